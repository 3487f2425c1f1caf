//! The checkout in which the commands run.

use std::env;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::console::step;

/// Enters the root of the checkout, so that paths are relative to it. `cargo run` names the directory of this package.
pub(crate) fn enter() -> Result<()> {
    let package = env::var_os("CARGO_MANIFEST_DIR").context("run it as `cargo xtask`")?;
    Ok(env::set_current_dir(Path::new(&package).join(".."))?)
}

/// Makes a path absolute, for programs that run in another directory.
pub(crate) fn absolute(path: impl AsRef<Path>) -> PathBuf {
    env::current_dir().unwrap_or_default().join(path)
}

/// Calls `make` while no other run builds or tests in this checkout. `make` must not call this function. The operating
/// system releases the lock when this process ends.
pub(crate) fn exclusively<T>(make: impl FnOnce() -> Result<T>) -> Result<T> {
    let file = fs::create_dir_all(".tools").and_then(|()| File::create(".tools/lock"));
    let file = file.context("this folder must be writable, and its disk not full")?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        let name = "Waiting for another `cargo xtask` in this checkout";
        step(name, || Ok(file.lock()?))?;
    }
    make()
}
