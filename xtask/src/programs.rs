//! The programs that cargo does not install: finds them, and installs missing ones where that needs no question.
//! Otherwise the error names where to get them.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::checkout::TOOLS;
use crate::console::{say, step};
use crate::process::{command, output};

/// How a program is found and installed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Program {
    /// The environment variable that names it and takes precedence.
    variable: &'static str,
    /// Names on PATH, and paths.
    names: &'static [&'static str],
    /// Another that is used if it cannot be installed.
    replacement: Option<&'static Self>,
    /// Debian's packages.
    packages: &'static [&'static str],
    /// The oldest major version with which the tests pass, 0 for any; an older program counts as missing.
    oldest: u32,
    /// Its name and where to get it.
    source: &'static str,
}

/// With a back/forward cache.
pub(crate) const CHROMIUM: Program = Program {
    variable: "CHROME_PATH",
    names: &[
        "google-chrome",
        "google-chrome-stable",
        "chromium",
        "chromium-browser",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    replacement: None,
    packages: &["chromium"],
    oldest: 156,
    source: "Chrome or Chromium, https://www.google.com/chrome",
};

/// Chromium without windows, which is faster to test in; else Chrome or Chromium.
pub(crate) const HEADLESS_CHROMIUM: Program = Program {
    names: &["chromium-headless-shell"],
    replacement: Some(&CHROMIUM),
    packages: &["chromium-headless-shell"],
    ..CHROMIUM
};

pub(crate) const FIREFOX: Program = Program {
    variable: "FIREFOX_PATH",
    names: &[
        "firefox-esr",
        "firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
    ],
    replacement: None,
    packages: &["firefox-esr"],
    oldest: 153,
    source: "Firefox, https://www.mozilla.org/firefox",
};

/// WebKitGTK's driver, with the X server that its browser needs.
pub(crate) const WEBKIT: Program = Program {
    variable: "WEBKIT_DRIVER",
    names: &["WebKitWebDriver"],
    replacement: None,
    packages: &["webkit2gtk-driver", "xvfb"],
    oldest: 0,
    source: "WebKitGTK's driver with Xvfb (Linux only), https://webkitgtk.org",
};

/// On Debian with its Brotli module.
pub(crate) const NGINX: Program = Program {
    variable: "NGINX_PATH",
    names: &["nginx", "/usr/sbin/nginx"],
    replacement: None,
    packages: &["nginx", "libnginx-mod-http-brotli-static"],
    oldest: 0,
    source: "nginx, https://nginx.org/en/download.html",
};

impl Program {
    /// Its path, or that of the program that replaces it.
    pub(crate) fn find(&self) -> Option<PathBuf> {
        self.installed().or_else(|| self.replacement?.find())
    }

    fn installed(&self) -> Option<PathBuf> {
        // Chrome on Windows opens a window instead of printing its version.
        let is_recent = |path: &PathBuf| {
            self.oldest == 0
                || cfg!(windows)
                || output(Command::new(path).arg("--version"))
                    .is_none_or(|version| !is_older(&version, self.oldest))
        };
        let named = env::var_os(self.variable).map(PathBuf::from);
        named.or_else(|| {
            self.names
                .iter()
                .filter_map(|name| on_path(name))
                .find(is_recent)
        })
    }

    /// Sets the program's variable in `command` to its path.
    pub(crate) fn pass_to(&self, command: &mut Command) -> Result<()> {
        let path = self.find().with_context(|| self.installation())?;
        command.env(self.variable, path);
        Ok(())
    }

    /// Where to get it, for messages.
    pub(crate) fn installation(&self) -> String {
        let version = match self.oldest {
            0 => String::new(),
            oldest => format!("version {oldest} or newer of "),
        };
        format!(
            "install {version}{}, or set {} to its path (Debian: apt-get install {})",
            self.source,
            self.variable,
            self.packages.join(" ")
        )
    }
}

/// Installs the missing programs where that needs no question.
pub(crate) fn install<'a>(programs: impl Iterator<Item = &'a Program>) {
    let missing = programs.filter(|program| program.installed().is_none());
    let packages: Vec<_> = missing.flat_map(|it| it.packages).copied().collect();
    if packages.is_empty() || !may_install() {
        return;
    }
    let name = format!("Installing {} with apt-get", packages.join(", "));
    // After a failure, the program is still missing, and whoever needs it says so.
    if let Err(error) = step(&name, || apt_get(&packages)) {
        say(format_args!("xtask: {error:#}"));
    }
}

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

/// Whether [`apt_get`] may be called without asking: for root on Debian, unless `XTASK_NO_APT` is set.
pub(crate) fn may_install() -> bool {
    let is_refused = env::var_os("XTASK_NO_APT").is_some_and(|value| !value.is_empty());
    let is_root = || output(&mut command("id -u")).as_deref() == Some("0");
    // Not Ubuntu, whose browser packages install snaps, which do not work in containers.
    let os_release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let is_debian = os_release.lines().any(|line| line == "ID=debian");
    !is_refused && is_debian && is_root()
}

/// Installs Debian's packages, without their recommendations. Stops and disables nginx's service. Needs root.
pub(crate) fn apt_get(packages: &[&str]) -> Result<()> {
    let path = Path::new(TOOLS).join("apt-get.log");
    fs::create_dir_all(TOOLS)?;
    let log = File::create(&path)?;
    // In a session of its own and not one of the programs to stop, so that Ctrl-C, which would leave packages half
    // configured, does not reach it: it goes on to its end.
    let mut script = command("setsid sh -ec");
    script.arg(SCRIPT).arg("sh").args(packages);
    let status = script.stdout(log.try_clone()?).stderr(log).status()?;
    let packages = packages.join(" ");
    ensure!(
        status.success(),
        "could not install {packages}; {} says why",
        path.display()
    );
    Ok(())
}

/// Fails if Node.js or npm is missing or too old. Debian's is too old to install.
pub(crate) fn require_node() -> Result<()> {
    let version = output(&mut command("node --version")).unwrap_or_default();
    // Vite's range, `^20.19 || >=22.12`, without odd versions, which Vitest rejects.
    let fits = match major_and_minor(&version) {
        Some((20, minor)) => minor >= 19,
        Some((22, minor)) => minor >= 12,
        Some((major, _)) => major >= 24,
        None => false,
    };
    ensure!(
        fits && (cfg!(windows) || on_path("npm").is_some()),
        "install Node.js 20.19, 22.12, 24 or newer (not 21 or 23) with npm, https://nodejs.org/en/download; \
        `node --version` says `{version}`"
    );
    Ok(())
}

/// The file called `program` in a directory of PATH, or at this absolute path.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|dir| dir.join(&file))
        .find(|path| path.is_file())
}

/// Whether a version like `Chromium 156.0.8078.108` is older than this major version.
fn is_older(version: &str, major: u32) -> bool {
    version
        .split_whitespace()
        .find_map(|word| word.split_once('.')?.0.parse::<u32>().ok())
        .is_some_and(|found| found < major)
}

/// The first two numbers of a version like `v20.19.4`.
pub(crate) fn major_and_minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_older_only_if_it_says_so() {
        for (version, expected) in [
            ("Chromium 148.0.7778.167 built on Debian", true),
            ("Google Chrome 156.0.8078.108", false),
            ("Mozilla Firefox 140.0esr", true),
            ("Mozilla Firefox 157.0.1esr", false),
            ("no version", false),
        ] {
            assert_eq!(is_older(version, 156), expected, "{version}");
        }
    }
}
