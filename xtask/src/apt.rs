//! Debian's packages.

use std::env;
use std::ffi::OsStr;

use anyhow::Result;

use crate::platform::Platform;
use crate::process::run;
use crate::workspace::Workspace;

/// If this variable is set and not empty, no packages are installed.
pub(crate) const REFUSAL: &str = "XTASK_NO_APT";

/// Packages that start a service of the same name, now and whenever the machine starts.
const SERVICES: [&str; 1] = ["nginx"];

/// Whether packages may be installed without asking.
pub(crate) fn is_allowed() -> bool {
    allows(Platform::here(), env::var_os(REFUSAL).as_deref())
}

fn allows(platform: Platform, refusal: Option<&OsStr>) -> bool {
    platform == Platform::DebianAsRoot && refusal.is_none_or(OsStr::is_empty)
}

/// Installs packages without their recommendations, in one call. If that fails, installs them one by one, because
/// one unknown package makes the whole call fail. Stops and disables their services. Needs root.
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
    // apt-get prints several lines for each package: they are shown only if the installation fails.
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
    for service in SERVICES {
        if packages.contains(&service) {
            for (program, arguments) in [
                ("service", [service, "stop"]),
                ("update-rc.d", [service, "disable"]),
            ] {
                let done = run(&quiet, workspace.command(program).args(arguments), remedy);
                installed = installed.and(done);
            }
        }
    }
    if installed.is_err() {
        quiet.output.print_kept();
    }
    installed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_installed_for_root_on_debian_who_has_not_refused() {
        let refused = Some(OsStr::new("1"));
        assert!(allows(Platform::DebianAsRoot, None));
        assert!(allows(Platform::DebianAsRoot, Some(OsStr::new(""))));
        assert!(!allows(Platform::DebianAsRoot, refused));
        assert!(!allows(Platform::Debian, None));
        assert!(!allows(Platform::Ubuntu, None));
    }
}
