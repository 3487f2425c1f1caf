//! The suites of checks and tests: what each runs, and how its result is counted.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::bench_browser;
use crate::engine::{self, Profile};
use crate::node_packages;
use crate::process::{run_watched, shown, succeeds};
use crate::programs::{Program, warn_of_old_node};
use crate::reports;
use crate::server::free_ports;
use crate::site;
use crate::tally::Tally;
use crate::wasm_pack;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// A suite and how it is run.
#[derive(Debug)]
pub(crate) struct Suite {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) browser: Option<Program>,
    /// An error counts as a failure.
    pub(crate) run: fn(&Workspace, &[String]) -> Result<Tally>,
}

const fn suite(
    name: &'static str,
    title: &'static str,
    run: fn(&Workspace, &[String]) -> Result<Tally>,
) -> Suite {
    Suite {
        name,
        title,
        browser: None,
        run,
    }
}

impl Suite {
    const fn in_browser(mut self, browser: Program) -> Self {
        self.browser = Some(browser);
        self
    }
}

/// What `check` runs.
pub(crate) const CHECKS: [&str; 4] = ["clippy", "format", "lint", "types"];

/// The groups run one after the other. The lanes of a group run at the same time. The suites of a lane run one after
/// the other, because they use the same cores or files; the quick ones first.
pub(crate) const GROUPS: &[&[&[Suite]]] = &[
    &[
        &[
            suite("clippy", "Clippy", clippy),
            suite("docs", "Rust documentation", docs),
            suite("rust", "Rust tests", rust),
            suite("wasm", "WASM tests", wasm),
        ],
        &[
            suite("format", "Formatting", format),
            suite("lint", "JavaScript and TypeScript lint", lint),
            suite("types", "JavaScript and TypeScript types", types),
            suite("components", "Component tests", components),
            suite("benchmarks", "Benchmark tests", benchmarks),
            suite("site", "Site build", build),
        ],
    ],
    // Uses all cores and has time limits.
    &[&[suite("chromium", "Chromium", chromium).in_browser(Program::HeadlessChromium)]],
    &[
        &[suite("firefox", "Firefox", firefox).in_browser(Program::Firefox)],
        &[suite("webkit", "WebKit", webkit).in_browser(Program::WebKit)],
    ],
];

pub(crate) fn all() -> impl Iterator<Item = &'static Suite> {
    GROUPS.iter().copied().flatten().copied().flatten()
}

/// For the host only: apart from the tests' exports, no code depends on the target.
fn clippy(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    // `--all-targets` is without the targets that have `bench = false`.
    let scopes: [&[&str]; 2] = [
        &["--workspace", "--all-features", "--all-targets"],
        &["-p=benches", "--bench=own", "--bench=instructions"],
    ];
    let mut tally = Tally::default();
    for scope in scopes {
        let mut cargo = workspace.cargo();
        cargo.arg("clippy").args(scope);
        tally.add(whole(workspace, cargo.args(["--", "-D", "warnings"]))?);
    }
    Ok(tally)
}

fn docs(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    let mut cargo = workspace.cargo();
    cargo
        .args(["doc", "--no-deps", "--workspace", "--all-features"])
        .env("RUSTDOCFLAGS", "-D warnings");
    whole(workspace, &mut cargo)
}

fn rust(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    let mut cargo = workspace.cargo();
    cargo
        .args(["test", "--workspace", "--all-features", "--no-fail-fast"])
        // Their dependencies take long to compile, and they have no tests of the engine.
        .args(["--exclude", "benches", "--exclude", "bindgen"]);
    harness(workspace, &mut cargo)
}

/// The tests of the engine in WebAssembly.
fn wasm(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    let bindgen = wasm_pack::ensure_bindgen(workspace)?;
    let toolchain = wasm_toolchain::ensure(workspace)?;
    let mut cargo = toolchain.cargo(workspace, "test", vec![bindgen]);
    cargo
        .args(["--release", "--package", "tests", "--test", "engine"])
        // Relative to the package's directory.
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "node run-in-node.mjs",
        );
    harness(workspace, &mut cargo)
}

fn format(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    let mut cargo = workspace.cargo();
    let mut tally = whole(workspace, cargo.args(["fmt", "--all", "--check"]))?;
    node_packages::ensure_app(workspace)?;
    tally.add(whole(workspace, &mut npm_run(workspace, "format:check"))?);
    Ok(tally)
}

fn lint(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    node_packages::ensure_app(workspace)?;
    whole(workspace, &mut npm_run(workspace, "lint"))
}

fn types(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    site::ensure_sources(workspace, Profile::Release)?;
    node_packages::ensure(workspace, bench_browser::PACKAGE)?;
    whole(workspace, &mut npm_run(workspace, "typecheck"))
}

