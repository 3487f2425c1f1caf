//! Paths of the repository, and commands that run in it.

use std::env;
#[cfg(test)]
use std::fs;
use std::io::{IsTerminal as _, stdout};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::console::Output;

/// A checkout of the repository.
#[derive(Debug, Clone)]
pub(crate) struct Workspace {
    root: PathBuf,
    /// Where programs that run in it print.
    pub(crate) output: Output,
}

impl Workspace {
    /// The checkout of the current directory, which may be a copy of the one that compiled this program.
    pub(crate) fn here() -> Result<Self> {
        let dir = env::current_dir().context("the current directory is gone")?;
        let is_root = |dir: &&Path| dir.join("xtask/Cargo.toml").is_file();
        let root = dir.ancestors().find(is_root);
        let root = root.context("neither this directory nor one above it has xtask/Cargo.toml")?;
        Self::at(root)
    }

    /// The checkout in a directory, if Vite can build in it.
    fn at(root: &Path) -> Result<Self> {
        ensure!(
            !root.to_string_lossy().contains(['#', '?']),
            "Vite cannot build below a path with # or ?: move or rename {}",
            root.display()
        );
        Ok(Self {
            root: root.to_owned(),
            output: Output::default(),
        })
    }

    /// The same repository, with the output of programs kept.
    pub(crate) fn with_kept_output(&self) -> Self {
        Self {
            root: self.root.clone(),
            output: Output::kept(),
        }
    }

    /// A path relative to the root, with `/`.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The site's package.
    pub(crate) fn app(&self) -> PathBuf {
        self.path("app")
    }

    /// What these commands install, and their stamps; git-ignored.
    pub(crate) fn tools(&self) -> PathBuf {
        self.path(".tools")
    }

    /// The target directory of every cargo that is started here.
    pub(crate) fn target(&self) -> PathBuf {
        self.path("target")
    }

    /// A command that runs at the root.
    pub(crate) fn command(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(program.as_ref());
        command.current_dir(&self.root);
        if stdout().is_terminal() {
            // The program writes to a pipe, but this one prints it to a terminal.
            command
                .env("CARGO_TERM_COLOR", "always")
                .env("FORCE_COLOR", "1");
        }
        command
    }

    /// The cargo that started this program, so that both use one toolchain.
    pub(crate) fn cargo(&self) -> Command {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = self.command(Path::new(&cargo));
        command.env("CARGO_TARGET_DIR", self.target());
        command
    }

    /// npm in the package of `dir`.
    pub(crate) fn npm(&self, dir: &Path) -> Command {
        let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
        let mut command = self.command(npm);
        command.current_dir(dir);
        command
    }
}

/// Checkouts that tests write to.
#[cfg(test)]
impl Workspace {
    /// An empty directory in place of a checkout.
    pub(crate) fn scratch(name: &str) -> Self {
        let root = env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(&root).unwrap();
        Self {
            root,
            output: Output::default(),
        }
    }

    pub(crate) fn remove(self) {
        fs::remove_dir_all(self.root).unwrap();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checkout_below_a_path_that_vite_cannot_read_is_refused_with_its_path() {
        for path in ["/work/site #2/mavi", "/work/mavi?"] {
            let error = Workspace::at(Path::new(path)).unwrap_err().to_string();
            assert!(error.contains(path), "{error}");
        }
        assert!(Workspace::at(Path::new("/work/Site (2), 100 %/mavi")).is_ok());
    }
}
