//! `fuzz`: libFuzzer on scripts of calls to the engine.

use std::num::NonZero;

use anyhow::{Context as _, Result};

use crate::console::{say, step};
use crate::process::{output, run as run_command};
use crate::workspace::Workspace;

/// How long it fuzzes by default.
pub(crate) const SECONDS: NonZero<u32> = NonZero::new(300).unwrap();

const PACKAGE: &str = "tests/fuzz";

/// The flags of cargo-fuzz without its sanitizer, which needs a nightly toolchain and looks for faults of unsafe
/// code, of which the engine has none.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Ccodegen-units=1 --cfg fuzzing";

/// Fuzzes for some seconds. Scripts that reach new code are added to `tests/fuzz/corpus`, failing ones to
/// `tests/fuzz/artifacts`.
pub(crate) fn run(workspace: &Workspace, seconds: NonZero<u32>) -> Result<()> {
    let host = output(workspace.command("rustc").args(["--print", "host-tuple"]))
        .context("rustc did not name its host")?;
    let dir = workspace.path(PACKAGE);
    for name in ["corpus", "artifacts"] {
        let dir = dir.join(name);
        std::fs::create_dir_all(&dir)
            .with_context(|| format!("could not create {}", dir.display()))?;
    }
    let mut build = workspace.cargo();
    build
        .current_dir(&dir)
        .args(["build", "--release", "--target-dir", "target"])
        // With `--target`, RUSTFLAGS do not apply to macros and build scripts.
        .args(["--target", &host])
        .env("RUSTFLAGS", COVERAGE);
    step("Compiling the engine for the fuzzer", || {
        let remedy = "install a C++ compiler, which libFuzzer needs";
        run_command(workspace, &mut build, remedy)
    })?;
    let program = dir.join("target").join(host).join("release").join("calls");
    let mut fuzzer = workspace.command(program);
    fuzzer
        .current_dir(&dir)
        .args(["corpus", "cases", "-artifact_prefix=artifacts/"])
        .args(["-max_len=1024", "-len_control=0", "-verbosity=0"])
        .arg(format!("-max_total_time={seconds}"));
    step(&format!("Fuzzing the engine for {seconds} seconds"), || {
        let remedy = "tests/fuzz/artifacts has the script; once the engine is fixed, move it to tests/fuzz/cases";
        run_command(workspace, &mut fuzzer, remedy)
    })?;
    say(format_args!(
        "No script of calls broke the engine in {seconds} seconds"
    ));
    Ok(())
}
