//! Writes the recorded run anew.

use std::fs;

fn main() -> std::io::Result<()> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/recorded-run.txt");
    fs::write(file, tests::recorded_run::play())
}
