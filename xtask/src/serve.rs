//! `serve`: serves the built site as a static host does. `dev`: serves the sources with hot reload; when the engine
//! changes, rebuilds it without optimizations and draws its stills again.

use std::thread;
use std::time::Duration;

use anyhow::Result;

use crate::engine::Profile;
use crate::lock::exclusively;
use crate::programs::{self, Program};
use crate::server::{self, Address, Mode};
use crate::site;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// How often `dev` looks for changed sources. That takes two milliseconds, so that no file watcher is needed.
const TICK: Duration = Duration::from_millis(300);

pub(crate) fn run(workspace: &Workspace, address: &Address) -> Result<()> {
    // Before the long build.
    address.check()?;
    programs::ensure(workspace, &[Program::Node])?;
    // Before the build, so that a change during it is one too.
    let built = site::hash_of_engine(workspace)?;
    exclusively(workspace, || {
        wasm_toolchain::ensure(workspace)?;
        match address.mode {
            Mode::Preview => site::ensure(workspace),
            Mode::Dev => site::ensure_sources(workspace, Profile::Dev),
        }
    })?;
    if address.mode == Mode::Dev {
        let workspace = workspace.clone();
        thread::spawn(move || rebuild_on_change(&workspace, built));
    }
    server::serve(workspace, address)
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
