//! Where things are in the repository, and the environment that tools are started in.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::stamp::Inputs;

/// npm's name for the shell that starts it.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The repository that this program was built in.
#[derive(Debug, Clone)]
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    pub(crate) fn here() -> Self {
        let manifest_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = manifest_dir.parent().unwrap_or(manifest_dir);
        Self {
            root: root.to_owned(),
        }
    }

    /// A path of the repository, given with `/` from its root.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The site's package.
    pub(crate) fn app(&self) -> PathBuf {
        self.path("app")
    }

    /// What these commands install and remember; git-ignored.
    pub(crate) fn tools(&self) -> PathBuf {
        self.path(".tools")
    }

    /// A command that runs at the root and finds the installed tools first: those of `.tools`, then
    /// those that come with the app's npm packages (`wasm-opt`), then those of PATH.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(&self.root)
            .env("PATH", self.search_path());
        command
    }

    /// The cargo that started this program, so that both use one toolchain.
    pub(crate) fn cargo(&self) -> Command {
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        self.command(&cargo)
    }

    /// npm in the package of `dir`.
    pub(crate) fn npm(&self, dir: &Path) -> Command {
        let mut command = self.command(NPM);
        command.current_dir(dir);
        command
    }

    /// The first file called `program` in the directories that [`Self::command`] looks in.
    pub(crate) fn find(&self, program: &str) -> Option<PathBuf> {
        let file = format!("{program}{}", env::consts::EXE_SUFFIX);
        env::split_paths(&self.search_path())
            .map(|dir| dir.join(&file))
            .find(|path| path.is_file())
    }

    /// Reads a text file of the repository.
    ///
    /// # Errors
    /// When it cannot be read; the message names it.
    pub(crate) fn read(&self, relative: &str) -> Result<String> {
        fs::read_to_string(self.path(relative))
            .with_context(|| format!("could not read {relative}"))
    }

    /// The hash of files and directories of the repository.
    ///
    /// # Errors
    /// When one cannot be read.
    pub(crate) fn inputs(&self, paths: impl IntoIterator<Item: AsRef<str>>) -> Result<Inputs> {
        paths
            .into_iter()
            .try_fold(Inputs::default(), |inputs, path| {
                inputs.path(&self.path(path.as_ref()))
            })
    }

    fn search_path(&self) -> OsString {
        let inherited = env::var_os("PATH").unwrap_or_default();
        let dirs = [
            self.tools().join("bin"),
            self.app().join("node_modules").join(".bin"),
        ];
        let all = dirs.into_iter().chain(env::split_paths(&inherited));
        // Joining fails only for a directory with the separator in its name, such as a checkout in `a:b`.
        env::join_paths(all).unwrap_or(inherited)
    }
}
