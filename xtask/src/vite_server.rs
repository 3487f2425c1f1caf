//! Vite as a child process that ends when this program does.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};

use crate::children::{self, OnRequest};
use crate::console::say;
use crate::workspace::Workspace;

const LOCALHOST: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// How often the child and the sources are checked.
const TICK: Duration = Duration::from_millis(300);

/// Ends the child when its input closes, which happens however this program ends.
const END_WITH_INPUT: &str =
    "data:text/javascript,process.stdin.resume().on('end', () => process.exit())";

/// Which of Vite's two servers.
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
        free_address(self.host, self.port.unwrap_or(0)).map(drop)
    }

    /// The address with a free port.
    fn free(&self) -> Result<SocketAddr> {
        let preferred = self.port.unwrap_or(match self.mode {
            Mode::Dev => 5173,
            Mode::Preview => 4173,
        });
        match free_address(self.host, preferred) {
            Err(_) if self.port.is_none() => {
                let address = free_address(self.host, 0)?;
                say(format_args!(
                    "port {preferred} is taken; using {}",
                    address.port()
                ));
                Ok(address)
            }
            found => found,
        }
    }
}

/// Serves, prints the address, and then calls `on_tick` a few times a second, until this program is stopped.
pub(crate) fn serve(
    workspace: &Workspace,
    wanted: &Address,
    mut on_tick: impl FnMut(),
) -> Result<Infallible> {
    let address = wanted.free()?;
    // Not through npm, which leaves Vite running when stopped.
    let mut command = workspace.command("node");
    command
        .current_dir(workspace.app())
        .args(["--import", END_WITH_INPUT, "node_modules/vite/bin/vite.js"])
        .args(match wanted.mode {
            Mode::Dev => &["dev"] as &[&str],
            Mode::Preview => &["preview", "--logLevel", "warn"],
        })
        .args(["--strictPort", "--host", &address.ip().to_string()])
        .args(["--port", &address.port().to_string()])
        .stdin(Stdio::piped());
    let mut vite = children::spawn(&mut command, OnRequest::Stop)?;
    let local = if address.ip().is_unspecified() {
        SocketAddr::new(LOCALHOST, address.port())
    } else {
        address
    };
    let mut is_serving = false;
    loop {
        let answers = is_serving || TcpStream::connect_timeout(&local, TICK).is_ok();
        // Checked after connecting: if another server has taken the port meanwhile, Vite ends.
        if vite.try_wait()?.is_some() {
            let status = children::wait(&mut vite)?;
            bail!("Vite exited ({status}); see its messages above");
        }
        if is_serving {
            on_tick();
        } else if answers {
            is_serving = true;
            say(format_args!(
                "==> Serving http://{local}/ (Ctrl-C stops it)"
            ));
        }
        sleep(TICK);
    }
}

/// Listens on a port for a moment; for port 0, on one that the system chooses.
fn free_address(host: IpAddr, port: u16) -> Result<SocketAddr> {
    TcpListener::bind((host, port))
        .and_then(|listener| listener.local_addr())
        .map_err(|error| {
            anyhow!(
                "{host}:{port} cannot be used ({error}); stop what uses it, or choose another port with --port"
            )
        })
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

    fn address(port: Option<u16>) -> Address {
        Address {
            port,
            ..Address::new(Mode::Preview)
        }
    }

    #[test]
    fn a_port_that_was_asked_for_and_is_taken_is_named() {
        let listener = TcpListener::bind((LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let message = address(Some(port)).free().unwrap_err().to_string();
        assert!(message.contains(&format!(":{port} cannot be")), "{message}");
    }

    #[test]
    fn a_default_port_that_is_taken_gives_way_to_a_free_one() {
        // Taken by this listener or by another program.
        let _listener = TcpListener::bind((LOCALHOST, 4173));
        assert_ne!(address(None).free().unwrap().port(), 4173);
    }
}
