//! `test` and `check`: run all suites or some; after a failure the others still run.

use std::env;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use anyhow::Result;

use crate::console::{say, step};
use crate::programs::{self, Program};
use crate::side_by_side::{Job, side_by_side};
use crate::suites::{self, GROUPS, Suite};
use crate::tally::Tally;
use crate::workspace::Workspace;

/// Runs the suites that are `chosen`. Prints the sum on the last line. `options` are for Playwright.
pub(crate) fn run(
    workspace: &Workspace,
    chosen: impl Fn(&Suite) -> bool,
    options: &[String],
) -> Result<ExitCode> {
    let missing = install_programs(workspace, &chosen)?;
    let is_missing = |suite: &Suite| suite.browser.is_some_and(|it| missing.contains(&it));
    let mut summary = Summary::default();
    let in_ci = env::var("CI").is_ok_and(|value| !["", "false", "0"].contains(&value.as_str()));
    for (title, program) in [
        ("Chromium's back/forward cache", Program::Chromium),
        ("Chromium behind nginx", Program::Nginx),
    ] {
        if missing.contains(&program) {
            summary.add_missing(title, program, in_ci);
        }
    }
    for suite in suites::all() {
        if let Some(program) = suite.browser
            && chosen(suite)
            && is_missing(suite)
        {
            summary.add_missing(suite.title, program, in_ci);
        }
    }
    // Not only after the long steps.
    for line in &summary.lines {
        say(line);
    }
    let summary = Mutex::new(summary);
    let add = |title, tally: Tally| {
        let mut summary = summary.lock().unwrap_or_else(PoisonError::into_inner);
        summary.add(title, tally);
    };
    let run_lane = |workspace: &Workspace, suites: &[&Suite]| {
        for suite in suites {
            add(suite.title, run_suite(workspace, suite, options));
        }
    };
    for lanes in GROUPS {
        let lanes: Vec<Vec<_>> = lanes
            .iter()
            .map(|lane| {
                let suites = lane.iter();
                suites
                    .filter(|suite| chosen(suite) && !is_missing(suite))
                    .collect()
            })
            .filter(|lane: &Vec<_>| !lane.is_empty())
            .collect();
        if let [lane] = &lanes[..] {
            run_lane(workspace, lane);
            continue;
        }
        let jobs = lanes.iter().map(|lane| -> Job<'_> {
            Box::new(|workspace| {
                run_lane(workspace, lane);
                Ok(())
            })
        });
        if side_by_side(workspace, jobs.collect()).is_err() {
            add("A lane of suites", Tally::failed("it panicked"));
        }
    }
    let summary = summary.into_inner().unwrap_or_else(PoisonError::into_inner);
    say("==> Summary");
    summary.lines.iter().for_each(say);
    say(summary.last_line());
    let is_good = summary.total.failed == 0;
    Ok(if is_good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Installs what the chosen suites need, and returns the programs that are still missing. Node.js is required.
fn install_programs(
    workspace: &Workspace,
    chosen: impl Fn(&Suite) -> bool,
) -> Result<Vec<Program>> {
    let suites = suites::all();
    let browsers = suites
        .filter(|suite| chosen(suite))
        .filter_map(|suite| suite.browser);
    let mut programs = vec![Program::Node];
    programs.extend(browsers);
    if programs.contains(&Program::HeadlessChromium) {
        programs.extend([Program::Chromium, Program::Nginx]);
    }
    let missing = programs::install(workspace, &programs);
    if missing.contains(&Program::Node) {
        programs::require(&[Program::Node])?;
    }
    Ok(missing)
}

fn run_suite(workspace: &Workspace, suite: &Suite, options: &[String]) -> Tally {
    let outcome = step(suite.title, || {
        let outcome = (suite.run)(workspace, options);
        workspace.output.print_kept();
        outcome
    });
    outcome.unwrap_or_else(|error| {
        say(format_args!("xtask: {}: {error:#}", suite.title));
        Tally::failed(format!("{error:#}"))
    })
}

#[derive(Debug, Default)]
struct Summary {
    total: Tally,
    /// A line for each problem.
    lines: Vec<String>,
}

impl Summary {
    fn add(&mut self, title: &str, tally: Tally) {
        if tally.failed > 0 {
            self.lines.push(format!("{title}: {} failed", tally.failed));
            self.add_details(&tally.failures);
        }
        if tally.skipped > 0 {
            let line = format!("{title}: {} skipped by the runner", tally.skipped);
            self.lines.push(line);
            self.add_details(&tally.skips);
        }
        self.total.add(tally);
    }

    fn add_details(&mut self, details: &[String]) {
        let lines = details.iter().map(|detail| format!("  {detail}"));
        self.lines.extend(lines);
    }

    /// Adds a suite that lacks its program. It is skipped, but Chromium is required, and in CI everything is.
    fn add_missing(&mut self, title: &str, program: Program, in_ci: bool) {
        let outcome = if in_ci || program == Program::HeadlessChromium {
            self.total.failed += 1;
            "failed"
        } else {
            self.total.skipped += 1;
            "skipped"
        };
        let installation = program.installation();
        self.lines
            .push(format!("{title}: {outcome}; needs {installation}"));
    }

    fn last_line(&self) -> String {
        let (passed, failed) = (self.total.passed, self.total.failed);
        match self.total.skipped {
            0 => format!("{passed} passed, {failed} failed"),
            skipped => format!("{passed} passed, {failed} failed, {skipped} skipped"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_failed_is_named_below_its_suite() {
        let mut summary = Summary::default();
        summary.add("Formatting", Tally::failed("cargo fmt"));
        assert_eq!(summary.lines, ["Formatting: 1 failed", "  cargo fmt"]);
        assert_eq!(summary.last_line(), "0 passed, 1 failed");
    }

    #[test]
    fn a_suite_without_its_program_is_skipped_but_fails_in_ci_and_where_it_is_chromium() {
        for (program, in_ci, sum) in [
            (Program::Firefox, false, "1 passed, 0 failed, 1 skipped"),
            (Program::Firefox, true, "1 passed, 1 failed"),
            (Program::HeadlessChromium, false, "1 passed, 1 failed"),
        ] {
            let mut summary = Summary::default();
            summary.add("Rust tests", Tally::passed());
            summary.add_missing("Browser", program, in_ci);
            assert_eq!(summary.last_line(), sum);
            assert!(
                summary.lines[0].starts_with("Browser: "),
                "{:?}",
                summary.lines
            );
        }
    }
}
