//! The suites of checks and tests: what each runs, and how its result is counted.

use std::process::Command;

use anyhow::Result;

use crate::bench_browser;
use crate::engine::{self, Profile};
use crate::exclusive::exclusively;
use crate::node_packages;
use crate::process::{run_watched, shown, succeeds};
use crate::programs::{Program, warn_of_old_node};
use crate::site;
use crate::tally::Tally;
use crate::vite_server::free_ports;
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
        tally.add(&whole(workspace, cargo.args(["--", "-D", "warnings"]))?);
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
    counted(workspace, &mut cargo)
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
    counted(workspace, &mut cargo)
}

fn format(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    let mut cargo = workspace.cargo();
    let mut tally = whole(workspace, cargo.args(["fmt", "--all", "--check"]))?;
    node_packages::ensure_app(workspace)?;
    tally.add(&whole(workspace, &mut npm_run(workspace, "format:check"))?);
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
    // The reporter whose summary is counted; Vitest chooses others by its surroundings.
    let mut vitest = npm_run(workspace, "test");
    counted(workspace, vitest.arg("--reporter=default"))
}

/// Tests of the JavaScript engines that the benchmark compares, against naive versions.
fn benchmarks(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    node_packages::ensure(workspace, bench_browser::PACKAGE)?;
    let mut node = workspace.command("node");
    node.current_dir(workspace.path(bench_browser::PACKAGE))
        .args(["--test", "--test-reporter=tap"]);
    counted(workspace, &mut node)
}

fn build(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    site::ensure_published(workspace)?;
    Ok(Tally::passed())
}

/// Nothing keeps the suites of other browsers, `serve` and `site` from building the site anew while this one serves it.
fn chromium(workspace: &Workspace, options: &[String]) -> Result<Tally> {
    // Two runs would remove each other's results, and the second would build the site that the first serves.
    exclusively(workspace, "playwright", || {
        site::ensure_published(workspace)?;
        let engine = engine::with_test_stages();
        engine.ensure(workspace)?;
        // Empty if they are missing.
        let [full_chrome, nginx] =
            [Program::Chromium, Program::Nginx].map(|program| program.find().unwrap_or_default());
        let [site_port, nginx_port, form_port] = free_ports()?;
        let mut playwright = npm_run(workspace, "e2e");
        Program::HeadlessChromium.pass_to(&mut playwright)?;
        playwright
            .args(options)
            .env("FULL_CHROME_PATH", full_chrome)
            .env("TEST_STAGES_WASM", engine.module(workspace))
            .env("SITE_PORT", site_port.to_string())
            .env("NGINX_PORT", nginx_port.to_string())
            .env("FORM_PORT", form_port.to_string())
            .env("NGINX_PATH", nginx);
        counted(workspace, &mut playwright)
    })
}

fn firefox(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    warn_of_old_node("puppeteer-core, which drives Firefox,", (22, 12));
    journeys(workspace, "firefox", Program::Firefox)
}

fn webkit(workspace: &Workspace, _: &[String]) -> Result<Tally> {
    journeys(workspace, "webkit", Program::WebKit)
}

fn journeys(workspace: &Workspace, project: &str, browser: Program) -> Result<Tally> {
    site::ensure(workspace)?;
    let mut vitest = npm_run(workspace, "journeys");
    browser.pass_to(&mut vitest)?;
    counted(
        workspace,
        vitest.args(["--reporter=verbose", "--project", project]),
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

/// A test runner, whose report is counted.
fn counted(workspace: &Workspace, command: &mut Command) -> Result<Tally> {
    let mut tally = Tally::default();
    let succeeded = run_watched(workspace, command, |line| tally.add_line(line))?;
    Ok(tally.of_runner(succeeded))
}