fn components(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    site::ensure_sources(workspace, Profile::Release)?;
    vitest(
        workspace,
        "components",
        "app",
        None,
        &["--reporter=default"],
    )
}

/// Tests of the JavaScript engines that the benchmark compares, against naive versions.
fn benchmarks(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    node_packages::ensure(workspace, bench_browser::PACKAGE)?;
    // Runs them in the site's Vitest.
    node_packages::ensure_app(workspace)?;
    let options = ["--root=.", "--reporter=default"];
    vitest(
        workspace,
        "benchmarks",
        bench_browser::PACKAGE,
        None,
        &options,
    )
}

fn build(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    site::ensure_published(workspace)?;
    Ok(Tally::passed())
}

fn chromium(workspace: &Workspace, options: &[String]) -> Result<Tally> {
    site::ensure_published(workspace)?;
    let engine = engine::with_test_stages();
    engine.ensure(workspace)?;
    // Empty if they are missing.
    let [full_chrome, nginx] =
        [Program::Chromium, Program::Nginx].map(|program| program.find().unwrap_or_default());
    let [site_port, nginx_port, form_port] = free_ports()?;
    let mut playwright = workspace.command("node");
    Program::HeadlessChromium.pass_to(&mut playwright)?;
    let report = report_file(workspace, "chromium")?;
    playwright
        .current_dir(workspace.app())
        .args(["node_modules/@playwright/test/cli.js", "test"])
        .args(options)
        .arg("--reporter=list,json")
        .env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report)
        .env("FULL_CHROME_PATH", full_chrome)
        .env("TEST_STAGES_WASM", engine.module(workspace))
        .env("SITE_PORT", site_port.to_string())
        .env("NGINX_PORT", nginx_port.to_string())
        .env("FORM_PORT", form_port.to_string())
        .env("NGINX_PATH", nginx);
    let succeeded = succeeds(workspace, &mut playwright)?;
    Ok(reports::of_playwright(&read_report(&report)).of_runner(succeeded))
}

fn firefox(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    warn_of_old_node("puppeteer-core, which drives Firefox,", (22, 12));
    journeys(workspace, "firefox", Program::Firefox)
}

fn webkit(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    journeys(workspace, "webkit", Program::WebKit)
}

fn journeys(workspace: &Workspace, suite: &str, browser: Program) -> Result<Tally> {
    site::ensure(workspace)?;
    vitest(
        workspace,
        suite,
        "app",
        Some(browser),
        &[
            "--config=e2e/journeys/vitest.config.ts",
            "--reporter=verbose",
            &format!("--project={suite}"),
        ],
    )
}

/// A script of the site's package.
fn npm_run(workspace: &Workspace, script: &str) -> Command {
    let mut npm = workspace.npm(&workspace.app());
    npm.args(["run", "--silent", script, "--"]);
    npm
}

/// A check that passes or fails as a whole.
fn whole(workspace: &Workspace, command: &mut Command) -> Result<Tally> {
    Ok(if succeeds(workspace, command)? {
        Tally::passed()
    } else {
        Tally::failed(shown(command))
    })
}

/// Rust's test harness.
fn harness(workspace: &Workspace, cargo: &mut Command) -> Result<Tally> {
    let mut tally = Tally::default();
    let on_line = |line: &str| reports::add_rust_line(&mut tally, line);
    let succeeded = run_watched(workspace, cargo, on_line)?;
    Ok(tally.of_runner(succeeded))
}

/// Vitest in the package of `dir`, a path from the repository's root.
fn vitest(
    workspace: &Workspace,
    suite: &str,
    dir: &str,
    browser: Option<Program>,
    options: &[&str],
) -> Result<Tally> {
    let mut vitest = workspace.command("node");
    if let Some(browser) = browser {
        browser.pass_to(&mut vitest)?;
    }
    let report = report_file(workspace, suite)?;
    let program = workspace.app().join("node_modules/vitest/vitest.mjs");
    vitest
        .current_dir(workspace.path(dir))
        .arg(program)
        .arg("run")
        .args(options)
        .arg("--reporter=json")
        .arg("--outputFile.json")
        .arg(&report);
    let succeeded = succeeds(workspace, &mut vitest)?;
    let tally = reports::of_vitest(&read_report(&report), &workspace.path(""));
    Ok(tally.of_runner(succeeded))
}

/// Where a runner is to write its report. An old one is removed.
fn report_file(workspace: &Workspace, suite: &str) -> Result<PathBuf> {
    let file = workspace.tools().join(format!("{suite}-report.json"));
    if file.exists() {
        fs::remove_file(&file).with_context(|| format!("could not remove {}", file.display()))?;
    }
    Ok(file)
}

/// Empty if the runner has written none.
fn read_report(file: &Path) -> Value {
    let report = fs::read(file).unwrap_or_default();
    serde_json::from_slice(&report).unwrap_or_default()
}
