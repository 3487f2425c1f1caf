//! The hash of everything that an output is made from. It covers contents, not times, so that switching branches
//! and back rebuilds nothing, and paths from the repository's root, so that a moved checkout rebuilds nothing.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use walkdir::WalkDir;

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

/// The hash of the paths and contents of files, of every file below a directory without those in `LEFT_OUT`, and of a
/// text that is in no file. Paths are relative to the repository at `root`, with `/`. A missing file counts as empty. A
/// new Rust toolchain may hash differently, which costs one rebuild.
pub(crate) fn hash(
    root: &Path,
    paths: impl IntoIterator<Item: AsRef<str>>,
    text: &str,
) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    // The length keeps "ab" + "c" and "a" + "bc" apart.
    let mut write = |bytes: &[u8]| {
        hasher.write_usize(bytes.len());
        hasher.write(bytes);
    };
    for path in paths {
        for file in files_below(&root.join(path.as_ref()))? {
            let content =
                fs::read(&file).with_context(|| format!("could not read {}", file.display()))?;
            write(file.strip_prefix(root)?.as_os_str().as_encoded_bytes());
            write(&content);
        }
    }
    write(text.as_bytes());
    Ok(format!("{:016x}", hasher.finish()))
}

/// The files below `path`, or `path` itself if it is a file, sorted, without those in `LEFT_OUT`. Does not follow
/// symbolic links.
fn files_below(path: &Path) -> Result<Vec<PathBuf>> {
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
