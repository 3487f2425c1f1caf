//! The part of the command `wasm-bindgen` that wasm-pack and the tests in WebAssembly use, on top of its library. It
//! compiles in a third of the time of the whole command, and always has the version of Cargo.lock.

use std::env;

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

#[expect(clippy::print_stdout, reason = "wasm-pack reads the version there")]
fn main() -> Result<()> {
    let mut bindgen = Bindgen::new();
    let mut out_dir = None;
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--version" => {
                println!("wasm-bindgen {}", wasm_bindgen_shared::version());
                return Ok(());
            }
            "--out-dir" => {
                out_dir = arguments.next();
                &mut bindgen
            }
            "--typescript" => bindgen.typescript(true),
            // Of `cargo xtask dev`.
            "--debug" => bindgen.debug(true),
            "--target" => match arguments.next().as_deref() {
                Some("bundler") => bindgen.bundler(true)?,
                Some("nodejs") => bindgen.nodejs(true)?,
                Some("web") => bindgen.web(true)?,
                _ => bail!("--target takes bundler, nodejs or web"),
            },
            option if option.starts_with('-') => {
                bail!("{option} is not supported; `cargo install wasm-bindgen-cli` has all options")
            }
            module => bindgen.input_path(module),
        };
    }
    bindgen.generate(out_dir.context("--out-dir takes a directory")?)
}
