//! `test` and `check`: run all suites or some; after a failure the others still run.

use std::process::ExitCode;

use anyhow::Result;

use crate::console::{say, step};
use crate::platform::Platform;
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
                    Box::new(move |workspace| run_lane(workspace, lane, options))
                })
                .collect();
            // A lane that panics loses its results and counts as one failure.
            let panicked = || vec![("A lane of suites", Tally::whole(false))];
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

/// Installs what the suites need. Returns those that can run, and adds the others to the summary as skipped.
fn with_prerequisites<'a>(
    workspace: &Workspace,
    suites: Vec<&'a Suite>,
    summary: &mut Summary,
) -> Result<Vec<&'a Suite>> {
    let needs_chromium = suites.iter().any(|suite| suite.lane == Lane::Chromium);
    let mut programs = vec![Program::Node];
    if needs_chromium {
        programs.extend([Program::HeadlessChromium, Program::Nginx]);
    }
    programs.extend(suites.iter().filter_map(|suite| suite.optional));
    let mut missing = prerequisites::install(workspace, &programs);
    let platform = Platform::here();
    let mut reason = |title: &'static str, program| {
        let reason = prerequisites::line(program, platform);
        summary.skipped.push((title, reason));
    };
    if needs_chromium && missing.contains(&Program::Nginx) {
        reason("Chromium behind nginx", Program::Nginx);
    }
    let (run, skipped): (Vec<_>, Vec<_>) = suites.into_iter().partition(|suite| {
        suite
            .optional
            .is_none_or(|program| !missing.contains(&program))
    });
    for suite in skipped {
        if let Some(program) = suite.optional {
            reason(suite.title, program);
        }
    }
    missing.retain(|program| matches!(program, Program::Node | Program::HeadlessChromium));
    prerequisites::require(&missing)?;
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
    /// Suites that were not run, and why.
    skipped: Vec<(&'static str, String)>,
}

impl Summary {
    fn total(&self) -> Tally {
        let mut total = Tally::default();
        for (_, tally) in &self.results {
            total.add(*tally);
        }
        for _ in &self.skipped {
            total.add(Tally::skipped());
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
            }
        }
        for (title, reason) in &self.skipped {
            lines.push(format!("{title}: skipped without {reason}"));
        }
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
    fn the_last_line_is_the_sum() {
        let mut summary = Summary::default();
        let tally = Tally {
            passed: 3,
            failed: 0,
            skipped: 0,
        };
        summary.results.push(("Rust tests", tally));
        assert_eq!(summary.lines(), ["3 passed, 0 failed"]);
        summary.results.push(("Clippy", Tally::whole(false)));
        let last = summary.lines();
        assert_eq!(last, ["Clippy: 1 failed", "3 passed, 1 failed"]);
    }

    #[test]
    fn what_is_skipped_is_counted_and_its_reason_named() {
        let mut summary = Summary::default();
        summary.results.push(("Clippy", Tally::whole(true)));
        let reason = prerequisites::line(Program::Firefox, Platform::Debian);
        summary.skipped.push(("Firefox", reason));
        let reason = "Firefox: skipped without Firefox: sudo apt-get install firefox-esr";
        assert_eq!(summary.lines(), [reason, "1 passed, 0 failed, 1 skipped"]);
    }
}
