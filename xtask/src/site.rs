//! The built site in `app/dist`, and what its sources need before anything can be done with them.

use std::path::PathBuf;

use anyhow::Result;

use crate::cards;
use crate::console::step;
use crate::engine::{self, Profile};
use crate::export;
use crate::node_packages;
use crate::process::run;
use crate::side_by_side::side_by_side;
use crate::stamp::Stamp;
use crate::wasm_pack;
use crate::workspace::Workspace;

/// Provides what the sources refer to: npm's packages, the engine's, and the stills.
///
/// # Errors
/// When one of them cannot be made.
pub(crate) fn ensure_sources(workspace: &Workspace, profile: Profile) -> Result<()> {
    let engine = engine::of_site(profile);
    engine.stamp(workspace)?.refresh(|| {
        let mut bindgen = PathBuf::new();
        // One job waits for the network. Two compile: more at a time are slower on two cores.
        side_by_side(
            workspace,
            vec![
                Box::new(node_packages::ensure_app),
                // Takes as long to compile as the next three.
                Box::new(wasm_pack::ensure),
                Box::new(|workspace| {
                    engine.compile(workspace)?;
                    export::ensure(workspace)?;
                    bindgen = wasm_pack::ensure_bindgen(workspace)?;
                    Ok(())
                }),
            ],
        )?;
        engine.pack(workspace, bindgen)
    })?;
    // Also where the engine was up to date and the above did not run.
    side_by_side(
        workspace,
        vec![
            Box::new(node_packages::ensure_app),
            Box::new(export::ensure),
        ],
    )
}

/// Builds the site, unless it is up to date.
///
/// # Errors
/// When something that it needs cannot be made or the build fails.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    ensure_sources(workspace, Profile::Release)?;
    let inputs = engine::inputs(workspace)?
        .path("crates/export")?
        .path("app")?;
    let index = workspace.app().join("dist").join("index.html");
    Stamp::new(workspace, "site", index, &inputs).refresh(|| {
        step("Building the site", || {
            let mut npm = workspace.npm(&workspace.app());
            npm.args(["run", "--silent", "build"]);
            run(workspace, &mut npm, "see the message above")
        })
    })
}

/// Builds all that is published: the site and its pages' cards.
///
/// # Errors
/// When something that it needs cannot be made or the build fails.
pub(crate) fn ensure_published(workspace: &Workspace) -> Result<()> {
    ensure(workspace)?;
    cards::ensure(workspace)
}
