//! `audit`: the site's pages on a slow phone, by Lighthouse. `bench-browser`: the engine in Chromium beside JavaScript
//! engines. Paths in their options are relative to the directory that they are `called_from`.

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

pub(crate) fn audit(options: &[&str], called_from: &Path) -> Result<()> {
    programs::require_node()?;
    let mut script = script("app/scripts/audit.mjs", options, called_from);
    pass_chromium_to(&mut script)?;
    exclusively(site::ensure)?;
    step("Measuring the site's pages", || run(&mut script))
}

pub(crate) fn bench_browser(options: &[&str], called_from: &Path) -> Result<()> {
    programs::require_node()?;
    let mut script = script("benches/browser/run.mjs", options, called_from);
    if options.contains(&"--help") {
        return run(&mut script);
    }
    if !options.contains(&"--build-only") {
        pass_chromium_to(&mut script)?;
    }
    exclusively(|| {
        node_packages::ensure(node_packages::BENCHMARK)?;
        engine::BENCHMARK.ensure()
    })?;
    step("Measuring in Chromium", || run(&mut script))
}

fn script(path: &str, options: &[&str], called_from: &Path) -> Command {
    let mut script = command("node");
    script.arg(absolute(path)).args(options);
    script.current_dir(called_from);
    script
}

fn pass_chromium_to(script: &mut Command) -> Result<()> {
    programs::install(&[&CHROMIUM])?;
    CHROMIUM.pass_to(script)
}

/// Runs to the end, and prints each line at once.
fn run(script: &mut Command) -> Result<()> {
    let succeeded = watch(script, |line| say(line))?;
    ensure!(succeeded, "see the messages above");
    Ok(())
}
