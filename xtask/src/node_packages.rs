//! npm packages, installed as their lock file says.

use anyhow::Result;

use crate::console::step;
use crate::engine;
use crate::process::run;
use crate::stamp::{Inputs, Stamp};
use crate::workspace::Workspace;

/// Installs the packages of the site.
///
/// # Errors
/// When npm fails.
pub(crate) fn ensure_app(workspace: &Workspace) -> Result<()> {
    engine::ensure_manifest(workspace)?;
    ensure(workspace, "app")
}

/// Installs the packages of the package in `dir`, a path from the repository's root.
///
/// # Errors
/// When npm fails.
pub(crate) fn ensure(workspace: &Workspace, dir: &str) -> Result<()> {
    let package = workspace.path(dir);
    let inputs = Inputs::default()
        .path(&package.join("package-lock.json"))?
        .path(&package.join(".npmrc"))?;
    let stamp_name = format!("npm-{}", dir.replace('/', "-"));
    // npm writes this when an installation is complete.
    let mark = package.join("node_modules").join(".package-lock.json");
    Stamp::new(workspace, &stamp_name, mark, &inputs).refresh(|| {
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
