//! The built site in `app/dist`, and what its sources need before anything can be done with them.

use anyhow::Result;

use crate::node_packages;
use crate::pictures;
use crate::process::{announce, run};
use crate::stamp::Stamp;
use crate::wasm_package;
use crate::workspace::Workspace;

/// Provides what the sources refer to: npm's packages, the WASM package and the stills.
///
/// # Errors
/// When one of them cannot be made.
pub(crate) fn ensure_sources(workspace: &Workspace) -> Result<()> {
    node_packages::ensure_app(workspace)?;
    wasm_package::ensure(workspace)?;
    pictures::ensure_export(workspace)
}

/// Builds the site, unless it is up to date.
///
/// # Errors
/// When something that it needs cannot be made or the build fails.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    ensure_sources(workspace)?;
    let inputs = wasm_package::inputs(workspace)?
        .path(&workspace.path("crates/export"))?
        .path(&workspace.app())?;
    let index = workspace.app().join("dist").join("index.html");
    Stamp::new(workspace, "site", index, &inputs).refresh(|| {
        announce("Building the site");
        run(
            workspace
                .npm(&workspace.app())
                .args(["run", "--silent", "build"]),
            "see the message above",
        )
    })
}

/// Builds all that is published: the site and its pages' cards.
///
/// # Errors
/// When something that it needs cannot be made or the build fails.
pub(crate) fn ensure_published(workspace: &Workspace) -> Result<()> {
    ensure(workspace)?;
    pictures::ensure_cards(workspace)
}
