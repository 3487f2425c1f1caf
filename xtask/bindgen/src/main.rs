//! `bindgen TARGET DIRECTORY MODULE`: the part of the command `wasm-bindgen` that is used here, on top of its library.
//! It compiles in a third of the time of the whole command, and always has the version of Cargo.lock.

use std::env;

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = env::args().skip(1);
    let mut next = |what| {
        arguments
            .next()
            .with_context(|| format!("{what} is missing"))
    };
    let mut bindgen = Bindgen::new();
    match next("the target")?.as_str() {
        "bundler" => bindgen.bundler(true)?,
        "nodejs" => bindgen.nodejs(true)?,
        "web" => bindgen.web(true)?,
        target => bail!("the targets are bundler, nodejs and web, not `{target}`"),
    };
    let dir = next("the directory")?;
    bindgen.typescript(true).input_path(next("the module")?);
    bindgen.generate(dir)
}
