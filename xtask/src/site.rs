//! Builds the site in `app/dist`, and what its sources import: the engine, and the files of the crate `export`.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context as _, Result};

use crate::console::{lock, say};
use crate::engine::{self, Engine, tool};
use crate::process::{SEE_ABOVE, command, output, run};
use crate::programs;
use crate::stamp::refresh;

/// The files that a build of the site may read. Packages are in `app/node_modules`; the lock file fixes their versions.
const SOURCES: [&str; 4] = [
    "app",
    "crates/particles-wasm/package.json",
    engine::SITE.dir,
    // The licenses of the engine's crates are published.
    "Cargo.lock",
];

/// Makes what the sources import: npm packages, the engine, and the stills.
pub(crate) fn ensure_sources(engine: &Engine) -> Result<()> {
    engine.ensure()?;
    let dir = Path::new("app/src/animation/generated");
    let export = tool("export");
    refresh("export", dir, &[&export], "", || {
        // Otherwise the site would publish stills of former shapes.
        let _ = fs::remove_dir_all(dir);
        run("Drawing the stills", command(&export).arg(dir), SEE_ABOVE)
    })
}

/// Builds the site, unless it is up to date.
pub(crate) fn ensure() -> Result<()> {
    // Firefox and WebKit need it at the same time.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = lock(&ONE_AT_A_TIME);
    ensure_sources(&engine::SITE)?;
    // The footer depends on the year of the build, security.txt on its month.
    let mut node = command("node -p");
    node.arg("new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })");
    let month = output(&mut node).unwrap_or_default();
    let index = Path::new("app/dist/index.html");
    refresh("site", index, &SOURCES, &month, || {
        let mut npm = command("npm run --silent build");
        run("Building the site", npm.current_dir("app"), SEE_ABOVE)
    })
}

/// Builds everything that is published: the site, and the share images, which a build of the site deletes. `serve`
/// omits the share images, because the crate that draws them takes a minute to compile.
pub(crate) fn ensure_published() -> Result<()> {
    const LIST: &str = "app/.ssr/share-images.tsv";
    const DIR: &str = "app/dist/share-images";
    ensure()?;
    let mut cargo = command("cargo build --package share-images");
    run("Compiling share-images", &mut cargo, SEE_ABOVE)?;
    let program = tool("share-images");
    let inputs = [program.as_str(), LIST, "app/package-lock.json"];
    refresh("share images", Path::new(DIR), &inputs, "", || {
        let mut draw = command(&program);
        draw.args([LIST, "app/node_modules", DIR]);
        run("Drawing share images", &mut draw, SEE_ABOVE)
    })?;
    #[cfg(unix)]
    make_readable("app/dist")?;
    Ok(())
}

/// Lets a web server with another user read the published files, also after a build with umask 077.
#[cfg(unix)]
fn make_readable(dir: &str) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    for entry in walkdir::WalkDir::new(dir) {
        let entry = entry?;
        let mode = if entry.path().is_dir() { 0o755 } else { 0o644 };
        let set = fs::set_permissions(entry.path(), fs::Permissions::from_mode(mode));
        set.with_context(|| format!("could not make {} readable", entry.path().display()))?;
    }
    Ok(())
}

/// Builds everything that is published. With `publish`, first checks the owner's values, and builds nothing if one is
/// refused.
pub(crate) fn build(publish: bool) -> Result<()> {
    programs::require_node()?;
    if publish {
        programs::ensure_packages("app")?;
        let mut check = command("node scripts/check-values.mjs");
        let check = check.current_dir("app");
        let remedy = "correct the values above (docs/configure.md), or build without --publish";
        run("Checking the owner's values", check, remedy).context("nothing was built")?;
    }
    ensure_published()?;
    say("The site is in app/dist");
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt as _;

    #[test]
    fn published_files_are_readable_by_all_users() {
        let file = std::env::temp_dir().join(format!("xtask-site-{}", std::process::id()));
        fs::write(&file, "").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        make_readable(file.to_str().unwrap()).unwrap();
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o644);
        fs::remove_file(file).unwrap();
    }
}
