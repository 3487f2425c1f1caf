//! The standard library for `wasm32-unknown-unknown`, and the toolchain that has it.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::debian_wasm_std;
use crate::process::{announce, output, run};
use crate::tools;
use crate::workspace::Workspace;

/// The target that the browser runs.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The toolchain that compiles for the browser. Usually the one in use; else Debian's.
#[derive(Debug, Default)]
pub(crate) struct WasmToolchain {
    variables: Vec<(&'static str, String)>,
}

impl WasmToolchain {
    /// A toolchain that cargo picks up by these environment variables.
    pub(crate) fn with_variables(variables: Vec<(&'static str, String)>) -> Self {
        Self { variables }
    }

    /// A command that compiles with this toolchain.
    pub(crate) fn command(&self, workspace: &Workspace, program: &str) -> Command {
        let mut command = workspace.command(program);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// Finds a toolchain that has the target, or adds the target to the one in use.
///
/// # Errors
/// When there is none and none can be installed.
pub(crate) fn ensure(workspace: &Workspace) -> Result<WasmToolchain> {
    if has_std(workspace.command("rustc")) {
        return Ok(debian_wasm_std::linker_of(workspace));
    }
    if let Some(toolchain) = debian_wasm_std::installed(workspace) {
        return Ok(toolchain);
    }
    let remedy = "run `rustup target add wasm32-unknown-unknown` where its server can be reached";
    if workspace.find("rustup").is_some() {
        announce(format_args!("Adding the target {TARGET}"));
        let added = run(
            workspace.command("rustup").args(["target", "add", TARGET]),
            remedy,
        );
        if added.is_ok() && has_std(workspace.command("rustc")) {
            return Ok(WasmToolchain::default());
        }
    }
    if !tools::can_apt_get(workspace) {
        bail!("Rust's standard library for {TARGET} is missing; {remedy}");
    }
    debian_wasm_std::install(workspace)
}

/// Does this rustc come with the target's standard library?
pub(crate) fn has_std(mut rustc: Command) -> bool {
    let Some(dir) = output(rustc.args(["--print", "target-libdir", "--target", TARGET])) else {
        return false;
    };
    fs::read_dir(Path::new(&dir)).is_ok_and(|entries| {
        entries
            .flatten()
            .any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
    })
}
