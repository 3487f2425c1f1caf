//! Vite's servers: of the built site, and of its sources. They end when this program does.

use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::process::Stdio;

use anyhow::{Context as _, Result, bail};

use crate::children;
use crate::workspace::Workspace;

const LOCALHOST: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Ends Vite when its input closes, which happens however this program ends.
const END_WITH_INPUT: &str =
    "data:text/javascript,process.stdin.resume().on('end', () => process.exit())";

/// Which of the two servers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// The sources, with hot reload.
    Dev,
    /// The built site.
    Preview,
}

/// Where a server is to listen.
#[derive(Debug)]
pub(crate) struct Address {
    /// An address of this machine, or 0.0.0.0 for all of them.
    pub(crate) host: IpAddr,
    /// A requested port must be free. `None` is the mode's default, or another port if that is taken.
    pub(crate) port: Option<u16>,
    pub(crate) mode: Mode,
}

impl Address {
    /// The default of a server.
    pub(crate) fn new(mode: Mode) -> Self {
        Self {
            host: LOCALHOST,
            port: None,
            mode,
        }
    }

    /// Finds before the long build what [`serve`] would reject after it.
    pub(crate) fn check(&self) -> Result<()> {
        let (host, port) = (self.host, self.port.unwrap_or(0));
        TcpListener::bind((host, port)).map(drop).with_context(|| {
            format!("{host}:{port} cannot be used; stop what uses it, or choose another port with --port")
        })
    }
}

/// Serves until this program is stopped. Vite prints the address.
pub(crate) fn serve(workspace: &Workspace, address: &Address) -> Result<()> {
    // Not through npm, which leaves Vite running when stopped.
    let mut command = workspace.command("node");
    command
        .current_dir(workspace.app())
        .args(["--import", END_WITH_INPUT, "node_modules/vite/bin/vite.js"])
        .arg(match address.mode {
            Mode::Dev => "dev",
            Mode::Preview => "preview",
        })
        .args([
            "--clearScreen",
            "false",
            "--host",
            &address.host.to_string(),
        ]);
    if let Some(port) = address.port {
        command.args(["--strictPort", "--port", &port.to_string()]);
    }
    let mut vite = children::spawn(command.stdin(Stdio::piped()))?;
    // Otherwise closed by `wait`.
    let _input = vite.stdin.take();
    let status = children::wait(&mut vite)?;
    bail!("Vite exited ({status}); see its messages above")
}

/// Different free ports of this machine.
pub(crate) fn free_ports<const N: usize>() -> Result<[u16; N]> {
    let mut ports = [0; N];
    let mut listeners = Vec::new();
    for port in &mut ports {
        let listener = TcpListener::bind((LOCALHOST, 0)).context("no port is free")?;
        *port = listener.local_addr()?.port();
        // Kept open until all ports are known, so that no two are the same.
        listeners.push(listener);
    }
    Ok(ports)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_was_asked_for_and_is_taken_is_named() {
        let listener = TcpListener::bind((LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let address = Address {
            port: Some(port),
            ..Address::new(Mode::Preview)
        };
        let message = address.check().unwrap_err().to_string();
        assert!(message.contains(&format!(":{port} cannot be")), "{message}");
    }
}
