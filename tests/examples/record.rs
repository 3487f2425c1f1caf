//! Renews the recorded run.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Read at run time, because another checkout may have compiled this program.
    let package =
        env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("start it by cargo"))?;
    fs::write(
        PathBuf::from(package).join("recorded-run.txt"),
        tests::recorded_run::play(),
    )
}
