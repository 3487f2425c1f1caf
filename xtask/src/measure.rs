//! `audit`: the site's pages on a slow phone, by Lighthouse. `bench-browser`: the engine in Chromium beside JavaScript
//! engines. Paths in their options are relative to the directory that they are `called_from`.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::checkout::{absolute, exclusively};
use crate::console::{say, step};
use crate::engine;
use crate::node_packages;
use crate::process::{command, watch};
use crate::programs::{self, CHROMIUM};
use crate::site;
use crate::wasm_toolchain;

pub(crate) fn audit(options: &[OsString], called_from: &Path) -> Result<()> {
    programs::require_node()?;
    let mut script = script("app/scripts/audit.mjs", options, called_from);
    pass_chromium_to(&mut script)?;
    wasm_toolchain::ensure()?;
    exclusively(site::ensure)?;
    step("Measuring the site's pages", || run(&mut script))
}

pub(crate) fn bench_browser(options: &[OsString], called_from: &Path) -> Result<()> {
    let has = |name: &str| options.iter().any(|option| option == name);
    programs::require_node()?;
    let mut script = script("benches/browser/run.mjs", options, called_from);
    if has("--help") {
        return run(&mut script);
    }
    let is_measured = !has("--build-only");
    if is_measured {
        pass_chromium_to(&mut script)?;
    }
    wasm_toolchain::ensure()?;
    exclusively(|| {
        node_packages::ensure(node_packages::BENCHMARK)?;
        engine::BENCHMARK.ensure()
    })?;
    if !is_measured {
        return run(&mut script);
    }
    step("Measuring in Chromium", || run(&mut script))
}

fn script(path: &str, options: &[OsString], called_from: &Path) -> Command {
    let mut script = command("node");
    script.arg(absolute(path)).args(options);
    script.current_dir(called_from);
    script
}

fn pass_chromium_to(script: &mut Command) -> Result<()> {
    programs::install([&CHROMIUM].into_iter());
    CHROMIUM.pass_to(script)
}

/// Runs to the end, and prints each line at once.
fn run(script: &mut Command) -> Result<()> {
    let succeeded = watch(script, |line| say(line))?;
    ensure!(succeeded, "see the messages above");
    Ok(())
}
