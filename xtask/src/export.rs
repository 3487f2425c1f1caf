//! The files that the site's sources import from the engine, written by the crate `export`.

use anyhow::Result;

use crate::console::step;
use crate::inputs::Inputs;
use crate::process::run;
use crate::stamp::refresh;
use crate::workspace::Workspace;

/// Everything that the exported files are made from.
const SOURCES: [&str; 4] = [
    "crates/particles",
    "crates/export",
    "Cargo.toml",
    "Cargo.lock",
];

/// Where the site's sources import the exported files from.
const DIR: &str = "app/src/animation/generated";

/// The hash of everything that the exported files are made from.
pub(crate) fn inputs(workspace: &Workspace) -> Result<Inputs> {
    workspace.inputs(SOURCES)
}

/// Writes the files, unless they are up to date.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    let dir = workspace.path(DIR);
    refresh(workspace, "export", &dir, &inputs(workspace)?, || {
        step("Drawing the stills", || {
            let mut cargo = workspace.cargo();
            cargo.args(["run", "--package", "export", "--"]).arg(&dir);
            run(workspace, &mut cargo, "see the message above")
        })
    })
}
