//! Makes an output unless it is up to date. A stamp is a file with the hash of the inputs that an output was last made
//! from.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

use crate::workspace::Workspace;

/// Makes `output`, a file or directory that exists when the output is complete, with `make`, unless it was made from
/// inputs of this `hash`. `name` is the stamp's. When `make` fails, the next run tries again.
pub(crate) fn refresh(
    workspace: &Workspace,
    name: &str,
    output: &Path,
    hash: &str,
    make: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let dir = workspace.tools().join("stamps");
    let stamp = dir.join(name);
    if output.exists() && fs::read_to_string(&stamp).is_ok_and(|stamped| stamped == hash) {
        return Ok(());
    }
    if stamp.exists() {
        fs::remove_file(&stamp).context("could not remove an old stamp")?;
    }
    make()?;
    fs::create_dir_all(&dir)
        .and_then(|()| fs::write(&stamp, hash))
        .with_context(|| format!("could not write {}", stamp.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_output_is_made_once_and_again_after_a_failure_or_when_it_is_gone() {
        let workspace = Workspace::scratch("stamp");
        let output = workspace.path("output");
        let refresh =
            |make: &dyn Fn() -> Result<()>| refresh(&workspace, "name", &output, "hash", make);
        assert!(refresh(&|| anyhow::bail!("broken")).is_err());
        refresh(&|| Ok(fs::write(&output, "made")?)).unwrap();
        refresh(&|| panic!("made twice")).unwrap();
        fs::remove_file(&output).unwrap();
        refresh(&|| Ok(fs::write(&output, "made")?)).unwrap();
        assert!(output.exists());
        workspace.remove();
    }
}
