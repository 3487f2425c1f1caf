//! The repository's commands, run as `cargo xtask <command>`.
//!
//! Each command installs what it needs, skips what is up to date, and prints what to do when a step fails.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command prints to its standard streams"
)]

mod apt;
mod arguments;
mod audit;
mod bench_browser;
mod build;
mod children;
mod console;
mod debian_wasm_std;
mod engine;
mod inputs;
mod lock;
mod node_packages;
mod process;
mod programs;
mod reports;
mod serve;
mod side_by_side;
mod site;
mod stamp;
mod suites;
mod test;
mod wasm_pack;
mod wasm_toolchain;
mod workspace;

use std::process::ExitCode;

use arguments::{Command, HELP};
use lock::exclusively;
use workspace::Workspace;

fn main() -> ExitCode {
    console::report_long_steps();
    let outcome = Command::parse(lexopt::Parser::from_env()).and_then(|command| {
        children::stop_on_request()?;
        let workspace = Workspace::here()?;
        match command {
            Command::Help => print!("{HELP}"),
            Command::Serve(address) => serve::run(&workspace, &address)?,
            Command::Build { publish } => {
                exclusively(&workspace, || build::run(&workspace, publish))?;
            }
            Command::Test(names, options) => {
                return exclusively(&workspace, || test::run(&workspace, &names, &options));
            }
            Command::Audit(options) => audit::run(&workspace, &options)?,
            Command::BenchBrowser(options) => bench_browser::run(&workspace, &options)?,
        }
        Ok(ExitCode::SUCCESS)
    });
    match outcome {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
