//! The programs that cargo does not install: finds them, and installs missing ones where that needs no question.
//! Otherwise the error names where to get them.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::apt;
use crate::console::{say, step};
use crate::process::output;
use crate::workspace::Workspace;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    Node,
    /// With a back/forward cache.
    Chromium,
    /// Chromium without windows, which is faster to test in; else Chrome or Chromium.
    HeadlessChromium,
    Firefox,
    /// WebKitGTK's driver, with the X server that its browser needs.
    WebKit,
    /// On Debian with its Brotli module.
    Nginx,
}

/// How a program is found and installed.
struct Facts {
    /// The environment variable that names it and takes precedence.
    variable: &'static str,
    /// Names on PATH, and paths.
    names: &'static [&'static str],
    /// Debian's packages.
    packages: &'static [&'static str],
    /// Its name and where to get it.
    source: &'static str,
}

impl Program {
    fn facts(self) -> Facts {
        const CHROME: &str = "Chrome or Chromium, https://www.google.com/chrome";
        match self {
            // Debian's package is too old.
            Self::Node => Facts {
                variable: "",
                names: &["node"],
                packages: &[],
                source: "Node.js 20.19, 22.12, 24 or newer (not 21 or 23) with npm, https://nodejs.org/en/download",
            },
            Self::Chromium => Facts {
                variable: "CHROME_PATH",
                names: &[
                    "google-chrome",
                    "google-chrome-stable",
                    "chromium",
                    "chromium-browser",
                    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
                    "/Applications/Chromium.app/Contents/MacOS/Chromium",
                    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
                ],
                packages: &["chromium"],
                source: CHROME,
            },
            Self::HeadlessChromium => Facts {
                variable: "CHROME_PATH",
                names: &["chromium-headless-shell"],
                packages: &["chromium-headless-shell"],
                source: CHROME,
            },
            Self::Firefox => Facts {
                variable: "FIREFOX_PATH",
                names: &[
                    "firefox-esr",
                    "firefox",
                    "/Applications/Firefox.app/Contents/MacOS/firefox",
                    r"C:\Program Files\Mozilla Firefox\firefox.exe",
                ],
                packages: &["firefox-esr"],
                source: "Firefox, https://www.mozilla.org/firefox",
            },
            Self::WebKit => Facts {
                variable: "WEBKIT_DRIVER",
                names: &["WebKitWebDriver"],
                packages: &["webkit2gtk-driver", "xvfb"],
                source: "WebKitGTK's driver with Xvfb (Linux only), https://webkitgtk.org",
            },
            Self::Nginx => Facts {
                variable: "NGINX_PATH",
                names: &["nginx", "/usr/sbin/nginx"],
                packages: &["nginx", "libnginx-mod-http-brotli-static"],
                source: "nginx, https://nginx.org/en/download.html",
            },
        }
    }

    /// Its path, or that of a program that can replace it.
    pub(crate) fn find(self) -> Option<PathBuf> {
        let replacement = || match self {
            Self::HeadlessChromium => Self::Chromium.find(),
            _ => None,
        };
        self.installed().or_else(replacement)
    }

    /// Its path, if it is installed in a supported version.
    fn installed(self) -> Option<PathBuf> {
        let Facts {
            variable, names, ..
        } = self.facts();
        let found = env::var_os(variable).map(PathBuf::from).or_else(|| {
            let has_stubs = matches!(self, Self::Chromium | Self::Firefox);
            first_on_path(names, |file| !has_stubs || answers(file))
        });
        match self {
            Self::Node => {
                found.filter(|_| node_version().is_some_and(|it| node_fits(&it)) && has_npm())
            }
            Self::WebKit => found.filter(|_| on_path("Xvfb").is_some()),
            Self::Chromium | Self::HeadlessChromium | Self::Firefox | Self::Nginx => found,
        }
    }

    /// Sets the program's variable in `command` to its path.
    pub(crate) fn pass_to(self, command: &mut Command) -> Result<()> {
        let path = self.find();
        let path = path.with_context(|| format!("missing: {}", self.installation()))?;
        command.env(self.facts().variable, path);
        Ok(())
    }

