//! wasm-pack, from PATH if its version fits, otherwise compiled; and the command wasm-bindgen that it calls.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::console::step;
use crate::process::{output, run};
use crate::programs::{major_and_minor, on_path};
use crate::wasm_toolchain;
use crate::wasm_toolchain::WasmToolchain;
use crate::workspace::Workspace;

/// Installed unless PATH has this minor version or a newer one.
const VERSION: &str = "0.15.1";

/// Installs wasm-pack if it is missing.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    if dir(workspace).is_some() {
        return Ok(());
    }
    step("Compiling wasm-pack", || install(workspace))
}

fn install(workspace: &Workspace) -> Result<()> {
    // A directory of its own, so that it does not wait for another cargo; kept until the installation is complete, so
    // that an interrupted one goes on.
    let target = workspace.tools().join("wasm-pack-target");
    let mut cargo = workspace.cargo();
    cargo
        .args(["install", "--debug", "--locked", "--force"])
        .args(["wasm-pack", "--version", VERSION, "--root"])
        .arg(workspace.tools())
        .env("CARGO_TARGET_DIR", &target)
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    let remedy = format!("install wasm-pack {VERSION} and put it on PATH");
    run(workspace, &mut cargo, &remedy)?;
    fs::remove_dir_all(&target).with_context(|| format!("could not remove {}", target.display()))
}

/// Compiles wasm-bindgen. Returns the directory that has it.
pub(crate) fn ensure_bindgen(workspace: &Workspace) -> Result<PathBuf> {
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
    let toolchain = wasm_toolchain::ensure(workspace)?;
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
    let file = format!("wasm-pack{}", env::consts::EXE_SUFFIX);
    let installed = workspace.tools().join("bin").join(file);
    [on_path("wasm-pack"), Some(installed)]
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
