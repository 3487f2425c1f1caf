//! The suites of checks and tests: what each needs, and the commands that it runs.

use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::checkout::absolute;
use crate::engine;
use crate::node_packages;
use crate::process::command;
use crate::programs::{CHROMIUM, FIREFOX, HEADLESS_CHROMIUM, NGINX, Program, WEBKIT};
use crate::site;
use crate::wasm_toolchain;

/// Suites that run one after the other, because they use the same cores or files; the quick ones first.
pub(crate) type Queue = &'static [&'static str];

/// The groups run one after the other, the queues of a group at the same time.
pub(crate) const GROUPS: [&[Queue]; 3] = [
    &[
        &["clippy", "docs", "rust", "wasm"],
        &[
            "format",
            "lint",
            "types",
            "components",
            "benchmarks",
            "build",
        ],
    ],
    // Uses all cores and has time limits.
    &[&["chromium"]],
    &[&["firefox"], &["webkit"]],
];

/// What `check` runs.
pub(crate) const CHECKS: [&str; 4] = ["clippy", "format", "lint", "types"];

/// Whether the commands of a suite are test runners, whose output has counts; otherwise each is one check.
pub(crate) fn runs_tests(suite: &str) -> bool {
    !CHECKS.contains(&suite) && !["docs", "build"].contains(&suite)
}

/// The programs of a suite. Without the first one it does not run, without another one a part of it.
pub(crate) fn programs_of(suite: &str) -> &'static [&'static Program] {
    match suite {
        "chromium" => &[&HEADLESS_CHROMIUM, &CHROMIUM, &NGINX],
        "firefox" => &[&FIREFOX],
        "webkit" => &[&WEBKIT],
        _ => &[],
    }
}

/// Makes what a suite needs. Returns its commands. `options` are for Playwright.
pub(crate) fn prepare(suite: &str, options: &[String]) -> Result<Vec<Command>> {
    Ok(match suite {
        // For the host only: apart from the tests' exports, no code depends on the target.
        "clippy" => vec![
            command("cargo clippy --workspace --all-features --all-targets -- -D warnings"),
            // `--all-targets` is without the targets that have `bench = false`.
            command("cargo clippy -p benches --bench own --bench instructions -- -D warnings"),
        ],
        "docs" => vec![command(
            "cargo doc --no-deps --workspace --all-features --config build.rustdocflags=['-Dwarnings']",
        )],
        // Two packages take long to compile, and have no tests of the engine.
        "rust" => vec![command(
            "cargo test --workspace --all-features --no-fail-fast --exclude benches --exclude bindgen",
        )],
        // The tests of the engine in WebAssembly.
        "wasm" => {
            engine::ensure_bindgen()?;
            let toolchain = wasm_toolchain::ensure()?;
            vec![toolchain.cargo("test --release --package tests --test engine")]
        }
        "format" => {
            node_packages::ensure_app()?;
            vec![
                command("cargo fmt --all --check"),
                in_app("npm run --silent format:check"),
            ]
        }
        "lint" => {
            node_packages::ensure_app()?;
            vec![in_app("npm run --silent lint")]
        }
        "types" => {
            site::ensure_sources(&engine::SITE)?;
            node_packages::ensure(node_packages::BENCHMARK)?;
            vec![in_app("npm run --silent typecheck")]
        }
        "components" => {
            site::ensure_sources(&engine::SITE)?;
            vec![vitest("--reporter=minimal")]
        }
        // Of the JavaScript engines that the benchmark compares, against naive versions, in the site's Vitest.
        "benchmarks" => {
            node_packages::ensure_app()?;
            node_packages::ensure(node_packages::BENCHMARK)?;
            vec![vitest("--reporter=minimal --root=../benches/browser")]
        }
        "build" => {
            site::ensure_published()?;
            Vec::new()
        }
        "chromium" => vec![playwright(options)?],
        "firefox" => vec![journeys("firefox", &FIREFOX)?],
        "webkit" => vec![journeys("webkit", &WEBKIT)?],
        _ => unreachable!("the command line names suites of `GROUPS`"),
    })
}

fn playwright(options: &[String]) -> Result<Command> {
    site::ensure_published()?;
    engine::BENCHMARK.ensure()?;
    let mut playwright = in_app("node node_modules/@playwright/test/cli.js test");
    HEADLESS_CHROMIUM.pass_to(&mut playwright)?;
    // Empty if they are missing.
    let [full_chrome, nginx] = [CHROMIUM, NGINX].map(|program| program.find().unwrap_or_default());
    let bind = || TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no port is free");
    // Both are open at the same time, so that their ports differ.
    let (site, behind_nginx) = (bind()?, bind()?);
    playwright
        .args(options)
        .env("FULL_CHROME_PATH", full_chrome)
        .env("NGINX_PATH", nginx)
        .env("FIELD_DIR", absolute(engine::BENCHMARK.dir))
        .env("SITE_PORT", site.local_addr()?.port().to_string())
        .env("NGINX_PORT", behind_nginx.local_addr()?.port().to_string());
    Ok(playwright)
}

fn journeys(project: &str, browser: &Program) -> Result<Command> {
    site::ensure()?;
    let options = "--config=e2e/journeys/vitest.config.ts --reporter=verbose --project=";
    let mut vitest = vitest(&(options.to_owned() + project));
    browser.pass_to(&mut vitest)?;
    Ok(vitest)
}

/// Not through npm, which leaves it running when stopped.
fn vitest(options: &str) -> Command {
    in_app(&format!(
        "node node_modules/vitest/vitest.mjs run {options}"
    ))
}

fn in_app(line: &str) -> Command {
    let mut command = command(line);
    command.current_dir("app");
    command
}
