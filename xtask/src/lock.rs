//! The lock of a checkout, by which two runs of these commands wait for each other.

use std::fs::{self, File, TryLockError};

use anyhow::{Context as _, Result};

use crate::console::step;
use crate::workspace::Workspace;

/// Calls `make`, which must not lock again, while no other run builds or tests in this checkout. The system releases
/// the lock when this process ends, however it ends.
pub(crate) fn exclusively<T>(workspace: &Workspace, make: impl FnOnce() -> Result<T>) -> Result<T> {
    let path = workspace.tools().join("lock");
    let file = fs::create_dir_all(workspace.tools())
        .and_then(|()| File::create(&path))
        .with_context(|| format!("could not open {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => {
            step("Waiting for another `cargo xtask` in this checkout", || {
                Ok(file.lock()?)
            })
        }
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
    .with_context(|| format!("could not lock {}", path.display()))?;
    make()
}
