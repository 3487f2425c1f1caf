//! How many checks passed and which failed, read from what test runners print.

/// Counts of tests.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
    /// What failed: files and titles of tests, as far as their runner prints them; otherwise a command or an error.
    pub(crate) failures: Vec<String>,
    /// Titles and reasons of skipped tests, as far as their runner prints them.
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

    pub(crate) fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.failures.extend_from_slice(&other.failures);
    }

    /// Adds a failure if the runner failed without a failed test (code that does not compile, a crash), or ran no
    /// test.
    pub(crate) fn of_runner(mut self, succeeded: bool) -> Self {
        let ran_none = self.passed + self.failed == 0;
        if self.failed == 0 && (!succeeded || ran_none) {
            self.add(&Self::failed("its runner failed, or ran no test"));
        }
        self
    }

    /// Adds what a line counts, if it is of the summary of Rust's test harness (`test result: ok. 5 passed; 1
    /// ignored`), Vitest (`Tests  5 passed | 1 skipped (6)`), Playwright (`  5 passed (7.1s)`) or Node.js (`# pass 5`).
    /// Keeps what it says of a failed test, and of a skipped one: `skipped: title: reason` (`app/e2e/skipped.ts`), or
    /// `↓ title [reason]` in Vitest's verbose report.
    pub(crate) fn add_line(&mut self, line: &str) {
        let line = without_colors(line);
        self.failures
            .extend(failed_test(&line).map(|test| test.trim().to_owned()));
        if let (Some(location), Some(test)) = (
            line.trim_start().strip_prefix("location: "),
            self.failures.last_mut(),
        ) {
            *test += &format!(" {location}");
        }
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

/// The failed test that a line names: `test a ... FAILED` of Rust, ` FAIL  file > title` of Vitest, `not ok 1 - title`
/// of Node.js (a later line has its location), or `    [project] › file › title ───` at the end of Playwright's report.
fn failed_test(line: &str) -> Option<&str> {
    let rust = line
        .strip_prefix("test ")
        .and_then(|line| line.strip_suffix(" ... FAILED"));
    let vitest = || line.strip_prefix(" FAIL ");
    let node = || {
        let (_, title) = line
            .trim_start()
            .strip_prefix("not ok ")?
            .split_once(" - ")?;
        Some(title)
    };
    let playwright = || {
        let test = line.strip_prefix("    ")?.trim_end_matches(['─', ' ']);
        (test.starts_with('[') && test.contains("] › ")).then_some(test)
    };
    rust.or_else(vitest).or_else(node).or_else(playwright)
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
    fn failed_tests_are_named_as_their_runner_does() {
        for (report, expected) in [
            (
                "test a::b ... ok\ntest a::c ... FAILED\nfailures:\n    a::c\ntest result: FAILED. 1 passed; 1 failed",
                "a::c",
            ),
            (
                "     \u{1b}[31m× is red\u{1b}[39m\n\u{1b}[41m\u{1b}[1m FAIL \u{1b}[22m\u{1b}[49m \u{1b}[30m modules \
                 \u{1b}[39m src/a.test.ts\u{1b}[2m > \u{1b}[22mis red\nAssertionError: expected 1 to be 2",
                "modules  src/a.test.ts > is red",
            ),
            (
                "    not ok 1 - is red\n      ---\n      duration_ms: 2\n      location: 'a.mjs:2:27'\n    ok 2 - b",
                "is red 'a.mjs:2:27'",
            ),
            (
                "  ✘  1 [preview] › a.spec.ts:3:1 › is red (7 ms)\n  1) [preview] › a.spec.ts:3:1 › is red ───\n\
                 \u{20} 1 failed\n    [preview] › a.spec.ts:3:1 › is red ─────\n  9 passed (1.2m)",
                "[preview] › a.spec.ts:3:1 › is red",
            ),
        ] {
            let mut tally = Tally::default();
            report.lines().for_each(|line| tally.add_line(line));
            assert_eq!(tally.failures, [expected], "{report}");
        }
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
