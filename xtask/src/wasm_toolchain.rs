//! The cargo and the standard library that compile for `wasm32-unknown-unknown`: finds them, or adds the target.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use anyhow::{Result, ensure};

use crate::apt;
use crate::console::{lock, step};
use crate::debian_wasm_std;
use crate::process::{output, run};
use crate::programs::{on_path, search_path};
use crate::workspace::Workspace;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Usually the toolchain in use, otherwise Debian's.
#[derive(Debug, Default)]
pub(crate) struct WasmToolchain {
    /// The directory of cargo, if not the one in use.
    pub(crate) dir: Option<PathBuf>,
    pub(crate) variables: Vec<(&'static str, PathBuf)>,
    /// The directory of the standard library, if not the compiler's.
    pub(crate) sysroot: Option<PathBuf>,
}

impl WasmToolchain {
    /// A program that compiles with this toolchain. It and the programs that it calls are found in `dirs` before PATH.
    pub(crate) fn command(
        &self,
        workspace: &Workspace,
        program: impl AsRef<Path>,
        mut dirs: Vec<PathBuf>,
    ) -> Command {
        dirs.extend(self.dir.clone());
        let path = search_path(dirs);
        let mut command = workspace.command(program);
        command
            .env("PATH", path)
            // Either would replace the flags of `.cargo/config.toml`, simd128 included.
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("CARGO_TARGET_DIR", workspace.target())
            .envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Options of cargo that add flags to those of `.cargo/config.toml`. Every compilation uses the same flags, so
    /// that nothing is compiled twice.
    pub(crate) fn options(&self) -> Vec<String> {
        let sysroot = self.sysroot.as_deref();
        let sysroot = sysroot.map(|dir| format!("--sysroot={}", dir.display()));
        // Keeps the home directory out of panic messages.
        let home = cargo_home().map(|dir| format!("--remap-path-prefix={}=cargo", dir.display()));
        let flags = sysroot.into_iter().chain(home);
        flags
            // Single quotes need no escaping of Windows paths.
            .map(|flag| format!("target.{TARGET}.rustflags=['{flag}']"))
            .flat_map(|setting| ["--config".to_owned(), setting])
            .collect()
    }

    /// Runs a command of cargo for the target, with programs that it calls in `dirs`.
    pub(crate) fn cargo(
        &self,
        workspace: &Workspace,
        command: &str,
        dirs: Vec<PathBuf>,
    ) -> Command {
        let program = match &self.dir {
            Some(dir) => dir.join("cargo"),
            None => workspace.cargo().get_program().into(),
        };
        let mut cargo = self.command(workspace, program, dirs);
        cargo.args([command, "--target", TARGET]);
        cargo.args(self.options());
        cargo
    }
}

fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")))
}

/// Finds a toolchain that has the target, or adds the target to the one in use.
pub(crate) fn ensure(workspace: &Workspace) -> Result<WasmToolchain> {
    // Lanes of suites need it at the same time.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = lock(&ONE_AT_A_TIME);
    if has_target(workspace) {
        return Ok(WasmToolchain::default());
    }
    if !debian_wasm_std::has_packages() {
        let remedy = format!("run `rustup target add {TARGET}` with network access");
        if on_path("rustup").is_some() {
            let added = step(&format!("Adding the target {TARGET}"), || {
                let mut rustup = workspace.command("rustup");
                run(workspace, rustup.args(["target", "add", TARGET]), &remedy)
            });
            if added.is_ok() && has_target(workspace) {
                return Ok(WasmToolchain::default());
            }
        }
        let packages = debian_wasm_std::PACKAGES.join(" ");
        ensure!(
            apt::is_allowed(),
            "Rust's standard library for {TARGET} is missing; {remedy}, or on Debian `apt-get install {packages}`"
        );
        debian_wasm_std::install_packages(workspace)?;
    }
    debian_wasm_std::ensure(workspace)
}

/// Whether the compiler in use has the target's standard library.
fn has_target(workspace: &Workspace) -> bool {
    let mut rustc = workspace.command("rustc");
    let dir = output(rustc.args(["--print", "target-libdir", "--target", TARGET]));
    let entries = dir.and_then(|dir| fs::read_dir(dir).ok());
    entries.is_some_and(|entries| {
        let mut names = entries.flatten().map(|entry| entry.file_name());
        names.any(|name| name.to_string_lossy().starts_with("libstd-"))
    })
}
