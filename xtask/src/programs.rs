//! Finds the programs and npm packages that cargo does not install. Installs missing ones, or names where to get them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::checkout::absolute;
use crate::console::{say, step};
use crate::process::{command, output, program, run, watch};
use crate::stamp::refresh;

/// How a program is found and installed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Program {
    /// The environment variable with its path, which takes precedence.
    variable: &'static str,
    /// Names on PATH and paths, separated by commas.
    names: &'static str,
    /// Debian's packages.
    packages: &'static str,
    /// The oldest supported major version, 0 for any. An older program counts as missing.
    oldest: u32,
    /// Its name and where to get it.
    source: &'static str,
}

pub(crate) const CHROMIUM: Program = Program {
    variable: "CHROME_PATH",
    names: "google-chrome,google-chrome-stable,chromium,chromium-browser,\
        /Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    packages: "chromium chromium-headless-shell fonts-liberation",
    oldest: 156,
    source: "Chrome or Chromium 156 or newer, https://www.google.com/chrome",
};

pub(crate) const FIREFOX: Program = Program {
    variable: "FIREFOX_PATH",
    names: "firefox-esr,firefox,/Applications/Firefox.app/Contents/MacOS/firefox",
    packages: "firefox-esr",
    oldest: 153,
    source: "Firefox 153 or newer, https://www.mozilla.org/firefox",
};

/// WebKitGTK's driver, with the X server that its browser needs.
pub(crate) const WEBKIT: Program = Program {
    variable: "WEBKIT_DRIVER",
    names: "WebKitWebDriver",
    packages: "webkit2gtk-driver xvfb",
    oldest: 0,
    source: "WebKitGTK's driver with Xvfb (Linux only), https://webkitgtk.org",
};

/// nginx, on Debian with its Brotli module. Unpacked, because Debian would start an installed nginx as a service.
pub(crate) const NGINX: Program = Program {
    variable: "NGINX_PATH",
    names: "nginx,/usr/sbin/nginx,.tools/nginx/usr/sbin/nginx",
    packages: "nginx libnginx-mod-http-brotli-static",
    oldest: 0,
    source: "nginx, https://nginx.org/en/download.html",
};

impl Program {
    /// Its path, unless it is missing or too old.
    pub(crate) fn find(&self) -> Option<PathBuf> {
        if let Some(named) = env::var_os(self.variable) {
            return Some(absolute(named));
        }
        // On Windows the version is not checked: Chrome would open a window instead of printing it.
        let is_recent = |path: &PathBuf| {
            let version = || output(program(path).arg("--version"));
            cfg!(windows) || version().is_none_or(|version| !is_older(&version, self.oldest))
        };
        let has_display = *self != WEBKIT || on_path("Xvfb").is_some();
        let mut found = self.names.split(',').filter_map(on_path);
        found.find(is_recent).filter(|_| has_display)
    }

    /// Sets the program's variable in `command` to its path.
    pub(crate) fn pass_to(&self, command: &mut Command) -> Result<()> {
        let path = self.find().with_context(|| self.installation())?;
        command.env(self.variable, path);
        Ok(())
    }

    /// Says where to get it, for messages.
    pub(crate) fn installation(&self) -> String {
        let (source, variable, packages) = (self.source, self.variable, self.packages);
        format!(
            "install {source}, or set {variable} to its path (Debian: apt-get install {packages})"
        )
    }
}

