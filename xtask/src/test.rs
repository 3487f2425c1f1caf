//! `test` and `check`: run all suites or some; after a failure the others still run.

use std::env;
use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::Result;

use crate::console::{Job, lock, say, say_together, side_by_side, step};
use crate::counts::Counts;
use crate::process::watch;
use crate::programs::{self, HEADLESS_CHROMIUM, Program};
use crate::suites::{GROUPS, Queue, prepare, programs_of, runs_tests};

/// Runs the suites of these `names`, or all. Prints the sum on the last line. `options` are for Playwright.
pub(crate) fn run(names: &[String], options: &[String]) -> Result<ExitCode> {
    programs::require_node()?;
    let is_chosen = |suite: &&str| names.is_empty() || names.iter().any(|name| name == suite);
    let mut suites = GROUPS.concat().concat();
    suites.retain(is_chosen);
    programs::install(suites.iter().copied().flat_map(programs_of).copied());
    let in_ci = env::var("CI").is_ok_and(|value| !["", "false", "0"].contains(&value.as_str()));
    let results = Mutex::new(Vec::new());
    for suite in &suites {
        for program in programs_of(suite).iter().filter(|it| it.find().is_none()) {
            let counts = without(program, in_ci);
            let line = format!("{suite}: {counts}; {}", program.installation());
            // Not only after the long steps.
            say(&line);
            lock(&results).push((counts, line));
        }
    }
    let is_there = |program: &&Program| program.find().is_some();
    suites.retain(|suite| programs_of(suite).first().is_none_or(is_there));
    let run_queue = |queue: Queue| {
        for suite in queue.iter().filter(|suite| suites.contains(suite)) {
            let is_alone = suites.len() == 1;
            let outcome = step(suite, || run_suite(suite, options, is_alone));
            lock(&results).push(match outcome {
                Ok(counts) => (counts, format!("{suite}: {counts}")),
                Err(error) => (Counts::FAILED, format!("{suite}: {error:#}")),
            });
        }
        Ok(())
    };
    for queues in GROUPS {
        let queues = queues.iter();
        let jobs = queues.map(|queue| -> Job<'_> { Box::new(|| run_queue(queue)) });
        side_by_side(jobs.collect())?;
    }
    say("==> Summary");
    let mut total = Counts::default();
    for (counts, line) in lock(&results).iter() {
        say(line);
        total.add(*counts);
    }
    say(total);
    Ok(ExitCode::from(u8::from(total.failed > 0)))
}

/// The result where a program is missing. Chromium is required, and in CI everything is.
fn without(program: &Program, in_ci: bool) -> Counts {
    if in_ci || *program == HEADLESS_CHROMIUM {
        Counts::FAILED
    } else {
        Counts::SKIPPED
    }
}

/// The output of one among several suites is printed as a whole, when each command ends.
fn run_suite(suite: &str, options: &[String], is_alone: bool) -> Result<Counts> {
    let commands = prepare(suite, options)?;
    if commands.is_empty() {
        // Preparing was all there was to do.
        return Ok(Counts::PASSED);
    }
    let mut sum = Counts::default();
    for mut command in commands {
        let mut counts = Counts::default();
        let mut lines = Vec::new();
        let succeeded = watch(&mut command, |line| {
            counts.add_line(line);
            if is_alone {
                say(line);
            } else {
                lines.push(line.to_owned());
            }
        })?;
        say_together(lines);
        sum.add(match (runs_tests(suite), succeeded) {
            (true, _) => counts.of_runner(succeeded),
            (false, true) => Counts::PASSED,
            (false, false) => Counts::FAILED,
        });
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::programs::FIREFOX;

    #[test]
    fn a_missing_program_skips_but_fails_in_ci_and_where_it_is_chromium() {
        assert_eq!(without(&FIREFOX, false), Counts::SKIPPED);
        assert_eq!(without(&FIREFOX, true), Counts::FAILED);
        assert_eq!(without(&HEADLESS_CHROMIUM, false), Counts::FAILED);
    }
}
