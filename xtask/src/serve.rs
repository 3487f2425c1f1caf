//! `serve`: serves the built site as a static host does.

use std::convert::Infallible;

use anyhow::Result;

use crate::prerequisites;
use crate::site;
use crate::vite_server::{Address, ViteServer};
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace, address: &Address) -> Result<Infallible> {
    address.check()?;
    prerequisites::ensure_for_building(workspace)?;
    site::ensure(workspace)?;
    ViteServer::start(workspace, address)?.wait(|| Ok(()))
}
