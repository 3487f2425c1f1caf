//! Writes the files that the site imports from the engine: stills, names, times, home's picture.
//!
//! The site's sources depend on these files, so this crate has to compile quickly: share images have a crate of their
//! own.

mod corridor;
mod stills;
mod typescript;

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

pub use corridor::{at_rest, path};
pub use stills::{SEED, still};

/// Writes every file into `dir`, which is created if it is absent.
///
/// # Errors
/// When a file cannot be written.
pub fn write(dir: &Path) -> Result<()> {
    fs::create_dir_all(dir).with_context(|| format!("could not create {}", dir.display()))?;
    stills::write(dir)?;
    corridor::write(dir)?;
    let file = dir.join("animations.ts");
    fs::write(&file, typescript::module())
        .with_context(|| format!("could not write {}", file.display()))
}
