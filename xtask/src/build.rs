//! `build`: the site in `app/dist`, with everything that is published.

use anyhow::{Result, bail};

use crate::console::say;
use crate::node_packages;
use crate::process::succeeds;
use crate::programs;
use crate::site;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// Builds the site. With `publish`, fails while a value of the owner is open.
pub(crate) fn run(workspace: &Workspace, publish: bool) -> Result<()> {
    programs::require_node()?;
    wasm_toolchain::ensure(workspace)?;
    if publish {
        node_packages::ensure_app(workspace)?;
        let mut npm = workspace.npm(&workspace.app());
        npm.args(["run", "--silent", "placeholders", "--", "--publish"]);
        if !succeeds(workspace, &mut npm)? {
            bail!("supply, correct and confirm what is listed above, or build without --publish");
        }
    }
    site::ensure_published(workspace)?;
    say("The site is in app/dist");
    Ok(())
}
