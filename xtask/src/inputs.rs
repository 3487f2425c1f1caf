//! The hash of everything that an output is made from. Contents are compared, not times: switching branches and
//! back repeats nothing. Paths are those from the repository's root: in a copy nothing is made again.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use walkdir::WalkDir;

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
pub(crate) struct Inputs {
    root: PathBuf,
    hasher: DefaultHasher,
}

impl Inputs {
    /// None yet, of the repository at `root`.
    pub(crate) fn new(root: &Path) -> Self {
        Self {
            root: root.to_owned(),
            hasher: DefaultHasher::new(),
        }
    }

    /// Adds a file, or every file below a directory that something is built from, by path and content. The
    /// path is given with `/` from the root. What does not exist counts as empty.
    ///
    /// # Errors
    /// When something that is there cannot be read.
    pub(crate) fn path(mut self, path: &str) -> Result<Self> {
        for file in files_below(&self.root.join(path))? {
            let content =
                fs::read(&file).with_context(|| format!("could not read {}", file.display()))?;
            let name = file.strip_prefix(&self.root)?;
            self.write(name.as_os_str().as_encoded_bytes());
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

    pub(crate) fn hash(&self) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::scratch;

    fn hash_of(root: &Path) -> String {
        Inputs::new(root).path("sources").unwrap().hash()
    }

    #[test]
    fn content_counts_and_generated_files_and_tests_do_not() {
        let root = scratch("inputs");
        let dir = root.join("sources");
        fs::create_dir(&dir).unwrap();
        fs::write(dir.join("a.rs"), "1").unwrap();
        let first = hash_of(&root);
        fs::write(dir.join("a.rs"), "1").unwrap();
        fs::create_dir(dir.join("target")).unwrap();
        fs::write(dir.join("target").join("x"), "2").unwrap();
        fs::write(dir.join("a.test.ts"), "3").unwrap();
        fs::write(dir.join("README.md"), "4").unwrap();
        assert_eq!(hash_of(&root), first);
        fs::write(dir.join("a.rs"), "2").unwrap();
        assert_ne!(hash_of(&root), first);
        let with_text = Inputs::new(&root).path("sources").unwrap().text("3");
        assert_ne!(hash_of(&root), with_text.hash());
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn what_is_absent_is_empty() {
        let root = Path::new("no-such-directory");
        assert_eq!(hash_of(root), Inputs::new(root).hash());
    }

    #[test]
    fn a_renamed_file_counts_and_a_moved_checkout_does_not() {
        let (root, moved) = (scratch("renamed"), scratch("moved"));
        let dir = root.join("sources");
        fs::create_dir(&dir).unwrap();
        fs::write(dir.join("a"), "bc").unwrap();
        let first = hash_of(&root);
        fs::rename(&dir, moved.join("sources")).unwrap();
        assert_eq!(hash_of(&moved), first);
        let file = |name| moved.join("sources").join(name);
        fs::rename(file("a"), file("b")).unwrap();
        assert_ne!(hash_of(&moved), first);
        fs::remove_dir_all(root).unwrap();
        fs::remove_dir_all(moved).unwrap();
    }
}
