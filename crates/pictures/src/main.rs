//! The pictures of 1200 × 630 that social networks show beside a link to a page.
//!
//! `pictures LIST NODE_MODULES DIR` writes a PNG into DIR for each page of LIST; `cargo xtask build`
//! calls it.

mod cards;
mod fonts;

use std::env;
use std::path::Path;

use anyhow::{Result, bail};

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [list, node_modules, dir] = &arguments[..] else {
        bail!("usage: pictures LIST NODE_MODULES DIR");
    };
    cards::write(Path::new(list), Path::new(node_modules), Path::new(dir))
}
