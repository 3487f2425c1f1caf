//! `audit` measures the site's pages on a slow phone, with Lighthouse. `bench-browser` measures the engine in Chromium,
//! compared with JavaScript engines.

use anyhow::{Result, ensure};

use crate::checkout::exclusively;
use crate::console::{say, step};
use crate::engine;
use crate::process::{command, watch};
use crate::programs::{self, BENCHMARK, CHROMIUM};
use crate::site;

pub(crate) fn audit(options: &[&str]) -> Result<()> {
    measure("app/scripts/audit.mjs", options, site::ensure)
}

pub(crate) fn bench_browser(options: &[&str]) -> Result<()> {
    measure("benches/browser/run.mjs", options, || {
        programs::ensure_packages(BENCHMARK)?;
        engine::BENCHMARK.ensure()
    })
}

fn measure(script: &str, options: &[&str], prepare: impl FnOnce() -> Result<()>) -> Result<()> {
    programs::require_node()?;
    let mut node = command("node");
    node.arg(script).args(options);
    if !options.contains(&"--help") {
        programs::install(&[&CHROMIUM])?;
        CHROMIUM.pass_to(&mut node)?;
        exclusively(prepare)?;
    }
    step(&format!("node {script}"), || {
        let succeeded = watch(&mut node, |line| say(line))?;
        ensure!(succeeded, "see the messages above");
        Ok(())
    })
}
