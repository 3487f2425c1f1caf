//! Writes the recorded run anew.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Asked at run time: a copy of the repository may have been compiled in another directory.
    let package =
        env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("start it by cargo"))?;
    fs::write(
        PathBuf::from(package).join("recorded-run.txt"),
        tests::recorded_run::play(),
    )
}
