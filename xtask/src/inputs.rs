//! The hash of everything that an output is made from. It covers contents, not times, so that switching branches
//! and back rebuilds nothing, and paths from the repository's root, so that a moved checkout rebuilds nothing.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use walkdir::WalkDir;

/// Directories that no output depends on: generated files, tests, documents.
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

/// The hash of everything that an output is made from. A new Rust toolchain may hash differently, which costs one
/// rebuild.
pub(crate) struct Inputs {
    root: PathBuf,
    hasher: DefaultHasher,
}

impl Inputs {
    /// Without any input yet, for the repository at `root`.
    pub(crate) fn new(root: &Path) -> Self {
        Self {
            root: root.to_owned(),
            hasher: DefaultHasher::new(),
        }
    }

    /// Adds the path and content of a file, or of every file below a directory, without those in `LEFT_OUT`. The
    /// path is relative to the root, with `/`. A missing file counts as empty.
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

/// The files below `path`, or `path` itself if it is a file, sorted, without those in `LEFT_OUT`. Does not follow
/// symbolic links.
pub(crate) fn files_below(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let entries = WalkDir::new(path)
        .sort_by_file_name()
        .into_iter()
        // The path itself may have such a name.
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

/// Whether no output depends on a file or directory of this name.
fn is_left_out(name: &str) -> bool {
    LEFT_OUT.contains(&name) || name.contains(".test.") || name.ends_with(".md")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Workspace;

    #[test]
    fn paths_and_contents_count_and_generated_files_and_tests_do_not() {
        let workspace = Workspace::scratch("inputs");
        let write = |file: &str, text| {
            let file = workspace.path(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        };
        let hash = || workspace.inputs(["sources"]).unwrap().hash();
        assert_eq!(hash(), workspace.inputs(["absent"]).unwrap().hash());
        write("sources/a.rs", "bc");
        let first = hash();
        for left_out in ["target/x", "a.test.ts", "README.md"] {
            write(&format!("sources/{left_out}"), "1");
        }
        assert_eq!(hash(), first);
        write("sources/a.rs", "2");
        assert_ne!(hash(), first);
        fs::remove_file(workspace.path("sources/a.rs")).unwrap();
        write("sources/b.rs", "bc");
        assert_ne!(hash(), first, "a renamed file");
        workspace.remove();
    }
}
