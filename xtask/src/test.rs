//! `test` and `check`: run all suites or some; after a failure the others still run.

use std::env;
use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::Result;

use crate::console::{lock, say, step};
use crate::programs::{self, CHROMIUM, HEADLESS_CHROMIUM, NGINX, Program};
use crate::reports::Tally;
use crate::side_by_side::{Job, side_by_side};
use crate::suites::{self, GROUPS, Suite};
use crate::workspace::Workspace;

/// Runs the suites of these `names`, or all. Prints the sum on the last line. `options` are for Playwright.
pub(crate) fn run(workspace: &Workspace, names: &[String], options: &[String]) -> Result<ExitCode> {
    programs::require_node()?;
    let is_chosen =
        |suite: &&Suite| names.is_empty() || names.iter().any(|name| name == suite.name);
    let mut needs: Vec<_> = suites::all()
        .filter(is_chosen)
        .filter_map(|suite| Some((suite.title, suite.browser?)))
        .collect();
    if needs.iter().any(|(title, _)| *title == "Chromium") {
        needs.push(("Chromium's back/forward cache", &CHROMIUM));
        needs.push(("Chromium behind nginx", &NGINX));
    }
    let programs: Vec<_> = needs.iter().map(|(_, program)| *program).collect();
    programs::install(workspace, &programs);
    let in_ci = env::var("CI").is_ok_and(|value| !["", "false", "0"].contains(&value.as_str()));
    let total = Mutex::new(Tally::default());
    needs.retain(|(_, program)| program.find().is_none());
    for (title, program) in &needs {
        let tally = without(program, in_ci);
        // Not only after the long steps.
        tally
            .lines
            .iter()
            .for_each(|line| say(format_args!("{title} {line}")));
        add(&total, title, tally);
    }
    let is_run =
        |suite: &&Suite| is_chosen(suite) && needs.iter().all(|(title, _)| *title != suite.title);
    let run_lane = |workspace: &Workspace, lane: &[Suite]| {
        for suite in lane.iter().filter(is_run) {
            add(&total, suite.title, run_suite(workspace, suite, options));
        }
        Ok(())
    };
    for lanes in GROUPS {
        let lanes = lanes
            .iter()
            .filter(|lane| lane.iter().any(|it| is_run(&it)));
        let lanes: Vec<_> = lanes.collect();
        if let [lane] = lanes[..] {
            run_lane(workspace, lane)?;
            continue;
        }
        let jobs = lanes
            .into_iter()
            .map(|lane| -> Job<'_> { Box::new(|workspace| run_lane(workspace, lane)) });
        side_by_side(workspace, jobs.collect())?;
    }
    let total = lock(&total);
    say("==> Summary");
    total.lines.iter().for_each(say);
    say(last_line(&total));
    Ok(ExitCode::from(u8::from(total.failed > 0)))
}

/// Adds the result of what has this `title`.
fn add(total: &Mutex<Tally>, title: &str, mut tally: Tally) {
    let lines = tally.lines.iter();
    tally.lines = lines.map(|line| format!("{title} {line}")).collect();
    lock(total).add(tally);
}

/// The result where a program is missing. Chromium is required, and in CI everything is.
fn without(program: &Program, in_ci: bool) -> Tally {
    if in_ci || *program == HEADLESS_CHROMIUM {
        Tally::failed(&program.installation())
    } else {
        Tally::skipped(&program.installation())
    }
}

fn run_suite(workspace: &Workspace, suite: &Suite, options: &[String]) -> Tally {
    let outcome = step(suite.title, || {
        let outcome = (suite.run)(workspace, options);
        workspace.output.print_kept();
        outcome
    });
    outcome.unwrap_or_else(|error| Tally::failed(&format!("{error:#}")))
}

fn last_line(total: &Tally) -> String {
    let (passed, failed) = (total.passed, total.failed);
    match total.skipped {
        0 => format!("{passed} passed, {failed} failed"),
        skipped => format!("{passed} passed, {failed} failed, {skipped} skipped"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::programs::FIREFOX;

    #[test]
    fn a_missing_program_skips_but_fails_in_ci_and_where_it_is_chromium() {
        for (program, in_ci, line) in [
            (FIREFOX, false, "0 passed, 0 failed, 1 skipped"),
            (FIREFOX, true, "0 passed, 1 failed"),
            (HEADLESS_CHROMIUM, false, "0 passed, 1 failed"),
        ] {
            assert_eq!(last_line(&without(&program, in_ci)), line);
        }
    }
}
