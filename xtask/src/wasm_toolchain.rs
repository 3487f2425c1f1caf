//! What compiles for `wasm32-unknown-unknown`: a cargo and a standard library, wherever they are.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::programs::search_path;
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

    /// Options of cargo that add flags for the target to those of `.cargo/config.toml`: the same for everything
    /// that is compiled, so that nothing is compiled twice.
    pub(crate) fn options(&self) -> Vec<String> {
        let sysroot = self.sysroot.as_deref();
        let sysroot = sysroot.map(|dir| format!("--sysroot={}", dir.display()));
        // The file names in messages of panics do not contain the home directory of who built it.
        let home = cargo_home().map(|dir| format!("--remap-path-prefix={}=cargo", dir.display()));
        let flags = sysroot.into_iter().chain(home);
        flags
            // In single quotes nothing is escaped, which suits Windows.
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

/// Where cargo keeps the sources of dependencies.
fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")))
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
        let cargo = toolchain.cargo(&Workspace::here().unwrap(), "build", Vec::new());
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
        let cargo = toolchain.cargo(&Workspace::here().unwrap(), "build", Vec::new());
        let flag = "target.wasm32-unknown-unknown.rustflags=['--sysroot=/tools/sysroot']";
        assert!(cargo.get_args().any(|argument| argument == flag));
    }
}
