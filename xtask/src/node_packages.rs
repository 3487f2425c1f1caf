//! npm packages, installed in the versions of their lock file.

use std::path::Path;

use anyhow::Result;

use crate::process::{command, run};
use crate::stamp::refresh;

/// The benchmark's package.
pub(crate) const BENCHMARK: &str = "benches/browser";

/// Installs the packages of the package in `dir`.
pub(crate) fn ensure(dir: &str) -> Result<()> {
    let lock = format!("{dir}/package-lock.json");
    // npm writes this when an installation is complete.
    let mark = Path::new(dir).join("node_modules/.package-lock.json");
    let stamp = format!("npm-{}", dir.replace('/', "-"));
    refresh(
        &stamp,
        &mark,
        &[&lock, &format!("{dir}/.npmrc")],
        "",
        || {
            // Said here, because the user's npm may be configured to omit what builds and tests the site.
            let mut npm = command("npm ci --include=dev --no-fund --no-audit --loglevel=error");
            let name = format!("Installing the npm packages of {dir}");
            let remedy = format!("check the network and that {lock} fits package.json");
            run(&name, npm.current_dir(dir), &remedy)
        },
    )
}
