//! npm packages, installed in the versions of their lock file.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::process::{command, run};
use crate::stamp::refresh;

/// The engine's package. npm links the site's dependency to this directory.
pub(crate) const ENGINE: &str = "crates/particles-wasm/pkg";

/// The benchmark's package.
pub(crate) const BENCHMARK: &str = "benches/browser";

/// Installs the packages of the site.
pub(crate) fn ensure_app() -> Result<()> {
    // npm needs the engine's package, and wasm-pack, which makes it, one of npm's packages.
    let manifest = Path::new(ENGINE).join("package.json");
    if !manifest.exists() {
        let empty = r#"{"name":"particles-wasm","version":"0.1.0","type":"module"}"#;
        fs::create_dir_all(ENGINE)?;
        fs::write(&manifest, empty)?;
    }
    ensure("app")
}

/// Installs the packages of the package in `dir`.
pub(crate) fn ensure(dir: &str) -> Result<()> {
    let lock = format!("{dir}/package-lock.json");
    let stamp_name = format!("npm-{}", dir.replace('/', "-"));
    // npm writes this when an installation is complete.
    let mark = Path::new(dir).join("node_modules/.package-lock.json");
    refresh(
        &stamp_name,
        &mark,
        [&*lock, &format!("{dir}/.npmrc")],
        "",
        || {
            let mut npm = command("npm ci --no-fund --no-audit --loglevel=error");
            let name = format!("Installing the npm packages of {dir}");
            let remedy = format!("check the network and that {lock} fits package.json");
            run(&name, npm.current_dir(dir), &remedy)
        },
    )
}
