//! How many checks passed, read from what each test runner reports.

use anyhow::{Context as _, Result};
use serde_json::Value;

/// Counts of tests.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl Tally {
    /// A check without parts.
    pub(crate) fn whole(passed: bool) -> Self {
        Self {
            passed: passed.into(),
            failed: (!passed).into(),
            skipped: 0,
        }
    }

    /// A check without its optional program.
    pub(crate) fn skipped() -> Self {
        Self {
            skipped: 1,
            ..Self::default()
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    /// Adds a failure if the runner failed without a failed test (code that does not compile, a crash), or ran no
    /// test.
    pub(crate) fn of_runner(mut self, succeeded: bool) -> Self {
        let ran_none = self.passed + self.failed == 0;
        if self.failed == 0 && (!succeeded || ran_none) {
            self.failed = 1;
        }
        self
    }

    /// A line like `test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; …` of Rust's test
    /// harness, or of wasm-bindgen's.
    pub(crate) fn from_rust_line(line: &str) -> Option<Self> {
        let counts = line
            .trim_start()
            .strip_prefix("test result: ")?
            .split_once(". ")?
            .1;
        let count = |label: &str| {
            counts
                .split("; ")
                .find_map(|part| part.strip_suffix(label)?.trim_end().parse::<u64>().ok())
        };
        Some(Self {
            passed: count("passed")?,
            failed: count("failed")?,
            skipped: count("ignored")?,
        })
    }

    /// The report of Node's TAP reporter, which ends with lines like `# pass 5`.
    pub(crate) fn from_tap(report: &str) -> Result<Self> {
        let count = |label: &str| {
            report
                .lines()
                .rev()
                .find_map(|line| {
                    line.strip_prefix("# ")?
                        .strip_prefix(label)?
                        .trim()
                        .parse()
                        .ok()
                })
                .with_context(|| format!("the report has no line `# {label}`"))
        };
        Ok(Self {
            passed: count("pass ")?,
            failed: count("fail ")?,
            skipped: count("skipped ")?,
        })
    }

    /// The report of Vitest's JSON reporter.
    pub(crate) fn from_vitest(report: &str) -> Result<Self> {
        let report: Value = serde_json::from_str(report)?;
        Ok(Self {
            passed: count(&report, "numPassedTests")?,
            failed: count(&report, "numFailedTests")?,
            skipped: count(&report, "numPendingTests")? + count(&report, "numTodoTests")?,
        })
    }

    /// The report of Playwright's JSON reporter. A test that passed only when retried counts as failed.
    pub(crate) fn from_playwright(report: &str) -> Result<Self> {
        let report: Value = serde_json::from_str(report)?;
        let stats = &report["stats"];
        Ok(Self {
            passed: count(stats, "expected")?,
            failed: count(stats, "unexpected")? + count(stats, "flaky")?,
            skipped: count(stats, "skipped")?,
        })
    }
}

fn count(report: &Value, key: &str) -> Result<u64> {
    report[key]
        .as_u64()
        .with_context(|| format!("the report has no number `{key}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(passed: u64, failed: u64, skipped: u64) -> Tally {
        Tally {
            passed,
            failed,
            skipped,
        }
    }

    #[test]
    fn rust_lines_are_counted() {
        let line = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.01s";
        assert_eq!(Tally::from_rust_line(line), Some(tally(12, 0, 1)));
        let line = "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 filtered out";
        assert_eq!(Tally::from_rust_line(line), Some(tally(3, 2, 0)));
        for other in ["running 3 tests", "test result", "test a ... ok", ""] {
            assert_eq!(Tally::from_rust_line(other), None, "{other}");
        }
    }

    #[test]
    fn tap_reports_are_counted() {
        let report = "TAP version 13\nok 1 - a\n1..3\n# tests 3\n# suites 0\n# pass 1\n# fail 1\n# cancelled 0\n# skipped 1\n# todo 0\n# duration_ms 8.5\n";
        assert_eq!(Tally::from_tap(report).unwrap(), tally(1, 1, 1));
        assert!(Tally::from_tap("TAP version 13\n").is_err());
    }

    #[test]
    fn vitest_reports_are_counted() {
        let report = r#"{"numTotalTests":7,"numPassedTests":4,"numFailedTests":1,"numPendingTests":1,"numTodoTests":1}"#;
        assert_eq!(Tally::from_vitest(report).unwrap(), tally(4, 1, 2));
        assert!(Tally::from_vitest("{}").is_err());
        assert!(Tally::from_vitest("").is_err());
    }

    #[test]
    fn playwright_reports_are_counted() {
        let report = r#"{"suites":[],"stats":{"expected":9,"skipped":2,"unexpected":1,"flaky":1}}"#;
        assert_eq!(Tally::from_playwright(report).unwrap(), tally(9, 2, 2));
        assert!(Tally::from_playwright(r#"{"stats":{}}"#).is_err());
    }

    #[test]
    fn a_runner_that_fails_or_runs_nothing_is_a_failure() {
        assert_eq!(tally(3, 0, 0).of_runner(true), tally(3, 0, 0));
        assert_eq!(tally(3, 2, 0).of_runner(false), tally(3, 2, 0));
        assert_eq!(tally(3, 0, 0).of_runner(false), tally(3, 1, 0));
        assert_eq!(tally(0, 0, 5).of_runner(true), tally(0, 1, 5));
    }
}
