//! `bindgen bundler|nodejs|web DIR MODULE` writes a compiled module and its JavaScript to a directory.
//!
//! Compiles in a third of the time of wasm-bindgen's own command, and always has the version of Cargo.lock.

use std::env;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [importer, dir, module] = &arguments[..] else {
        bail!("it takes what imports the module, a directory and the module");
    };
    let mut bindgen = Bindgen::new();
    match importer.as_str() {
        "bundler" => bindgen.bundler(true)?,
        "nodejs" => bindgen.nodejs(true)?,
        "web" => bindgen.web(true)?,
        _ => bail!("{importer} is none of bundler, nodejs and web"),
    };
    bindgen.input_path(module).typescript(true).generate(dir)
}
