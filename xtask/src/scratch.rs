//! Directories that tests write to.

use std::path::PathBuf;
use std::{env, fs, process};

/// An empty directory.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let dir = env::temp_dir().join(format!("xtask-{name}-{}", process::id()));
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    dir
}
