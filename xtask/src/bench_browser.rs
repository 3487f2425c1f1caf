//! `bench-browser`: the engine in Chromium beside JavaScript engines, by `benches/browser`.

use anyhow::Result;

use crate::node_packages;
use crate::process::{announce, run as run_command};
use crate::stamp::Stamp;
use crate::tools;
use crate::wasm_package;
use crate::workspace::Workspace;

/// The npm package of the benchmark.
const PACKAGE: &str = "benches/browser";

pub(crate) fn run(workspace: &Workspace, build_only: bool) -> Result<()> {
    node_packages::ensure(workspace, PACKAGE)?;
    let engine = workspace.path(PACKAGE).join("dist").join("engine");
    let output = engine.join("particles_wasm_bg.wasm");
    let stamp = Stamp::new(
        workspace,
        "bench-engine",
        output,
        &wasm_package::inputs(workspace)?,
    );
    stamp.refresh(|| wasm_package::build(workspace, "web", "../../benches/browser/dist/engine"))?;

    let mut runner = workspace.command("node");
    runner.arg("benches/browser/run.mjs");
    if build_only {
        announce("Building the browser benchmark");
        runner.arg("--build-only");
    } else {
        announce("Measuring in Chromium (several minutes; leave the machine alone)");
        runner.env("CHROME_PATH", tools::chromium(workspace)?);
    }
    run_command(&mut runner, "see the message above")
}
