//! What the engine gives the site at build time: the crates `export`, which the site's sources need,
//! and `pictures`, whose drawings only a published site needs and which takes a minute to compile.

use std::path::Path;

use anyhow::Result;

use crate::process::{announce, run};
use crate::stamp::Stamp;
use crate::workspace::Workspace;

/// Everything that the exported files are made from.
pub(crate) const EXPORT_SOURCES: [&str; 4] = [
    "crates/particles",
    "crates/export",
    "Cargo.toml",
    "Cargo.lock",
];

/// Where the site's sources import the exported files from.
const EXPORT_DIR: &str = "app/src/animation/generated";

/// Writes what the site imports from the engine, unless it is up to date.
///
/// # Errors
/// When the crate does not compile or a file cannot be written.
pub(crate) fn ensure_export(workspace: &Workspace) -> Result<()> {
    let inputs = workspace.inputs(EXPORT_SOURCES)?;
    let dir = workspace.path(EXPORT_DIR);
    Stamp::new(workspace, "export", dir.clone(), &inputs).refresh(|| {
        announce("Drawing the stills");
        draw(workspace, "export", &[&dir])
    })
}

/// Draws the card of each page that social networks show, by the list that the site's build wrote, unless
/// they are up to date. A build of the site removes them.
///
/// # Errors
/// When the crate does not compile, the list is not as expected or a file cannot be written.
pub(crate) fn ensure_cards(workspace: &Workspace) -> Result<()> {
    let app = workspace.app();
    let list = app.join(".ssr").join("cards.json");
    let inputs = workspace
        .inputs(EXPORT_SOURCES)?
        .path(&workspace.path("crates/pictures"))?
        .path(&list)?;
    let dir = app.join("dist").join("og");
    Stamp::new(workspace, "cards", dir.clone(), &inputs).refresh(|| {
        announce("Drawing the pages' cards");
        draw(
            workspace,
            "pictures",
            &[&list, &app.join("node_modules"), &dir],
        )
    })
}

fn draw(workspace: &Workspace, package: &str, arguments: &[&Path]) -> Result<()> {
    let mut cargo = workspace.cargo();
    cargo
        .args(["run", "--package", package, "--"])
        .args(arguments);
    run(&mut cargo, "see the message above")
}
