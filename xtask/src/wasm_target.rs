//! The standard library for `wasm32-unknown-unknown`, and the cargo that has it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::console::step;
use crate::debian_wasm_std;
use crate::platform::Platform;
use crate::process::{output, run};
use crate::programs::{self, search_path};
use crate::workspace::Workspace;

/// The target that the browser runs.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Flags in the environment would replace those of `.cargo/config.toml`, simd128 included.
const REPLACING_FLAGS: [&str; 4] = [
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_BUILD_RUSTFLAGS",
    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
];

/// What compiles for the browser: usually the toolchain in use, else Debian's.
#[derive(Debug, Default)]
pub(crate) struct WasmToolchain {
    /// Where another cargo is than the one in use.
    pub(crate) dir: Option<PathBuf>,
    pub(crate) variables: Vec<(&'static str, PathBuf)>,
    /// Where the standard library is, if it is not with the compiler.
    pub(crate) sysroot: Option<PathBuf>,
}

impl WasmToolchain {
    /// A program that compiles with this toolchain, found in `dirs` before PATH, as is what it calls.
    pub(crate) fn command(
        &self,
        workspace: &Workspace,
        program: impl AsRef<Path>,
        mut dirs: Vec<PathBuf>,
    ) -> Command {
        dirs.extend(self.dir.clone());
        let path = search_path(dirs);
        let mut command = workspace.command(program);
        for name in REPLACING_FLAGS {
            command.env_remove(name);
        }
        command
            .env("PATH", path)
            .env("CARGO_TARGET_DIR", workspace.target())
            .envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Options of cargo that the toolchain needs.
    pub(crate) fn options(&self) -> Vec<String> {
        let sysroot = self.sysroot.as_deref();
        let options = sysroot.map(|dir| ["--config".to_owned(), added_flag("--sysroot", dir)]);
        options.into_iter().flatten().collect()
    }

    /// Runs a command of cargo for the target.
    pub(crate) fn cargo(&self, workspace: &Workspace, command: &str) -> Command {
        let program = match &self.dir {
            Some(dir) => dir.join("cargo"),
            None => workspace.cargo().get_program().into(),
        };
        let mut cargo = self.command(workspace, program, Vec::new());
        cargo.args([command, "--target", TARGET]);
        cargo.args(self.options());
        cargo
    }
}

/// A setting of cargo that adds a flag for the target to those of `.cargo/config.toml`.
pub(crate) fn added_flag(flag: &str, path: &Path) -> String {
    // In single quotes nothing is escaped, which suits Windows.
    format!("target.{TARGET}.rustflags=['{flag}={}']", path.display())
}

/// Finds a toolchain that has the target, or adds the target to the one in use.
///
/// # Errors
/// When there is none and none can be installed.
pub(crate) fn ensure(workspace: &Workspace) -> Result<WasmToolchain> {
    if let Some(toolchain) = find(workspace) {
        return Ok(toolchain);
    }
    let remedy = format!("run `rustup target add {TARGET}` where its server can be reached");
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
    if Platform::here() != Platform::DebianAsRoot {
        bail!("Rust's standard library for {TARGET} is missing; {remedy}");
    }
    debian_wasm_std::install(workspace)
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

/// Does this directory hold a standard library?
pub(crate) fn has_std(dir: &Path) -> bool {
    fs::read_dir(dir).is_ok_and(|entries| {
        entries
            .flatten()
            .any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_of_the_environment_do_not_reach_the_compiler() {
        let toolchain = WasmToolchain::default();
        let cargo = toolchain.cargo(&Workspace::here(), "build");
        for name in REPLACING_FLAGS {
            let removed = cargo
                .get_envs()
                .any(|(key, value)| key == name && value.is_none());
            assert!(removed, "{name} is kept");
        }
    }

    #[test]
    fn a_sysroot_of_our_own_is_an_added_flag() {
        let toolchain = WasmToolchain {
            sysroot: Some(PathBuf::from("/tools/sysroot")),
            ..WasmToolchain::default()
        };
        let cargo = toolchain.cargo(&Workspace::here(), "build");
        let flag = "target.wasm32-unknown-unknown.rustflags=['--sysroot=/tools/sysroot']";
        assert!(cargo.get_args().any(|argument| argument == flag));
    }
}
