//! Debian's packages.

use anyhow::Result;

use crate::process::run;
use crate::workspace::Workspace;

/// Installs packages, without those that they merely recommend: all in one call, and where that fails, each
/// in its own, because one that is not known prevents the others. Only root may.
///
/// # Errors
/// When one of them cannot be installed.
pub(crate) fn install(workspace: &Workspace, packages: &[&str], remedy: &str) -> Result<()> {
    let apt_get = || {
        let mut command = workspace.command("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("-q");
        command
    };
    let install = |packages: &[&str]| {
        let mut command = apt_get();
        command
            .args(["install", "-y", "--no-install-recommends"])
            .args(packages);
        command
    };
    // Every package has several lines, which matter only when it fails.
    let quiet = workspace.with_kept_output();
    let mut installed = run(&quiet, apt_get().arg("update"), remedy);
    if installed.is_ok()
        && run(
            &workspace.with_kept_output(),
            &mut install(packages),
            remedy,
        )
        .is_err()
    {
        for package in packages {
            let one = run(&quiet, &mut install(&[package]), remedy);
            installed = installed.and(one);
        }
    }
    if installed.is_err() {
        quiet.output.print_kept();
    }
    installed
}
