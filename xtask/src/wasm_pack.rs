//! wasm-pack, and the command wasm-bindgen that it calls: from PATH if their versions fit, otherwise compiled.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::console::step;
use crate::exclusive::exclusively;
use crate::process::{output, run};
use crate::programs::{major_and_minor, on_path};
use crate::wasm_target;
use crate::wasm_toolchain::WasmToolchain;
use crate::workspace::Workspace;

/// Installed unless PATH has this minor version or a newer one.
const VERSION: &str = "0.15.1";

/// Installs wasm-pack if it is missing.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    exclusively("wasm-pack", || {
        if dir(workspace).is_some() {
            return Ok(());
        }
        install(workspace)
    })
}

fn install(workspace: &Workspace) -> Result<()> {
    step("Compiling wasm-pack", || {
        let mut cargo = workspace.cargo();
        cargo
            .args(["install", "--debug", "--locked", "--force"])
            .args(["wasm-pack", "--version", VERSION, "--root"])
            .arg(workspace.tools())
            // A directory of its own, so that it does not wait for another cargo.
            .env_remove("CARGO_TARGET_DIR")
            .env("CARGO_PROFILE_DEV_DEBUG", "0");
        let remedy = format!("install wasm-pack {VERSION} by hand and see that it is on PATH");
        run(workspace, &mut cargo, &remedy)
    })
}

/// Compiles wasm-bindgen, unless PATH has it. Returns the directory that has it.
pub(crate) fn ensure_bindgen(workspace: &Workspace) -> Result<PathBuf> {
    if let Some(dir) = fitting_bindgen(workspace)? {
        return Ok(dir);
    }
    step("Compiling wasm-bindgen", || {
        let mut cargo = workspace.cargo();
        cargo.args(["build", "--package", "bindgen"]);
        run(workspace, &mut cargo, "see the message above")
    })?;
    Ok(workspace.target().join("debug"))
}

/// wasm-pack with a toolchain that has the target, and with its tools on PATH, wasm-bindgen from the directory
/// `bindgen`. Its warnings (a newer version, a field of the manifest) are not printed.
pub(crate) fn command(workspace: &Workspace, bindgen: PathBuf) -> Result<(Command, WasmToolchain)> {
    let toolchain = wasm_target::ensure(workspace)?;
    let mut dirs = vec![bindgen];
    dirs.extend(dir(workspace));
    // wasm-opt comes with an npm package.
    dirs.push(workspace.app().join("node_modules").join(".bin"));
    let mut command = toolchain.command(workspace, "wasm-pack", dirs);
    command.args(["--log-level", "error"]);
    Ok((command, toolchain))
}

/// The directory of a wasm-pack whose version fits.
fn dir(workspace: &Workspace) -> Option<PathBuf> {
    let installed = workspace.tools().join("bin");
    [
        on_path("wasm-pack"),
        Some(installed.join(file_name("wasm-pack"))),
    ]
    .into_iter()
    .flatten()
    .find(|program| {
        let version = output(Command::new(program).arg("--version"));
        version.is_some_and(|version| is_recent(&version))
    })
    .and_then(|program| program.parent().map(Path::to_owned))
}

/// Whether a version, such as `wasm-pack 0.15.1`, is `VERSION` or newer.
fn is_recent(version: &str) -> bool {
    let version = version.split_whitespace().nth(1).and_then(major_and_minor);
    version >= major_and_minor(VERSION)
}

fn file_name(program: &str) -> String {
    format!("{program}{}", env::consts::EXE_SUFFIX)
}

/// The directory on PATH that has wasm-bindgen in the version of Cargo.lock.
fn fitting_bindgen(workspace: &Workspace) -> Result<Option<PathBuf>> {
    let Some(path) = on_path("wasm-bindgen") else {
        return Ok(None);
    };
    let lock = workspace.read("Cargo.lock")?;
    let locked = locked_version(&lock, "wasm-bindgen")
        .context("Cargo.lock does not name wasm-bindgen; is crates/particles-wasm complete?")?;
    let found = output(Command::new(&path).arg("--version"));
    let fits = found.is_some_and(|found| found.split_whitespace().nth(1) == Some(locked));
    Ok(fits.then(|| path.parent().map(Path::to_owned)).flatten())
}

/// The version of a package in the text of a Cargo.lock.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_from_the_lock() {
        let lock = "\
[[package]]
name = \"wasm-bindgen-macro\"
version = \"0.2.1\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.130\"
";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(lock, "wasm"), None);
    }

    #[test]
    fn an_old_wasm_pack_does_not_fit() {
        assert!(is_recent("wasm-pack 0.15.1"));
        assert!(is_recent("wasm-pack 1.0.0"));
        assert!(!is_recent("wasm-pack 0.12.1"));
        assert!(!is_recent(""));
    }
}
