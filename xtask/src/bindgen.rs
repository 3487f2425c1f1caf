//! The program `xtask/bindgen`, which makes JavaScript's glue for a module.

use std::env;
use std::path::PathBuf;

use anyhow::Result;

use crate::console::step;
use crate::process::run;
use crate::workspace::Workspace;

/// Compiles it. Returns its path.
pub(crate) fn ensure(workspace: &Workspace) -> Result<PathBuf> {
    step("Compiling wasm-bindgen", || {
        let mut cargo = workspace.cargo();
        cargo.args(["build", "--package", "bindgen"]);
        run(workspace, &mut cargo, "see the message above")
    })?;
    let file = format!("bindgen{}", env::consts::EXE_SUFFIX);
    Ok(workspace.target().join("debug").join(file))
}
