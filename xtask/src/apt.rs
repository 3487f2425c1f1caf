//! Debian's packages.

use std::env;
use std::fs;
use std::process::Command;

use anyhow::Result;

use crate::exclusive::exclusively;
use crate::process::{output, run, run_uninterrupted};
use crate::workspace::Workspace;

/// If this variable is set and not empty, no packages are installed.
const REFUSAL: &str = "XTASK_NO_APT";

/// Whether packages may be installed without asking: for root on Debian.
pub(crate) fn is_allowed() -> bool {
    let is_refused = env::var_os(REFUSAL).is_some_and(|value| !value.is_empty());
    let is_root = || output(Command::new("id").arg("-u")).as_deref() == Some("0");
    let os_release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    !is_refused && is_debian(&os_release) && is_root()
}

/// From the text of `/etc/os-release`. Ubuntu and what is like it are not Debian, because their browser packages
/// install snaps, which do not work in containers.
fn is_debian(os_release: &str) -> bool {
    let ids: Vec<_> = os_release
        .lines()
        .filter_map(|line| line.strip_prefix("ID=").or(line.strip_prefix("ID_LIKE=")))
        .flat_map(|ids| ids.trim_matches('"').split(' '))
        .collect();
    ids.contains(&"debian") && !ids.contains(&"ubuntu")
}

/// Installs packages without their recommendations, in one call. If that fails, installs them one by one, because
/// one unknown package makes the whole call fail. Stops and disables nginx's service. Needs root.
pub(crate) fn install(workspace: &Workspace, packages: &[&str], remedy: &str) -> Result<()> {
    exclusively(workspace, "apt", || {
        install_now(workspace, packages, remedy)
    })
}

fn install_now(workspace: &Workspace, packages: &[&str], remedy: &str) -> Result<()> {
    // apt-get prints several lines for each package: they are shown only if the installation fails.
    let quiet = workspace.with_kept_output();
    let apt_get = |arguments: &[&str], packages: &[&str]| {
        let mut command = workspace.command("apt-get");
        command
            .env("DEBIAN_FRONTEND", "noninteractive")
            // Another program may be installing packages.
            .args(["-q", "-o", "DPkg::Lock::Timeout=600"])
            .args(arguments)
            .args(packages);
        run_uninterrupted(&quiet, &mut command, remedy)
    };
    let install =
        |packages: &[&str]| apt_get(&["install", "-y", "--no-install-recommends"], packages);
    let mut installed = apt_get(&["update"], &[]);
    if installed.is_ok() && install(packages).is_err() {
        for package in packages {
            installed = installed.and(install(&[package]));
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distributions_are_told_apart() {
        assert!(is_debian(
            "PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n"
        ));
        assert!(is_debian("ID=raspbian\nID_LIKE=debian\n"));
        assert!(!is_debian("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"));
        assert!(!is_debian("ID=fedora\n"));
    }
}
