//! Finds the programs that cargo does not install.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::console::say;
use crate::process::output;

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

impl Program {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 6] = [
        Self::Node,
        Self::Chromium,
        Self::HeadlessChromium,
        Self::Firefox,
        Self::WebKit,
        Self::Nginx,
    ];

    /// Its path, if it is installed in a supported version. An environment variable takes precedence over PATH.
    pub(crate) fn find(self) -> Option<PathBuf> {
        match self {
            Self::Node => (node_fits(&node_version()?) && has_npm()).then(|| "node".into()),
            Self::Chromium => chosen("CHROME_PATH").or_else(|| {
                first_that_answers(&[
                    "google-chrome",
                    "google-chrome-stable",
                    "chromium",
                    "chromium-browser",
                    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
                    "/Applications/Chromium.app/Contents/MacOS/Chromium",
                    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
                ])
            }),
            Self::HeadlessChromium => chosen("CHROME_PATH")
                .or_else(|| on_path("chromium-headless-shell"))
                .or_else(|| Self::Chromium.find()),
            Self::Firefox => chosen("FIREFOX_PATH").or_else(|| {
                first_that_answers(&[
                    "firefox-esr",
                    "firefox",
                    "/Applications/Firefox.app/Contents/MacOS/firefox",
                    r"C:\Program Files\Mozilla Firefox\firefox.exe",
                ])
            }),
            Self::WebKit => {
                let driver = chosen("WEBKIT_DRIVER").or_else(|| on_path("WebKitWebDriver"))?;
                on_path("Xvfb").map(|_| driver)
            }
            Self::Nginx => chosen("NGINX_PATH")
                .or_else(|| on_path("nginx"))
                .or_else(|| existing("/usr/sbin/nginx")),
        }
    }

    /// Debian's packages of it; none if these are too old.
    pub(crate) fn debian_packages(self) -> &'static [&'static str] {
        match self {
            Self::Node => &[],
            Self::Chromium => &["chromium"],
            Self::HeadlessChromium => &["chromium-headless-shell"],
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver", "xvfb"],
            Self::Nginx => &["nginx", "libnginx-mod-http-brotli-static"],
        }
    }

    /// Its name and where to get it, for messages.
    pub(crate) fn installation(self) -> String {
        let text = match self {
            Self::Node => {
                let found = match node_version() {
                    None => "node is not on PATH".to_owned(),
                    Some(version) if node_fits(&version) => "npm is not on PATH".to_owned(),
                    Some(version) => format!("node is {version}"),
                };
                return format!(
                    "Node.js 20.19, 22.12, 24 or newer (not 21 or 23) with npm, https://nodejs.org/en/download; {found}"
                );
            }
            Self::Chromium | Self::HeadlessChromium => {
                "Chrome or Chromium, https://www.google.com/chrome, or its path in CHROME_PATH"
            }
            Self::Firefox => {
                "Firefox, https://www.mozilla.org/firefox, or its path in FIREFOX_PATH"
            }
            Self::WebKit => "WebKitGTK's driver with Xvfb (Linux only), https://webkitgtk.org",
            Self::Nginx => "nginx, https://nginx.org/en/download.html",
        };
        let packages = self.debian_packages().join(" ");
        format!("{text} (Debian: apt-get install {packages})")
    }
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

/// The file called `program` in a directory of PATH.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|dir| dir.join(&file))
        .find(|path| path.is_file())
}

/// Looks for names on PATH, and for paths as they are.
fn first_that_answers(programs: &[&str]) -> Option<PathBuf> {
    programs
        .iter()
        .filter_map(|program| on_path(program).or_else(|| existing(program)))
        .find(|path| answers(path))
}

/// Whether it prints its version: a stub that only names another package does not. On Windows, browsers have no
/// such option, and there are no stubs.
fn answers(program: &Path) -> bool {
    cfg!(windows) || output(Command::new(program).arg("--version")).is_some()
}

/// The path in an environment variable, unchecked.
fn chosen(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from)
}

fn existing(path: &str) -> Option<PathBuf> {
    Path::new(path).is_file().then(|| path.into())
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
        let stub = first_that_answers(&["false"]);
        assert_eq!(stub, None);
        assert!(first_that_answers(&["false", "sh", "cargo"]).is_some());
    }
}
