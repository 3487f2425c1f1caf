//! `audit`: Lighthouse scores and sizes of every route, and the placeholders that are still open.

use anyhow::Result;

use crate::site;
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace, _paths: &[String]) -> Result<()> {
    site::ensure(workspace)?;
    Ok(())
}
