//! The checkout of the current directory, which may be a copy of the one that compiled this program.

use std::env;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::console::step;

/// What these commands install, and their stamps; git-ignored.
pub(crate) const TOOLS: &str = ".tools";

/// Enters the root of the checkout. Returns the directory that this program was called in.
pub(crate) fn enter() -> Result<PathBuf> {
    let called_from = env::current_dir().context("the current directory is gone")?;
    let is_root = |dir: &&Path| dir.join("xtask/Cargo.toml").is_file();
    let root = called_from.ancestors().find(is_root);
    let root = root.context("neither this directory nor one above it has xtask/Cargo.toml")?;
    ensure!(
        !root.to_string_lossy().contains(['#', '?']),
        "Vite cannot build below a path with # or ?: move or rename {}",
        root.display()
    );
    env::set_current_dir(root)?;
    Ok(called_from)
}

/// For programs that run in another directory.
pub(crate) fn absolute(path: impl AsRef<Path>) -> PathBuf {
    env::current_dir().unwrap_or_default().join(path)
}

/// Calls `make`, which must not lock again, while no other run builds or tests in this checkout. The system releases
/// the lock when this process ends, however it ends.
pub(crate) fn exclusively<T>(make: impl FnOnce() -> Result<T>) -> Result<T> {
    let path = Path::new(TOOLS).join("lock");
    let file = fs::create_dir_all(TOOLS).and_then(|()| File::create(&path));
    let file = file.with_context(|| format!("could not open {}", path.display()))?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        let name = "Waiting for another `cargo xtask` in this checkout";
        step(name, || Ok(file.lock()?))?;
    }
    make()
}
