//! Finds a toolchain with the standard library for `wasm32-unknown-unknown`, or adds it.

use std::path::Path;

use anyhow::{Result, bail};

use crate::apt;
use crate::console::step;
use crate::debian_wasm_std;
use crate::exclusive::exclusively;
use crate::process::{output, run};
use crate::programs;
use crate::wasm_toolchain::{TARGET, WasmToolchain, has_std};
use crate::workspace::Workspace;

/// Finds a toolchain that has the target, or adds the target to the one in use.
pub(crate) fn ensure(workspace: &Workspace) -> Result<WasmToolchain> {
    match find(workspace) {
        Some(toolchain) => Ok(toolchain),
        None => exclusively(workspace, "wasm-target", || add(workspace)),
    }
}

fn add(workspace: &Workspace) -> Result<WasmToolchain> {
    // It may have been added meanwhile.
    if let Some(toolchain) = find(workspace) {
        return Ok(toolchain);
    }
    let remedy = format!("run `rustup target add {TARGET}` with network access");
    if programs::on_path("rustup").is_some() {
        let added = step(&format!("Adding the target {TARGET}"), || {
            let mut rustup = workspace.command("rustup");
            run(workspace, rustup.args(["target", "add", TARGET]), &remedy)
        });
        if added.is_ok()
            && let Some(toolchain) = find(workspace)
        {
            return Ok(toolchain);
        }
    }
    if !debian_wasm_std::has_packages() {
        if !apt::is_allowed() {
            let packages = debian_wasm_std::PACKAGES.join(" ");
            bail!(
                "Rust's standard library for {TARGET} is missing; {remedy}, or on Debian `apt-get install {packages}`"
            );
        }
        debian_wasm_std::install_packages(workspace)?;
    }
    debian_wasm_std::complete(workspace)
}

fn find(workspace: &Workspace) -> Option<WasmToolchain> {
    let target_libraries =
        output(
            workspace
                .command("rustc")
                .args(["--print", "target-libdir", "--target", TARGET]),
        );
    if target_libraries.is_some_and(|dir| has_std(Path::new(&dir))) {
        return Some(WasmToolchain::default());
    }
    debian_wasm_std::installed(workspace)
}
