//! `serve`: serves the built site as a static host does. `dev`: serves the sources with hot reload; when the engine
//! changes, rebuilds it without optimizations and draws its stills again.

use std::convert::Infallible;

use anyhow::Result;

use crate::engine::{self, Profile};
use crate::programs::{self, Program};
use crate::site;
use crate::vite_server::{self, Address, Mode};
use crate::wasm_toolchain;
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace, address: &Address) -> Result<Infallible> {
    // Before the long build.
    address.check()?;
    programs::ensure(workspace, &[Program::Node])?;
    wasm_toolchain::ensure(workspace)?;
    if address.mode == Mode::Preview {
        site::ensure(workspace)?;
        return vite_server::serve(workspace, address, || {});
    }
    site::ensure_sources(workspace, Profile::Dev)?;
    // Takes two milliseconds, so that no file watcher is needed.
    let hash = || workspace.hash(engine::SOURCES, "");
    let mut built = hash()?;
    vite_server::serve(workspace, address, || {
        // An editor may be replacing a file.
        if let Ok(now) = hash()
            && now != built
        {
            built = now;
            // The code may not compile in between: print the error and wait for the next change.
            if let Err(error) = site::ensure_sources(workspace, Profile::Dev) {
                eprintln!("xtask: {error:#}");
            }
        }
    })
}
