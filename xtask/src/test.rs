//! `test` and `check`: run all suites or some; after a failure the others still run.

use std::env;
use std::process::ExitCode;

use anyhow::Result;

use crate::console::{say, step};
use crate::prerequisites;
use crate::programs::Program;
use crate::side_by_side::{Job, results};
use crate::suites::{Lane, SUITES, Suite};
use crate::tally::Tally;
use crate::workspace::Workspace;

/// The lanes of a group run at the same time, the groups one after the other.
const GROUPS: [&[Lane]; 3] = [
    &[Lane::Rust, Lane::Site],
    &[Lane::Chromium],
    &[Lane::Firefox, Lane::WebKit],
];

/// Runs the quick checks.
pub(crate) fn check(workspace: &Workspace) -> Result<ExitCode> {
    run_all(workspace, SUITES.iter().filter(|suite| suite.is_check), &[])
}

/// Runs the suites of these names, or all if there are no names. Prints the sum on the last line. `options` are for
/// Playwright.
pub(crate) fn run(workspace: &Workspace, names: &[String], options: &[String]) -> Result<ExitCode> {
    let is_chosen =
        |suite: &&Suite| names.is_empty() || names.iter().any(|name| name == suite.name);
    run_all(workspace, SUITES.iter().filter(is_chosen), options)
}

fn run_all<'a>(
    workspace: &Workspace,
    suites: impl Iterator<Item = &'a Suite>,
    options: &[String],
) -> Result<ExitCode> {
    let mut summary = Summary::default();
    let suites = with_prerequisites(workspace, suites.collect(), &mut summary)?;
    for lanes in GROUPS {
        let lanes: Vec<Vec<&Suite>> = lanes
            .iter()
            .map(|lane| {
                let all = suites.iter().copied();
                all.filter(|suite| suite.lane == *lane).collect()
            })
            .filter(|lane: &Vec<_>| !lane.is_empty())
            .collect();
        if let [lane] = &lanes[..] {
            summary.results.extend(run_lane(workspace, lane, options));
        } else {
            let jobs = lanes
                .iter()
                .map(|lane| -> Job<'_, _> {
                    Box::new(move |workspace| Ok(run_lane(workspace, lane, options)))
                })
                .collect();
            // A lane that panics loses its results and counts as one failure.
            let panicked = |_| vec![("A lane of suites", Tally::whole(false))];
            for lane in results(workspace, jobs) {
                summary.results.extend(lane.unwrap_or_else(panicked));
            }
        }
    }
    say("==> Summary");
    for line in summary.lines() {
        say(line);
    }
    let failed = summary.total().failed;
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Installs what the suites need. Returns those that can run, and adds the others to the summary.
fn with_prerequisites<'a>(
    workspace: &Workspace,
    suites: Vec<&'a Suite>,
    summary: &mut Summary,
) -> Result<Vec<&'a Suite>> {
    let mut programs = vec![Program::Node];
    programs.extend(suites.iter().filter_map(|suite| suite.browser));
    if programs.contains(&Program::HeadlessChromium) {
        programs.extend([Program::Chromium, Program::Nginx]);
    }
    let missing = prerequisites::install(workspace, &programs);
    if missing.contains(&Program::Node) {
        prerequisites::require(&[Program::Node])?;
    }
    let in_ci = env::var("CI").is_ok_and(|value| !["", "false", "0"].contains(&value.as_str()));
    for (title, program) in [
        ("Chromium's back/forward cache", Program::Chromium),
        ("Chromium behind nginx", Program::Nginx),
    ] {
        if missing.contains(&program) {
            summary.add_missing(title, program, in_ci);
        }
    }
    let (run, left_out): (Vec<_>, Vec<_>) = suites.into_iter().partition(|suite| {
        suite
            .browser
            .is_none_or(|program| !missing.contains(&program))
    });
    for suite in left_out {
        if let Some(program) = suite.browser {
            summary.add_missing(suite.title, program, in_ci);
        }
    }
    // Not only after the long steps.
    for line in &summary.missing {
        say(line);
    }
    Ok(run)
}

