//! Debian's packages.

use std::env;
use std::fs::{self, File};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::process::output;
use crate::workspace::Workspace;

/// Installs the packages that it is called with.
const SCRIPT: &str = r#"
export DEBIAN_FRONTEND=noninteractive
# Another program may be installing packages.
apt_get() { apt-get -q -o DPkg::Lock::Timeout=600 "$@"; }
apt_get update
apt_get install -y --no-install-recommends "$@"
# Debian starts it, now and whenever the machine starts.
case " $* " in *" nginx "*) service nginx stop; update-rc.d nginx disable ;; esac
"#;

/// Whether packages may be installed without asking: for root on Debian, unless `XTASK_NO_APT` is set.
pub(crate) fn is_allowed() -> bool {
    let is_refused = env::var_os("XTASK_NO_APT").is_some_and(|value| !value.is_empty());
    let is_root = || output(Command::new("id").arg("-u")).as_deref() == Some("0");
    // Not Ubuntu, whose browser packages install snaps, which do not work in containers.
    let os_release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let is_debian = os_release.lines().any(|line| line == "ID=debian");
    !is_refused && is_debian && is_root()
}

/// Installs packages without their recommendations. Stops and disables nginx's service. Needs root.
pub(crate) fn install(workspace: &Workspace, packages: &[&str]) -> Result<()> {
    let path = workspace.tools().join("apt-get.log");
    fs::create_dir_all(workspace.tools())?;
    let log = File::create(&path)?;
    // In a session of its own and not one of the children, so that Ctrl-C, which would leave packages half configured,
    // does not reach it: it goes on to its end.
    let status = workspace
        .command("setsid")
        .args(["sh", "-ec", SCRIPT, "sh"])
        .args(packages)
        .stdout(log.try_clone()?)
        .stderr(log)
        .status()
        .context("could not start `setsid`")?;
    let packages = packages.join(" ");
    ensure!(
        status.success(),
        "could not install {packages}; {} says why",
        path.display()
    );
    Ok(())
}
