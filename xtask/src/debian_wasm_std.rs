//! The fallback where rustup's server cannot be reached: Debian's rustc, which comes without a
//! standard library for WebAssembly but with its sources.
//!
//! The library is built from the packaged sources once and put beside Debian's other ones; from then
//! on the target is an ordinary one, and no unstable flag is needed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::process::{announce, output, run};
use crate::tools;
use crate::wasm_target::{TARGET, WasmToolchain, has_std};
use crate::workspace::Workspace;

const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
/// Debian's rustc has no linker for WebAssembly of its own.
const LINKER: &str = "wasm-ld-22";
const LINKER_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER";
/// What rustup calls Debian's toolchain.
const TOOLCHAIN: &str = "distro";
const REMEDY: &str = "install a Rust that has the target wasm32-unknown-unknown";

/// The toolchain in use, which has the target: with Debian's linker where it is Debian's.
pub(crate) fn linker_of(workspace: &Workspace) -> WasmToolchain {
    let sysroot = output(workspace.command("rustc").args(["--print", "sysroot"]));
    let is_debians = sysroot.as_deref() == Some("/usr") && workspace.find(LINKER).is_some();
    WasmToolchain::with_variables(if is_debians {
        vec![linker()]
    } else {
        Vec::new()
    })
}

/// Debian's toolchain, if an earlier run has completed it.
pub(crate) fn installed(workspace: &Workspace) -> Option<WasmToolchain> {
    (Path::new(RUSTC).is_file() && has_std(Command::new(RUSTC))).then(|| toolchain(workspace))
}

/// Installs Debian's toolchain and builds the target's standard library for it.
///
/// # Errors
/// When a package cannot be installed or the library cannot be built.
pub(crate) fn install(workspace: &Workspace) -> Result<WasmToolchain> {
    announce("Installing Debian's Rust with apt-get (about a minute)");
    tools::apt_get_install(workspace, &PACKAGES, REMEDY)?;
    announce(format_args!(
        "Building the standard library for {TARGET} (about a minute)"
    ));
    let libraries = build_std(workspace)?;
    let sysroot = output(Command::new(RUSTC).args(["--print", "sysroot"]))
        .context("Debian's rustc does not start; reinstall rustc-web")?;
    let target_dir = Path::new(&sysroot)
        .join("lib/rustlib")
        .join(TARGET)
        .join("lib");
    fs::create_dir_all(&target_dir).context("could not create the target's directory")?;
    for library in libraries {
        let name = library.file_name().context("a library has a name")?;
        fs::copy(&library, target_dir.join(name)).context("could not copy the standard library")?;
    }
    if workspace.find("rustup").is_some() {
        let mut link = workspace.command("rustup");
        run(link.args(["toolchain", "link", TOOLCHAIN, "/usr"]), REMEDY)?;
    }
    Ok(toolchain(workspace))
}

/// Builds std with an empty crate as the reason for it; the libraries are a by-product.
fn build_std(workspace: &Workspace) -> Result<Vec<PathBuf>> {
    let dir = workspace.tools().join("wasm-std");
    fs::create_dir_all(dir.join("src"))?;
    let manifest = "[package]\nname = \"empty\"\nedition = \"2024\"\n\n[workspace]\n";
    fs::write(dir.join("Cargo.toml"), manifest)?;
    fs::write(dir.join("src").join("lib.rs"), "")?;
    let mut build = Command::new(CARGO);
    build
        .current_dir(&dir)
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env(LINKER_VARIABLE, LINKER)
        // `test` is there for wasm-bindgen's test runner.
        .args([
            "build",
            "--quiet",
            "--release",
            "-Z",
            "build-std=std,panic_abort,test",
        ])
        .args(["--target", TARGET, "--target-dir", "target"]);
    run(&mut build, REMEDY)?;
    let built = dir.join("target").join(TARGET).join("release").join("deps");
    let mut libraries = Vec::new();
    for entry in fs::read_dir(&built).context("the standard library was not built")? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".rlib") && !name.starts_with("libempty-") {
            libraries.push(path);
        }
    }
    Ok(libraries)
}

/// Debian's toolchain, as cargo finds it: directly, or through rustup where that is in front.
fn toolchain(workspace: &Workspace) -> WasmToolchain {
    let mut variables = vec![linker()];
    if workspace.find("rustup").is_some() {
        variables.push(("RUSTUP_TOOLCHAIN", TOOLCHAIN.to_owned()));
    }
    WasmToolchain::with_variables(variables)
}

fn linker() -> (&'static str, String) {
    (LINKER_VARIABLE, LINKER.to_owned())
}
