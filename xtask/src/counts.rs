//! Counts of checks and tests.

use std::fmt::{self, Display, Formatter};

/// Shown as `12 passed, 0 failed`, and what is skipped.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    pub(crate) skipped: u32,
}

impl Counts {
    pub(crate) const PASSED: Self = Self::new(1, 0, 0);
    pub(crate) const FAILED: Self = Self::new(0, 1, 0);
    pub(crate) const SKIPPED: Self = Self::new(0, 0, 1);

    const fn new(passed: u32, failed: u32, skipped: u32) -> Self {
        Self {
            passed,
            failed,
            skipped,
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    /// Adds what a test runner counts on a line of its output.
    pub(crate) fn add_line(&mut self, line: &str) {
        let line = without_colors(line);
        let words: Vec<_> = line.split([' ', ';']).filter(|it| !it.is_empty()).collect();
        match words[..] {
            // Rust's `test result: ok. 5 passed; 1 failed; 2 ignored`, Vitest's `Tests  1 failed | 5 passed (6)`,
            // Playwright's `5 passed (2.1s)` and `1 failed`.
            ["test", "result:", ..] | ["Tests", ..] | [_, "passed" | "failed" | "skipped", ..] => {}
            _ => return,
        }
        for pair in words.windows(2) {
            let count = pair[0].parse().unwrap_or(0);
            match pair[1] {
                "passed" => self.passed += count,
                "failed" => self.failed += count,
                "skipped" | "ignored" => self.skipped += count,
                _ => {}
            }
        }
    }

    /// Those of a test runner that has ended. Without a failed test it is a failure itself if it ran none, or failed for
    /// another reason: code that does not compile, a crash.
    pub(crate) fn of_runner(mut self, succeeded: bool) -> Self {
        if self.failed == 0 && (!succeeded || self.passed == 0) {
            self.add(Self::FAILED);
        }
        self
    }
}

impl Display for Counts {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} passed, {} failed", self.passed, self.failed)?;
        match self.skipped {
            0 => Ok(()),
            skipped => write!(formatter, ", {skipped} skipped"),
        }
    }
}

fn without_colors(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next();
    let others = parts.map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    first.into_iter().chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summaries_of_all_runners_are_counted_and_nothing_else() {
        for (output, counts) in [
            (
                "test a::b ... FAILED\ntest result: FAILED. 3 passed; 1 failed; 1 ignored; 0 measured; 4 filtered out\n\
                test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
                "15 passed, 1 failed, 1 skipped",
            ),
            (
                "\u{1b}[2m Test Files \u{1b}[22m 1 failed | 7 passed (8)\n\
                \u{1b}[2m      Tests \u{1b}[22m \u{1b}[1m\u{1b}[31m1 failed\u{1b}[39m\u{1b}[22m | 50 passed | 2 skipped (53)",
                "50 passed, 1 failed, 2 skipped",
            ),
            (
                "  ✓  1 [preview] › a.spec.ts:3:1 › 2 failed (5ms)\n  1 failed\n    [preview] › b.spec.ts:3:1\n\
                \u{1b}[33m  3 skipped\u{1b}[39m\n\u{1b}[32m  5 passed\u{1b}[39m (1.2m)",
                "5 passed, 1 failed, 3 skipped",
            ),
        ] {
            let mut sum = Counts::default();
            output.lines().for_each(|line| sum.add_line(line));
            assert_eq!(sum.to_string(), counts);
        }
    }

    #[test]
    fn a_runner_that_fails_without_a_failed_test_or_runs_none_is_a_failure() {
        for (counts, succeeded, expected) in [
            (Counts::new(3, 0, 0), true, "3 passed, 0 failed"),
            (Counts::new(3, 2, 0), false, "3 passed, 2 failed"),
            (Counts::new(3, 0, 0), false, "3 passed, 1 failed"),
            (Counts::default(), true, "0 passed, 1 failed"),
            (Counts::SKIPPED, true, "0 passed, 1 failed, 1 skipped"),
        ] {
            assert_eq!(counts.of_runner(succeeded).to_string(), expected);
        }
    }
}
