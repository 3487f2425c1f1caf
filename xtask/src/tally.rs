//! How many checks passed, and which failed.

/// Counts of tests.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
    /// What failed: files and titles of tests, commands, errors.
    pub(crate) failures: Vec<String>,
    /// Files, titles and reasons of skipped tests, except Rust's.
    pub(crate) skips: Vec<String>,
}

impl Tally {
    /// A check without parts that has passed.
    pub(crate) fn passed() -> Self {
        Self {
            passed: 1,
            ..Self::default()
        }
    }

    /// A check without parts that has failed.
    pub(crate) fn failed(what: impl Into<String>) -> Self {
        Self {
            failed: 1,
            failures: vec![what.into()],
            ..Self::default()
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.failures.extend(other.failures);
        self.skips.extend(other.skips);
    }

    /// Adds a failure if the runner failed without a failed test (code that does not compile, a crash), or ran no
    /// test.
    pub(crate) fn of_runner(mut self, succeeded: bool) -> Self {
        let ran_none = self.passed + self.failed == 0;
        if self.failed == 0 && (!succeeded || ran_none) {
            self.add(Self::failed("its runner failed, or ran no test"));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_runner_that_fails_or_runs_nothing_is_a_failure() {
        for (passed, failed, succeeded, sum) in [
            (3, 0, true, 0),
            (3, 2, false, 2),
            (3, 0, false, 1),
            (0, 0, true, 1),
        ] {
            let tally = Tally {
                passed,
                failed,
                ..Tally::default()
            };
            assert_eq!(tally.of_runner(succeeded).failed, sum);
        }
    }
}
