//! Counts checks and tests.

use std::fmt::{self, Display, Formatter};

/// The numbers of passed, failed and skipped tests. Shown as `12 passed, 0 failed, 1 skipped`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Counts([u32; 3]);

impl Counts {
    pub(crate) const PASSED: Self = Self([1, 0, 0]);
    pub(crate) const FAILED: Self = Self([0, 1, 0]);
    pub(crate) const SKIPPED: Self = Self([0, 0, 1]);

    pub(crate) fn have_failed(self) -> bool {
        self.0[1] > 0
    }

    pub(crate) fn add(&mut self, other: Self) {
        for (count, other) in self.0.iter_mut().zip(other.0) {
            *count += other;
        }
    }

    /// Adds the counts on a line of a test runner's output.
    pub(crate) fn add_line(&mut self, line: &str) {
        let words: Vec<_> = line.split([' ', ';']).filter(|it| !it.is_empty()).collect();
        match words[..] {
            // Rust's `test result: ok. 5 passed; 1 failed; 2 ignored`, Vitest's `Tests  1 failed | 5 passed (6)`,
            // Playwright's `5 passed (2.1s)` and `1 failed`.
            ["test", "result:", ..] | ["Tests", ..] | [_, "passed" | "failed" | "skipped", ..] => {}
            _ => return,
        }
        for pair in words.windows(2) {
            let kind = match pair[1] {
                "passed" => 0,
                "failed" => 1,
                "skipped" | "ignored" => 2,
                _ => continue,
            };
            self.0[kind] += pair[0].parse().unwrap_or(0);
        }
    }

    /// The counts of a test runner that has ended. If no test has failed, the runner itself counts as a failure if it
    /// ran no test, or if it did not succeed: code did not compile, or the runner crashed.
    pub(crate) fn of_runner(mut self, succeeded: bool) -> Self {
        if !self.have_failed() && (!succeeded || self.0[0] == 0) {
            self.add(Self::FAILED);
        }
        self
    }
}

impl Display for Counts {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let [passed, failed, skipped] = self.0;
        write!(formatter, "{passed} passed, {failed} failed")?;
        match skipped {
            0 => Ok(()),
            _ => write!(formatter, ", {skipped} skipped"),
        }
    }
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
                " Test Files  1 failed | 7 passed (8)\n      Tests  1 failed | 50 passed | 2 skipped (53)",
                "50 passed, 1 failed, 2 skipped",
            ),
            (
                "  ✓  1 [preview] › a.spec.ts:3:1 › 2 failed (5ms)\n  1 failed\n    [preview] › b.spec.ts:3:1\n\
                3 skipped\n  5 passed (1.2m)",
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
            ([3, 0, 0], true, [3, 0, 0]),
            ([3, 2, 0], false, [3, 2, 0]),
            ([3, 0, 0], false, [3, 1, 0]),
            ([0, 0, 1], true, [0, 1, 1]),
        ] {
            assert_eq!(Counts(counts).of_runner(succeeded), Counts(expected));
        }
    }
}
