//! Makes an output unless it is up to date. A stamp is a file with the hash of what an output was last made from.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

use anyhow::{Context as _, Result};
use walkdir::{DirEntry, WalkDir};

use crate::checkout::TOOLS;

/// Makes `output`, a file or directory that exists when the output is complete, with `make`, unless it was made from
/// the same `sources` and `text`. `name` is the stamp's. When `make` fails, the next run tries again.
pub(crate) fn refresh<'a>(
    name: &str,
    output: &Path,
    sources: impl IntoIterator<Item = &'a str>,
    text: &str,
    make: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let stamp = Path::new(TOOLS).join("stamps").join(name);
    let hash = hash(sources, text)?;
    if output.exists() && fs::read_to_string(&stamp).is_ok_and(|stamped| stamped == hash) {
        return Ok(());
    }
    if stamp.exists() {
        fs::remove_file(&stamp).context("could not remove an old stamp")?;
    }
    make()?;
    let dir = stamp.parent().unwrap_or(&stamp);
    fs::create_dir_all(dir)
        .and_then(|()| fs::write(&stamp, hash))
        .with_context(|| format!("could not write {}", stamp.display()))
}

/// The hash of the paths and contents of files, of every file below a directory on which outputs depend, and of
/// a text that is in no file. It covers no times, so that switching branches and back rebuilds nothing. A missing file
/// counts as empty. A new Rust toolchain may hash differently, which costs one rebuild.
pub(crate) fn hash<'a>(paths: impl IntoIterator<Item = &'a str>, text: &str) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for path in paths.into_iter().filter(|path| Path::new(path).exists()) {
        // The path itself may have such a name. Symbolic links are not followed.
        let is_input = |entry: &DirEntry| {
            entry.depth() == 0 || !is_left_out(&entry.file_name().to_string_lossy())
        };
        let entries = WalkDir::new(path).sort_by_file_name().into_iter();
        for entry in entries.filter_entry(is_input) {
            let entry = entry?;
            if entry.file_type().is_file() {
                let file = entry.path();
                let content =
                    fs::read(file).with_context(|| format!("could not read {}", file.display()))?;
                // As parts, whose lengths keep "ab" + "c" and "a" + "bc" apart.
                file.hash(&mut hasher);
                content.hash(&mut hasher);
            }
        }
    }
    text.hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

fn is_left_out(name: &str) -> bool {
    let generated = ".ssr dist generated node_modules pkg test-results";
    let tests = "e2e examples playwright.config.ts";
    let mut listed = generated.split(' ').chain(tests.split(' '));
    listed.any(|it| it == name) || name.contains(".test.") || name.ends_with(".md")
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::env;

    use super::*;

    #[test]
    fn an_output_is_made_again_if_it_is_gone_a_source_has_changed_or_making_it_has_failed() {
        let dir = env::temp_dir().join(format!("xtask-stamp-{}", std::process::id()));
        let [output, sources, file, renamed] =
            ["made", "in", "in/a.rs", "in/b.rs"].map(|it| dir.join(it));
        fs::create_dir_all(sources.join("pkg")).unwrap();
        fs::write(&file, "1").unwrap();
        // An absolute path, and so not in the checkout.
        let stamp = dir.join("stamp");
        let refresh = |make: &dyn Fn() -> Result<()>| {
            refresh(stamp.to_str().unwrap(), &output, sources.to_str(), "", make)
        };
        let made = Cell::new(0);
        let times_made = || {
            refresh(&|| {
                made.set(made.get() + 1);
                Ok(fs::write(&output, "")?)
            })
            .unwrap();
            made.get()
        };
        assert_eq!((times_made(), times_made()), (1, 1));
        fs::remove_file(&output).unwrap();
        assert!(refresh(&|| anyhow::bail!("broken")).is_err());
        assert_eq!((times_made(), times_made()), (2, 2));
        for left_out in ["pkg/x", "a.test.ts", "README.md"] {
            fs::write(sources.join(left_out), "1").unwrap();
        }
        assert_eq!(times_made(), 2);
        fs::write(&file, "2").unwrap();
        assert_eq!(times_made(), 3);
        fs::rename(file, renamed).unwrap();
        assert_eq!(times_made(), 4);
        fs::remove_dir_all(dir).unwrap();
    }
}
