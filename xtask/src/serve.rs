//! `serve`: serves the built site as a static host does. `dev`: serves the sources with hot reload; when the engine
//! changes, rebuilds it without optimizations and draws its stills again.

use std::convert::Infallible;
use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use anyhow::Result;

use crate::engine::{self, Profile};
use crate::inputs::files_below;
use crate::programs::{self, Program};
use crate::site;
use crate::vite_server::{Address, Mode, ViteServer};
use crate::wasm_toolchain;
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace, address: &Address) -> Result<Infallible> {
    // Before the long build.
    address.check()?;
    programs::ensure(workspace, &[Program::Node])?;
    wasm_toolchain::ensure(workspace)?;
    if address.mode == Mode::Preview {
        site::ensure(workspace)?;
        return ViteServer::start(workspace, address)?.wait(|| Ok(()));
    }
    site::ensure_sources(workspace, Profile::Dev)?;
    let mut seen = engine_files(workspace)?;
    ViteServer::start(workspace, address)?.wait(|| {
        let now = engine_files(workspace)?;
        if now != seen {
            seen = now;
            // The code may not compile in between: print the error and wait for the next change.
            if let Err(error) = site::ensure_sources(workspace, Profile::Dev) {
                eprintln!("xtask: {error:#}");
            }
        }
        Ok(())
    })
}

/// The engine's source files and their modification times. Reading those of about fifty files takes less than a
/// millisecond, so that no file watcher is needed.
fn engine_files(workspace: &Workspace) -> Result<Vec<(PathBuf, Option<SystemTime>)>> {
    let mut files = Vec::new();
    for source in engine::SOURCES {
        for file in files_below(&workspace.path(source))? {
            let modified = fs::metadata(&file)
                .and_then(|metadata| metadata.modified())
                .ok();
            files.push((file, modified));
        }
    }
    Ok(files)
}
