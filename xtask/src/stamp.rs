//! Makes outputs that are not up to date. A stamp is a file with the hash of the inputs from which an output was made.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

use anyhow::{Context as _, Result};
use walkdir::{DirEntry, WalkDir};

/// Calls `make` unless `output` exists and was made from the same `inputs` and `text`. `output` is a file or directory
/// that exists when the output is complete. `name` is the name of the stamp. If `make` fails, the next run tries again.
pub(crate) fn refresh(
    name: &str,
    output: &Path,
    inputs: &[impl AsRef<Path>],
    text: &str,
    make: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let dir = Path::new(".tools/stamps");
    let stamp = dir.join(name);
    let hash = hash(inputs, text);
    if output.exists() && fs::read_to_string(&stamp).is_ok_and(|stamped| stamped == hash) {
        return Ok(());
    }
    let write = |hash: &str| {
        fs::create_dir_all(stamp.parent().unwrap_or(dir))
            .and_then(|()| fs::write(&stamp, hash))
            .with_context(|| format!("could not write {}", stamp.display()))
    };
    // While the output is incomplete, the stamp must not match.
    write("")?;
    make()?;
    write(&hash)
}

/// Directories that are not hashed as a part of the directory above: outputs, packages, and tests of the built site.
const OMITTED: [&str; 6] = [
    "app/.ssr",
    "app/dist",
    "app/e2e",
    "app/node_modules",
    "app/test-results",
    "crates/particles-wasm/pkg",
];

/// Returns the hash of a text, and of the paths and contents of files, including every file below a directory except in
/// [`OMITTED`]. Times are not included, so that switching branches and back rebuilds nothing. A file that cannot be read
/// counts as empty. A new Rust toolchain may hash differently, which costs one rebuild.
pub(crate) fn hash(paths: &[impl AsRef<Path>], text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    for path in paths {
        let entries = WalkDir::new(path).follow_links(true).sort_by_file_name();
        let is_input = |entry: &DirEntry| {
            entry.depth() == 0 || !OMITTED.iter().any(|dir| entry.path() == Path::new(dir))
        };
        for entry in entries
            .into_iter()
            .filter_entry(is_input)
            .filter_map(Result::ok)
        {
            if entry.file_type().is_file() {
                // Hashing the lengths, too, distinguishes "ab" + "c" from "a" + "bc".
                entry.path().hash(&mut hasher);
                fs::read(entry.path()).unwrap_or_default().hash(&mut hasher);
            }
        }
    }
    text.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::env;

    use super::*;

    #[test]
    fn an_output_is_made_again_if_it_is_gone_an_input_has_changed_or_making_it_has_failed() {
        let dir = env::temp_dir().join(format!("xtask-stamp-{}", std::process::id()));
        let [output, inputs, file, renamed] =
            ["made", "in", "in/examples/a", "in/examples/b"].map(|it| dir.join(it));
        fs::create_dir_all(inputs.join("examples")).unwrap();
        fs::write(&file, "1").unwrap();
        // An absolute path, so that the stamp is not in the checkout.
        let stamp = dir.join("stamp");
        let stamp = stamp.to_str().unwrap();
        let is_made = || {
            let is_made = Cell::new(false);
            let make = || {
                is_made.set(true);
                Ok(fs::write(&output, "")?)
            };
            refresh(stamp, &output, &[&inputs], "", make).unwrap();
            is_made.get()
        };
        assert_eq!([is_made(), is_made()], [true, false]);
        fs::remove_file(&output).unwrap();
        let make_a_part = || {
            fs::write(&output, "")?;
            anyhow::bail!("broken")
        };
        assert!(refresh(stamp, &output, &[&inputs], "", make_a_part).is_err());
        assert_eq!([is_made(), is_made()], [true, false]);
        fs::write(&file, "2").unwrap();
        assert!(is_made());
        fs::rename(file, renamed).unwrap();
        assert!(is_made());
        fs::remove_dir_all(dir).unwrap();
    }
}
