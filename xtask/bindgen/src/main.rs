//! Makes a JavaScript module from a WebAssembly module, with wasm-bindgen's library. Without this program, everyone
//! would have to install wasm-bindgen's command in exactly the version of Cargo.lock, which takes three times as long
//! to compile.

use std::env;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [target, module, dir] = &arguments[..] else {
        bail!("usage: bindgen bundler|nodejs|web MODULE DIR");
    };
    let mut bindgen = Bindgen::new();
    match target.as_str() {
        "bundler" => bindgen.bundler(true)?,
        "nodejs" => bindgen.nodejs(true)?,
        "web" => bindgen.web(true)?,
        _ => bail!("{target} is not a target"),
    };
    bindgen.input_path(module).typescript(true).generate(dir)
}
