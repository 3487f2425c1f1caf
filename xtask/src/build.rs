//! `build`: the site in `app/dist`.

use anyhow::Result;

use crate::process::announce;
use crate::site;
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    site::ensure_published(workspace)?;
    announce("The site is in app/dist");
    Ok(())
}
