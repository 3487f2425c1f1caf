//! npm packages, installed as their lock file says.

use std::path::Path;

use anyhow::Result;

use crate::process::{announce, run};
use crate::stamp::{Inputs, Stamp};
use crate::tools;
use crate::wasm_package;
use crate::workspace::Workspace;

/// Installs the packages of the site.
///
/// # Errors
/// When Node.js is missing or npm fails.
pub(crate) fn ensure_app(workspace: &Workspace) -> Result<()> {
    // The site depends on the WASM package by its directory, which npm links to: it has to be there.
    wasm_package::ensure_directory(workspace)?;
    ensure(workspace, "app")
}

/// Installs the packages of the package in `dir`, a path from the repository's root.
///
/// # Errors
/// When Node.js is missing or npm fails.
pub(crate) fn ensure(workspace: &Workspace, dir: &str) -> Result<()> {
    tools::ensure_node(workspace)?;
    let package = workspace.path(dir);
    let inputs = Inputs::default()
        .path(&package.join("package.json"))?
        .path(&package.join("package-lock.json"))?
        .path(&package.join(".npmrc"))?;
    let stamp_name = format!("npm-{}", dir.replace('/', "-"));
    let stamp = Stamp::new(workspace, &stamp_name, installed_mark(&package), &inputs);
    stamp.refresh(|| {
        announce(format_args!("Installing the npm packages of {dir}"));
        run(
            workspace
                .npm(&package)
                .args(["ci", "--no-fund", "--no-audit", "--loglevel=error"]),
            &format!("check the network and that {dir}/package-lock.json fits package.json"),
        )
    })
}

/// npm writes this when an installation is whole.
fn installed_mark(package: &Path) -> std::path::PathBuf {
    package.join("node_modules").join(".package-lock.json")
}
