//! Writes the files that the site imports from the engine: stills, names, times, home's picture.
//!
//! The site's sources depend on these files, so this crate has to compile quickly: share images have a crate of their
//! own.

mod axes;
mod corridor;
mod path;
mod stills;
mod typescript;

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

pub use corridor::at_rest;
pub use path::line;
pub use stills::{SEED, still};

/// Writes every file into `dir`, which is created if it is absent.
///
/// # Errors
/// When a file cannot be written.
pub fn write(dir: &Path) -> Result<()> {
    fs::create_dir_all(dir).with_context(|| format!("could not create {}", dir.display()))?;
    stills::write(dir)?;
    corridor::write(&dir.join("corridor"))?;
    for (name, module) in [
        ("animations.ts", typescript::module()),
        ("corridor.ts", axes::module()),
    ] {
        let text = format!("// Written by crates/export.\n\n{module}");
        write_file(&dir.join(name), &text)?;
    }
    Ok(())
}

fn write_file(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| format!("could not write {}", file.display()))
}
