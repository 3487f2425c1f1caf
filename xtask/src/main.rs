//! The repository's commands, run as `cargo xtask <command>`.
//!
//! Each command installs what it needs, skips what is up to date, and prints what to do when a step fails. It runs in
//! the root of the checkout, to which all paths are relative.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command prints to its standard streams"
)]

mod arguments;
mod checkout;
mod console;
mod counts;
mod engine;
mod measure;
mod node_packages;
mod process;
mod programs;
mod serve;
mod site;
mod stamp;
mod suites;
mod test;
mod wasm_toolchain;

use std::process::ExitCode;

use anyhow::Result;

use arguments::{Command, HELP};
use checkout::exclusively;

fn main() -> ExitCode {
    console::report_long_steps();
    run().unwrap_or_else(|error| {
        eprintln!("xtask: {error:#}");
        ExitCode::FAILURE
    })
}

fn run() -> Result<ExitCode> {
    let command = Command::parse(lexopt::Parser::from_env())?;
    process::stop_on_request()?;
    let called_from = checkout::enter()?;
    match command {
        Command::Help => print!("{HELP}"),
        Command::Serve(address) => serve::run(&address)?,
        Command::Build(publish) => exclusively(|| site::build(publish))?,
        Command::Test(names, options) => return exclusively(|| test::run(&names, &options)),
        Command::Audit(options) => measure::audit(&options, &called_from)?,
        Command::BenchBrowser(options) => measure::bench_browser(&options, &called_from)?,
    }
    Ok(ExitCode::SUCCESS)
}
