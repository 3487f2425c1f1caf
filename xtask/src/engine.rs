//! The engine as a module that JavaScript imports: compiled by cargo, bound by wasm-bindgen, optimized by wasm-opt.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::bindgen;
use crate::console::step;
use crate::node_packages;
use crate::process::run;
use crate::stamp::refresh;
use crate::wasm_toolchain::{self, TARGET};
use crate::workspace::Workspace;

/// Everything that is compiled for the browser, and what compiles it.
pub(crate) const SOURCES: [&str; 9] = [
    "crates/particles",
    "crates/painters",
    "crates/particles-wasm",
    "xtask/bindgen",
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

    fn crate_name(&self) -> String {
        self.package().replace('-', "_")
    }

    /// The module's file.
    pub(crate) fn module(&self, workspace: &Workspace) -> PathBuf {
        let file = format!("{}_bg.wasm", self.crate_name());
        workspace.path(self.dir).join(file)
    }

    /// Makes the module and its glue with `make`, unless they are up to date.
    pub(crate) fn refresh(
        &self,
        workspace: &Workspace,
        make: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let sources = SOURCES.iter().chain(self.more_sources).copied();
        let hash = workspace.hash(sources, &format!("{self:?}"))?;
        refresh(workspace, self.name, &self.module(workspace), &hash, make)
    }

    /// Builds the module and its glue, unless they are up to date.
    pub(crate) fn ensure(&self, workspace: &Workspace) -> Result<()> {
        self.refresh(workspace, || {
            node_packages::ensure_app(workspace)?;
            self.compile(workspace)?;
            self.pack(workspace, &bindgen::ensure(workspace)?)
        })
    }

    /// Compiles the crate.
    pub(crate) fn compile(&self, workspace: &Workspace) -> Result<()> {
        let toolchain = wasm_toolchain::ensure(workspace)?;
        step(&format!("Compiling the engine ({})", self.name), || {
            let mut cargo = toolchain.cargo(workspace, "build");
            cargo.args(["--lib", "--package", self.package()]);
            cargo.args(["--features", self.features]);
            if self.profile == Profile::Release {
                cargo.arg("--release");
            }
            run(workspace, &mut cargo, "see the compiler's message above")
        })
    }

    /// Makes module and glue from the compiled crate, with the program `bindgen` and wasm-opt of npm's binaryen.
    pub(crate) fn pack(&self, workspace: &Workspace, bindgen: &Path) -> Result<()> {
        let profile = match self.profile {
            Profile::Dev => "debug",
            Profile::Release => "release",
        };
        let compiled = workspace
            .target()
            .join(TARGET)
            .join(profile)
            .join(format!("{}.wasm", self.crate_name()));
        step(&format!("Packing the engine ({})", self.name), || {
            let mut bind = workspace.command(bindgen);
            bind.arg(self.importer)
                .arg(workspace.path(self.dir))
                .arg(compiled);
            run(workspace, &mut bind, "see the message above")?;
            if self.profile == Profile::Dev {
                return Ok(());
            }
            let module = self.module(workspace);
            let mut optimize = workspace.command("node");
            optimize
                .arg(workspace.path("app/node_modules/binaryen/bin/wasm-opt"))
                .arg("-Os")
                .arg(&module)
                .arg("-o")
                .arg(&module);
            run(workspace, &mut optimize, "see the message above")
        })
    }
}
