//! `bench-browser`: the engine in Chromium, compared with JavaScript engines, by `benches/browser`.

use std::ffi::OsString;

use anyhow::Result;

use crate::console::step;
use crate::engine::{Engine, Profile};
use crate::lock::exclusively;
use crate::node_packages;
use crate::process::run as run_command;
use crate::programs::{self, CHROMIUM};
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// The npm package of the benchmark.
pub(crate) const PACKAGE: &str = "benches/browser";

/// The engine with the benchmarks' animation.
const ENGINE: Engine = Engine {
    name: "bench-engine",
    source: "crates/field",
    more_sources: &["crates/field"],
    features: "canvas",
    profile: Profile::Release,
    importer: "web",
    dir: "benches/browser/dist/engine",
};

/// Builds what the benchmark needs and starts it with `options`.
pub(crate) fn run(workspace: &Workspace, options: &[OsString]) -> Result<()> {
    let has = |name: &str| options.iter().any(|option| option == name);
    let is_measured = !["--help", "--build-only"].into_iter().any(has);
    programs::require_node()?;
    let mut program = workspace.command("node");
    program.arg(workspace.path("benches/browser/run.mjs"));
    // Paths in options are relative to the user's directory.
    program.args(options).current_dir(".");
    if is_measured {
        programs::ensure_chromium(workspace)?;
        CHROMIUM.pass_to(&mut program)?;
    }
    if !has("--help") {
        wasm_toolchain::ensure(workspace)?;
        exclusively(workspace, || {
            node_packages::ensure(workspace, PACKAGE)?;
            ENGINE.ensure(workspace)
        })?;
    }
    let mut run = || run_command(workspace, &mut program, "see the message above");
    if is_measured {
        step("Measuring in Chromium", run)
    } else {
        run()
    }
}
