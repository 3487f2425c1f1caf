//! How many checks passed, read from the summaries that test runners print.

/// Counts of tests.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
    /// Titles and reasons of skipped tests, as far as their runner prints them.
    pub(crate) skips: Vec<String>,
}

impl Tally {
    /// A check without parts.
    pub(crate) fn whole(passed: bool) -> Self {
        Self {
            passed: passed.into(),
            failed: (!passed).into(),
            ..Self::default()
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
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

    /// Adds what a line counts, if it is of the summary of Rust's test harness (`test result: ok. 5 passed; 1
    /// ignored`), Vitest (`Tests  5 passed | 1 skipped (6)`), Playwright (`  5 passed (7.1s)`) or Node.js (`# pass 5`).
    /// Keeps what it says of a skipped test: `skipped: title: reason` (`tests/e2e/skipped.ts`), or `↓ title [reason]`
    /// in Vitest's verbose report.
    pub(crate) fn add_line(&mut self, line: &str) {
        let line = without_colors(line);
        if let Some((what, count)) = line
            .strip_prefix("# ")
            .and_then(|line| line.split_once(' '))
        {
            let count = count.parse().unwrap_or(0);
            match what {
                "pass" => self.passed += count,
                "fail" | "cancelled" => self.failed += count,
                "skipped" | "todo" => self.skipped += count,
                _ => {}
            }
            return;
        }
        let text = line.trim_start();
        let skip = text.strip_prefix("skipped: ").or(text.strip_prefix("↓ "));
        self.skips.extend(skip.map(str::to_owned));
        let is_of_playwright =
            line.starts_with("  ") && text.starts_with(|c: char| c.is_ascii_digit());
        if !is_of_playwright && !text.starts_with("test result: ") && !text.starts_with("Tests  ") {
            return;
        }
        let mut count = 0;
        for word in text.split([' ', ';']) {
            match word {
                "passed" => self.passed += count,
                // A test that passed only when retried, or that an earlier failure kept from running, failed.
                "failed" | "flaky" | "interrupted" | "did" => self.failed += count,
                "skipped" | "ignored" | "todo" => self.skipped += count,
                _ => count = word.parse().unwrap_or(0),
            }
        }
    }
}

/// The line without the escape sequences of colors.
fn without_colors(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.split_once('m').map_or(part, |(_, rest)| rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(report: &str) -> (u64, u64, u64) {
        let mut tally = Tally::default();
        report.lines().for_each(|line| tally.add_line(line));
        (tally.passed, tally.failed, tally.skipped)
    }

    #[test]
    fn the_summary_of_every_runner_is_counted_and_nothing_else() {
        let rust = "running 3 tests\ntest a ... ok\n\
            test result: FAILED. 3 passed; 2 failed; 1 ignored; 0 measured; 4 filtered out; finished in 0.01s\n\
            test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        assert_eq!(counts(rust), (15, 2, 1));
        let vitest = " Test Files  1 failed | 2 passed (3)\n\u{1b}[2m      Tests \u{1b}[22m \u{1b}[31m1 failed\u{1b}[39m\
            \u{1b}[2m | \u{1b}[22m\u{1b}[1m\u{1b}[32m4 passed\u{1b}[39m\u{1b}[22m | 1 skipped | 1 todo (7)";
        assert_eq!(counts(vitest), (4, 1, 2));
        let playwright = "  ✓  1 [preview] › pages.spec.ts:3:1 › 2 passed (7 ms)\n  1 failed\n    [preview] › a.spec.ts\n\
            \u{20} 1 flaky\n  2 skipped\n  3 did not run\n  9 passed (1.2m)";
        assert_eq!(counts(playwright), (9, 5, 2));
        let node = "# Subtest: pass 7\nok 1 - pass 7\n1..6\n# tests 7\n# suites 0\n# pass 3\n# fail 1\n# cancelled 1\n\
            # skipped 1\n# todo 1\n# duration_ms 5.1";
        assert_eq!(counts(node), (3, 2, 2));
    }

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
