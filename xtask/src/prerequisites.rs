//! The programs that a command needs. Missing ones are installed where that needs no question; otherwise the error
//! names the command that installs them.

use anyhow::{Result, bail};

use crate::apt;
use crate::console::step;
use crate::programs::Program;
use crate::wasm_target;
use crate::workspace::Workspace;

/// Ensures what every build of the site needs.
pub(crate) fn ensure_for_building(workspace: &Workspace) -> Result<()> {
    ensure(workspace, &[Program::Node])
}

/// Ensures these programs, and the target `wasm32-unknown-unknown`.
///
/// # Errors
/// When something is missing; the message has a line for each program.
pub(crate) fn ensure(workspace: &Workspace, programs: &[Program]) -> Result<()> {
    require(&install(workspace, programs))?;
    wasm_target::ensure(workspace)?;
    Ok(())
}

/// Fails if one of these programs is missing.
///
/// # Errors
/// The message has a line for each of them.
pub(crate) fn require(missing: &[Program]) -> Result<()> {
    if missing.is_empty() {
        return Ok(());
    }
    let lines = missing.iter().map(|program| program.installation());
    let lines: Vec<_> = lines.collect();
    bail!("to be installed first:\n  {}", lines.join("\n  "))
}

/// Installs missing programs where that is allowed. Returns those that are still missing.
pub(crate) fn install(workspace: &Workspace, programs: &[Program]) -> Vec<Program> {
    let missing = || -> Vec<Program> {
        let all = programs.iter().copied();
        all.filter(|program| program.find().is_none()).collect()
    };
    let at_first = missing();
    let packages: Vec<_> = at_first
        .iter()
        .flat_map(|program| program.debian_packages().iter().copied())
        .collect();
    if packages.is_empty() || !apt::is_allowed() {
        return at_first;
    }
    let name = format!("Installing {} with apt-get", packages.join(", "));
    // After a failure, the program is still missing and is returned below.
    let _ = step(&name, || {
        apt::install(workspace, &packages, "see the message above")
    });
    missing()
}
