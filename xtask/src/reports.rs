//! Counts what test runners report: Playwright and Vitest as `JUnit` XML, Rust's harness line by line.

use roxmltree::{Document, Error, Node};

/// Counts of tests.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
    /// Names each failure, and each test that Playwright or Vitest skipped, with its reason.
    pub(crate) lines: Vec<String>,
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
    pub(crate) fn failed(what: &str) -> Self {
        Self {
            failed: 1,
            lines: vec![format!("failed: {what}")],
            ..Self::default()
        }
    }

    pub(crate) fn skipped(what: &str) -> Self {
        Self {
            skipped: 1,
            lines: vec![format!("skipped: {what}")],
            ..Self::default()
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.lines.extend(other.lines);
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

    /// Adds what a line of Rust's harness says: `test a ... FAILED`, or `test result: ok. 5 passed; 0 failed; …`.
    pub(crate) fn add_rust_line(&mut self, line: &str) {
        let failed = line
            .strip_prefix("test ")
            .and_then(|line| line.strip_suffix(" ... FAILED"));
        self.lines
            .extend(failed.map(|name| format!("failed: {name}")));
        let Some(counts) = line.strip_prefix("test result: ") else {
            return;
        };
        let mut count = 0;
        for word in counts.split([' ', ';']) {
            match word {
                "passed" => self.passed += count,
                "failed" => self.failed += count,
                "ignored" => self.skipped += count,
                _ => count = word.parse().unwrap_or(0),
            }
        }
    }

    /// Vitest gives no reasons of skipped tests: their titles have to say them.
    pub(crate) fn of_junit(report: &str) -> Result<Self, Error> {
        let mut tally = Self::default();
        let document = Document::parse(report)?;
        for case in with_tag(document.root(), "testcase") {
            let of_case = |name| case.attribute(name).unwrap_or_default();
            let test = format!("{} › {}", of_case("classname"), of_case("name"));
            let has = |tag| with_tag(case, tag).next().is_some();
            if has("failure") || has("error") {
                tally.add(Self::failed(&test));
            } else if has("skipped") {
                let mut properties = with_tag(case, "property");
                let skip = properties.find(|it| it.attribute("name") == Some("skip"));
                let reason = skip.and_then(|it| it.attribute("value"));
                let reason = reason.map_or(String::new(), |reason| format!(": {reason}"));
                tally.add(Self::skipped(&(test + &reason)));
            } else {
                tally.add(Self::passed());
            }
        }
        Ok(tally)
    }
}

fn with_tag<'a, 'input>(
    node: Node<'a, 'input>,
    tag: &'static str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    node.descendants().filter(move |it| it.has_tag_name(tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_rusts_harness_are_counted_and_failed_tests_named() {
        let mut tally = Tally::default();
        let report = "running 3 tests\ntest a::b ... ok\ntest a::c ... FAILED\nfailures:\n    a::c\n\
            test result: FAILED. 3 passed; 1 failed; 1 ignored; 0 measured; 4 filtered out; finished in 0.01s\n\
            test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        report.lines().for_each(|line| tally.add_rust_line(line));
        assert_eq!((tally.passed, tally.failed, tally.skipped), (15, 1, 1));
        assert_eq!(tally.lines, ["failed: a::c"]);
    }

    #[test]
    fn a_report_names_failed_tests_and_says_why_others_were_skipped() {
        let report = r#"<testsuites><testsuite name="a.spec.ts">
            <testcase classname="a.spec.ts" name="passes"></testcase>
            <testcase classname="a.spec.ts" name="is red"><failure message="m">trace</failure></testcase>
            <testcase classname="a.spec.ts" name="waits"><skipped/></testcase>
            <testcase classname="a.spec.ts" name="is slow"><properties>
                <property name="skip" value="not nightly"></property></properties><skipped></skipped></testcase>
            </testsuite></testsuites>"#;
        let tally = Tally::of_junit(report).unwrap();
        assert_eq!((tally.passed, tally.failed, tally.skipped), (1, 1, 2));
        let named = [
            "failed: a.spec.ts › is red",
            "skipped: a.spec.ts › waits",
            "skipped: a.spec.ts › is slow: not nightly",
        ];
        assert_eq!(tally.lines, named);
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
