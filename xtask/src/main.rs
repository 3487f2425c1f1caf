//! The repository's commands, run as `cargo xtask <command>`.
//!
//! Each command installs what it needs, skips what is up to date, and says what to do when a step
//! fails. There is one module per command; the others own one thing that the commands share.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line talks on its standard streams"
)]

mod arguments;
mod audit;
mod bench_browser;
mod build;
mod debian_wasm_std;
mod dev;
mod fuzz;
mod node_packages;
mod pictures;
mod process;
mod serve;
mod site;
mod stamp;
mod tally;
mod test;
mod tools;
mod vite_server;
mod wasm_package;
mod wasm_target;
mod workspace;

use std::process::ExitCode;

use arguments::{Command, HELP};
use workspace::Workspace;

fn main() -> ExitCode {
    let outcome = Command::parse(lexopt::Parser::from_env()).and_then(|command| {
        let workspace = Workspace::here();
        match command {
            Command::Help => print!("{HELP}"),
            Command::Serve { port } => serve::run(&workspace, port)?,
            Command::Dev { port } => dev::run(&workspace, port)?,
            Command::Build => build::run(&workspace)?,
            Command::Test => return Ok(test::run(&workspace)),
            Command::Audit { paths } => audit::run(&workspace, &paths)?,
            Command::Fuzz { seconds } => fuzz::run(&workspace, seconds)?,
            Command::BenchBrowser { options } => bench_browser::run(&workspace, &options)?,
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
