//! `test`: every check and test there is, one after the other, whatever fails on the way.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, Result};

use crate::bench_browser;
use crate::node_packages;
use crate::process::{announce, run_watched};
use crate::site;
use crate::tally::Tally;
use crate::tools;
use crate::wasm_package;
use crate::wasm_target;
use crate::workspace::Workspace;

/// A check and how it is done. An error is a failure of the check.
type Check = (&'static str, fn(&Workspace) -> Result<Tally>);

/// Quick ones first.
const CHECKS: [Check; 11] = [
    ("Rust formatting", rust_formatting),
    ("Clippy", clippy),
    ("Rust documentation", rust_documentation),
    ("Rust tests", rust_tests),
    ("WASM tests", wasm_tests),
    ("TypeScript types", typescript_types),
    ("TypeScript lint", typescript_lint),
    ("Component tests", component_tests),
    ("Benchmark tests", benchmark_tests),
    ("Site build", site_build),
    ("Browser tests", browser_tests),
];

/// Runs every check and prints the sum on the last line. Fails when a check does.
pub(crate) fn run(workspace: &Workspace) -> ExitCode {
    let mut total = Tally::default();
    let mut notes = Vec::new();
    for (name, check) in CHECKS {
        announce(name);
        let tally = check(workspace).unwrap_or_else(|error| {
            eprintln!("xtask: {error:#}");
            Tally::whole(false)
        });
        if tally.failed > 0 {
            notes.push(format!("{name}: {} failed", tally.failed));
        }
        if tally.skipped > 0 {
            notes.push(format!("{name}: {} skipped", tally.skipped));
        }
        if tally.repeated > 0 {
            notes.push(format!(
                "{name}: {} passed only when repeated",
                tally.repeated
            ));
        }
        total.add(tally);
    }
    announce("Summary");
    for note in notes {
        println!("{note}");
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn rust_formatting(workspace: &Workspace) -> Result<Tally> {
    whole(workspace.cargo().args(["fmt", "--all", "--check"]))
}

fn clippy(workspace: &Workspace) -> Result<Tally> {
    whole(workspace.cargo().args([
        "clippy",
        "--workspace",
        "--all-features",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

fn rust_documentation(workspace: &Workspace) -> Result<Tally> {
    whole(
        workspace
            .cargo()
            .args(["doc", "--workspace", "--all-features", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

fn rust_tests(workspace: &Workspace) -> Result<Tally> {
    rust_runner(
        workspace
            .cargo()
            .args(["test", "--workspace", "--all-features", "--no-fail-fast"]),
    )
}

/// The conformance tests once more, in the WebAssembly that browsers get.
fn wasm_tests(workspace: &Workspace) -> Result<Tally> {
    tools::ensure_node(workspace)?;
    tools::ensure_wasm_tools(workspace)?;
    let mut wasm_pack = wasm_target::ensure(workspace)?.command(workspace, "wasm-pack");
    // The path comes last: wasm-pack hands what follows it to cargo.
    wasm_pack.args([
        "test",
        "--node",
        "--release",
        "--mode",
        "no-install",
        "tests",
    ]);
    rust_runner(&mut wasm_pack)
}

fn typescript_types(workspace: &Workspace) -> Result<Tally> {
    site::ensure_sources(workspace)?;
    whole(&mut npm_run(workspace, "typecheck", &[]))
}

fn typescript_lint(workspace: &Workspace) -> Result<Tally> {
    node_packages::ensure_app(workspace)?;
    whole(&mut npm_run(workspace, "lint", &[]))
}

fn component_tests(workspace: &Workspace) -> Result<Tally> {
    site::ensure_sources(workspace)?;
    let report = Report::new(workspace, "vitest.json")?;
    let output_file = format!("--outputFile.json={}", report.file.display());
    let mut vitest = npm_run(
        workspace,
        "test",
        &["--reporter=default", "--reporter=json", &output_file],
    );
    report.tally(&mut vitest, Tally::from_vitest)
}

/// The JavaScript that our engine is measured against has its own naive twins.
fn benchmark_tests(workspace: &Workspace) -> Result<Tally> {
    node_packages::ensure(workspace, bench_browser::PACKAGE)?;
    let report = Report::new(workspace, "benchmark.tap")?;
    let mut node = workspace.command("node");
    node.current_dir(workspace.path(bench_browser::PACKAGE))
        .args([
            "--test",
            "--test-reporter=spec",
            "--test-reporter-destination=stdout",
        ])
        .arg("--test-reporter=tap")
        .arg(format!(
            "--test-reporter-destination={}",
            report.file.display()
        ));
    report.tally(&mut node, Tally::from_tap)
}

fn site_build(workspace: &Workspace) -> Result<Tally> {
    site::ensure_published(workspace)?;
    Ok(Tally::whole(true))
}

fn browser_tests(workspace: &Workspace) -> Result<Tally> {
    site::ensure_published(workspace)?;
    let report = Report::new(workspace, "playwright.json")?;
    let mut playwright = npm_run(workspace, "e2e", &["--reporter=list,json"]);
    playwright
        .env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report.file)
        .env("CHROME_PATH", tools::chromium(workspace)?)
        .env("NGINX_PATH", tools::nginx(workspace)?)
        .env("PANICKING_WASM", wasm_package::ensure_panicking(workspace)?);
    report.tally(&mut playwright, Tally::from_playwright)
}

/// A script of the site's package.
fn npm_run(workspace: &Workspace, script: &str, options: &[&str]) -> Command {
    let mut npm = workspace.npm(&workspace.app());
    npm.args(["run", "--silent", script, "--"]).args(options);
    npm
}

/// A check that passes or fails as a whole.
fn whole(command: &mut Command) -> Result<Tally> {
    let status = command
        .status()
        .with_context(|| format!("could not start {}", command.get_program().display()))?;
    Ok(Tally::whole(status.success()))
}

/// A runner that prints the lines of Rust's test harness.
fn rust_runner(command: &mut Command) -> Result<Tally> {
    let mut tally = Tally::default();
    let succeeded = run_watched(command, |line| {
        if let Some(one) = Tally::from_rust_line(line) {
            tally.add(one);
        }
    })?;
    Ok(tally.of_runner(succeeded))
}

/// The file that a runner writes its report to, beside what it prints.
struct Report {
    file: PathBuf,
}

impl Report {
    /// Removes the report of an earlier run.
    fn new(workspace: &Workspace, name: &str) -> Result<Self> {
        let dir = workspace.tools().join("reports");
        fs::create_dir_all(&dir).with_context(|| format!("could not create {}", dir.display()))?;
        let file = dir.join(name);
        if file.exists() {
            fs::remove_file(&file)
                .with_context(|| format!("could not remove {}", file.display()))?;
        }
        Ok(Self { file })
    }

    /// Runs the runner and reads its report. One that wrote none has not run any test.
    fn tally(&self, runner: &mut Command, parse: fn(&str) -> Result<Tally>) -> Result<Tally> {
        let succeeded = whole(runner)?.failed == 0;
        let text = fs::read_to_string(&self.file).context("the test runner wrote no report")?;
        Ok(parse(&text)?.of_runner(succeeded))
    }
}
