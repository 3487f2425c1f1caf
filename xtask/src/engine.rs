//! The engine as a JavaScript module: cargo compiles it, wasm-bindgen writes its glue, and wasm-opt makes it smaller.

use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;
use std::thread;

use anyhow::Result;

use crate::checkout::absolute;
use crate::process::{SEE_ABOVE, command, run};
use crate::programs;
use crate::stamp::refresh;
use crate::wasm_toolchain::{self, TARGET};

/// A crate as a module that JavaScript imports.
#[derive(Debug)]
pub(crate) struct Engine {
    /// The name of the stamp.
    name: &'static str,
    /// The name of the crate.
    package: &'static str,
    features: &'static str,
    /// Whether it is optimized, for visitors. `dev` compiles it without optimizations, in seconds.
    is_release: bool,
    /// The target of wasm-bindgen: `bundler` or `web`.
    importer: &'static str,
    /// The directory of the module and its glue.
    pub(crate) dir: &'static str,
}

pub(crate) const SITE: Engine = Engine {
    name: "engine",
    package: "particles-wasm",
    features: "",
    is_release: true,
    importer: "bundler",
    dir: "crates/particles-wasm/pkg",
};

pub(crate) const QUICK: Engine = Engine {
    is_release: false,
    ..SITE
};

/// The engine with the benchmarks' animation, and with the picture by which a test compares the painters.
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
        absolute(self.dir).join(format!("{}_bg.wasm", self.crate_name()))
    }

    fn crate_name(&self) -> String {
        self.package.replace('-', "_")
    }

    /// Builds the module, unless it is up to date.
    pub(crate) fn ensure(&self) -> Result<()> {
        thread::scope(|scope| {
            let tools = scope.spawn(compile_tools);
            // The packages contain wasm-opt.
            let packages = scope.spawn(|| programs::ensure_packages("app"));
            let compiled = self.compile();
            tools.join().expect("it does not panic")?;
            packages.join().expect("it does not panic")?;
            compiled
        })?;
        let profile = if self.is_release { "release" } else { "debug" };
        let compiled = format!("target/{TARGET}/{profile}/{}.wasm", self.crate_name());
        let inputs = [compiled.as_str(), &tool("bindgen"), "app/package-lock.json"];
        let settings = format!("{self:?}");
        refresh(self.name, &self.module(), &inputs, &settings, || {
            self.pack(&compiled)
        })
    }

    fn compile(&self) -> Result<()> {
        let package = self.package;
        let mut cargo = wasm_toolchain::cargo(&format!("build --lib --package {package}"))?;
        cargo.args(["--features", self.features]);
        if self.is_release {
            cargo.arg("--release");
        }
        let name = format!("Compiling the engine ({})", self.name);
        run(&name, &mut cargo, SEE_ABOVE)
    }

    fn pack(&self, compiled: &str) -> Result<()> {
        let name = format!("Packing the engine ({})", self.name);
        let mut bindgen = command(&tool("bindgen"));
        bindgen.args([self.importer, compiled, self.dir]);
        run(&name, &mut bindgen, SEE_ABOVE)?;
        if self.is_release {
            let mut wasm_opt = command("node app/node_modules/binaryen/bin/wasm-opt -Os");
            wasm_opt.arg(self.module()).arg("-o").arg(self.module());
            run("Making the module smaller", &mut wasm_opt, SEE_ABOVE)?;
        }
        Ok(())
    }
}

/// The path of a program that cargo compiles for these commands.
pub(crate) fn tool(name: &str) -> String {
    format!("target/debug/{name}{EXE_SUFFIX}")
}

/// Compiles the programs that pack the engine and draw its stills.
pub(crate) fn compile_tools() -> Result<()> {
    let mut cargo = command("cargo build --package bindgen --package export");
    run("Compiling bindgen and export", &mut cargo, SEE_ABOVE)
}
