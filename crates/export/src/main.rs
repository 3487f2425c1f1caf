//! Writes the files that the site imports from the engine: `cargo run -p export -- DIR`.
//!
//! Without DIR, writes into the site's sources; the working directory is then the repository's root.

use std::env;
use std::path::Path;

use anyhow::Result;

/// The directory from which the site imports them.
const SITE: &str = "app/src/animation/generated";

fn main() -> Result<()> {
    let dir = env::args_os().nth(1).unwrap_or_else(|| SITE.into());
    export::write(Path::new(&dir))
}
