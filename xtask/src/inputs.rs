//! The hash of everything that an output is made from. It covers contents, not times, so that switching branches
//! and back rebuilds nothing, and paths from the repository's root, so that a moved checkout rebuilds nothing.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use anyhow::{Context as _, Result};
use walkdir::{DirEntry, WalkDir};

use crate::workspace::Workspace;

/// Directories that no output depends on: generated files, tests, documents.
const LEFT_OUT: [&str; 13] = [
    ".git",
    ".ssr",
    "benches",
    "dist",
    "e2e",
    "examples",
    "generated",
    "node_modules",
    "pkg",
    "playwright.config.ts",
    "target",
    "test-results",
    "tests",
];

impl Workspace {
    /// The hash of the paths and contents of files, of every file below a directory without those in `LEFT_OUT`, and of
    /// a text that is in no file. Paths are relative to the repository's root, with `/`. A missing file counts as empty.
    /// A new Rust toolchain may hash differently, which costs one rebuild.
    pub(crate) fn hash(
        &self,
        paths: impl IntoIterator<Item: AsRef<str>>,
        text: &str,
    ) -> Result<String> {
        let mut hasher = DefaultHasher::new();
        let root = self.path("");
        let paths = paths.into_iter().map(|path| root.join(path.as_ref()));
        for path in paths.filter(|path| path.exists()) {
            // The path itself may have such a name. Symbolic links are not followed.
            let is_input = |entry: &DirEntry| {
                entry.depth() == 0 || !is_left_out(&entry.file_name().to_string_lossy())
            };
            let entries = WalkDir::new(path).sort_by_file_name().into_iter();
            for entry in entries.filter_entry(is_input) {
                let entry = entry?;
                if entry.file_type().is_file() {
                    let file = entry.path();
                    let content = fs::read(file)
                        .with_context(|| format!("could not read {}", file.display()))?;
                    // As parts, whose lengths keep "ab" + "c" and "a" + "bc" apart.
                    file.strip_prefix(&root)?.hash(&mut hasher);
                    content.hash(&mut hasher);
                }
            }
        }
        text.hash(&mut hasher);
        Ok(format!("{:016x}", hasher.finish()))
    }
}

fn is_left_out(name: &str) -> bool {
    LEFT_OUT.contains(&name) || name.contains(".test.") || name.ends_with(".md")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_contents_count_and_generated_files_and_tests_do_not() {
        let workspace = Workspace::scratch("inputs");
        let write = |file: &str, text| {
            let file = workspace.path(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        };
        let hash = || workspace.hash(["sources"], "").unwrap();
        assert_eq!(hash(), workspace.hash(["absent"], "").unwrap());
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
