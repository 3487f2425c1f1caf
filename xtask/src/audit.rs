//! `audit`: lists what is open for the owner, and measures the site's pages on a slow phone and with Lighthouse, by
//! `app/scripts/audit.mjs`. It only reports; tests check the limits that do not depend on the machine.

use std::ffi::OsString;

use anyhow::Result;

use crate::console::step;
use crate::lock::exclusively;
use crate::process::run as run_command;
use crate::programs::{self, Program, warn_of_old_node};
use crate::site;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// Builds the site and measures it with `options`. Without any, also lists what is open.
pub(crate) fn run(workspace: &Workspace, options: &[OsString]) -> Result<()> {
    programs::ensure(workspace, &[Program::Node, Program::Chromium])?;
    wasm_toolchain::ensure(workspace)?;
    warn_of_old_node("Lighthouse", (22, 19));
    exclusively(workspace, || site::ensure(workspace))?;
    if options.is_empty() {
        step("Placeholders, and claims for the owner to confirm", || {
            let mut npm = workspace.npm(&workspace.app());
            npm.args(["run", "--silent", "placeholders"]);
            run_command(workspace, &mut npm, "see the message above")
        })?;
    }
    let mut script = workspace.command("node");
    script.arg(workspace.path("app/scripts/audit.mjs"));
    // Paths in options are relative to the user's directory.
    script.args(options).current_dir(".");
    Program::Chromium.pass_to(&mut script)?;
    step("Measuring the site's pages", || {
        run_command(workspace, &mut script, "see the message above")
    })
}