fn run_lane(
    workspace: &Workspace,
    suites: &[&Suite],
    options: &[String],
) -> Vec<(&'static str, Tally)> {
    let run = |suite: &&Suite| {
        let outcome = step(suite.title, || {
            let outcome = (suite.run)(workspace, options);
            workspace.output.print_kept();
            outcome
        });
        let tally = outcome.unwrap_or_else(|error| {
            say(format_args!("xtask: {}: {error:#}", suite.title));
            Tally::whole(false)
        });
        (suite.title, tally)
    };
    suites.iter().map(run).collect()
}

/// The results of the suites.
#[derive(Debug, Default)]
struct Summary {
    results: Vec<(&'static str, Tally)>,
    /// A line for each suite that lacks its program.
    missing: Vec<String>,
    /// The counts of these suites.
    left_out: Tally,
}

impl Summary {
    /// Adds a suite that lacks its program. It is skipped, but Chromium is required, and in CI everything is.
    fn add_missing(&mut self, title: &str, program: Program, in_ci: bool) {
        let outcome = if in_ci || program == Program::HeadlessChromium {
            self.left_out.failed += 1;
            "failed"
        } else {
            self.left_out.skipped += 1;
            "skipped"
        };
        let installation = program.installation();
        self.missing
            .push(format!("{title}: {outcome} without {installation}"));
    }

    fn total(&self) -> Tally {
        let mut total = self.left_out.clone();
        for (_, tally) in &self.results {
            total.add(tally);
        }
        total
    }

    /// A line for each problem, and the sum as the last one.
    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (title, tally) in &self.results {
            if tally.failed > 0 {
                lines.push(format!("{title}: {} failed", tally.failed));
            }
            if tally.skipped > 0 {
                lines.push(format!(
                    "{title}: {} skipped by their runner",
                    tally.skipped
                ));
                lines.extend(tally.skips.iter().map(|skip| format!("  {skip}")));
            }
        }
        lines.extend(self.missing.iter().cloned());
        let total = self.total();
        let (passed, failed) = (total.passed, total.failed);
        lines.push(match total.skipped {
            0 => format!("{passed} passed, {failed} failed"),
            skipped => format!("{passed} passed, {failed} failed, {skipped} skipped"),
        });
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lane_is_run() {
        for suite in &SUITES {
            let is_run = GROUPS.iter().any(|lanes| lanes.contains(&suite.lane));
            assert!(is_run, "{} is in no group", suite.name);
        }
    }

    #[test]
    fn the_last_line_is_the_sum_and_problems_are_named_before_it() {
        let mut summary = Summary::default();
        summary.results.push(("Rust tests", Tally::whole(true)));
        assert_eq!(summary.lines(), ["1 passed, 0 failed"]);
        summary.results.push(("Clippy", Tally::whole(false)));
        let lines = summary.lines();
        assert_eq!(lines, ["Clippy: 1 failed", "1 passed, 1 failed"]);
    }

    #[test]
    fn a_suite_without_its_program_is_skipped_but_fails_in_ci_and_where_it_is_chromium() {
        for (program, in_ci, sum) in [
            (Program::Firefox, false, "0 passed, 0 failed, 1 skipped"),
            (Program::Firefox, true, "0 passed, 1 failed"),
            (Program::HeadlessChromium, false, "0 passed, 1 failed"),
        ] {
            let mut summary = Summary::default();
            summary.add_missing("Browser", program, in_ci);
            let [reason, last] = &summary.lines()[..] else {
                panic!("no reason: {:?}", summary.lines());
            };
            assert!(reason.contains(program.debian_packages()[0]), "{reason}");
            assert_eq!(last, sum);
        }
    }
}
