//! `serve`: the built site as a static host would serve it.

use anyhow::Result;

use crate::site;
use crate::vite_server::{Mode, ViteServer, ensure_port_is_free};
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace, port: u16) -> Result<()> {
    ensure_port_is_free(port)?;
    site::ensure(workspace)?;
    ViteServer::start(workspace, Mode::Preview, port)?.wait(|| Ok(()))
}