    /// Its name and where to get it, for messages.
    pub(crate) fn installation(self) -> String {
        let Facts {
            variable,
            packages,
            source,
            ..
        } = self.facts();
        if self == Self::Node {
            return match node_version() {
                None => format!("{source}; node is not on PATH"),
                Some(version) if node_fits(&version) => format!("{source}; npm is not on PATH"),
                Some(version) => format!("{source}; node is {version}"),
            };
        }
        let packages = packages.join(" ");
        format!("{source}, or its path in {variable} (Debian: apt-get install {packages})")
    }
}

/// Installs missing programs where that needs no question, and fails if one is still missing.
pub(crate) fn ensure(workspace: &Workspace, programs: &[Program]) -> Result<()> {
    require(&install(workspace, programs))
}

/// Fails if there is one, with a line for each of them.
pub(crate) fn require(missing: &[Program]) -> Result<()> {
    if missing.is_empty() {
        return Ok(());
    }
    let lines: Vec<_> = missing
        .iter()
        .map(|program| program.installation())
        .collect();
    bail!("install these first:\n  {}", lines.join("\n  "))
}

/// Installs missing programs where that needs no question. Returns those that are still missing.
pub(crate) fn install(workspace: &Workspace, programs: &[Program]) -> Vec<Program> {
    let mut missing = programs.to_vec();
    missing.retain(|program| program.installed().is_none());
    let packages: Vec<_> = missing
        .iter()
        .flat_map(|program| program.facts().packages)
        .copied()
        .collect();
    if !packages.is_empty() && apt::is_allowed() {
        let name = format!("Installing {} with apt-get", packages.join(", "));
        // After a failure, the program is still missing.
        let _ = step(&name, || {
            apt::install(workspace, &packages, "see the message above")
        });
    }
    missing.retain(|program| program.find().is_none());
    missing
}

fn node_version() -> Option<String> {
    output(Command::new("node").arg("--version"))
}

fn has_npm() -> bool {
    on_path("npm").is_some() || cfg!(windows)
}

/// Warns if Node.js is older than what a package asks for.
pub(crate) fn warn_of_old_node(package: &str, (major, minor): (u32, u32)) {
    if let Some(version) = node_version()
        && major_and_minor(&version) < Some((major, minor))
    {
        say(format_args!(
            "warning: {package} asks for Node.js {major}.{minor} or newer; this is {version}"
        ));
    }
}

/// PATH with these directories before all others.
pub(crate) fn search_path(dirs: Vec<PathBuf>) -> OsString {
    let inherited = env::var_os("PATH").unwrap_or_default();
    let all = dirs.into_iter().chain(env::split_paths(&inherited));
    // Joining fails only for a directory with the separator in its name, such as a checkout in `a:b`.
    env::join_paths(all).unwrap_or(inherited)
}

/// The file called `program` in a directory of PATH, or at this absolute path.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let name = program.trim_end_matches(".exe");
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|dir| dir.join(&file))
        .find(|path| path.is_file())
}

/// The first of these that is there and `fits`.
fn first_on_path(programs: &[&str], fits: impl Fn(&Path) -> bool) -> Option<PathBuf> {
    let mut files = programs.iter().filter_map(|program| on_path(program));
    files.find(|file| fits(file))
}

/// Whether it prints its version: a stub that only names another package does not. On Windows, browsers have no
/// such option, and there are no stubs.
fn answers(program: &Path) -> bool {
    cfg!(windows) || output(Command::new(program).arg("--version")).is_some()
}

/// Vite's range, `^20.19 || >=22.12`, without odd versions, which Vitest rejects.
fn node_fits(version: &str) -> bool {
    match major_and_minor(version) {
        Some((20, minor)) => minor >= 19,
        Some((22, minor)) => minor >= 12,
        Some((major, _)) => major >= 24,
        None => false,
    }
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
    fn node_fits_in_the_range_of_vite_and_vitest() {
        for version in ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.1", "v26.1.0"] {
            assert!(node_fits(version), "{version} was refused");
        }
        for version in [
            "v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "v23.5.0", "nightly", "",
        ] {
            assert!(!node_fits(version), "{version} was accepted");
        }
    }

    #[cfg(unix)]
    #[test]
    fn only_what_says_its_version_counts() {
        assert_eq!(first_on_path(&["false"], answers), None);
        let found = first_on_path(&["false", "cargo"], answers);
        assert_eq!(found, on_path("cargo"));
    }
}
