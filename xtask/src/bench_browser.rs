//! `bench-browser`: the engine in Chromium beside JavaScript engines, by `benches/browser`.

use std::ffi::OsString;

use anyhow::Result;

use crate::node_packages;
use crate::process::run as run_command;
use crate::stamp::Stamp;
use crate::tools;
use crate::wasm_package;
use crate::workspace::Workspace;

/// The npm package of the benchmark.
pub(crate) const PACKAGE: &str = "benches/browser";

/// Builds what the benchmark's own program needs and hands over to it, with its `options`.
pub(crate) fn run(workspace: &Workspace, options: &[OsString]) -> Result<()> {
    node_packages::ensure(workspace, PACKAGE)?;
    let engine = workspace.path(PACKAGE).join("dist").join("engine");
    let output = engine.join("particles_wasm_bg.wasm");
    let inputs = wasm_package::inputs(workspace)?;
    Stamp::new(workspace, "bench-engine", output, &inputs).refresh(|| {
        let out_dir = "../../benches/browser/dist/engine";
        wasm_package::build(workspace, "web", out_dir, &["field-stage"])
    })?;
    let mut program = workspace.command("node");
    program.arg("benches/browser/run.mjs").args(options);
    if !options.iter().any(|option| option == "--build-only") {
        program.env("CHROME_PATH", tools::chromium(workspace)?);
    }
    run_command(&mut program, "see the message above")
}
