//! Debian's packages.

use anyhow::Result;

use crate::process::run;
use crate::workspace::Workspace;

/// Installs packages, without those that they merely recommend. Only root may.
///
/// # Errors
/// When apt-get fails.
pub(crate) fn install(workspace: &Workspace, packages: &[&str], remedy: &str) -> Result<()> {
    let apt_get = || {
        let mut command = workspace.command("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("-q");
        command
    };
    // It tells of every package, which matters only when it fails.
    let quiet = workspace.with_kept_output();
    let installed = run(&quiet, apt_get().arg("update"), remedy).and_then(|()| {
        run(
            &quiet,
            apt_get()
                .args(["install", "-y", "--no-install-recommends"])
                .args(packages),
            remedy,
        )
    });
    if installed.is_err() {
        quiet.output.print_kept();
    }
    installed
}
