//! The suites of checks and tests: what each runs, and how its result is counted.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::bench_browser;
use crate::engine::{self, Profile};
use crate::node_packages;
use crate::process::{run_watched, shown, succeeds};
use crate::programs::{CHROMIUM, FIREFOX, HEADLESS_CHROMIUM, NGINX, Program, WEBKIT};
use crate::reports::Tally;
use crate::site;
use crate::wasm_pack;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// A suite and how it is run.
#[derive(Debug)]
pub(crate) struct Suite {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) browser: Option<&'static Program>,
    /// An error counts as a failure.
    pub(crate) run: fn(&Workspace, &[String]) -> Result<Tally>,
}

const fn suite(
    name: &'static str,
    title: &'static str,
    browser: Option<&'static Program>,
    run: fn(&Workspace, &[String]) -> Result<Tally>,
) -> Suite {
    Suite {
        name,
        title,
        browser,
        run,
    }
}

/// What `check` runs.
pub(crate) const CHECKS: [&str; 4] = ["clippy", "format", "lint", "types"];

/// The groups run one after the other. The lanes of a group run at the same time. The suites of a lane run one after
/// the other, because they use the same cores or files; the quick ones first.
pub(crate) const GROUPS: &[&[&[Suite]]] = &[
    &[
        &[
            suite("clippy", "Clippy", None, clippy),
            suite("docs", "Rust documentation", None, docs),
            suite("rust", "Rust tests", None, rust),
            suite("wasm", "WASM tests", None, wasm),
        ],
        &[
            suite("format", "Formatting", None, format),
            suite("lint", "JavaScript and TypeScript lint", None, lint),
            suite("types", "JavaScript and TypeScript types", None, types),
            suite("components", "Component tests", None, components),
            suite("benchmarks", "Benchmark tests", None, benchmarks),
            suite("build", "Site build", None, build),
        ],
    ],
    // Uses all cores and has time limits.
    &[&[suite(
        "chromium",
        "Chromium",
        Some(&HEADLESS_CHROMIUM),
        chromium,
    )]],
    &[
        &[suite("firefox", "Firefox", Some(&FIREFOX), firefox)],
        &[suite("webkit", "WebKit", Some(&WEBKIT), webkit)],
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
    let options = ["--reporter=minimal"];
    vitest(workspace, "components", "app", None, &options)
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
    let [full_chrome, nginx] = [CHROMIUM, NGINX].map(|program| program.find().unwrap_or_default());
    let [site_port, nginx_port] = free_ports()?;
    let mut playwright = workspace.command("node");
    HEADLESS_CHROMIUM.pass_to(&mut playwright)?;
    let report = report_file(workspace, "chromium");
    playwright
        .current_dir(workspace.app())
        .args(["node_modules/@playwright/test/cli.js", "test"])
        .args(options)
        .arg("--reporter=list,junit")
        .env("PLAYWRIGHT_JUNIT_OUTPUT_FILE", &report)
        .env("PLAYWRIGHT_JUNIT_INCLUDE_PROJECT_IN_TEST_NAME", "1")
        .env("FULL_CHROME_PATH", full_chrome)
        .env("TEST_STAGES_WASM", engine.module(workspace))
        .env("SITE_PORT", site_port.to_string())
        .env("NGINX_PORT", nginx_port.to_string())
        .env("NGINX_PATH", nginx);
    run_and_read(workspace, &mut playwright, &report)
}

fn firefox(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    journeys(workspace, "firefox", &FIREFOX)
}

fn webkit(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    journeys(workspace, "webkit", &WEBKIT)
}

fn journeys(workspace: &Workspace, project: &str, browser: &Program) -> Result<Tally> {
    site::ensure(workspace)?;
    let options = [
        "--config=e2e/journeys/vitest.config.ts",
        "--reporter=verbose",
        &format!("--project={project}"),
    ];
    vitest(workspace, project, "app", Some(browser), &options)
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
        Tally::failed(&shown(command))
    })
}

/// Rust's test harness.
fn harness(workspace: &Workspace, cargo: &mut Command) -> Result<Tally> {
    let mut tally = Tally::default();
    let on_line = |line: &str| tally.add_rust_line(line);
    let succeeded = run_watched(workspace, cargo, on_line)?;
    Ok(tally.of_runner(succeeded))
}

/// Vitest in the package of `dir`, a path from the repository's root.
fn vitest(
    workspace: &Workspace,
    suite: &str,
    dir: &str,
    browser: Option<&Program>,
    options: &[&str],
) -> Result<Tally> {
    let mut vitest = workspace.command("node");
    if let Some(browser) = browser {
        browser.pass_to(&mut vitest)?;
    }
    let report = report_file(workspace, suite);
    let program = workspace.app().join("node_modules/vitest/vitest.mjs");
    vitest
        .current_dir(workspace.path(dir))
        .arg(program)
        .arg("run")
        .args(options)
        .arg("--reporter=junit")
        .arg("--outputFile.junit")
        .arg(&report);
    run_and_read(workspace, &mut vitest, &report)
}

fn report_file(workspace: &Workspace, suite: &str) -> PathBuf {
    workspace.tools().join(format!("{suite}-report.xml"))
}

/// Runs a test runner that writes a report.
fn run_and_read(workspace: &Workspace, runner: &mut Command, report: &Path) -> Result<Tally> {
    // An old one.
    let _ = fs::remove_file(report);
    let succeeded = succeeds(workspace, runner)?;
    let report = fs::read_to_string(report).unwrap_or_default();
    // It is empty if the runner failed before the first test.
    Ok(Tally::of_junit(&report)
        .unwrap_or_default()
        .of_runner(succeeded))
}

/// Different free ports of this machine.
fn free_ports<const N: usize>() -> Result<[u16; N]> {
    let mut ports = [0; N];
    let mut listeners = Vec::new();
    for port in &mut ports {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no port is free")?;
        *port = listener.local_addr()?.port();
        // Kept open until all ports are known, so that no two are the same.
        listeners.push(listener);
    }
    Ok(ports)
}
