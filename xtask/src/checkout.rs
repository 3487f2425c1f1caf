//! The checkout of the current directory, which may be a copy of the one that compiled this program.

use std::env;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::console::step;

/// Enters the root of the checkout.
pub(crate) fn enter() -> Result<()> {
    let dir = env::current_dir().context("the current directory is gone")?;
    let is_root = |dir: &&Path| dir.join("xtask/Cargo.toml").is_file();
    let root = dir.ancestors().find(is_root);
    let root = root.context("neither this directory nor one above it has xtask/Cargo.toml")?;
    Ok(env::set_current_dir(root)?)
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
