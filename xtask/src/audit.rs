//! `audit`: what the site's pages cost a slow phone, Lighthouse's scores, and what is open for the owner. It only
//! reports; tests check the limits that do not depend on the machine.

use std::ffi::OsString;
use std::num::NonZero;
use std::path::{PathBuf, absolute};

use anyhow::{Result, bail};

use crate::console::{say, step};
use crate::fuzz;
use crate::process::run as run_command;
use crate::programs::{self, Program, on_path, warn_of_old_node};
use crate::site;
use crate::wasm_toolchain;
use crate::workspace::Workspace;

/// Enough to find obvious faults; `cargo xtask fuzz` runs longer.
const FUZZING_SECONDS: NonZero<u32> = NonZero::new(60).unwrap();

/// The measurements, as `app/scripts/audit.mjs` names them.
pub(crate) const PARTS: [&str; 4] = ["scores", "visit", "stage", "scripts"];

/// What to measure. With any option, only measurements run.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// Empty for all routes.
    pub(crate) paths: Vec<String>,
    /// The directory of another build.
    pub(crate) compare: Option<PathBuf>,
    /// Empty for all parts.
    pub(crate) only: Vec<String>,
    /// How often each page is measured, where it is not the script's default.
    pub(crate) runs: Option<NonZero<u32>>,
}

/// Prints the measurements and the rest of the report.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    // Reports wrong options before the long build.
    let arguments = options.script_arguments()?;
    programs::ensure(workspace, &[Program::Node, Program::Chromium])?;
    wasm_toolchain::ensure(workspace)?;
    warn_of_old_node("Lighthouse", (22, 19));
    site::ensure(workspace)?;
    step("Measuring the site's pages", || {
        let mut script = workspace.command("node");
        script.arg("app/scripts/audit.mjs").args(arguments);
        Program::Chromium.pass_to(&mut script)?;
        run_command(workspace, &mut script, "see the message above")
    })?;
    if *options != Options::default() {
        return Ok(());
    }
    step("Placeholders, and claims for the owner to confirm", || {
        let mut npm = workspace.npm(&workspace.app());
        npm.args(["run", "--silent", "placeholders"]);
        run_command(workspace, &mut npm, "see the message above")
    })?;
    let licenses = step("Licenses and sources of the Rust packages", || {
        licenses(workspace)
    });
    fuzz::run(workspace, FUZZING_SECONDS)?;
    licenses
}

impl Options {
    fn script_arguments(&self) -> Result<Vec<OsString>> {
        let mut arguments = Vec::new();
        if let Some(compare) = &self.compare {
            if !compare.join("index.html").is_file() {
                bail!(
                    "{} has no index.html; --compare takes a built site, such as app/dist of another checkout",
                    compare.display()
                );
            }
            arguments.extend(["--compare".into(), absolute(compare)?.into()]);
        }
        for part in &self.only {
            arguments.extend(["--only".into(), part.into()]);
        }
        if let Some(runs) = self.runs {
            arguments.extend(["--runs".into(), runs.to_string().into()]);
        }
        arguments.push("--".into());
        arguments.extend(self.paths.iter().map(Into::into));
        Ok(arguments)
    }
}

/// Checks the licenses and sources of the Rust packages, but not advisories, whose database would have to be
/// downloaded.
fn licenses(workspace: &Workspace) -> Result<()> {
    if on_path("cargo-deny").is_none() {
        say("not checked: needs cargo-deny; install it with `cargo install cargo-deny --locked`");
        return Ok(());
    }
    run_command(
        workspace,
        workspace
            .command("cargo-deny")
            .args(["--offline", "check", "licenses", "bans", "sources"]),
        "see deny.toml for what is allowed",
    )
}
