//! The pictures that the engine draws at build time: the crate `pictures`, and when it has to run.
//!
//! It is a crate of its own because it takes a minute to compile, and no command should wait for that
//! before it can say a word.

use std::path::Path;

use anyhow::Result;

use crate::process::{announce, run};
use crate::stamp::{Inputs, Stamp};
use crate::workspace::Workspace;

/// Everything that the pictures are drawn by.
pub(crate) const SOURCES: [&str; 4] = [
    "crates/particles",
    "crates/pictures",
    "Cargo.toml",
    "Cargo.lock",
];

/// Where the site's build finds the stills.
const STILLS_DIR: &str = "app/src/animation/stills";

/// Draws one SVG for each phase and shape of each animation, unless they are up to date.
///
/// # Errors
/// When the crate does not compile or a file cannot be written.
pub(crate) fn ensure_stills(workspace: &Workspace) -> Result<()> {
    let inputs = SOURCES
        .iter()
        .try_fold(Inputs::default(), |inputs, source| {
            inputs.path(&workspace.path(source))
        })?;
    let dir = workspace.path(STILLS_DIR);
    let last = dir.join("impact-collective-tall.svg");
    Stamp::new(workspace, "stills", last, &inputs).refresh(|| {
        announce("Drawing the stills (the first time takes a minute or two)");
        draw(workspace, &[Path::new("stills"), &dir])
    })
}

/// Draws the card of each page that social networks show, by the list that the site's build wrote.
///
/// # Errors
/// When the crate does not compile, the list is not as expected or a file cannot be written.
pub(crate) fn draw_cards(workspace: &Workspace) -> Result<()> {
    announce("Drawing the pages' cards");
    let app = workspace.app();
    draw(
        workspace,
        &[
            Path::new("cards"),
            &app.join(".ssr").join("cards.json"),
            &app.join("node_modules"),
            &app.join("dist").join("og"),
        ],
    )
}

fn draw(workspace: &Workspace, arguments: &[&Path]) -> Result<()> {
    let mut cargo = workspace.cargo();
    cargo
        .args(["run", "--quiet", "--package", "pictures", "--"])
        .args(arguments);
    run(&mut cargo, "see the message above")
}
