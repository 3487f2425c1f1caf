//! Runs all native benchmarks on a quiet machine and records them: `benches/record/native.json`, and as a
//! table `native.md`.
//!
//! `cargo run --release --package benches --example record`
//!
//! On a machine that is busy before the run it records nothing, and neither where other programs have
//! used a tenth of a processor during the run, or where the machine's speed is another afterwards.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use benches::{ProcessorTime, timed};
use serde_json::{Value, json};

/// The highest load (processes that want to run, over the last minute) at which a run begins.
const MAX_LOAD: f64 = 0.5;

/// How many processors other programs may keep busy on average during a run.
const MAX_OTHERS: f64 = 0.1;

/// The largest change of the machine's index over a run, as a share.
const MAX_INDEX_CHANGE: f64 = 0.1;

type Failure = Box<dyn std::error::Error>;

/// Median and mean in nanoseconds, and elements.
#[derive(Clone, Copy)]
struct Row {
    median_ns: f64,
    mean_ns: f64,
    elements: f64,
}

#[expect(clippy::print_stderr, reason = "it says what keeps it from recording")]
fn main() -> ExitCode {
    match record() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("not recorded: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn record() -> Result<(), Failure> {
    // Asked at run time: a copy of the repository may have been compiled in another directory.
    let package = env::var_os("CARGO_MANIFEST_DIR").ok_or("start it by cargo")?;
    let root = PathBuf::from(package).join("..");
    let load = load()?;
    if load > MAX_LOAD {
        return Err(format!(
            "the load is {load:.2}, more than {MAX_LOAD}: wait until nothing else runs"
        )
        .into());
    }
    if !run(
        &root,
        "git",
        &["status", "--porcelain", "--untracked-files=no"],
    )?
    .is_empty()
    {
        return Err("there are changes without a commit to name".into());
    }
    let results = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root.join("target"), PathBuf::from)
        .join("criterion");
    if results.exists() {
        fs::remove_dir_all(&results)?;
    }

    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(&cargo)
        .args(["bench", "--package", "benches", "--no-run"])
        .current_dir(&root)
        .status()?;
    if !built.success() {
        return Err("the benchmarks do not compile".into());
    }
    let index_before = index();
    let time_before = ProcessorTime::now()?;
    let benched = Command::new(&cargo)
        .args(["bench", "--package", "benches"])
        .current_dir(&root)
        .status()?;
    if !benched.success() {
        return Err("a benchmark has failed".into());
    }
    let others = ProcessorTime::now()?.others_since(time_before);
    if others > MAX_OTHERS {
        return Err(format!(
            "other programs kept {others:.2} processors busy during the run, more than {MAX_OTHERS}"
        )
        .into());
    }
    let index_after = index();
    if (index_after / index_before - 1.0).abs() > MAX_INDEX_CHANGE {
        return Err(
            format!("the machine's index went from {index_before:.0} to {index_after:.0}").into(),
        );
    }

    let rows = rows(&results)?;
    let record = json!({
        "date": run(&root, "date", &["+%Y-%m-%d"])?,
        "commit": run(&root, "git", &["rev-parse", "--short=12", "HEAD"])?,
        "toolchain": run(&root, "rustc", &["--version"])?,
        "machine": {
            "cpu": cpu(),
            "cores": std::thread::available_parallelism()?.get(),
            "load_before": load,
            "others": (others * 100.0).round() / 100.0,
            "index_before": index_before.round(),
            "index_after": index_after.round(),
        },
        "rows": rows.iter().map(|(name, row)| json!({
            "name": name,
            "elements": row.elements,
            "median_ns": row.median_ns,
            "mean_ns": row.mean_ns,
        })).collect::<Vec<_>>(),
    });
    let dir = root.join("benches/record");
    fs::write(
        dir.join("native.json"),
        format!("{}\n", serde_json::to_string_pretty(&record)?),
    )?;
    fs::write(dir.join("native.md"), table(&record, &rows))?;
    Ok(())
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

/// Millions of steps a second of a chain in which each waits for the one before: the machine's speed.
fn index() -> f64 {
    const STEPS: u32 = 20_000_000;
    let round = |_| {
        timed(|| {
            let chain = |state: u64, step| {
                (state ^ u64::from(step))
                    .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                    .rotate_left(29)
            };
            black_box((0..black_box(STEPS)).fold(1, chain));
        })
    };
    let fastest = (0..15).map(round).min().unwrap_or_default();
    f64::from(STEPS) / fastest.as_secs_f64() / 1e6
}

/// What a program prints.
fn run(root: &Path, program: &str, arguments: &[&str]) -> Result<String, Failure> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(root)
        .output()
        .map_err(|error| format!("{program}: {error}"))?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// The rows that criterion has written, by their names.
fn rows(dir: &Path) -> Result<BTreeMap<String, Row>, Failure> {
    let mut rows = BTreeMap::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.join("benchmark.json").is_file() {
            let benchmark = json(&path.join("benchmark.json"))?;
            let estimates = json(&path.join("estimates.json"))?;
            let estimate = |name: &str| estimates[name]["point_estimate"].as_f64();
            let name = benchmark["full_id"].as_str().ok_or("a row has no name")?;
            let row = Row {
                median_ns: estimate("median").ok_or("a row has no median")?,
                mean_ns: estimate("mean").ok_or("a row has no mean")?,
                elements: benchmark["throughput"]["Elements"].as_f64().unwrap_or(1.0),
            };
            rows.insert(name.to_owned(), row);
        } else if path.is_dir() && !path.ends_with("base") {
            rows.append(&mut self::rows(&path)?);
        }
    }
    Ok(rows)
}

