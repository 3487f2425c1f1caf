//! `serve`: the built site as a static host would serve it.

use anyhow::Result;

use crate::prerequisites;
use crate::site;
use crate::vite_server::{Address, Mode, ViteServer};
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace, address: &Address) -> Result<()> {
    let address = address.free()?;
    prerequisites::ensure_for_building(workspace)?;
    site::ensure(workspace)?;
    ViteServer::start(workspace, Mode::Preview, address)?.wait(|| Ok(()))
}
