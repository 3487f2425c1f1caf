//! Runs all native benchmarks on a quiet machine and records them in `benches/record`: the table `native.md` and the
//! chart `native.svg`, which Node.js draws from `target/record/native.json`.
//!
//! `cargo run --release --package benches --example record`
//!
//! It records nothing on a busy machine or with variables that change parameters. With options for the benchmarks, for
//! example `-- --quick`, it refuses nothing and writes to `target/record`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use benches::{Measured, Params, package_dir, results_file, table};
use serde_json::{Value, json};

/// The highest load (processes that want to run, over the last minute) by other programs.
const MAX_LOAD: f64 = 0.5;

/// Rows are left out whose 95 % confidence interval is wider than this part of the time: something disturbed
/// them.
const MAX_SPREAD: f64 = 0.2;

type Failure = Box<dyn std::error::Error>;

#[expect(clippy::print_stderr, reason = "it says what keeps it from recording")]
fn main() -> ExitCode {
    match record(&env::args_os().skip(1).collect::<Vec<_>>()) {
        Ok(dir) => {
            eprintln!("recorded in {}", dir.display());
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("not recorded: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn record(options: &[OsString]) -> Result<PathBuf, Failure> {
    let package = package_dir()?;
    let root = package.join("..");
    let is_whole = options.is_empty();
    if is_whole && !Params::from_env().is_default {
        return Err(
            "variables such as PARTICLES are set, but the record is of the defaults".into(),
        );
    }
    let refuse_above = |max: f64, load: f64| match load <= max || !is_whole {
        true => Ok(load),
        false => Err(format!(
            "the load is {load}, more than {max}: wait until nothing else runs"
        )),
    };
    let load_before = refuse_above(MAX_LOAD, load()?)?;
    let changes = output(
        &root,
        "git",
        &["status", "--porcelain", "--untracked-files=no"],
    )?;
    if is_whole && !changes.is_empty() {
        return Err("there are changes without a commit to name".into());
    }

    bench(&root, &["--no-run".into()])?;
    bench(&root, &[&["--".into()], options].concat())?;
    // The run's own load is 1.
    let load_after = refuse_above(1.0 + MAX_LOAD, load()?)?;

    let measured: Vec<Measured> = serde_json::from_str(&fs::read_to_string(results_file()?)?)?;
    let (rows, disturbed): (Vec<_>, Vec<_>) = measured
        .into_iter()
        .partition(|row| row.spread <= MAX_SPREAD);
    let name = |row: &Measured| format!("{}/{}", row.name, row.count);
    let disturbed: Vec<String> = disturbed.iter().map(name).collect();
    let record = json!({
        "date": output(&root, "date", &["+%Y-%m-%d"])?,
        "commit": output(&root, "git", &["rev-parse", "--short=12", "HEAD"])?,
        "toolchain": output(&root, "rustc", &["--version"])?,
        "machine": {
            "cpu": cpu(),
            "cores": std::thread::available_parallelism()?.get(),
            "load": [load_before, load_after],
        },
        "rows": rows,
        "disturbed": disturbed,
    });
    let scratch = root.join("target/record");
    fs::create_dir_all(&scratch)?;
    let data = scratch.join("native.json");
    fs::write(
        &data,
        format!("{}\n", serde_json::to_string_pretty(&record)?),
    )?;
    let dir = if is_whole {
        package.join("record")
    } else {
        scratch
    };
    fs::write(dir.join("native.md"), page(&record, &rows, &disturbed))?;
    let chart = Command::new("node")
        .arg(package.join("browser/chart.mjs"))
        .args([data, dir.join("native.svg")])
        .status()?;
    if chart.success() {
        Ok(dir)
    } else {
        Err("the chart could not be drawn".into())
    }
}

fn bench(root: &Path, arguments: &[OsString]) -> Result<(), Failure> {
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["bench", "--package", "benches", "--bench", "engine"])
        .args(arguments)
        .current_dir(root)
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err("the benchmarks do not compile, or one has failed".into())
    }
}

/// The system's load over the last minute.
fn load() -> Result<f64, Failure> {
    let text = fs::read_to_string("/proc/loadavg")
        .map_err(|_| "the machine's load cannot be read (there is no /proc/loadavg)")?;
    let first = text.split_whitespace().next().unwrap_or_default();
    Ok(first.parse()?)
}

/// The processor's name.
fn cpu() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("model name"));
    line.and_then(|line| line.split(": ").nth(1))
        .unwrap_or("unknown")
        .to_owned()
}

/// What a program prints.
fn output(root: &Path, program: &str, arguments: &[&str]) -> Result<String, Failure> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(root)
        .output()
        .map_err(|error| format!("{program}: {error}"))?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// The record as Markdown.
fn page(record: &Value, rows: &[Measured], disturbed: &[String]) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let machine = &record["machine"];
    format!(
        "# The engine natively\n\n\
         - Machine: {}, {} cores; load before the run {}, right after it {}, of which the run's own is 1\n\
         - {}; commit {}, {}\n\
         - Rows left out because something disturbed them: {}\n\n\
         Nanoseconds a particle. Rows without the name of another search are the engine. Rows of the second table are means over all frames, the others medians.\n\n{}",
        text(&machine["cpu"]),
        machine["cores"],
        machine["load"][0],
        machine["load"][1],
        text(&record["toolchain"]),
        text(&record["commit"]),
        text(&record["date"]),
        if disturbed.is_empty() {
            "none".to_owned()
        } else {
            disturbed.join("; ")
        },
        table(rows),
    )
}