fn json(path: &Path) -> Result<Value, Failure> {
    Ok(serde_json::from_str(&fs::read_to_string(path)?)?)
}

/// The rows as Markdown: a line for each name, a column for each number of particles.
fn table(record: &Value, rows: &BTreeMap<String, Row>) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let machine = &record["machine"];
    let mut page = format!(
        "# The engine natively\n\n\
         - Machine: {}, {} cores; load before the run {}; other programs kept {} processors busy during it; index {} before, {} after\n\
         - {}; commit {}, {}\n\n\
         Nanoseconds a particle. Rows named *moving* are means over all frames, the others medians.\n\n",
        text(&machine["cpu"]),
        machine["cores"],
        machine["load_before"],
        machine["others"],
        machine["index_before"],
        machine["index_after"],
        text(&record["toolchain"]),
        text(&record["commit"]),
        text(&record["date"]),
    );
    let mut counts: Vec<u64> = Vec::new();
    let mut lines: BTreeMap<&str, BTreeMap<u64, f64>> = BTreeMap::new();
    for (name, row) in rows {
        let time_ns = if name.contains("/moving") {
            row.mean_ns
        } else {
            row.median_ns
        };
        match name
            .rsplit_once('/')
            .map(|(line, count)| (line, count.parse()))
        {
            Some((line, Ok(count))) => {
                counts.push(count);
                lines
                    .entry(line)
                    .or_default()
                    .insert(count, time_ns / row.elements);
            }
            _ => continue,
        }
    }
    counts.sort_unstable();
    counts.dedup();
    let heads: String = counts.iter().map(|count| format!(" {count} |")).collect();
    let _ = writeln!(page, "| |{heads}\n|---|{}", "---:|".repeat(counts.len()));
    for (line, times) in &lines {
        let cells: String = counts
            .iter()
            .map(|count| match times.get(count) {
                Some(time_ns) if *time_ns < 10.0 => format!(" {time_ns:.2} |"),
                Some(time_ns) => format!(" {time_ns:.0} |"),
                None => " |".to_owned(),
            })
            .collect();
        let _ = writeln!(page, "| {line} |{cells}");
    }
    page.push_str("\nWhole frames on 1920 × 1080, microseconds:\n\n| | |\n|---|---:|\n");
    for (name, row) in rows.iter().filter(|(name, _)| name.starts_with("frame/")) {
        let _ = writeln!(page, "| {name} | {:.2} |", row.median_ns / 1000.0);
    }
    page
}
