//! Finds the programs that cargo does not install.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::platform::Platform;
use crate::process::output;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    Node,
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
            Self::Node => {
                let version = output(Command::new("node").arg("--version"))?;
                node_fits(&version).then(|| "node".into())
            }
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

    /// For messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Node => "Node.js 20.19, 22.12, 24 or newer (21 and 23 are not supported)",
            Self::Chromium | Self::HeadlessChromium => "Chrome or Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKitGTK's driver with Xvfb",
            Self::Nginx => "nginx",
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

    /// The command that installs it, or where to get it.
    pub(crate) fn installation(self, platform: Platform) -> String {
        let apt_get = || format!("apt-get install {}", self.debian_packages().join(" "));
        let fixed = match (self, platform) {
            (
                Self::HeadlessChromium,
                Platform::MacOs | Platform::Windows | Platform::Ubuntu | Platform::Other,
            ) => return Self::Chromium.installation(platform),
            (Self::Node, Platform::MacOs) => "brew install node@24",
            (Self::Node, Platform::Windows) => "winget install OpenJS.NodeJS.LTS",
            (Self::Node, _) => "see https://nodejs.org/en/download",
            (Self::Chromium, Platform::MacOs) => "brew install --cask google-chrome",
            (Self::Chromium, Platform::Windows) => "winget install Google.Chrome",
            (Self::Chromium, Platform::Ubuntu) => {
                "Ubuntu's package is a snap: see https://www.google.com/chrome, or set CHROME_PATH"
            }
            (Self::Chromium, Platform::Other) => "with your package manager, or set CHROME_PATH",
            (Self::Firefox, Platform::MacOs) => "brew install --cask firefox",
            (Self::Firefox, Platform::Windows) => "winget install Mozilla.Firefox",
            (Self::Firefox, Platform::Ubuntu) => "sudo snap install firefox, or set FIREFOX_PATH",
            (Self::Firefox, Platform::Other) => "with your package manager, or set FIREFOX_PATH",
            (Self::WebKit, Platform::MacOs | Platform::Windows) => {
                "WebKitGTK exists for Linux only"
            }
            (Self::WebKit, Platform::Other) => {
                "with your package manager: WebKitWebDriver and Xvfb"
            }
            (Self::Nginx, Platform::MacOs) => "brew install nginx",
            (Self::Nginx, Platform::Windows | Platform::Other) => {
                "see https://nginx.org/en/download.html"
            }
            (_, Platform::DebianAsRoot) => return apt_get(),
            (_, Platform::Debian | Platform::Ubuntu) => return format!("sudo {}", apt_get()),
        };
        fixed.to_owned()
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

    #[test]
    fn every_program_has_an_installation_on_every_platform() {
        use Platform::{Debian, DebianAsRoot, MacOs, Other, Ubuntu, Windows};
        use Program::{Chromium, Firefox, HeadlessChromium};
        for platform in [DebianAsRoot, Debian, Ubuntu, MacOs, Windows, Other] {
            for program in Program::ALL {
                let installation = program.installation(platform);
                let is_whole = !installation.ends_with("install ");
                assert!(is_whole, "{program:?} on {platform:?}: {installation}");
            }
        }
        let chromium = Chromium.installation(Debian);
        assert_eq!(chromium, "sudo apt-get install chromium");
        assert_eq!(
            Chromium.installation(DebianAsRoot),
            "apt-get install chromium"
        );
        assert!(!Chromium.installation(Ubuntu).contains("apt-get"));
        assert_eq!(
            HeadlessChromium.installation(Ubuntu),
            Chromium.installation(Ubuntu)
        );
        assert!(!Firefox.installation(Ubuntu).contains("apt-get"));
    }

    #[cfg(unix)]
    #[test]
    fn only_what_says_its_version_counts() {
        let stub = first_that_answers(&["false"]);
        assert_eq!(stub, None);
        assert!(first_that_answers(&["false", "sh", "cargo"]).is_some());
    }
}
