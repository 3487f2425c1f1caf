//! The built site in `app/dist`, and everything that its sources import from the engine and the crate `export`.

use std::path::PathBuf;
use std::sync::Mutex;

use anyhow::Result;

use crate::console::{lock, step};
use crate::engine::{self, Profile};
use crate::node_packages;
use crate::process::{output, run};
use crate::side_by_side::side_by_side;
use crate::stamp::refresh;
use crate::wasm_pack;
use crate::workspace::Workspace;

/// What the crate `export` and the files that it writes are made from.
const EXPORT_SOURCES: [&str; 4] = [
    "crates/particles",
    "crates/export",
    "Cargo.toml",
    "Cargo.lock",
];

/// Makes what the sources import: npm's packages, the engine's, and the stills.
pub(crate) fn ensure_sources(workspace: &Workspace, profile: Profile) -> Result<()> {
    let engine = engine::of_site(profile);
    engine.refresh(workspace, || {
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
                    ensure_exported(workspace)?;
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
            Box::new(ensure_exported),
        ],
    )
}

/// Writes the stills, and the names of animations and phases.
fn ensure_exported(workspace: &Workspace) -> Result<()> {
    let dir = workspace.path("app/src/animation/generated");
    let hash = workspace.hash(EXPORT_SOURCES, "")?;
    refresh(workspace, "export", &dir, &hash, || {
        step("Drawing the stills", || {
            // The site would publish stills of former shapes.
            let _ = std::fs::remove_dir_all(&dir);
            let mut cargo = workspace.cargo();
            cargo.args(["run", "--package", "export", "--"]).arg(&dir);
            run(workspace, &mut cargo, "see the message above")
        })
    })
}

/// The hash of everything that `dev` builds.
pub(crate) fn hash_of_engine(workspace: &Workspace) -> Result<String> {
    workspace.hash(engine::SOURCES.iter().chain(&EXPORT_SOURCES), "")
}

/// Builds the site, unless it is up to date.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    // Firefox and WebKit need it at the same time.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = lock(&ONE_AT_A_TIME);
    ensure_sources(workspace, Profile::Release)?;
    let sources = engine::SOURCES.into_iter().chain(["crates/export", "app"]);
    let dates = date_of_pages(workspace) + &year(workspace);
    let hash = workspace.hash(sources, &dates)?;
    let index = workspace.app().join("dist").join("index.html");
    refresh(workspace, "site", &index, &hash, || {
        step("Building the site", || {
            let mut npm = workspace.npm(&workspace.app());
            npm.args(["run", "--silent", "build"]);
            run(workspace, &mut npm, "see the message above")
        })
    })
}

/// The last commit that changed the site's sources, whose date the sitemap may name; empty without a repository.
fn date_of_pages(workspace: &Workspace) -> String {
    let mut git = workspace.command("git");
    output(git.args(["log", "-1", "--format=%H", "--", "app/src"])).unwrap_or_default()
}

/// The year that the footer names, by the clock that the build reads.
fn year(workspace: &Workspace) -> String {
    let mut node = workspace.command("node");
    output(node.args(["-p", "new Date().getFullYear()"])).unwrap_or_default()
}

/// Builds all that is published: the site and its pages' cards.
pub(crate) fn ensure_published(workspace: &Workspace) -> Result<()> {
    ensure(workspace)?;
    ensure_cards(workspace)
}

/// Draws the pictures that social networks show with a link to a page (cards), which a build of the site deletes.
/// `serve` leaves them out, because the crate that draws them takes a minute to compile.
fn ensure_cards(workspace: &Workspace) -> Result<()> {
    let list = "app/.ssr/cards.tsv";
    let sources = EXPORT_SOURCES.into_iter().chain(["crates/pictures", list]);
    let hash = workspace.hash(sources, "")?;
    let app = workspace.app();
    let dir = app.join("dist").join("og");
    refresh(workspace, "cards", &dir, &hash, || {
        step("Drawing pictures for sharing", || {
            let mut cargo = workspace.cargo();
            cargo.args(["run", "--package", "pictures", "--"]).args([
                &workspace.path(list),
                &app.join("node_modules"),
                &dir,
            ]);
            run(workspace, &mut cargo, "see the message above")
        })
    })
}
