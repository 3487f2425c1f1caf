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
        self.skips.extend(other.skips.iter().cloned());
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
    /// ignored`), Vitest (`Tests  5 passed | 1 skipped (6)`), Playwright (`  5 passed (7.1s)`) or Node (`ℹ pass 5`).
    /// Keeps what it says of a skipped test: `skipped: title: reason` (`tests/e2e/skipped.ts`), or `↓ title [reason]`
    /// in Vitest's verbose report.
    pub(crate) fn add_line(&mut self, line: &str) {
        let line = without_colors(line);
        let skip = line
            .strip_prefix("skipped: ")
            .or_else(|| line.trim_start().strip_prefix("↓ "));
        if let Some(skip) = skip {
            self.skips.push(skip.to_owned());
        }
        let is_of_node = line.starts_with("ℹ ");
        let is_of_playwright =
            || matches!(line.as_bytes(), [b' ', b' ', first, ..] if first.is_ascii_digit());
        let is_summary = is_of_node
            || line.starts_with("test result: ")
            || line.trim_start().starts_with("Tests  ")
            || is_of_playwright();
        if !is_summary {
            return;
        }
        let mut words: Vec<_> = line
            .split([' ', ';'])
            .filter(|word| !word.is_empty())
            .collect();
        if is_of_node {
            words.reverse();
        }
        for pair in words.windows(2) {
            if let Ok(count) = pair[0].parse::<u64>() {
                match pair[1] {
                    "passed" | "pass" => self.passed += count,
                    // A test that passed only when retried, or that an earlier failure kept from running, failed.
                    "failed" | "fail" | "cancelled" | "flaky" | "interrupted" | "did" => {
                        self.failed += count;
                    }
                    "skipped" | "ignored" | "todo" => self.skipped += count,
                    _ => {}
                }
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

    fn tally(passed: u64, failed: u64, skipped: u64) -> Tally {
        Tally {
            passed,
            failed,
            skipped,
            skips: Vec::new(),
        }
    }

    #[test]
    fn skipped_tests_are_named_with_the_reasons_that_their_runner_prints() {
        let mut sum = Tally::default();
        let report = "skipped: a form: it would send\n  2 skipped\n\
            \u{20}\u{1b}[2m↓\u{1b}[22m a.journey.ts > a form\u{1b}[2m [it would send]\u{1b}[22m\n  9 passed (1.2m)";
        report.lines().for_each(|line| sum.add_line(line));
        let named = [
            "a form: it would send",
            "a.journey.ts > a form [it would send]",
        ];
        assert_eq!(sum.skips, named);
        assert_eq!((sum.passed, sum.skipped), (9, 2));
    }

    #[test]
    fn the_summary_of_every_runner_is_counted_and_nothing_else() {
        for (report, expected) in [
            (
                "running 3 tests\ntest a ... ok\n\
                test result: FAILED. 3 passed; 2 failed; 1 ignored; 0 measured; 4 filtered out; finished in 0.01s\n\
                test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
                tally(15, 2, 1),
            ),
            (
                " Test Files  1 failed | 2 passed (3)\n\u{1b}[2m      Tests \u{1b}[22m \u{1b}[31m1 failed\u{1b}[39m\
                \u{1b}[2m | \u{1b}[22m\u{1b}[1m\u{1b}[32m4 passed\u{1b}[39m\u{1b}[22m | 1 skipped | 1 todo (7)",
                tally(4, 1, 2),
            ),
            (
                "  ✓  1 [preview] › pages.spec.ts:3:1 › 2 passed (7 ms)\n  1 failed\n    [preview] › a.spec.ts\n\
                \u{20} 1 flaky\n  2 skipped\n  3 did not run\n  9 passed (1.2m)",
                tally(9, 5, 2),
            ),
            (
                "✔ a (1 ms)\nℹ tests 4\nℹ suites 0\nℹ pass 1\nℹ fail 1\nℹ cancelled 1\nℹ skipped 1\nℹ todo 0",
                tally(1, 2, 1),
            ),
        ] {
            let mut sum = Tally::default();
            report.lines().for_each(|line| sum.add_line(line));
            assert_eq!(sum, expected, "{report}");
        }
    }

    #[test]
    fn a_runner_that_fails_or_runs_nothing_is_a_failure() {
        assert_eq!(tally(3, 0, 0).of_runner(true), tally(3, 0, 0));
        assert_eq!(tally(3, 2, 0).of_runner(false), tally(3, 2, 0));
        assert_eq!(tally(3, 0, 0).of_runner(false), tally(3, 1, 0));
        assert_eq!(tally(0, 0, 5).of_runner(true), tally(0, 1, 5));
    }
}
