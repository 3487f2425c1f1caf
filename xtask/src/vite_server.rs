//! Vite as a child process that ends when this program does.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::process::announce;
use crate::workspace::Workspace;

/// How often the child and the sources are looked at.
const TICK: Duration = Duration::from_millis(300);
/// How long the child may take to begin and to end.
const START_LIMIT_TICKS: u32 = 200;
const STOP_LIMIT_TICKS: u32 = 10;

/// Ends the child when its input does, and that happens however this program ends.
const END_WITH_INPUT: &str =
    "data:text/javascript,process.stdin.resume().on('end', () => process.exit())";

/// Which of Vite's two servers.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Mode {
    /// The sources, with hot reload.
    Dev,
    /// The built site.
    Preview,
}

/// A server on this machine. Dropping it stops it.
#[derive(Debug)]
pub(crate) struct ViteServer {
    child: Child,
    address: SocketAddr,
}

impl ViteServer {
    /// Starts a server and waits until it answers. [`ensure_port_is_free`] comes first.
    ///
    /// # Errors
    /// When it does not start.
    pub(crate) fn start(workspace: &Workspace, mode: Mode, port: u16) -> Result<Self> {
        // Vite by its own file: npm would stand between, and leave it behind when stopped.
        let mut command = workspace.command("node");
        command
            .current_dir(workspace.app())
            .args(["--import", END_WITH_INPUT, "node_modules/vite/bin/vite.js"])
            .args(match mode {
                Mode::Dev => &["dev"] as &[&str],
                Mode::Preview => &["preview", "--logLevel", "warn"],
            })
            .args([
                "--host",
                "127.0.0.1",
                "--strictPort",
                "--port",
                &port.to_string(),
            ])
            .stdin(Stdio::piped());
        let child = command
            .spawn()
            .context("could not start Vite; install Node.js")?;
        let mut server = Self {
            child,
            address: address_of(port),
        };
        for _ in 0..START_LIMIT_TICKS {
            if TcpStream::connect_timeout(&server.address, TICK).is_ok() {
                return Ok(server);
            }
            if let Some(status) = server.child.try_wait()? {
                bail!("Vite ended at once ({status}); see its message above");
            }
            sleep(TICK);
        }
        bail!(
            "Vite does not answer on {}; see its messages above",
            server.address
        )
    }

    /// The address of the start page, with the slash at its end.
    pub(crate) fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Says where the server is and waits until it is stopped from outside, by Ctrl-C for example.
    /// `on_tick` is called a few times a second.
    ///
    /// # Errors
    /// When the server ends by itself or `on_tick` fails.
    pub(crate) fn wait(mut self, mut on_tick: impl FnMut() -> Result<()>) -> Result<()> {
        let stop_requested = stop_requests()?;
        announce(format_args!("Serving {} (Ctrl-C stops it)", self.url()));
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

/// Checks that a server can listen on `port`.
///
/// # Errors
/// When it cannot.
pub(crate) fn ensure_port_is_free(port: u16) -> Result<()> {
    match TcpListener::bind(address_of(port)) {
        Ok(_) => Ok(()),
        Err(error) => bail!(
            "port {port} is not free ({error}); stop what uses it, or choose another with --port"
        ),
    }
}

/// A port that nothing listens on at the moment.
///
/// # Errors
/// When there is none.
pub(crate) fn free_port() -> Result<u16> {
    let listener = TcpListener::bind(address_of(0)).context("no port is free")?;
    Ok(listener.local_addr()?.port())
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

fn address_of(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_in_use_is_named() {
        let listener = TcpListener::bind(address_of(0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let message = ensure_port_is_free(port).unwrap_err().to_string();
        assert!(
            message.contains(&format!("port {port} is not free")),
            "{message}"
        );
        drop(listener);
        ensure_port_is_free(port).unwrap();
    }
}
