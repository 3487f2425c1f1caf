//! The engine as an npm package, made by wasm-pack: from PATH if its version fits, otherwise compiled. Cargo can compile
//! the engine meanwhile.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::checkout::absolute;
use crate::console::side_by_side;
use crate::node_packages;
use crate::process::{SEE_ABOVE, command, output, run};
use crate::programs::major_and_minor;
use crate::stamp::refresh;
use crate::wasm_toolchain::{self, WasmToolchain};

/// wasm-pack's, unless PATH has this minor version or a newer one.
const WASM_PACK: &str = "0.15.1";

/// Everything that is compiled for the browser, and what compiles it.
pub(crate) const SOURCES: [&str; 8] = [
    "crates/particles",
    "crates/painters",
    "crates/particles-wasm",
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "rust-toolchain.toml",
    // Has the version of wasm-opt.
    "app/package-lock.json",
];

/// A crate as a module that JavaScript imports.
#[derive(Debug)]
pub(crate) struct Engine {
    /// The name of the stamp.
    name: &'static str,
    /// The name of the crate, and of its directory in `crates`.
    package: &'static str,
    features: &'static str,
    /// `release` for visitors; `dev` compiles in seconds.
    profile: &'static str,
    /// The target of wasm-bindgen: `bundler` or `web`.
    importer: &'static str,
    /// Where the module and its glue go.
    pub(crate) dir: &'static str,
}

pub(crate) const SITE: Engine = Engine {
    name: "engine",
    package: "particles-wasm",
    features: "",
    profile: "release",
    importer: "bundler",
    dir: node_packages::ENGINE,
};

/// Compiled in seconds, without optimizations.
pub(crate) const QUICK: Engine = Engine {
    profile: "dev",
    ..SITE
};

/// With the benchmarks' animation, and the picture by which a test compares the painters.
pub(crate) const BENCHMARK: Engine = Engine {
    name: "bench-engine",
    package: "field",
    features: "canvas",
    importer: "web",
    dir: "benches/browser/dist/engine",
    ..SITE
};

impl Engine {
    /// The module's file.
    fn module(&self) -> PathBuf {
        let file = format!("{}_bg.wasm", self.package.replace('-', "_"));
        absolute(self.dir).join(file)
    }

    /// Builds the package, unless it is up to date.
    pub(crate) fn ensure(&self) -> Result<()> {
        let source = format!("crates/{}", self.package);
        let sources = SOURCES.into_iter().chain([source.as_str()]);
        let settings = format!("{self:?}");
        refresh(self.name, &self.module(), sources, &settings, || {
            // The first job waits for the network. The others compile, each as long: on two cores more would be slower.
            side_by_side(vec![
                Box::new(node_packages::ensure_app),
                Box::new(ensure_wasm_pack),
                Box::new(|| {
                    self.compile()?;
                    ensure_bindgen()
                }),
            ])?;
            self.pack()
        })
    }

    fn compile(&self) -> Result<()> {
        let (package, profile) = (self.package, self.profile);
        let line = format!("build --lib --package {package} --profile {profile}");
        let mut cargo = wasm_toolchain::ensure()?.cargo(&line);
        cargo.args(["--features", self.features]);
        let name = format!("Compiling the engine ({})", self.name);
        run(&name, &mut cargo, SEE_ABOVE)
    }

    fn pack(&self) -> Result<()> {
        let (profile, importer) = (self.profile, self.importer);
        // Without warnings (a newer version, a field of the manifest) and its search for the target, which Debian lacks.
        let mut line = "wasm-pack --log-level error build --mode force".to_owned();
        line += &format!(" --{profile} --target {importer} --out-dir");
        let mut wasm_pack = wasm_toolchain::ensure()?.command(&line);
        wasm_pack
            .arg(absolute(self.dir))
            // Options after the crate are passed to cargo.
            .arg(format!("crates/{}", self.package))
            .args(["--features", self.features])
            .args(wasm_toolchain::options());
        let name = format!("Packing the engine ({})", self.name);
        run(&name, &mut wasm_pack, SEE_ABOVE)
    }
}

/// Installs wasm-pack if it is missing or older.
fn ensure_wasm_pack() -> Result<()> {
    // Such as `wasm-pack 0.15.1`.
    let version = output(&mut WasmToolchain::InUse.command("wasm-pack --version"));
    let number = version.as_deref().and_then(|it| it.split(' ').nth(1));
    if number.and_then(major_and_minor) >= major_and_minor(WASM_PACK) {
        return Ok(());
    }
    let line = "cargo install --debug --locked --force wasm-pack --root .tools --version";
    // A directory of its own, so that it does not wait for another cargo; kept until the installation is complete, so
    // that an interrupted one goes on.
    let target = absolute(".tools/wasm-pack-target");
    let mut cargo = command(line);
    cargo
        .arg(WASM_PACK)
        .env("CARGO_TARGET_DIR", &target)
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    let remedy = format!("install wasm-pack {WASM_PACK} and put it on PATH");
    run("Compiling wasm-pack", &mut cargo, &remedy)?;
    fs::remove_dir_all(&target).with_context(|| format!("could not remove {}", target.display()))
}

pub(crate) fn ensure_bindgen() -> Result<()> {
    let mut cargo = command("cargo build --package bindgen");
    run("Compiling wasm-bindgen", &mut cargo, SEE_ABOVE)
}
