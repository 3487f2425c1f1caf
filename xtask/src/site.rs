//! The built site in `app/dist`, and everything that its sources import from the engine and the crate `export`.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context as _, Result};

use crate::console::{lock, say, side_by_side};
use crate::engine::{self, Engine};
use crate::node_packages;
use crate::process::{SEE_ABOVE, command, output, run};
use crate::programs;
use crate::stamp::{hash, refresh};
use crate::wasm_toolchain;

/// What the crate `export` and the files that it writes are made from.
const EXPORT_SOURCES: [&str; 4] = [
    "crates/particles",
    "crates/export",
    "Cargo.toml",
    "Cargo.lock",
];

/// Makes what the sources import: npm's packages, the engine's, and the stills.
pub(crate) fn ensure_sources(engine: &Engine) -> Result<()> {
    // Cargo's lock keeps the two from compiling at the same time.
    side_by_side(vec![
        Box::new(|| engine.ensure()),
        Box::new(ensure_exported),
    ])?;
    node_packages::ensure_app()
}

/// Writes the stills, and the names of animations and phases.
fn ensure_exported() -> Result<()> {
    let dir = Path::new("app/src/animation/generated");
    refresh("export", dir, EXPORT_SOURCES, "", || {
        // The site would publish stills of former shapes.
        let _ = fs::remove_dir_all(dir);
        let mut cargo = command("cargo run --package export --");
        run("Drawing the stills", cargo.arg(dir), SEE_ABOVE)
    })
}

/// The hash of everything that `dev` builds.
pub(crate) fn hash_of_engine() -> Result<String> {
    hash(engine::SOURCES.into_iter().chain(EXPORT_SOURCES), "")
}

/// Builds the site, unless it is up to date.
pub(crate) fn ensure() -> Result<()> {
    // Firefox and WebKit need it at the same time.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = lock(&ONE_AT_A_TIME);
    ensure_sources(&engine::SITE)?;
    let sources = engine::SOURCES.into_iter().chain(["crates/export", "app"]);
    // The sitemap may name the date of the last commit that changed a page; without a repository it is empty.
    let commit = output(&mut command("git log -1 --format=%H -- app/src")).unwrap_or_default();
    // The footer names the year, by the clock that the build reads.
    let mut node = command("node -p");
    let year = output(node.arg("new Date().getFullYear()")).unwrap_or_default();
    let index = Path::new("app/dist/index.html");
    refresh("site", index, sources, &(commit + &year), || {
        let mut npm = command("npm run --silent build");
        run("Building the site", npm.current_dir("app"), SEE_ABOVE)
    })
}

/// Builds all that is published: the site, and the images that social networks show beside a link to a page, which a
/// build of the site deletes. `serve` leaves them out, because the crate that draws them takes a minute to compile.
pub(crate) fn ensure_published() -> Result<()> {
    const LIST: &str = "app/.ssr/share-images.tsv";
    const DIR: &str = "app/dist/share-images";
    ensure()?;
    let sources = EXPORT_SOURCES
        .into_iter()
        .chain(["crates/share-images", LIST]);
    refresh("share images", Path::new(DIR), sources, "", || {
        let mut cargo = command("cargo run --package share-images --");
        cargo.args([LIST, "app/node_modules", DIR]);
        run("Drawing share images", &mut cargo, SEE_ABOVE)
    })
}

/// Builds all that is published, for `build`. With `publish`, checks the owner's values first, and builds nothing if one
/// is refused.
pub(crate) fn build(publish: bool) -> Result<()> {
    programs::require_node()?;
    if publish {
        node_packages::ensure_app()?;
        let mut check = command("node scripts/check-values.mjs");
        let remedy = "correct the values above (docs/configure.md), or build without --publish";
        run(
            "Checking the owner's values",
            check.current_dir("app"),
            remedy,
        )
        .context("nothing was built")?;
    }
    wasm_toolchain::ensure()?;
    ensure_published()?;
    say("The site is in app/dist");
    Ok(())
}
