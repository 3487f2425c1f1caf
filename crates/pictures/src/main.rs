//! Pictures that the engine draws when the site is built. `cargo xtask` calls it:
//!
//! - `pictures stills DIR` writes an SVG for each phase and shape of each animation.
//! - `pictures cards LIST NODE_MODULES DIR` writes a PNG for each page, for social networks to show.

mod cards;
mod fonts;
mod stills;

use std::env;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};

#[expect(
    clippy::print_stderr,
    reason = "a command line talks on its standard streams"
)]
fn main() -> ExitCode {
    match draw() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("pictures: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn draw() -> Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(Path::new).collect();
    match arguments[..] {
        [command, dir] if command == Path::new("stills") => stills::write(dir),
        [command, list, node_modules, dir] if command == Path::new("cards") => {
            cards::write(list, node_modules, dir)
        }
        _ => bail!("usage: pictures stills DIR | pictures cards LIST NODE_MODULES DIR"),
    }
}
