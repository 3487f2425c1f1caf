//! The repository's commands, run as `cargo xtask <command>`.
//!
//! Each command installs what it needs, skips what is up to date, and prints what to do when a step fails. Paths are
//! relative to the root of the checkout, in which the commands run.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a command prints to its standard streams, and its time is real"
)]

mod checkout;
mod console;
mod engine;
mod measure;
mod process;
mod programs;
mod serve;
mod site;
mod stamp;
mod suites;
mod test;
mod wasm_toolchain;

use std::env;
use std::process::ExitCode;

use anyhow::{Result, bail};

use checkout::exclusively;
use suites::CHECKS;

const HELP: &str = "\
Usage: cargo xtask <command>

Commands:
  serve [--port N] [--host H]   build what is needed, serve the site and print its address;
                                --host 0.0.0.0: on every address of the machine, as containers need
  dev [--port N] [--host H]     serve the sources with hot reload; the engine is rebuilt on change
  build [--publish]             write the site to app/dist; --publish refuses placeholders and names them
  check                         formatting, lints and types of everything
  test [NAME...] [-- OPTION...] run all checks and tests, or these suites:
                                  Rust         clippy docs rust wasm
                                  site         format lint types components benchmarks build
                                  browsers     chromium firefox webkit
                                options after -- are passed to Playwright (suite chromium)
  audit [OPTION...] [PATH...]   measure every route, or PATHs, on a slow phone with Lighthouse, 3 times or
                                --runs N; --compare ../other/app/dist measures another build in turns
  bench-browser [OPTION...]     measure the engine in Chromium beside JavaScript engines; --help lists options

Commands install missing npm packages, and name other missing programs. As root on Debian they install these
with apt-get, as README.md says; XTASK_NO_APT=1 prevents that. They use programs on PATH; CHROME_PATH,
FIREFOX_PATH, WEBKIT_DRIVER and NGINX_PATH name others.
";

fn main() -> ExitCode {
    console::report_long_steps();
    let arguments: Vec<_> = env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    run(&arguments).unwrap_or_else(|error| {
        eprintln!("xtask: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(arguments: &[&str]) -> Result<ExitCode> {
    checkout::enter()?;
    match arguments {
        ["bench-browser", options @ ..] => measure::bench_browser(options)?,
        [] | ["help" | "-h" | "--help", ..] | [_, "--help", ..] => print!("{HELP}"),
        ["serve", options @ ..] => serve::serve(options)?,
        ["dev", options @ ..] => serve::dev(options)?,
        ["build"] => exclusively(|| site::build(false))?,
        ["build", "--publish"] => exclusively(|| site::build(true))?,
        ["check"] => return test::run(&CHECKS),
        ["test", words @ ..] => return test::run(words),
        ["audit", options @ ..] => measure::audit(options)?,
        _ => bail!("there is no `{}`; see --help", arguments.join(" ")),
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_argument_is_refused_and_named() {
        for (arguments, named) in [
            ("sevre", "`sevre`"),
            ("--bogus", "--bogus"),
            ("build --port 1", "--port"),
            ("serve --port 65536", "65536"),
            ("test extra", "`extra`"),
            ("test rust -- --shard=1/3", "chromium"),
        ] {
            let words: Vec<_> = arguments.split(' ').collect();
            let message = run(&words).unwrap_err().to_string();
            assert!(message.contains(named), "{message}");
        }
    }
}
