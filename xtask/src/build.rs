//! `build`: the site in `app/dist`, with everything that is published.

use anyhow::{Result, bail};

use crate::console::say;
use crate::node_packages;
use crate::process::succeeds;
use crate::programs;
use crate::site;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// Builds the site. With `publish`, checks the owner's values first, and builds nothing if one is
/// refused.
pub(crate) fn run(workspace: &Workspace, publish: bool) -> Result<()> {
    programs::require_node()?;
    if publish {
        node_packages::ensure_app(workspace)?;
        let mut check = workspace.command("node");
        check
            .current_dir(workspace.app())
            .arg("scripts/check-values.mjs");
        if !succeeds(workspace, &mut check)? {
            bail!(
                "nothing was built: correct the values above (docs/configure.md), or build without --publish"
            );
        }
    }
    wasm_toolchain::ensure(workspace)?;
    site::ensure_published(workspace)?;
    say("The site is in app/dist");
    Ok(())
}