/// Installs the missing programs, if [`may_install`]. Fails if a program's variable names no file.
pub(crate) fn install(programs: &[&'static Program]) -> Result<()> {
    for program in programs {
        let (variable, value) = (program.variable, env::var_os(program.variable));
        ensure!(
            value.as_deref().is_none_or(|path| absolute(path).is_file()),
            "{variable} is {}, which is not a file: correct or unset it",
            value.unwrap_or_default().display()
        );
    }
    if !may_install() {
        return Ok(());
    }
    let mut packages = String::new();
    for program in programs.iter().filter(|program| program.find().is_none()) {
        if **program == NGINX {
            apt_get("Unpacking", UNPACK_NGINX, NGINX.packages);
        } else {
            packages += &format!(" {}", program.packages);
        }
    }
    // An installed Chromium may lack fonts with the metrics of visitors' fonts, which tests of the layout need.
    let has_fonts = Path::new("/usr/share/fonts/truetype/liberation").exists();
    if programs.contains(&&CHROMIUM) && !has_fonts && !packages.contains("fonts-liberation") {
        packages += " fonts-liberation";
    }
    if !packages.is_empty() {
        apt_get("Installing", INSTALL, &packages);
    }
    Ok(())
}

/// Installs packages.
pub(crate) const INSTALL: &str = r#"apt_get install -y --no-install-recommends "$@""#;

/// Unpacks packages into `.tools/nginx`, together with dependencies that the machine lacks.
const UNPACK_NGINX: &str = r#"
rm -rf .tools/nginx .tools/nginx.part
mkdir -p .tools/nginx.part/usr/lib
cd .tools/nginx.part
apt-get download $(apt_get install --simulate --no-install-recommends "$@" | sed -n 's/^Inst \([^ ]*\).*/\1/p')
for package in *.deb; do dpkg-deb --extract "$package" .; rm "$package"; done
# nginx.mjs looks for shared libraries there.
find . -name 'lib*.so.*' ! -path './usr/lib/lib*' -exec mv -t usr/lib {} +
mv ../nginx.part ../nginx
"#;

/// Whether [`apt_get`] may be called without asking: for root on Debian, unless `XTASK_NO_APT` is set.
pub(crate) fn may_install() -> bool {
    let is_refused = env::var_os("XTASK_NO_APT").is_some_and(|value| !value.is_empty());
    let is_root = || output(&mut command("id -u")).as_deref() == Some("0");
    // Not on Ubuntu, whose browser packages install snaps, which do not work in containers.
    let os_release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let is_debian = os_release.lines().any(|line| line == "ID=debian");
    !is_refused && is_debian && is_root()
}

/// The beginning of each script. The timeout is for another program that is installing packages.
const START: &str = r#"
mkdir -p .tools
exec >>.tools/apt-get.log 2>&1
export DEBIAN_FRONTEND=noninteractive
apt_get() { apt-get -q -o DPkg::Lock::Timeout=600 "$@"; }
apt_get update
"#;

/// Runs one of the scripts above as root. A failure is only printed: the step that needs the missing program fails.
pub(crate) fn apt_get(verb: &str, script: &str, packages: &str) {
    // In its own session, because Ctrl-C would leave packages half configured.
    let mut shell = command("setsid sh -ec");
    shell.arg(START.to_owned() + script).arg("sh");
    shell.args(packages.split_whitespace());
    let outcome = step(&format!("{verb} {} with apt-get", packages.trim()), || {
        ensure!(watch(&mut shell, |_| ())?, ".tools/apt-get.log says why");
        Ok(())
    });
    if let Err(error) = outcome {
        say(format_args!("xtask: {error:#}"));
    }
}

/// Fails if Node.js or npm is missing or too old. Debian's Node.js is too old.
pub(crate) fn require_node() -> Result<()> {
    // Vite's range, without the odd versions, which Vitest rejects.
    const FITS: &str = "const [major, minor] = process.versions.node.split('.');
        process.exit(major >= 24 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19) ? 0 : 1)";
    let fits = output(command("node -e").arg(FITS)).is_some();
    ensure!(
        fits && (cfg!(windows) || on_path("npm").is_some()),
        "install Node.js 20.19, 22.12, 24 or newer (not 21 or 23) with npm, https://nodejs.org/en/download"
    );
    Ok(())
}

/// The directory of the browser benchmark's npm package.
pub(crate) const BENCHMARK: &str = "benches/browser";

/// Installs what the npm package in `dir` depends on, in the versions of its lock file.
pub(crate) fn ensure_packages(dir: &str) -> Result<()> {
    let lock = format!("{dir}/package-lock.json");
    // npm writes this file when an installation is complete.
    let mark = Path::new(dir).join("node_modules/.package-lock.json");
    let stamp = format!("npm-{}", dir.replace('/', "-"));
    refresh(
        &stamp,
        &mark,
        &[&lock, &format!("{dir}/.npmrc")],
        "",
        || {
            // `--include=dev`, because the user's npm may be configured to omit development packages.
            let mut npm = command("npm ci --include=dev --no-fund --no-audit --loglevel=error");
            let name = format!("Installing the npm packages of {dir}");
            let remedy = format!("check the network and that {lock} fits package.json");
            run(&name, npm.current_dir(dir), &remedy)
        },
    )
}

/// Finds a file by its name on PATH, or by its path.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    let here = program.contains('/').then(|| absolute(""));
    env::split_paths(&env::var_os("PATH")?)
        .chain(here)
        .map(|dir| dir.join(&file))
        .find(|path| path.is_file())
}

/// Whether a version such as `Chromium 156.0.8078.108` is older than this major version.
fn is_older(version: &str, major: u32) -> bool {
    version
        .split_whitespace()
        .find_map(|word| word.split_once('.')?.0.parse::<u32>().ok())
        .is_some_and(|found| found < major)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_older_only_if_its_version_says_so() {
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
