//! The toolchain that compiles for `wasm32-unknown-unknown`: the one in use if it has the target, otherwise Debian's if
//! it is installed. Without either, rustup adds the target; if it cannot, Debian's is installed.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use anyhow::{Result, ensure};

use crate::console::lock;
use crate::process::{command, output, run};
use crate::programs::{INSTALL, apt_get, may_install};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

const DEBIANS_PACKAGES: &str = "rustc-web cargo-web rust-web-src lld-22";
const DEBIANS_FILES: [&str; 3] = [
    "/usr/bin/cargo",
    "/usr/lib/rustlib/src/rust/library",
    "/usr/bin/wasm-ld-22",
];
/// Variables for Debian's toolchain. Debian has the sources of the standard library, but neither a build for
/// WebAssembly nor a default linker. So cargo compiles the standard library together with the crates.
const DEBIANS_VARIABLES: [(&str, &str); 4] = [
    ("RUSTC", "/usr/bin/rustc"),
    ("RUSTC_BOOTSTRAP", "1"),
    // The tests in WebAssembly need `test`.
    ("CARGO_UNSTABLE_BUILD_STD", "std panic_abort test"),
    (
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER",
        "/usr/bin/wasm-ld-22",
    ),
];

/// A cargo command for the target.
pub(crate) fn cargo(arguments: &str) -> Result<Command> {
    let uses_debians = ensure()?;
    let cargo = if uses_debians {
        DEBIANS_FILES[0]
    } else {
        "cargo"
    };
    let mut command = command(&format!("{cargo} {arguments} --target {TARGET}"));
    if uses_debians {
        command.envs(DEBIANS_VARIABLES);
    }
    // Keeps the home directory out of panic messages. Cargo adds these flags to those of `.cargo/config.toml`. In
    // single quotes, Windows paths need no escaping.
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    if let Some(home) = home.or_else(|| Some(env::home_dir()?.join(".cargo"))) {
        let flags = format!("['--remap-path-prefix={}=cargo']", home.display());
        command.args(["--config", &format!("target.{TARGET}.rustflags={flags}")]);
    }
    Ok(command)
}

/// Finds a toolchain with the target, or adds one. Returns whether it is Debian's.
fn ensure() -> Result<bool> {
    // Suites call this function at the same time.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = lock(&ONE_AT_A_TIME);
    let has_target = || {
        let mut rustc = command("rustc --print target-libdir --target");
        output(rustc.arg(TARGET)).is_some_and(|dir| Path::new(&dir).is_dir())
    };
    if has_target() {
        return Ok(false);
    }
    let has_debians = || DEBIANS_FILES.iter().all(|file| Path::new(file).exists());
    if has_debians() {
        return Ok(true);
    }
    let remedy = format!("run `rustup target add {TARGET}` with network access");
    let mut rustup = command(&format!("rustup target add {TARGET}"));
    if run("Adding the target to Rust", &mut rustup, &remedy).is_ok() && has_target() {
        return Ok(false);
    }
    if may_install() {
        apt_get("Installing", INSTALL, DEBIANS_PACKAGES);
    }
    ensure!(
        has_debians(),
        "Rust's standard library for {TARGET} is missing; {remedy}, or on Debian `apt-get install {DEBIANS_PACKAGES}`"
    );
    Ok(true)
}
