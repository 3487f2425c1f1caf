//! The programs that the commands need besides cargo: found on PATH in a version that fits, installed
//! where that can be done without asking, named with the remedy where it cannot.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::process::{announce, output, run};
use crate::workspace::Workspace;

/// Must read the module format of the wasm-bindgen in Cargo.lock, which is pinned.
const WASM_PACK_VERSION: &str = "0.15.1";

/// Vite's lower bound.
const NODE_MINIMUM: (u32, u32) = (20, 19);

/// Checks that Node.js is there and new enough.
///
/// # Errors
/// When it is not.
pub(crate) fn ensure_node(workspace: &Workspace) -> Result<()> {
    let (major, minor) = NODE_MINIMUM;
    let remedy = format!("install Node.js {major}.{minor} or newer (https://nodejs.org)");
    let Some(version) = output(workspace.command("node").arg("--version")) else {
        bail!("Node.js is missing; {remedy}");
    };
    match major_and_minor(&version) {
        Some(found) if found >= NODE_MINIMUM => Ok(()),
        _ => bail!("Node.js {version} is too old; {remedy}"),
    }
}

/// Sees to it that wasm-pack and the wasm-bindgen of Cargo.lock's version are found.
///
/// # Errors
/// When one is missing and cannot be installed.
pub(crate) fn ensure_wasm_tools(workspace: &Workspace) -> Result<()> {
    let lock = workspace.read("Cargo.lock")?;
    let bindgen = locked_version(&lock, "wasm-bindgen")
        .context("Cargo.lock does not name wasm-bindgen; is crates/particles-wasm whole?")?;
    // Its own lock file names a crate version that the registry no longer has, hence no --locked.
    cargo_install(workspace, "wasm-bindgen", "wasm-bindgen-cli", bindgen, &[])?;
    cargo_install(
        workspace,
        "wasm-pack",
        "wasm-pack",
        WASM_PACK_VERSION,
        &["--locked"],
    )
}

fn cargo_install(
    workspace: &Workspace,
    program: &str,
    package: &str,
    version: &str,
    options: &[&str],
) -> Result<()> {
    let found = output(workspace.command(program).arg("--version"));
    if found.is_some_and(|found| found.split_whitespace().nth(1) == Some(version)) {
        return Ok(());
    }
    announce(format_args!(
        "Installing {package} {version} in .tools (2 to 3 minutes)"
    ));
    let mut install = workspace.cargo();
    install
        .args([
            "install",
            "--quiet",
            "--force",
            package,
            "--version",
            version,
            "--root",
        ])
        .arg(workspace.tools())
        .args(options);
    run(
        &mut install,
        &format!("install {package} {version} by hand and see that it is on PATH"),
    )
}

/// The Chromium of `CHROME_PATH`, or one on PATH, or Debian's.
///
/// # Errors
/// When there is none and none can be installed.
pub(crate) fn chromium(workspace: &Workspace) -> Result<PathBuf> {
    if let Some(path) = env::var_os("CHROME_PATH").map(PathBuf::from) {
        if path.is_file() {
            return Ok(path);
        }
        bail!(
            "CHROME_PATH is {}, which is not a file; correct or unset it",
            path.display()
        );
    }
    let programs = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    ];
    let on_mac = PathBuf::from("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    programs
        .iter()
        .find_map(|program| workspace.find(program))
        .or_else(|| on_mac.is_file().then_some(on_mac))
        .map_or_else(
            || {
                debian_program(
                    workspace,
                    "chromium",
                    &[],
                    "install Chromium or set CHROME_PATH to a Chrome",
                )
            },
            Ok,
        )
}

/// nginx, which the tests check the generated host configuration with.
///
/// # Errors
/// When it is missing and cannot be installed.
pub(crate) fn nginx(workspace: &Workspace) -> Result<PathBuf> {
    let of_root = PathBuf::from("/usr/sbin/nginx");
    workspace
        .find("nginx")
        .or_else(|| of_root.is_file().then_some(of_root))
        .map_or_else(
            || {
                let brotli = ["libnginx-mod-http-brotli-static"];
                debian_program(workspace, "nginx", &brotli, "install nginx")
            },
            Ok,
        )
}

/// Installs the Debian package that is named like its program, and those that go `with` it.
fn debian_program(
    workspace: &Workspace,
    name: &str,
    with: &[&str],
    remedy: &str,
) -> Result<PathBuf> {
    if !can_apt_get(workspace) {
        bail!("{name} is missing; {remedy}");
    }
    announce(format_args!(
        "Installing {name} with apt-get (about a minute)"
    ));
    apt_get_install(workspace, &[&[name], with].concat(), remedy)?;
    workspace
        .find(name)
        .with_context(|| format!("apt-get installed {name}, but it is not on PATH; {remedy}"))
}

/// May packages be installed with apt-get without asking?
pub(crate) fn can_apt_get(workspace: &Workspace) -> bool {
    workspace.find("apt-get").is_some() && is_root()
}

/// Does the superuser run this? False where there is none.
pub(crate) fn is_root() -> bool {
    output(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// Installs Debian packages, without those that they merely recommend.
///
/// # Errors
/// When apt-get fails.
pub(crate) fn apt_get_install(
    workspace: &Workspace,
    packages: &[&str],
    remedy: &str,
) -> Result<()> {
    let apt_get = || {
        let mut command = workspace.command("apt-get");
        // It tells of every package on standard output, even when asked to be quiet.
        command
            .env("DEBIAN_FRONTEND", "noninteractive")
            .arg("-qq")
            .stdout(Stdio::null());
        command
    };
    run(apt_get().arg("update"), remedy)?;
    run(
        apt_get()
            .args(["install", "-y", "--no-install-recommends"])
            .args(packages),
        remedy,
    )
}

/// The version of a package in the text of a Cargo.lock.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

/// The first two numbers of a version like `v20.19.4`.
fn major_and_minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_versions_compare_by_number() {
        assert_eq!(major_and_minor("v20.9.0"), Some((20, 9)));
        assert!(major_and_minor("v20.9.0").unwrap() < NODE_MINIMUM);
        assert!(major_and_minor("v22.1.0").unwrap() > NODE_MINIMUM);
        assert_eq!(major_and_minor("nightly"), None);
    }

    #[test]
    fn a_version_is_read_from_the_lock() {
        let lock = "\
[[package]]
name = \"wasm-bindgen-macro\"
version = \"0.2.1\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.130\"
";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(lock, "wasm"), None);
    }
}
