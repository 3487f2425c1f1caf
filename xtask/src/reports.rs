//! Reads what test runners report: Playwright and Vitest as JSON, Rust's harness, whose JSON is not stable, line by
//! line.

use std::path::Path;

use serde_json::Value;

use crate::tally::Tally;

/// Adds what a line of Rust's harness says: `test a ... FAILED`, or `test result: ok. 5 passed; 0 failed; 1 ignored`.
pub(crate) fn add_rust_line(tally: &mut Tally, line: &str) {
    let failed = line
        .strip_prefix("test ")
        .and_then(|line| line.strip_suffix(" ... FAILED"));
    tally.failures.extend(failed.map(str::to_owned));
    let Some(counts) = line.strip_prefix("test result: ") else {
        return;
    };
    let mut count = 0;
    for word in counts.split([' ', ';']) {
        match word {
            "passed" => tally.passed += count,
            "failed" => tally.failed += count,
            "ignored" => tally.skipped += count,
            _ => count = word.parse().unwrap_or(0),
        }
    }
}

/// The report of Playwright's reporter `json`.
pub(crate) fn of_playwright(report: &Value) -> Tally {
    let mut tally = Tally::default();
    for error in list(report, "errors") {
        tally.add(Tally::failed(text(error, "message")));
    }
    for file in list(report, "suites") {
        add_playwright_suite(&mut tally, file, "");
    }
    tally
}

/// `titles` are those of the suites around it.
fn add_playwright_suite(tally: &mut Tally, suite: &Value, titles: &str) {
    for spec in list(suite, "specs") {
        for test in list(spec, "tests") {
            let name = format!(
                "[{}] {}:{} › {titles}{}",
                text(test, "projectName"),
                text(spec, "file"),
                spec["line"],
                text(spec, "title")
            );
            match text(test, "status") {
                "expected" => tally.passed += 1,
                // Otherwise an earlier failure has kept it from running.
                "skipped" if text(test, "expectedStatus") == "skipped" => {
                    let skip = list(test, "annotations").find(|it| text(it, "type") == "skip");
                    let reason = skip.map_or("", |skip| text(skip, "description"));
                    tally.skipped += 1;
                    tally.skips.push(format!("{name}: {reason}"));
                }
                _ => tally.add(Tally::failed(name)),
            }
        }
    }
    for inner in list(suite, "suites") {
        let titles = format!("{titles}{} › ", text(inner, "title"));
        add_playwright_suite(tally, inner, &titles);
    }
}

/// The report of Vitest's reporter `json`, with files relative to `root`. It has no reasons of skipped tests: their
/// titles have to say them.
pub(crate) fn of_vitest(report: &Value, root: &Path) -> Tally {
    let mut tally = Tally::default();
    for file in list(report, "testResults") {
        let path = Path::new(text(file, "name"));
        let path = path.strip_prefix(root).unwrap_or(path).display();
        let failed_before = tally.failed;
        for test in list(file, "assertionResults") {
            let titles = list(test, "ancestorTitles").filter_map(Value::as_str);
            let titles: Vec<_> = titles.chain([text(test, "title")]).collect();
            let name = format!("{path} > {}", titles.join(" > "));
            match text(test, "status") {
                "passed" => tally.passed += 1,
                "failed" => tally.add(Tally::failed(name)),
                _ => {
                    tally.skipped += 1;
                    tally.skips.push(name);
                }
            }
        }
        // It cannot be loaded, for example.
        if text(file, "status") == "failed" && tally.failed == failed_before {
            tally.add(Tally::failed(format!("{path}: {}", text(file, "message"))));
        }
    }
    tally
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().into_iter().flatten()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn lines_of_rusts_harness_are_counted_and_failed_tests_named() {
        let mut tally = Tally::default();
        let report = "running 3 tests\ntest a::b ... ok\ntest a::c ... FAILED\nfailures:\n    a::c\n\
            test result: FAILED. 3 passed; 1 failed; 1 ignored; 0 measured; 4 filtered out; finished in 0.01s\n\
            test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        report
            .lines()
            .for_each(|line| add_rust_line(&mut tally, line));
        assert_eq!((tally.passed, tally.failed, tally.skipped), (15, 1, 1));
        assert_eq!(tally.failures, ["a::c"]);
    }

    #[test]
    fn playwrights_report_names_failed_tests_and_says_why_others_were_skipped() {
        let test = |title, line, status, expected, annotations| {
            let tests = [json!({
                "status": status, "expectedStatus": expected, "projectName": "preview",
                "annotations": annotations,
            })];
            json!({ "title": title, "file": "a.spec.ts", "line": line, "tests": tests })
        };
        let skip = json!([{ "type": "slow" }, { "type": "skip", "description": "no engine" }]);
        let tally = of_playwright(&json!({
            "errors": [{ "message": "no server" }],
            "suites": [{ "title": "a.spec.ts", "specs": [], "suites": [{ "title": "group", "specs": [
                test("passes", 3, "expected", "passed", json!([])),
                test("is red", 4, "unexpected", "passed", json!([])),
                test("needs the engine", 5, "skipped", "skipped", skip),
                test("did not run", 6, "skipped", "passed", json!([])),
                test("passed when retried", 7, "flaky", "passed", json!([])),
            ] }] }],
        }));
        assert_eq!((tally.passed, tally.failed, tally.skipped), (1, 4, 1));
        let named = [
            "no server",
            "[preview] a.spec.ts:4 › group › is red",
            "[preview] a.spec.ts:6 › group › did not run",
            "[preview] a.spec.ts:7 › group › passed when retried",
        ];
        assert_eq!(tally.failures, named);
        let skipped = "[preview] a.spec.ts:5 › group › needs the engine: no engine";
        assert_eq!(tally.skips, [skipped]);
    }

    #[test]
    fn vitests_report_names_failed_and_skipped_tests_and_files_that_cannot_be_loaded() {
        let test = |title, status| json!({ "ancestorTitles": ["group"], "title": title, "status": status });
        let tally = of_vitest(
            &json!({ "testResults": [
                { "name": "/site/a.test.ts", "status": "failed", "message": "", "assertionResults": [
                    test("passes", "passed"), test("is red", "failed"), test("later", "todo"),
                ] },
                { "name": "/site/b.test.ts", "status": "failed", "message": "no such module", "assertionResults": [] },
            ] }),
            Path::new("/site"),
        );
        assert_eq!((tally.passed, tally.failed, tally.skipped), (1, 2, 1));
        let named = ["a.test.ts > group > is red", "b.test.ts: no such module"];
        assert_eq!(tally.failures, named);
        assert_eq!(tally.skips, ["a.test.ts > group > later"]);
    }
}
