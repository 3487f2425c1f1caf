//! The lock of a checkout, by which two runs of these commands wait for each other.

use std::env;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::process;

use anyhow::{Context as _, Result};

use crate::console::step;
use crate::workspace::Workspace;

/// Calls `make`, which must not lock again, while no other run builds or tests in this checkout. The system releases
/// the lock when this process ends, however it ends.
pub(crate) fn exclusively<T>(workspace: &Workspace, make: impl FnOnce() -> Result<T>) -> Result<T> {
    let dir = workspace.tools();
    let path = dir.join("lock");
    let mut file = fs::create_dir_all(&dir)
        .and_then(|()| {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            options.open(&path)
        })
        .with_context(|| format!("could not open {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => wait(&mut file)?,
        Err(TryLockError::Error(error)) => return Err(error).context("could not lock a file"),
    }
    // For those who wait; without it, they do not say for whom.
    let _ = file.rewind();
    let _ = file.set_len(0);
    let _ = write!(file, "{}", this_run());
    make()
}

/// Waits for the lock, and says for whom.
fn wait(file: &mut File) -> Result<()> {
    let mut holder = String::new();
    // Windows refuses to read a locked file.
    if file.read_to_string(&mut holder).is_err() || holder.is_empty() {
        "another run".clone_into(&mut holder);
    }
    step(&format!("Waiting for {holder}"), || {
        file.lock().context("could not lock a file")
    })
}

/// Its command and process.
fn this_run() -> String {
    let command: Vec<_> = env::args().skip(1).collect();
    let command = command.join(" ");
    format!("`cargo xtask {command}` (process {})", process::id())
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::thread;

    use super::*;

    #[test]
    fn calls_run_one_after_the_other() {
        let workspace = Workspace::scratch("lock");
        let running = Mutex::new(());
        let call = || {
            exclusively(&workspace, || {
                let alone = running.try_lock();
                assert!(alone.is_ok(), "two calls at the same time");
                thread::yield_now();
                Ok(())
            })
            .unwrap();
        };
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(call);
            }
        });
        workspace.remove();
    }
}
