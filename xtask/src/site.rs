//! The built site in `app/dist`, and everything that its sources import.

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

/// Makes what the sources import: npm's packages, the engine's, and the stills.
pub(crate) fn ensure_sources(workspace: &Workspace, profile: Profile) -> Result<()> {
    let engine = engine::of_site(profile);
    engine.stamp(workspace)?.refresh(|| {
        let mut bindgen = PathBuf::new();
        // The first job waits for the network. Two compile: on two cores more would be slower.
        side_by_side(
            workspace,
            vec![
                Box::new(node_packages::ensure_app),
                // Takes as long as the three steps of the next job.
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
    // The above does not run when the engine is up to date.
    side_by_side(
        workspace,
        vec![
            Box::new(node_packages::ensure_app),
            Box::new(export::ensure),
        ],
    )
}

/// Builds the site, unless it is up to date.
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
pub(crate) fn ensure_published(workspace: &Workspace) -> Result<()> {
    ensure(workspace)?;
    cards::ensure(workspace)
}
