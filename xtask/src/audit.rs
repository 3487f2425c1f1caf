//! `audit`: measures the site's pages on a slow phone with Lighthouse, by `app/scripts/audit.mjs`.

use std::ffi::OsString;

use anyhow::Result;

use crate::console::step;
use crate::lock::exclusively;
use crate::process::run as run_command;
use crate::programs::{self, CHROMIUM};
use crate::site;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// Builds the site and measures it with `options`.
pub(crate) fn run(workspace: &Workspace, options: &[OsString]) -> Result<()> {
    programs::require_node()?;
    programs::ensure_chromium(workspace)?;
    wasm_toolchain::ensure(workspace)?;
    exclusively(workspace, || site::ensure(workspace))?;
    let mut script = workspace.command("node");
    script.arg(workspace.path("app/scripts/audit.mjs"));
    // Paths in options are relative to the user's directory.
    script.args(options).current_dir(".");
    CHROMIUM.pass_to(&mut script)?;
    step("Measuring the site's pages", || {
        run_command(workspace, &mut script, "see the messages above")
    })
}
