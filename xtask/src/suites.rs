//! The suites of checks and tests: the requirements and commands of each.

use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::checkout::absolute;
use crate::engine;
use crate::process::command;
use crate::programs::{self, BENCHMARK, CHROMIUM, FIREFOX, NGINX, Program, WEBKIT, on_path};
use crate::site;
use crate::wasm_toolchain;

/// The groups run one after the other. Within a group, the strings run at the same time; the suites in a string run one
/// after the other, because they use the same cores or files.
pub(crate) const GROUPS: [&[&str]; 3] = [
    &[
        "clippy docs rust wasm",
        "format lint types components benchmarks build",
    ],
    // Alone, because it uses all cores and has time limits.
    &["chromium"],
    &["firefox", "webkit"],
];

/// The suites that `check` runs.
pub(crate) const CHECKS: [&str; 4] = ["clippy", "format", "lint", "types"];

/// The programs of a suite. Without the first one, the suite does not run; without another one, a part does not run.
pub(crate) fn programs_of(suite: &str) -> Vec<&'static Program> {
    match suite {
        "chromium" => vec![&CHROMIUM, &NGINX],
        "firefox" => vec![&FIREFOX],
        "webkit" => vec![&WEBKIT],
        _ => Vec::new(),
    }
}

/// Makes what a suite needs, and returns its commands. `options` are for Playwright.
pub(crate) fn prepare(suite: &str, options: &[&str]) -> Result<Vec<Command>> {
    match suite {
        "wasm" => engine::compile_tools()?,
        "format" | "lint" | "benchmarks" => programs::ensure_packages("app")?,
        "types" | "components" => site::ensure_sources(&engine::SITE)?,
        "build" | "chromium" => site::ensure_published()?,
        "firefox" | "webkit" => site::ensure()?,
        _ => {}
    }
    if matches!(suite, "types" | "benchmarks") {
        programs::ensure_packages(BENCHMARK)?;
    }
    Ok(match suite {
        // Only for the host, because almost no code depends on the target.
        "clippy" => vec![
            command("cargo clippy --workspace --all-features --all-targets -- -D warnings"),
            // `--all-targets` omits targets with `bench = false`.
            command("cargo clippy -p benches --bench instructions -- -D warnings"),
        ],
        "docs" => vec![command(
            "cargo doc --no-deps --workspace --all-features --config build.rustdocflags=['-Dwarnings']",
        )],
        // Without the benchmarks, which take long to compile and have no tests of the engine.
        "rust" => vec![command(
            "cargo test --workspace --all-features --no-fail-fast --exclude benches",
        )],
        "wasm" => {
            let mut cargo = wasm_toolchain::cargo("test --release --package tests --test engine")?;
            cargo.env("BINDGEN", absolute(engine::tool("bindgen")));
            vec![cargo]
        }
        "format" => vec![
            command("cargo fmt --all --check"),
            in_app("npm run --silent format:check"),
        ],
        "lint" => vec![in_app("npm run --silent lint")],
        "types" => vec![in_app("npm run --silent typecheck")],
        "components" => vec![vitest("--reporter=minimal")],
        // Tests of the JavaScript engines that the benchmark compares.
        "benchmarks" => vec![vitest("--reporter=minimal --root=../benches/browser")],
        // `ensure_published` was the check.
        "build" => Vec::new(),
        "chromium" => vec![playwright(options)?],
        "firefox" => vec![journeys("firefox", &FIREFOX)?],
        "webkit" => vec![journeys("webkit", &WEBKIT)?],
        _ => unreachable!("the command line names suites of `GROUPS`"),
    })
}

fn playwright(options: &[&str]) -> Result<Command> {
    engine::BENCHMARK.ensure()?;
    let mut playwright = in_app("node node_modules/@playwright/test/cli.js test");
    let chromium = CHROMIUM.find().with_context(|| CHROMIUM.installation())?;
    // chromium-headless-shell takes half the time, but has no back/forward cache.
    let is_named = env::var_os("CHROME_PATH").is_some();
    let headless = on_path("chromium-headless-shell").filter(|_| !is_named);
    let bind = || TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no port is free");
    // Both are open at the same time, so that the ports differ.
    let (site, behind_nginx) = (bind()?, bind()?);
    playwright
        .args(options)
        .env("CHROME_PATH", headless.as_ref().unwrap_or(&chromium))
        .env("FULL_CHROME_PATH", &chromium)
        // Empty if nginx is missing.
        .env("NGINX_PATH", NGINX.find().unwrap_or_default())
        // A proxy of the caller cannot reach the test's servers.
        .envs([("no_proxy", "127.0.0.1"), ("NO_PROXY", "127.0.0.1")])
        .env("FIELD_DIR", absolute(engine::BENCHMARK.dir))
        .env("SITE_PORT", site.local_addr()?.port().to_string())
        .env("NGINX_PORT", behind_nginx.local_addr()?.port().to_string());
    Ok(playwright)
}

fn journeys(project: &str, browser: &Program) -> Result<Command> {
    let options = "--config=e2e/journeys/vitest.config.ts --reporter=verbose --project";
    let mut vitest = vitest(&format!("{options}={project}"));
    browser.pass_to(&mut vitest)?;
    Ok(vitest)
}

/// Not through npm, which leaves Vitest running when it is stopped.
fn vitest(options: &str) -> Command {
    let vitest = "node node_modules/vitest/vitest.mjs run";
    in_app(&format!("{vitest} {options}"))
}

fn in_app(line: &str) -> Command {
    let mut command = command(line);
    command.current_dir("app");
    command
}
