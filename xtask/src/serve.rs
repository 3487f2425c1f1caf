//! `serve`: serves the built site as a static host does. `dev`: serves the sources with hot reload; when the engine
//! changes, rebuilds it without optimizations and draws its stills again.

use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::checkout::exclusively;
use crate::console::say;
use crate::engine;
use crate::process::{command, spawn, wait};
use crate::programs;
use crate::site;
use crate::wasm_toolchain;

/// Ends Vite when its input closes, which happens however this program ends.
const END_WITH_INPUT: &str =
    "data:text/javascript,process.stdin.resume().on('end', () => process.exit())";

/// Where a server is to listen.
#[derive(Debug)]
pub(crate) struct Address {
    /// An address of this machine, or 0.0.0.0 for all of them.
    pub(crate) host: IpAddr,
    /// A requested port must be free. `None` is the default, or another port if that is taken.
    pub(crate) port: Option<u16>,
    /// Whether the sources are served, not the built site.
    pub(crate) is_dev: bool,
}

impl Address {
    /// The address, with a free port. Found before the long build.
    fn reserve(&self) -> Result<SocketAddr> {
        let default = if self.is_dev { 5173 } else { 4173 };
        let bind = |port| TcpListener::bind((self.host, port))?.local_addr();
        match self.port {
            Some(port) => bind(port),
            None => bind(default).or_else(|_| bind(0)),
        }
        .with_context(|| {
            let (host, port) = (self.host, self.port.unwrap_or(default));
            format!("{host}:{port} cannot be used; stop what uses it, or choose another port with --port")
        })
    }
}

pub(crate) fn run(address: &Address) -> Result<()> {
    let is_dev = address.is_dev;
    let address = address.reserve()?;
    programs::require_node()?;
    // Before the build, so that a change during it is one too.
    let built = site::hash_of_engine()?;
    exclusively(|| {
        wasm_toolchain::ensure()?;
        if is_dev {
            site::ensure_sources(&engine::QUICK)
        } else {
            site::ensure()
        }
    })?;
    if is_dev {
        thread::spawn(|| rebuild_on_change(built));
    }
    serve(if is_dev { "dev" } else { "preview" }, address)
}

/// Serves until this program is stopped, and says where.
fn serve(vite_command: &str, address: SocketAddr) -> Result<()> {
    // Not through npm, which leaves Vite running when stopped.
    let mut node = command("node --import");
    node.current_dir("app")
        .stdin(Stdio::piped())
        .args([
            END_WITH_INPUT,
            "node_modules/vite/bin/vite.js",
            vite_command,
        ])
        .args(["--logLevel", "warn", "--clearScreen", "false"])
        .args(["--host", &address.ip().to_string()])
        .args(["--strictPort", "--port", &address.port().to_string()]);
    let mut vite = spawn(&mut node)?;
    // Otherwise closed by `wait`.
    let _input = vite.stdin.take();
    thread::spawn(move || {
        while TcpStream::connect(address).is_err() {
            thread::sleep(Duration::from_millis(50));
        }
        say(format_args!("==> Serving http://{address}/"));
    });
    let status = wait(&mut vite)?;
    bail!("Vite exited ({status}); see its messages above")
}

fn rebuild_on_change(mut built: String) -> ! {
    loop {
        // Takes two milliseconds, so that no file watcher is needed.
        thread::sleep(Duration::from_millis(300));
        // An editor may be replacing a file.
        if let Ok(now) = site::hash_of_engine()
            && now != built
        {
            built = now;
            // The code may not compile in between: print the error and wait for the next change.
            if let Err(error) = exclusively(|| site::ensure_sources(&engine::QUICK)) {
                eprintln!("xtask: {error:#}");
            }
        }
    }
}
