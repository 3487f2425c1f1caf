//! Is an output up to date? A stamp is a file that holds the hash of the inputs that an output was
//! last made from. Contents are compared, not times: switching
//! branches and back repeats nothing.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use walkdir::WalkDir;

use crate::exclusive::exclusively;
use crate::workspace::Workspace;

/// Directories that nothing is built from: what tools write, and what only tests and readers use.
const LEFT_OUT: [&str; 11] = [
    ".git",
    ".ssr",
    "benches",
    "dist",
    "examples",
    "generated",
    "node_modules",
    "pkg",
    "target",
    "test-results",
    "tests",
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
    /// Adds a file, or every file below a directory that something is built from, by path and content. What
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

    /// Adds text that is in no file.
    pub(crate) fn text(mut self, text: &str) -> Self {
        self.write(text.as_bytes());
        self
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

/// The files below `path` in a fixed order, `path` itself if it is one, without those that nothing is built
/// from. Symbolic links are not followed.
///
/// # Errors
/// When a directory cannot be read.
pub(crate) fn files_below(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let entries = WalkDir::new(path)
        .sort_by_file_name()
        .into_iter()
        // The path itself is read whatever its name is.
        .filter_entry(|entry| {
            entry.depth() == 0 || !is_left_out(&entry.file_name().to_string_lossy())
        });
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry.with_context(|| format!("could not read {}", path.display()))?;
        if entry.file_type().is_file() {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

/// Is nothing built from a file or directory of this name?
fn is_left_out(name: &str) -> bool {
    LEFT_OUT.contains(&name) || name.contains(".test.") || name.ends_with(".md")
}

/// The stamp of one output.
pub(crate) struct Stamp {
    file: PathBuf,
    output: PathBuf,
    hash: String,
}

impl Stamp {
    /// The stamp called `name` for `output`, a file or directory that exists when the output is complete.
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

    /// Makes the output with `make`, unless it is up to date or becomes so by another thread meanwhile. When
    /// `make` fails, the next run makes it again.
    ///
    /// # Errors
    /// Those of `make`, and when the stamp cannot be written.
    pub(crate) fn refresh(&self, make: impl FnOnce() -> Result<()>) -> Result<()> {
        exclusively(&self.file.to_string_lossy(), || {
            if self.is_current() {
                Ok(())
            } else {
                self.make(make)
            }
        })
    }

    fn make(&self, make: impl FnOnce() -> Result<()>) -> Result<()> {
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
    fn content_counts_and_generated_files_and_tests_do_not() {
        let dir = scratch("inputs");
        fs::write(dir.join("a.rs"), "1").unwrap();
        let first = hash_of(&dir);
        fs::write(dir.join("a.rs"), "1").unwrap();
        fs::create_dir(dir.join("target")).unwrap();
        fs::write(dir.join("target").join("x"), "2").unwrap();
        fs::write(dir.join("a.test.ts"), "3").unwrap();
        fs::write(dir.join("README.md"), "4").unwrap();
        assert_eq!(hash_of(&dir), first);
        fs::write(dir.join("a.rs"), "2").unwrap();
        assert_ne!(hash_of(&dir), first);
        assert_ne!(
            hash_of(&dir),
            Inputs::default().path(&dir).unwrap().text("3").hash()
        );
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
