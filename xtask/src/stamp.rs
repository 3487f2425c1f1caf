//! Is an output up to date? A stamp is a file that holds the hash of the inputs that an output was
//! last made from. Contents count, not times: switching branches and back repeats nothing.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::workspace::Workspace;

/// Directories that hold what tools make, wherever they are.
const GENERATED: [&str; 8] = [
    ".git",
    ".ssr",
    "dist",
    "node_modules",
    "pkg",
    "playwright-report",
    "target",
    "test-results",
];

/// The hash of everything that an output is made from.
///
/// It is stable for one build of this program, which is all that it is for: a new toolchain may hash
/// differently, and then repeats a build.
#[derive(Default)]
pub(crate) struct Inputs {
    hasher: DefaultHasher,
}

impl Inputs {
    /// Adds a file, or every file below a directory that no tool has made, by path and content. What
    /// does not exist counts as empty.
    ///
    /// # Errors
    /// When something that is there cannot be read.
    pub(crate) fn path(mut self, path: &Path) -> Result<Self> {
        for file in files_below(path)? {
            let content =
                fs::read(&file).with_context(|| format!("could not read {}", file.display()))?;
            self.write(file.as_os_str().as_encoded_bytes());
            self.write(&content);
        }
        Ok(self)
    }

    fn write(&mut self, bytes: &[u8]) {
        // The length keeps "ab" + "c" and "a" + "bc" apart.
        self.hasher.write_usize(bytes.len());
        self.hasher.write(bytes);
    }

    fn hash(&self) -> String {
        format!("{:016x}", self.hasher.finish())
    }
}

/// The files below `path` in a fixed order, `path` itself if it is one, without generated
/// directories. Symbolic links are not followed.
///
/// # Errors
/// When a directory cannot be read.
pub(crate) fn files_below(path: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut pending = vec![path.to_owned()];
    while let Some(path) = pending.pop() {
        let kind = match fs::symlink_metadata(&path) {
            Ok(metadata) => metadata.file_type(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => {
                return Err(error).with_context(|| format!("could not read {}", path.display()));
            }
        };
        if kind.is_file() {
            files.push(path);
        } else if kind.is_dir() {
            let entries = fs::read_dir(&path)
                .with_context(|| format!("could not read {}", path.display()))?;
            for entry in entries {
                let entry = entry?;
                if !GENERATED.iter().any(|name| entry.file_name() == *name) {
                    pending.push(entry.path());
                }
            }
        }
    }
    files.sort_unstable();
    Ok(files)
}

/// The stamp of one output.
pub(crate) struct Stamp {
    file: PathBuf,
    output: PathBuf,
    hash: String,
}

impl Stamp {
    /// The stamp called `name` for `output`, a file or directory that is there when the output is whole.
    pub(crate) fn new(workspace: &Workspace, name: &str, output: PathBuf, inputs: &Inputs) -> Self {
        Self {
            file: workspace.tools().join("stamps").join(name),
            output,
            hash: inputs.hash(),
        }
    }

    /// Was the output made from these inputs?
    pub(crate) fn is_current(&self) -> bool {
        self.output.exists() && fs::read_to_string(&self.file).is_ok_and(|hash| hash == self.hash)
    }

    /// Makes the output with `make`, unless it is up to date. When `make` fails, the next run makes
    /// it again.
    ///
    /// # Errors
    /// Those of `make`, and when the stamp cannot be written.
    pub(crate) fn refresh(&self, make: impl FnOnce() -> Result<()>) -> Result<()> {
        if self.is_current() {
            return Ok(());
        }
        if self.file.exists() {
            fs::remove_file(&self.file).context("could not remove an old stamp")?;
        }
        make()?;
        let dir = self.file.parent().context("a stamp has a directory")?;
        fs::create_dir_all(dir)
            .and_then(|()| fs::write(&self.file, &self.hash))
            .with_context(|| format!("could not write {}", self.file.display()))
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::process;

    use super::*;

    /// A directory of the test's own, empty at first.
    fn scratch(name: &str) -> PathBuf {
        let dir = env::temp_dir().join(format!("xtask-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).unwrap();
        dir
    }

    fn hash_of(path: &Path) -> String {
        Inputs::default().path(path).unwrap().hash()
    }

    #[test]
    fn content_counts_and_generated_directories_do_not() {
        let dir = scratch("inputs");
        fs::write(dir.join("a.rs"), "1").unwrap();
        let first = hash_of(&dir);
        fs::write(dir.join("a.rs"), "1").unwrap();
        fs::create_dir(dir.join("target")).unwrap();
        fs::write(dir.join("target").join("x"), "2").unwrap();
        assert_eq!(hash_of(&dir), first);
        fs::write(dir.join("a.rs"), "2").unwrap();
        assert_ne!(hash_of(&dir), first);
        fs::remove_dir_all(dir).unwrap();
    }

    #[test]
    fn what_is_absent_is_empty() {
        assert_eq!(hash_of(Path::new("no-such-file")), Inputs::default().hash());
    }

    #[test]
    fn a_renamed_file_counts() {
        let dir = scratch("renamed");
        fs::write(dir.join("a"), "bc").unwrap();
        let first = hash_of(&dir);
        fs::rename(dir.join("a"), dir.join("b")).unwrap();
        assert_ne!(hash_of(&dir), first);
        fs::remove_dir_all(dir).unwrap();
    }

    #[test]
    fn a_stamp_makes_once_and_again_after_a_failure() {
        let dir = scratch("stamp");
        let output = dir.join("output");
        let stamp = Stamp {
            file: dir.join("stamps").join("name"),
            output: output.clone(),
            hash: "1".to_owned(),
        };
        assert!(stamp.refresh(|| anyhow::bail!("broken")).is_err());
        assert!(!stamp.is_current());
        stamp.refresh(|| Ok(fs::write(&output, "made")?)).unwrap();
        assert!(stamp.is_current());
        stamp.refresh(|| panic!("made twice")).unwrap();
        fs::remove_file(&output).unwrap();
        assert!(!stamp.is_current(), "the output is gone");
        fs::remove_dir_all(dir).unwrap();
    }
}
