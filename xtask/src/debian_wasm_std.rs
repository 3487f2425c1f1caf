//! The fallback where rustup's server cannot be reached: Debian's rustc. Debian packages the sources of the standard
//! library but no build for WebAssembly, so it is built once, into a sysroot in `.tools`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::apt;
use crate::console::step;
use crate::process::{output, run};
use crate::wasm_toolchain::{TARGET, WasmToolchain, has_std};
use crate::workspace::Workspace;

pub(crate) const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];
const DIR: &str = "/usr/bin";
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
/// Debian's rustc includes no linker for WebAssembly.
const WASM_LD: &str = "/usr/bin/wasm-ld-22";
const LINKER: (&str, &str) = ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", WASM_LD);
const REMEDY: &str = "install a Rust that has the target wasm32-unknown-unknown";

/// Debian's toolchain, if an earlier run has built the library for the installed version.
pub(crate) fn installed(workspace: &Workspace) -> Option<WasmToolchain> {
    let sysroot = sysroot(workspace)?;
    has_std(&libraries(&sysroot)).then(|| toolchain(sysroot))
}

/// Whether Debian's compiler, the sources of its library and the linker are installed.
pub(crate) fn has_packages() -> bool {
    let sources = output(Command::new(RUSTC).args(["--print", "sysroot"]))
        .map(|sysroot| Path::new(&sysroot).join("lib/rustlib/src/rust/library"));
    sources.is_some_and(|dir| dir.is_dir())
        && [CARGO, WASM_LD]
            .iter()
            .all(|file| Path::new(file).is_file())
}

/// Installs Debian's toolchain.
pub(crate) fn install_packages(workspace: &Workspace) -> Result<()> {
    step("Installing Debian's Rust with apt-get", || {
        apt::install(workspace, &PACKAGES, REMEDY)
    })
}

/// Builds the target's standard library for Debian's toolchain.
pub(crate) fn complete(workspace: &Workspace) -> Result<WasmToolchain> {
    let sysroot =
        sysroot(workspace).context("Debian's rustc does not start; reinstall rustc-web")?;
    step(
        &format!("Building the standard library for {TARGET}"),
        || build_std(workspace, &sysroot),
    )?;
    Ok(toolchain(sysroot))
}

/// Builds std by building an empty crate that depends on it.
fn build_std(workspace: &Workspace, sysroot: &Path) -> Result<()> {
    let dir = workspace.tools().join("wasm-std");
    fs::create_dir_all(dir.join("src"))?;
    let manifest = "[package]\nname = \"empty\"\nedition = \"2024\"\n\n[workspace]\n";
    fs::write(dir.join("Cargo.toml"), manifest)?;
    fs::write(dir.join("src").join("lib.rs"), "")?;
    let mut build = workspace.command(CARGO);
    build
        .current_dir(&dir)
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env(LINKER.0, LINKER.1)
        // The tests in WebAssembly need `test`.
        .args(["build", "--release", "-Z", "build-std=std,panic_abort,test"])
        .args(["--target", TARGET, "--target-dir", "target"]);
    run(workspace, &mut build, REMEDY)?;
    let built = dir.join("target").join(TARGET).join("release").join("deps");
    copy_libraries(&built, &libraries(sysroot))
}

/// Copies the standard library, whole or not at all.
fn copy_libraries(built: &Path, libraries: &Path) -> Result<()> {
    let partial = libraries.with_extension("partial");
    if partial.exists() {
        fs::remove_dir_all(&partial)?;
    }
    fs::create_dir_all(&partial)?;
    for entry in fs::read_dir(built).context("the standard library was not built")? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        let shown = name.to_string_lossy();
        if shown.ends_with(".rlib") && !shown.starts_with("libempty-") {
            fs::copy(&path, partial.join(name)).context("could not copy a library")?;
        }
    }
    if libraries.exists() {
        fs::remove_dir_all(libraries)?;
    }
    fs::rename(&partial, libraries).context("could not rename the standard library's directory")
}

/// One for each version of the compiler, because another version cannot read the library.
fn sysroot(workspace: &Workspace) -> Option<PathBuf> {
    let version = output(Command::new(RUSTC).arg("--version"))?;
    let name = format!("sysroot-{}", version.split_whitespace().nth(1)?);
    Some(workspace.tools().join(name))
}

fn libraries(sysroot: &Path) -> PathBuf {
    sysroot.join("lib/rustlib").join(TARGET).join("lib")
}

fn toolchain(sysroot: PathBuf) -> WasmToolchain {
    WasmToolchain {
        dir: Some(DIR.into()),
        variables: vec![("RUSTC", RUSTC.into()), (LINKER.0, LINKER.1.into())],
        sysroot: Some(sysroot),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupted_copy_is_no_standard_library_and_the_next_one_is() {
        let workspace = Workspace::scratch("wasm-std");
        let (built, libraries) = (workspace.path("built"), workspace.path("sysroot/lib"));
        // A directory cannot be copied as a file.
        fs::create_dir_all(built.join("libcore-1.rlib")).unwrap();
        fs::write(built.join("libstd-1.rlib"), "").unwrap();
        assert!(copy_libraries(&built, &libraries).is_err());
        assert!(!has_std(&libraries));
        fs::remove_dir(built.join("libcore-1.rlib")).unwrap();
        copy_libraries(&built, &libraries).unwrap();
        assert!(has_std(&libraries));
        workspace.remove();
    }
}
