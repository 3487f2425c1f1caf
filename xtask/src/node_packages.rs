//! npm packages, installed in the versions of their lock file.

use std::fs;

use anyhow::{Context as _, Result};

use crate::console::step;
use crate::process::run;
use crate::stamp::refresh;
use crate::workspace::Workspace;

/// The engine's package. npm links the site's dependency to this directory.
pub(crate) const ENGINE: &str = "crates/particles-wasm/pkg";

/// Installs the packages of the site.
pub(crate) fn ensure_app(workspace: &Workspace) -> Result<()> {
    ensure_manifest_of_engine(workspace)?;
    ensure(workspace, "app")
}

/// Installs the packages of the package in `dir`, a path from the repository's root.
pub(crate) fn ensure(workspace: &Workspace, dir: &str) -> Result<()> {
    let package = workspace.path(dir);
    let files = ["package-lock.json", ".npmrc"].map(|file| format!("{dir}/{file}"));
    let hash = workspace.hash(files, "")?;
    let stamp_name = format!("npm-{}", dir.replace('/', "-"));
    // npm writes this when an installation is complete.
    let mark = package.join("node_modules").join(".package-lock.json");
    refresh(workspace, &stamp_name, &mark, &hash, || {
        step(&format!("Installing the npm packages of {dir}"), || {
            let mut npm = workspace.npm(&package);
            npm.args(["ci", "--no-fund", "--no-audit", "--loglevel=error"]);
            run(
                workspace,
                &mut npm,
                &format!("check the network and that {dir}/package-lock.json fits package.json"),
            )
        })
    })
}

/// Writes an empty package for the engine if it is not built yet: npm needs the directory, and wasm-pack, which
/// fills it, needs one of npm's packages.
fn ensure_manifest_of_engine(workspace: &Workspace) -> Result<()> {
    let dir = workspace.path(ENGINE);
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
