//! `test` and `check` run all suites or some. After a failure, the other suites still run.

use std::env;
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread;

use anyhow::{Result, bail, ensure};

use crate::checkout::exclusively;
use crate::console::{lock, say, say_together, step};
use crate::counts::Counts;
use crate::process::watch;
use crate::programs::{self, CHROMIUM, Program};
use crate::suites::{GROUPS, prepare, programs_of, runs_tests};

/// Runs the suites that `words` name, or all. The last line has the total. Words after `--` are for Playwright.
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
                let counts = without(program, in_ci);
                let line = format!("{suite}: {counts}; {}", program.installation());
                // Printed here, too, because the summary comes after the long steps.
                say(&line);
                lock(&results).push((counts, line));
                is_runnable &= index > 0;
            }
        }
        is_runnable
    });
    let run_queue = |queue: &str| {
        for suite in queue.split_whitespace().filter(|it| suites.contains(it)) {
            let is_alone = suites.len() == 1;
            let outcome = step(suite, || run_suite(suite, options, is_alone));
            lock(&results).push(match outcome {
                Ok(counts) => (counts, format!("{suite}: {counts}")),
                Err(error) => (Counts::FAILED, format!("{suite}: {error:#}")),
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
    say("==> Summary");
    let mut total = Counts::default();
    for (counts, line) in lock(&results).iter() {
        say(line);
        total.add(*counts);
    }
    say(total);
    Ok(ExitCode::from(u8::from(total.have_failed())))
}

/// The result for a missing program. Chromium is required; in CI, all programs are.
fn without(program: &Program, in_ci: bool) -> Counts {
    if in_ci || *program == CHROMIUM {
        Counts::FAILED
    } else {
        Counts::SKIPPED
    }
}

/// Runs a suite. If several suites run, the output of a command is printed when the command has ended.
fn run_suite(suite: &str, options: &[&str], is_alone: bool) -> Result<Counts> {
    let commands = prepare(suite, options)?;
    if commands.is_empty() {
        // `prepare` was the check.
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
        assert_eq!(without(&CHROMIUM, false), Counts::FAILED);
    }
}
