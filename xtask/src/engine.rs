//! The engine as an npm package, made by wasm-pack. Cargo can compile it before wasm-pack is installed.

use std::path::PathBuf;

use anyhow::Result;

use crate::console::step;
use crate::node_packages;
use crate::process::run;
use crate::stamp::refresh;
use crate::wasm_pack;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

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

/// How a module is compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Without optimizations, compiled in seconds.
    Dev,
    /// For visitors.
    Release,
}

/// A crate as a module that JavaScript imports.
#[derive(Debug, Clone)]
pub(crate) struct Engine {
    /// The name of the stamp.
    pub(crate) name: &'static str,
    /// The crate's directory, from the repository's root. Its name is the crate's, with dashes.
    pub(crate) source: &'static str,
    /// Sources besides [`SOURCES`].
    pub(crate) more_sources: &'static [&'static str],
    pub(crate) features: &'static str,
    pub(crate) profile: Profile,
    /// The target of wasm-bindgen: `bundler` or `web`.
    pub(crate) importer: &'static str,
    /// Where the module and its glue go, from the repository's root.
    pub(crate) dir: &'static str,
}

/// The site's.
pub(crate) fn of_site(profile: Profile) -> Engine {
    Engine {
        name: "engine",
        source: "crates/particles-wasm",
        more_sources: &[],
        features: "",
        profile,
        importer: "bundler",
        dir: node_packages::ENGINE,
    }
}

/// One for tests: its ESEE stage panics, and its Impact stage draws other discs. Its module can replace the site's:
/// both have the same imports and exports.
pub(crate) fn with_test_stages() -> Engine {
    Engine {
        name: "test-stages",
        features: "test-stages",
        dir: ".tools/test-stages",
        ..of_site(Profile::Release)
    }
}

impl Engine {
    fn package(&self) -> &str {
        self.source.rsplit('/').next().unwrap_or_default()
    }

    /// The module's file.
    pub(crate) fn module(&self, workspace: &Workspace) -> PathBuf {
        let file = format!("{}_bg.wasm", self.package().replace('-', "_"));
        workspace.path(self.dir).join(file)
    }

    /// Makes the package with `make`, unless it is up to date.
    pub(crate) fn refresh(
        &self,
        workspace: &Workspace,
        make: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let sources = SOURCES.iter().chain(self.more_sources).copied();
        let hash = workspace.hash(sources, &format!("{self:?}"))?;
        refresh(workspace, self.name, &self.module(workspace), &hash, make)
    }

    /// Builds the package, unless it is up to date.
    pub(crate) fn ensure(&self, workspace: &Workspace) -> Result<()> {
        self.refresh(workspace, || {
            node_packages::ensure_app(workspace)?;
            wasm_pack::ensure(workspace)?;
            let bindgen = wasm_pack::ensure_bindgen(workspace)?;
            self.pack(workspace, bindgen)
        })
    }

    /// Compiles for the target, with cargo only.
    pub(crate) fn compile(&self, workspace: &Workspace) -> Result<()> {
        let toolchain = wasm_toolchain::ensure(workspace)?;
        step(&format!("Compiling the engine ({})", self.name), || {
            let mut cargo = toolchain.cargo(workspace, "build", Vec::new());
            cargo.args(["--lib", "--package", self.package()]);
            cargo.args(["--features", self.features]);
            if self.profile == Profile::Release {
                cargo.arg("--release");
            }
            run(workspace, &mut cargo, "see the compiler's message above")
        })
    }

    /// Makes the package with the wasm-bindgen in the directory `bindgen`. The other tools and npm's packages must
    /// be installed.
    pub(crate) fn pack(&self, workspace: &Workspace, bindgen: PathBuf) -> Result<()> {
        let (mut command, toolchain) = wasm_pack::command(workspace, bindgen)?;
        step(&format!("Packing the engine ({})", self.name), || {
            command
                .args(["build", "--mode", "no-install", "--target", self.importer])
                .arg(match self.profile {
                    Profile::Dev => "--dev",
                    Profile::Release => "--release",
                })
                .arg("--out-dir")
                .arg(workspace.path(self.dir))
                // Options after the crate are passed to cargo.
                .arg(workspace.path(self.source))
                .args(["--features", self.features])
                .args(toolchain.options());
            run(workspace, &mut command, "see the message above")
        })
    }
}
