//! Replays the fuzzer's recorded scripts: those that found a fault, and a small set that reaches the same code as all
//! others.

use std::fs;
use std::path::Path;

use tests::script;

#[test]
#[expect(
    clippy::print_stdout,
    reason = "the harness shows it when a script fails"
)]
fn no_recorded_script_breaks_a_promise() {
    // Cargo runs tests in the directory of their package.
    let dir = Path::new("fuzz/cases");
    let mut calls = 0;
    for entry in fs::read_dir(dir).unwrap() {
        let file = entry.unwrap().path();
        println!("{}", file.display());
        calls += script::play(&fs::read(&file).unwrap());
    }
    assert!(calls > 1000, "only {calls} calls were recorded");
}
