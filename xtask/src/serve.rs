//! `serve`: serves the built site as a static host does. `dev`: serves the sources with hot reload; when the engine
//! changes, rebuilds it without optimizations and draws its stills again.

use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::children;
use crate::console::say;
use crate::engine::Profile;
use crate::lock::exclusively;
use crate::programs;
use crate::site;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// How often `dev` looks for changed sources. That takes two milliseconds, so that no file watcher is needed.
const TICK: Duration = Duration::from_millis(300);

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
    /// The address, with a free port. Found before the long build.
    fn reserve(&self) -> Result<SocketAddr> {
        let default = match self.mode {
            Mode::Dev => 5173,
            Mode::Preview => 4173,
        };
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

pub(crate) fn run(workspace: &Workspace, address: &Address) -> Result<()> {
    let mode = address.mode;
    let address = address.reserve()?;
    programs::require_node()?;
    // Before the build, so that a change during it is one too.
    let built = site::hash_of_engine(workspace)?;
    exclusively(workspace, || {
        wasm_toolchain::ensure(workspace)?;
        match mode {
            Mode::Preview => site::ensure(workspace),
            Mode::Dev => site::ensure_sources(workspace, Profile::Dev),
        }
    })?;
    if mode == Mode::Dev {
        let workspace = workspace.clone();
        thread::spawn(move || rebuild_on_change(&workspace, built));
    }
    serve(workspace, mode, address)
}

/// Serves until this program is stopped, and says where.
fn serve(workspace: &Workspace, mode: Mode, address: SocketAddr) -> Result<()> {
    // Not through npm, which leaves Vite running when stopped.
    let mut command = workspace.command("node");
    command
        .current_dir(workspace.app())
        .args(["--import", END_WITH_INPUT, "node_modules/vite/bin/vite.js"])
        .arg(match mode {
            Mode::Dev => "dev",
            Mode::Preview => "preview",
        })
        .args(["--logLevel", "warn", "--clearScreen", "false"])
        .args(["--host", &address.ip().to_string()])
        .args(["--strictPort", "--port", &address.port().to_string()]);
    let mut vite = children::spawn(command.stdin(Stdio::piped()))?;
    // Otherwise closed by `wait`.
    let _input = vite.stdin.take();
    thread::spawn(move || {
        while TcpStream::connect(address).is_err() {
            thread::sleep(Duration::from_millis(50));
        }
        say(format_args!("==> Serving http://{address}/"));
    });
    let status = children::wait(&mut vite)?;
    bail!("Vite exited ({status}); see its messages above")
}

fn rebuild_on_change(workspace: &Workspace, mut built: String) -> ! {
    loop {
        thread::sleep(TICK);
        // An editor may be replacing a file.
        if let Ok(now) = site::hash_of_engine(workspace)
            && now != built
        {
            built = now;
            let rebuild = || site::ensure_sources(workspace, Profile::Dev);
            // The code may not compile in between: print the error and wait for the next change.
            if let Err(error) = exclusively(workspace, rebuild) {
                eprintln!("xtask: {error:#}");
            }
        }
    }
}
