//! The operating system, which decides how programs are installed.

use std::env;
use std::fs;
use std::process::Command;

use crate::process::output;

/// Decides which command installs a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Platform {
    /// Packages are installed without asking, unless `XTASK_NO_APT` is set.
    DebianAsRoot,
    Debian,
    /// Apart from Debian because its browser packages install snaps, which do not work in containers.
    Ubuntu,
    MacOs,
    Windows,
    Other,
}

impl Platform {
    pub(crate) fn here() -> Self {
        let os_release = fs::read_to_string("/etc/os-release").unwrap_or_default();
        Self::of(env::consts::OS, &os_release, is_root())
    }

    /// From the name of the operating system, the text of `/etc/os-release`, and whether the user is root.
    fn of(os: &str, os_release: &str, is_root: bool) -> Self {
        let mut ids = os_release
            .lines()
            .filter_map(|line| line.strip_prefix("ID=").or(line.strip_prefix("ID_LIKE=")))
            .flat_map(|ids| ids.trim_matches('"').split(' '));
        match os {
            "macos" => Self::MacOs,
            "windows" => Self::Windows,
            "linux" if ids.clone().any(|id| id == "ubuntu") => Self::Ubuntu,
            "linux" if ids.any(|id| id == "debian") => {
                if is_root {
                    Self::DebianAsRoot
                } else {
                    Self::Debian
                }
            }
            _ => Self::Other,
        }
    }
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).as_deref() == Some("0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distributions_are_told_apart() {
        let debian = "PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n";
        let ubuntu = "ID=ubuntu\nID_LIKE=debian\n";
        let mint = "ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n";
        let raspbian = "ID=raspbian\nID_LIKE=debian\n";
        assert_eq!(Platform::of("linux", debian, true), Platform::DebianAsRoot);
        assert_eq!(Platform::of("linux", debian, false), Platform::Debian);
        assert_eq!(Platform::of("linux", raspbian, false), Platform::Debian);
        for like_ubuntu in [ubuntu, mint] {
            for is_root in [true, false] {
                let platform = Platform::of("linux", like_ubuntu, is_root);
                assert_eq!(platform, Platform::Ubuntu);
            }
        }
        assert_eq!(Platform::of("linux", "ID=fedora\n", true), Platform::Other);
        assert_eq!(Platform::of("linux", "", true), Platform::Other);
    }

    #[test]
    fn other_systems_need_no_release_file() {
        assert_eq!(Platform::of("macos", "", false), Platform::MacOs);
        assert_eq!(Platform::of("windows", "", false), Platform::Windows);
    }
}
