//! Vite as a child process that ends when this program does.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::console::say;
use crate::workspace::Workspace;

/// Reached from this machine only.
pub(crate) const LOCALHOST: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// How often the child and the sources are looked at.
const TICK: Duration = Duration::from_millis(300);
/// How long the child may take to begin and to end.
const START_LIMIT_TICKS: u32 = 200;
const STOP_LIMIT_TICKS: u32 = 10;

/// Ends the child when its input does, and that happens however this program ends.
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Address {
    /// An address of this machine's, or 0.0.0.0 for all of them.
    pub(crate) host: IpAddr,
    /// One that was asked for has to be free; else this mode's, or another if that is taken.
    pub(crate) port: Option<u16>,
    pub(crate) mode: Mode,
}

impl Address {
    /// The address with a port that nothing listens on at the moment.
    ///
    /// # Errors
    /// When the port that was asked for is taken, or the host is not this machine.
    pub(crate) fn free(&self) -> Result<SocketAddr> {
        let preferred = self.port.unwrap_or(match self.mode {
            Mode::Dev => 5173,
            Mode::Preview => 4173,
        });
        let address = SocketAddr::new(self.host, preferred);
        match (is_free(address), self.port) {
            (Ok(()), _) => Ok(address),
            (Err(error), Some(port)) => bail!(
                "{}:{port} cannot be listened on ({error}); stop what uses it, or choose another with --port",
                self.host
            ),
            (Err(error), None) => {
                let address = SocketAddr::new(self.host, free_port(self.host)?);
                say(format_args!(
                    "Port {preferred} cannot be used ({error}): {} instead",
                    address.port()
                ));
                Ok(address)
            }
        }
    }
}

/// A server on this machine. Dropping it stops it.
#[derive(Debug)]
pub(crate) struct ViteServer {
    child: Child,
    address: SocketAddr,
}

impl ViteServer {
    /// Starts a server and waits until it answers. [`Address::free`] comes first.
    ///
    /// # Errors
    /// When it does not start.
    pub(crate) fn start(workspace: &Workspace, mode: Mode, address: SocketAddr) -> Result<Self> {
        // Vite by its own file: npm would stand between, and leave it behind when stopped.
        let mut command = workspace.command("node");
        command
            .current_dir(workspace.app())
            .args(["--import", END_WITH_INPUT, "node_modules/vite/bin/vite.js"])
            .args(match mode {
                Mode::Dev => &["dev"] as &[&str],
                Mode::Preview => &["preview", "--logLevel", "warn"],
            })
            .args(["--strictPort", "--host", &address.ip().to_string()])
            .args(["--port", &address.port().to_string()])
            .stdin(Stdio::piped());
        let child = command
            .spawn()
            .context("could not start Vite; install Node.js")?;
        let mut server = Self { child, address };
        for _ in 0..START_LIMIT_TICKS {
            if TcpStream::connect_timeout(&local(address), TICK).is_ok() {
                return Ok(server);
            }
            if let Some(status) = server.child.try_wait()? {
                bail!("Vite ended at once ({status}); see its message above");
            }
            sleep(TICK);
        }
        bail!("Vite does not answer on {address}; see its messages above")
    }

    /// The address of the start page as this machine reaches it, with the slash at its end.
    pub(crate) fn url(&self) -> String {
        format!("http://{}/", local(self.address))
    }

    /// Says where the server is and waits until it is stopped from outside, by Ctrl-C for example.
    /// `on_tick` is called a few times a second.
    ///
    /// # Errors
    /// When the server ends by itself or `on_tick` fails.
    pub(crate) fn wait(mut self, mut on_tick: impl FnMut() -> Result<()>) -> Result<()> {
        let stop_requested = stop_requests()?;
        let others = if self.address.ip().is_unspecified() {
            ", and every other address of this machine"
        } else {
            ""
        };
        say(format_args!(
            "==> Serving {}{others} (Ctrl-C stops it)",
            self.url()
        ));
        loop {
            match stop_requested.recv_timeout(TICK) {
                Ok(()) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("Vite has ended ({status}); see its messages above");
            }
            on_tick()?;
        }
    }
}

impl Drop for ViteServer {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        for _ in 0..STOP_LIMIT_TICKS {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            sleep(TICK);
        }
        // It has ended meanwhile, or it is ended now: either is what is wanted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn is_free(address: SocketAddr) -> io::Result<()> {
    TcpListener::bind(address).map(drop)
}

/// A port that nothing listens on at the moment.
///
/// # Errors
/// When there is none, or the host is not this machine.
pub(crate) fn free_port(host: IpAddr) -> Result<u16> {
    let listener = TcpListener::bind(SocketAddr::new(host, 0))
        .with_context(|| format!("no port of {host} can be listened on"))?;
    Ok(listener.local_addr()?.port())
}

/// Two ports of this machine, the second after the first, that nothing listens on at the moment.
///
/// # Errors
/// When there are none.
pub(crate) fn two_free_ports() -> Result<u16> {
    for _ in 0..100 {
        let port = free_port(LOCALHOST)?;
        if let Some(next) = port.checked_add(1)
            && is_free(SocketAddr::new(LOCALHOST, next)).is_ok()
        {
            return Ok(port);
        }
    }
    bail!("no two ports in a row are free")
}

/// How this machine reaches a server that listens on `address`.
fn local(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        SocketAddr::new(LOCALHOST, address.port())
    } else {
        address
    }
}

/// Receives a message for each request to stop: Ctrl-C, a closed terminal, `kill`.
fn stop_requests() -> Result<Receiver<()>> {
    let (sender, receiver) = channel();
    // Sending fails when nobody waits any more, and then the program is ending already.
    let on_stop = move || {
        let _ = sender.send(());
    };
    ctrlc::set_handler(on_stop).context("could not listen for Ctrl-C")?;
    Ok(receiver)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(port: Option<u16>) -> Address {
        Address {
            host: LOCALHOST,
            port,
            mode: Mode::Preview,
        }
    }

    #[test]
    fn a_port_that_was_asked_for_and_is_taken_is_named() {
        let listener = TcpListener::bind((LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let message = address(Some(port)).free().unwrap_err().to_string();
        assert!(message.contains(&format!(":{port} cannot be")), "{message}");
        drop(listener);
        assert_eq!(address(Some(port)).free().unwrap().port(), port);
    }

    #[test]
    fn a_default_port_that_is_taken_gives_way_to_a_free_one() {
        // Taken by this listener or by whatever else runs here.
        let _listener = TcpListener::bind((LOCALHOST, 4173));
        assert_ne!(address(None).free().unwrap().port(), 4173);
    }

    #[test]
    fn a_server_on_every_address_is_reached_by_this_machine_s_own() {
        let everywhere = "0.0.0.0:80".parse().unwrap();
        assert_eq!(local(everywhere).to_string(), "127.0.0.1:80");
        let one = "192.168.0.2:80".parse().unwrap();
        assert_eq!(local(one), one);
    }
}
