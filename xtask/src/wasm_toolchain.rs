//! The toolchain that compiles for `wasm32-unknown-unknown`: the one in use, to which it adds the target; where rustup's
//! server cannot be reached, Debian's.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use anyhow::{Result, ensure};

use crate::checkout::absolute;
use crate::console::{lock, step};
use crate::process::{command, output, run};
use crate::programs::{apt_get, may_install, on_path};

const TARGET: &str = "wasm32-unknown-unknown";

const DEBIANS_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];
const DEBIANS_FILES: [&str; 4] = [
    "/usr/bin/rustc",
    "/usr/bin/cargo",
    "/usr/lib/rustlib/src/rust/library",
    "/usr/bin/wasm-ld-22",
];
/// Debian packages the sources of the standard library, but neither a build of it for WebAssembly nor a default linker:
/// cargo compiles it with the crates, and again if the profile changes.
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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WasmToolchain {
    InUse,
    Debians,
}

impl WasmToolchain {
    /// A command that compiles with this toolchain. Programs that these commands compile or npm installs are found
    /// before those on PATH.
    pub(crate) fn command(self, line: &str) -> Command {
        let mut command = command(line);
        let mut dirs = ["target/debug", ".tools/bin", "app/node_modules/.bin"]
            .map(absolute)
            .to_vec();
        if self == Self::Debians {
            dirs.push("/usr/bin".into());
            command.envs(DEBIANS_VARIABLES);
        }
        let inherited = env::var_os("PATH").unwrap_or_default();
        dirs.extend(env::split_paths(&inherited));
        command
            // Joining fails only for a directory with the separator in its name, such as a checkout in `a:b`.
            .env("PATH", env::join_paths(dirs).unwrap_or(inherited))
            // Either would replace the flags of `.cargo/config.toml`, simd128 included.
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS");
        command
    }

    /// A command of cargo for the target.
    pub(crate) fn cargo(self, arguments: &str) -> Command {
        let cargo = match self {
            Self::InUse => "cargo",
            Self::Debians => "/usr/bin/cargo",
        };
        let mut command = self.command(&format!("{cargo} {arguments} --target {TARGET}"));
        command.args(options());
        command
    }
}

/// Options of cargo that keep the home directory out of panic messages. Every compilation has them, so that nothing is
/// compiled twice.
pub(crate) fn options() -> Vec<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let Some(home) = home else {
        return Vec::new();
    };
    // Adds to the flags of `.cargo/config.toml`. Single quotes need no escaping of Windows paths.
    let flags = format!("['--remap-path-prefix={}=cargo']", home.display());
    vec![
        "--config".to_owned(),
        format!("target.{TARGET}.rustflags={flags}"),
    ]
}

/// Finds a toolchain that has the target, or adds the target to the one in use.
pub(crate) fn ensure() -> Result<WasmToolchain> {
    // Suites need it at the same time.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = lock(&ONE_AT_A_TIME);
    if has_target() {
        return Ok(WasmToolchain::InUse);
    }
    if !DEBIANS_FILES.iter().all(|file| Path::new(file).exists()) {
        let remedy = format!("run `rustup target add {TARGET}` with network access");
        if on_path("rustup").is_some() {
            let mut rustup = command(&format!("rustup target add {TARGET}"));
            let name = format!("Adding the target {TARGET}");
            let added = run(&name, &mut rustup, &remedy);
            if added.is_ok() && has_target() {
                return Ok(WasmToolchain::InUse);
            }
        }
        let packages = DEBIANS_PACKAGES.join(" ");
        ensure!(
            may_install(),
            "Rust's standard library for {TARGET} is missing; {remedy}, or on Debian `apt-get install {packages}`"
        );
        step("Installing Debian's Rust with apt-get", || {
            apt_get(&DEBIANS_PACKAGES)
        })?;
    }
    Ok(WasmToolchain::Debians)
}

/// Whether the compiler in use has the target's standard library.
fn has_target() -> bool {
    let line = format!("rustc --print target-libdir --target {TARGET}");
    output(&mut command(&line)).is_some_and(|dir| Path::new(&dir).is_dir())
}
