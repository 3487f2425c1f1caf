//! Writes what the site imports from the engine: `cargo run -p export -- DIR`.
//!
//! Without DIR, from the repository's root, into the directory that the site imports it from.

use std::env;
use std::path::Path;

use anyhow::Result;

/// Where the site's sources import it from.
const SITE: &str = "app/src/animation/generated";

fn main() -> Result<()> {
    let dir = env::args_os().nth(1).unwrap_or_else(|| SITE.into());
    export::write(Path::new(&dir))
}
