//! Whether an output is up to date. A stamp is a file with the hash of the inputs that an output was last made from.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::exclusive::exclusively;
use crate::inputs::Inputs;
use crate::workspace::Workspace;

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

    /// Whether the output was made from these inputs.
    pub(crate) fn is_current(&self) -> bool {
        self.output.exists() && fs::read_to_string(&self.file).is_ok_and(|hash| hash == self.hash)
    }

    /// Makes the output with `make`, unless it is up to date or another thread makes it meanwhile. When `make`
    /// fails, the next run tries again.
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
    use super::*;
    use crate::scratch::scratch;

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
