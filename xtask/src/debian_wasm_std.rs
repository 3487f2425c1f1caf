//! The fallback where rustup's server cannot be reached: Debian's rustc. Debian packages the sources of the standard
//! library but no build for WebAssembly, so it is built once, into a sysroot in `.tools`.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::apt;
use crate::console::step;
use crate::process::{output, run};
use crate::stamp::refresh;
use crate::wasm_toolchain::{TARGET, WasmToolchain};
use crate::workspace::Workspace;

pub(crate) const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];
const DIR: &str = "/usr/bin";
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
/// Debian's rustc includes no linker for WebAssembly.
const WASM_LD: &str = "/usr/bin/wasm-ld-22";
const LINKER: (&str, &str) = ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", WASM_LD);
const REMEDY: &str = "install a Rust that has the target wasm32-unknown-unknown";

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
        apt::install(workspace, &PACKAGES)
    })
}

/// Debian's toolchain. Builds the target's standard library, unless an earlier run has.
pub(crate) fn ensure(workspace: &Workspace) -> Result<WasmToolchain> {
    let version = output(Command::new(RUSTC).arg("--version"))
        .context("Debian's rustc does not start; reinstall rustc-web")?;
    let sysroot = workspace.tools().join("wasm-sysroot");
    // Another version of the compiler cannot read the library.
    refresh(workspace, "wasm-std", &sysroot, &version, || {
        step(
            &format!("Building the standard library for {TARGET}"),
            || build_std(workspace, &sysroot),
        )
    })?;
    Ok(WasmToolchain {
        dir: Some(DIR.into()),
        variables: vec![("RUSTC", RUSTC.into()), (LINKER.0, LINKER.1.into())],
        sysroot: Some(sysroot),
    })
}

/// Builds std by building an empty crate that depends on it.
fn build_std(workspace: &Workspace, sysroot: &Path) -> Result<()> {
    let dir = workspace.tools().join("wasm-std");
    // Libraries of another version.
    for old in [dir.as_path(), sysroot] {
        let _ = fs::remove_dir_all(old);
    }
    fs::create_dir_all(dir.join("src"))?;
    let manifest = "[package]\nname = \"empty\"\nedition = \"2024\"\n\n[workspace]\n";
    fs::write(dir.join("Cargo.toml"), manifest)?;
    fs::write(dir.join("src/lib.rs"), "")?;
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
    let built = dir.join("target").join(TARGET).join("release/deps");
    let libraries = sysroot.join("lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&libraries)?;
    for entry in fs::read_dir(built).context("the standard library was not built")? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        let shown = name.to_string_lossy();
        if shown.ends_with(".rlib") && !shown.starts_with("libempty-") {
            fs::copy(&path, libraries.join(name)).context("could not copy a library")?;
        }
    }
    Ok(())
}
