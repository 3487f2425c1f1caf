//! The engine as an npm package: `crates/particles-wasm/pkg`, made by wasm-pack.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::node_packages;
use crate::process::{announce, run};
use crate::stamp::{Inputs, Stamp};
use crate::tools;
use crate::wasm_target;
use crate::workspace::Workspace;

/// The crate that becomes the package.
const CRATE: &str = "crates/particles-wasm";

/// Everything that the package is compiled from.
pub(crate) const SOURCES: [&str; 6] = [
    "crates/particles",
    CRATE,
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "rust-toolchain.toml",
];

/// The inputs of everything that is compiled for the browser.
///
/// # Errors
/// When a source cannot be read.
pub(crate) fn inputs(workspace: &Workspace) -> Result<Inputs> {
    workspace.inputs(SOURCES)
}

/// Puts a package without content in the place of the package that is still to be built.
///
/// The site's packages depend on it, and it on one of them (`wasm-opt`): npm installs a link to the
/// directory first, and wasm-pack fills it afterwards.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn ensure_directory(workspace: &Workspace) -> Result<()> {
    let dir = output_dir(workspace);
    let manifest = dir.join("package.json");
    if manifest.exists() {
        return Ok(());
    }
    let version = env!("CARGO_PKG_VERSION");
    let text =
        format!("{{\"name\":\"particles-wasm\",\"version\":\"{version}\",\"type\":\"module\"}}\n");
    fs::create_dir_all(&dir)
        .and_then(|()| fs::write(&manifest, text))
        .with_context(|| format!("could not write {}", manifest.display()))
}

/// Builds the package for the site's bundler, unless it is up to date.
///
/// # Errors
/// When a tool is missing or the build fails.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    let output = output_dir(workspace).join("particles_wasm_bg.wasm");
    let stamp = Stamp::new(workspace, "wasm", output, &inputs(workspace)?);
    stamp.refresh(|| build(workspace, "bundler", "pkg", &[]))
}

/// Builds the module that panics, for the tests of what a visitor then sees, and returns its file. It
/// takes the place of the site's module: both have the same imports and exports.
///
/// # Errors
/// When a tool is missing or the build fails.
pub(crate) fn ensure_panicking(workspace: &Workspace) -> Result<PathBuf> {
    let dir = workspace.tools().join("panicking-engine");
    let output = dir.join("particles_wasm_bg.wasm");
    Stamp::new(
        workspace,
        "panicking-engine",
        output.clone(),
        &inputs(workspace)?,
    )
    .refresh(|| {
        let out_dir = "../../.tools/panicking-engine";
        build(workspace, "bundler", out_dir, &["panics"])
    })?;
    Ok(output)
}

/// Builds the package for `target` into `out_dir`, which is a path from the crate, with `features`.
///
/// # Errors
/// When a tool is missing or the build fails.
pub(crate) fn build(
    workspace: &Workspace,
    target: &str,
    out_dir: &str,
    features: &[&str],
) -> Result<()> {
    node_packages::ensure_app(workspace)?;
    tools::ensure_wasm_tools(workspace)?;
    let toolchain = wasm_target::ensure(workspace)?;
    announce(format_args!(
        "Building the engine for the browser ({target})"
    ));
    let mut wasm_pack = toolchain.command(workspace, "wasm-pack");
    wasm_pack
        .args(["--log-level", "warn", "build", "--release"])
        .args(["--mode", "no-install"])
        .args(["--target", target, "--out-dir", out_dir])
        // What follows the crate is handed on to cargo.
        .args([CRATE, "--features", &features.join(",")]);
    if let Some(home) = cargo_home() {
        wasm_pack.args(["--config", &without_home(&home)]);
    }
    run(&mut wasm_pack, "see the compiler's message above")
}

/// Where cargo keeps the sources of dependencies.
fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")))
}

/// A setting of cargo that adds a flag to those of `.cargo/config.toml`: panics say in which file they
/// happened, and what is published says nothing of who built it.
fn without_home(cargo_home: &Path) -> String {
    let home = cargo_home.display();
    format!("target.wasm32-unknown-unknown.rustflags=['--remap-path-prefix={home}=cargo']")
}

fn output_dir(workspace: &Workspace) -> PathBuf {
    workspace.path(CRATE).join("pkg")
}
