//! Debian's packages.

use std::env;
use std::fs;
use std::process::Command;

use anyhow::Result;

use crate::children::uninterrupted;
use crate::process::{output, run};
use crate::workspace::Workspace;

/// If this variable is set and not empty, no packages are installed.
const REFUSAL: &str = "XTASK_NO_APT";

/// Whether packages may be installed without asking: for root on Debian.
pub(crate) fn is_allowed() -> bool {
    let is_refused = env::var_os(REFUSAL).is_some_and(|value| !value.is_empty());
    let is_root = || output(Command::new("id").arg("-u")).as_deref() == Some("0");
    // Not Ubuntu, whose browser packages install snaps, which do not work in containers.
    let os_release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let is_debian = os_release.lines().any(|line| line == "ID=debian");
    !is_refused && is_debian && is_root()
}

/// Installs packages without their recommendations. Stops and disables nginx's service. Needs root.
pub(crate) fn install(workspace: &Workspace, packages: &[&str], remedy: &str) -> Result<()> {
    // apt-get prints several lines for each package: they are shown only if the installation fails.
    let quiet = workspace.with_kept_output();
    let apt_get = |arguments: &[&str]| {
        // In a session of its own, so that Ctrl-C does not reach it.
        let mut command = workspace.command("setsid");
        command
            .arg("apt-get")
            .env("DEBIAN_FRONTEND", "noninteractive")
            // Another program may be installing packages.
            .args(["-q", "-o", "DPkg::Lock::Timeout=600"])
            .args(arguments);
        uninterrupted(|| run(&quiet, &mut command, remedy))
    };
    let install = [&["install", "-y", "--no-install-recommends"], packages].concat();
    let mut installed = apt_get(&["update"]).and_then(|()| apt_get(&install));
    // Debian starts it, now and whenever the machine starts.
    if packages.contains(&"nginx") {
        for (program, arguments) in [
            ("service", ["nginx", "stop"]),
            ("update-rc.d", ["nginx", "disable"]),
        ] {
            let done = run(&quiet, workspace.command(program).args(arguments), remedy);
            installed = installed.and(done);
        }
    }
    if installed.is_err() {
        quiet.output.print_kept();
    }
    installed
}
