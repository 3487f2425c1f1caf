//! `test` and `check` run all suites or some. After a failure, the other suites still run.

use std::env;
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread;

use anyhow::{Result, bail, ensure};

use crate::checkout::exclusively;
use crate::console::{lock, say, say_together, step};
use crate::process::watch;
use crate::programs::{self, CHROMIUM, Program};
use crate::suites::{GROUPS, prepare, programs_of};

/// What became of a suite, or of its part that needs a program.
type Outcome = &'static str;
const PASSED: Outcome = "passed";
const FAILED: Outcome = "failed";
const SKIPPED: Outcome = "skipped";

/// Runs the suites that `words` name, or all. The last line has the totals. Words after `--` are for Playwright.
pub(crate) fn run(words: &[&str]) -> Result<ExitCode> {
    let mut parts = words.splitn(2, |word| *word == "--");
    let [names, options] = [parts.next(), parts.next()].map(Option::unwrap_or_default);
    let queues = GROUPS.concat().into_iter();
    let mut suites: Vec<_> = queues.flat_map(str::split_whitespace).collect();
    if let Some(name) = names.iter().find(|name| !suites.contains(name)) {
        bail!("there is no suite `{name}`, but {}", suites.join(", "));
    }
    ensure!(
        options.is_empty() || names.contains(&"chromium"),
        "options after -- go to Playwright, which only the suite chromium uses"
    );
    suites.retain(|suite| names.is_empty() || names.contains(suite));
    programs::require_node()?;
    exclusively(|| run_suites(suites, options))
}

fn run_suites(mut suites: Vec<&str>, options: &[&str]) -> Result<ExitCode> {
    let programs: Vec<_> = suites.iter().copied().flat_map(programs_of).collect();
    programs::install(&programs)?;
    let in_ci = env::var("CI").is_ok_and(|value| !["", "false", "0"].contains(&value.as_str()));
    let results = Mutex::new(Vec::new());
    suites.retain(|suite| {
        let mut is_runnable = true;
        for (index, program) in programs_of(suite).iter().enumerate() {
            if program.find().is_none() {
                let outcome = without(program, in_ci);
                let line = format!("{suite}: {outcome}: {}", program.installation());
                // Printed here, too, because the summary comes after the long steps.
                say(&line);
                lock(&results).push((outcome, line));
                is_runnable &= index > 0;
            }
        }
        is_runnable
    });
    let run_queue = |queue: &str| {
        for suite in queue.split_whitespace().filter(|it| suites.contains(it)) {
            let is_alone = suites.len() == 1;
            let result = step(suite, || run_suite(suite, options, is_alone));
            lock(&results).push(match result {
                Ok(()) => (PASSED, format!("{suite}: {PASSED}")),
                Err(error) => (FAILED, format!("{suite}: {FAILED}: {error:#}")),
            });
        }
    };
    for queues in GROUPS {
        thread::scope(|scope| {
            for queue in queues {
                scope.spawn(|| run_queue(queue));
            }
        });
    }
    say("==> Summary of the suites");
    let results = lock(&results);
    results.iter().for_each(|(_, line)| say(line));
    let (total, exit_code) = total(results.iter().map(|(outcome, _)| *outcome));
    say(total);
    Ok(exit_code.into())
}

/// The last line, and the exit code.
fn total(outcomes: impl Iterator<Item = Outcome> + Clone) -> (String, u8) {
    let count = |outcome| outcomes.clone().filter(|it| *it == outcome).count();
    let (passed, failed, skipped) = (count(PASSED), count(FAILED), count(SKIPPED));
    let line = match skipped {
        0 => format!("{passed} passed, {failed} failed"),
        _ => format!("{passed} passed, {failed} failed, {skipped} skipped"),
    };
    (line, u8::from(failed > 0))
}

/// The outcome where a program is missing. Chromium is required; in CI, all programs are.
fn without(program: &Program, in_ci: bool) -> Outcome {
    if in_ci || *program == CHROMIUM {
        FAILED
    } else {
        SKIPPED
    }
}

/// Runs a suite. If several suites run, the output of a command is printed when the command has ended.
fn run_suite(suite: &str, options: &[&str], is_alone: bool) -> Result<()> {
    let mut have_succeeded = true;
    for mut command in prepare(suite, options)? {
        let mut lines = Vec::new();
        have_succeeded &= watch(&mut command, |line| {
            if is_alone {
                say(line);
            } else {
                lines.push(line.to_owned());
            }
        })?;
        say_together(lines);
    }
    ensure!(have_succeeded, "see its messages above");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::programs::FIREFOX;

    #[test]
    fn a_missing_program_skips_but_fails_in_ci_and_where_it_is_chromium() {
        assert_eq!(without(&FIREFOX, false), SKIPPED);
        assert_eq!(without(&FIREFOX, true), FAILED);
        assert_eq!(without(&CHROMIUM, false), FAILED);
    }

    #[test]
    fn one_failed_suite_fails_the_run() {
        let total = |outcomes: &[Outcome]| total(outcomes.iter().copied());
        assert_eq!(total(&[PASSED, PASSED]), ("2 passed, 0 failed".into(), 0));
        let outcomes = [PASSED, FAILED, SKIPPED];
        assert_eq!(
            total(&outcomes),
            ("1 passed, 1 failed, 1 skipped".into(), 1)
        );
    }
}
