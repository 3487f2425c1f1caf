//! `serve`: serves the built site as a static host does. `dev`: serves the sources with hot reload; when the engine
//! changes, rebuilds it without optimizations and draws its stills again.

use std::net::IpAddr;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::checkout::exclusively;
use crate::engine::QUICK;
use crate::process::command;
use crate::programs;
use crate::site;
use crate::stamp::hash;

/// Ends Vite when its input closes, which happens whenever this program ends.
const END_WITH_INPUT: &str =
    "data:text/javascript,process.stdin.resume().on('end', () => process.exit())";

pub(crate) fn serve(options: &[&str]) -> Result<()> {
    check(options)?;
    exclusively(site::ensure)?;
    vite("preview", options)
}

pub(crate) fn dev(options: &[&str]) -> Result<()> {
    check(options)?;
    exclusively(|| site::ensure_sources(&QUICK))?;
    thread::spawn(rebuild_on_change);
    vite("dev", options)
}

/// Checks the options before the long build, after which Vite would refuse them.
fn check(options: &[&str]) -> Result<()> {
    let is_valid = |option: &&[&str]| match option {
        ["--port", port] => port.parse::<u16>().is_ok(),
        ["--host", host] => host.parse::<IpAddr>().is_ok(),
        _ => false,
    };
    if let Some(wrong) = options.chunks(2).find(|option| !is_valid(option)) {
        bail!("`{}` is not --port N or --host ADDRESS", wrong.join(" "));
    }
    programs::require_node()
}

/// Runs Vite, which prints its address, until this program is stopped.
fn vite(subcommand: &str, options: &[&str]) -> Result<()> {
    // Not through npm, which leaves Vite running when it is stopped.
    let mut node = command("node --import");
    node.current_dir("app")
        .stdin(Stdio::piped())
        .args([END_WITH_INPUT, "node_modules/vite/bin/vite.js", subcommand])
        .args(options);
    if !options.contains(&"--host") {
        node.args(["--host", "127.0.0.1"]);
    }
    let mut vite = node.spawn().context("could not start Node.js")?;
    // `wait` would close it.
    let _input = vite.stdin.take();
    let status = vite.wait()?;
    bail!("Vite exited ({status}); see its messages above")
}

fn rebuild_on_change() -> ! {
    // Builds at once, because a file may have changed since cargo read it.
    let mut built = String::new();
    loop {
        // Takes 2 ms, so that no file watcher is needed.
        let now = hash(&["Cargo.toml", "Cargo.lock", "crates"], "");
        if now != built {
            built = now;
            // The code may not compile yet: prints the error and waits for the next change.
            if let Err(error) = exclusively(|| site::ensure_sources(&QUICK)) {
                eprintln!("xtask: {error:#}");
            }
        }
        thread::sleep(Duration::from_millis(300));
    }
}
