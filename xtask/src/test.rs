//! `test` and `check` run all suites or some. After a failure, the other suites still run.

use std::env;
use std::fmt::{self, Display, Formatter};
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
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    Passed,
    /// With the reason.
    Failed(String),
    /// With the reason.
    Skipped(String),
}

impl Display for Outcome {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passed => write!(formatter, "passed"),
            Self::Failed(reason) => write!(formatter, "failed: {reason}"),
            Self::Skipped(reason) => write!(formatter, "skipped: {reason}"),
        }
    }
}

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
    let outcomes = Mutex::new(Vec::new());
    suites.retain(|suite| {
        let mut is_runnable = true;
        for (index, program) in programs_of(suite).iter().enumerate() {
            if program.find().is_none() {
                let outcome = without(program, in_ci);
                // Printed here, too, because the summary comes after the long steps.
                say(format_args!("{suite}: {outcome}"));
                lock(&outcomes).push((*suite, outcome));
                is_runnable &= index > 0;
            }
        }
        is_runnable
    });
    let run_queue = |queue: &'static str| {
        for suite in queue.split_whitespace().filter(|it| suites.contains(it)) {
            let is_alone = suites.len() == 1;
            let outcome = step(suite, || run_suite(suite, options, is_alone));
            let outcome = outcome.map_or_else(
                |error| Outcome::Failed(format!("{error:#}")),
                |()| Outcome::Passed,
            );
            lock(&outcomes).push((suite, outcome));
        }
    };
    for queues in GROUPS {
        thread::scope(|scope| {
            for queue in queues {
                scope.spawn(|| run_queue(queue));
            }
        });
    }
    let outcomes = lock(&outcomes);
    say("==> Summary of the suites");
    let mut totals = [0; 3];
    for (suite, outcome) in outcomes.iter() {
        say(format_args!("{suite}: {outcome}"));
        totals[match outcome {
            Outcome::Passed => 0,
            Outcome::Failed(_) => 1,
            Outcome::Skipped(_) => 2,
        }] += 1;
    }
    let [passed, failed, skipped] = totals;
    say(match skipped {
        0 => format!("{passed} passed, {failed} failed"),
        _ => format!("{passed} passed, {failed} failed, {skipped} skipped"),
    });
    Ok(ExitCode::from(u8::from(failed > 0)))
}

/// The outcome where a program is missing. Chromium is required; in CI, all programs are.
fn without(program: &Program, in_ci: bool) -> Outcome {
    let installation = program.installation();
    if in_ci || *program == CHROMIUM {
        Outcome::Failed(installation)
    } else {
        Outcome::Skipped(installation)
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
        assert!(matches!(without(&FIREFOX, false), Outcome::Skipped(_)));
        assert!(matches!(without(&FIREFOX, true), Outcome::Failed(_)));
        assert!(matches!(without(&CHROMIUM, false), Outcome::Failed(_)));
    }
}
