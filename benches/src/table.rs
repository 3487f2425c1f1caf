//! A run's results as tables.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread::available_parallelism;
use std::time::SystemTime;

use serde_json::Value;

use crate::{Params, Row};

/// A row is disturbed if its 95 % confidence interval is wider than this fraction of the time.
const MAX_SPREAD: f64 = 0.2;

/// A row's result.
#[derive(Clone, Debug)]
pub(crate) struct Measured<'a> {
    row: &'a Row,
    /// Mean time: in microseconds per frame for scenes, otherwise in nanoseconds per particle.
    time: f64,
    is_disturbed: bool,
}

impl<'a> Measured<'a> {
    /// The estimates that criterion has written about a row since then; `None` with `--test` and `--profile-time`.
    pub(crate) fn read(row: &'a Row, since: SystemTime) -> Result<Option<Self>, Box<dyn Error>> {
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or(package_dir()?.join("../target"), PathBuf::from);
        let file = target.join(format!("criterion/{row:?}/new/estimates.json"));
        if !file.exists() || fs::metadata(&file)?.modified()? < since {
            return Ok(None);
        }
        let estimates: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
        let mean = &estimates["mean"];
        let number = |value: &Value| value.as_f64().ok_or("an estimate is missing");
        let time_ns = number(&mean["point_estimate"])?;
        let interval = &mean["confidence_interval"];
        let width_ns = number(&interval["upper_bound"])? - number(&interval["lower_bound"])?;
        let each = row.scene_frames.map(|frames| 1000.0 * f64::from(frames));
        Ok(Some(Self {
            row,
            time: time_ns / each.unwrap_or(row.particles.into()),
            is_disturbed: width_ns > MAX_SPREAD * time_ns,
        }))
    }
}

/// This package's directory. Read at run time, because the program may have been compiled in another checkout.
pub fn package_dir() -> Result<PathBuf, &'static str> {
    let dir = env::var_os("CARGO_MANIFEST_DIR").ok_or("start it by cargo")?;
    Ok(dir.into())
}

/// A table of scenes, and one of the other rows.
pub(crate) fn tables(measured: &[Measured<'_>]) -> String {
    let (scenes, others): (Vec<_>, Vec<_>) =
        (measured.iter()).partition(|measured| measured.row.scene_frames.is_some());
    let tables = [("µs a frame", scenes), ("ns a particle", others)];
    let tables = tables.iter().filter(|(_, measured)| !measured.is_empty());
    let tables: Vec<_> = tables
        .map(|(head, measured)| table(head, measured))
        .collect();
    tables.join("\n")
}

/// Aligned Markdown, with a line per name and a `~` before disturbed times.
fn table(head: &str, measured: &[&Measured<'_>]) -> String {
    let columns = distinct(measured.iter().map(|measured| &*measured.row.column));
    let names = distinct(measured.iter().map(|measured| &*measured.row.name));
    let width = names
        .iter()
        .map(|name| name.len())
        .max()
        .unwrap_or_default();
    let mut table = String::new();
    let mut line = |name: &str, cells: &dyn Fn(&str) -> String| {
        let cells = columns
            .iter()
            .map(|column| format!(" {:>7} |", cells(column)));
        let _ = writeln!(table, "| {name:width$} |{}", cells.collect::<String>());
    };
    line(head, &str::to_owned);
    line("---", &|_| "---:".to_owned());
    for name in names {
        line(name, &|column| {
            let is_cell = |row: &Row| row.name == name && row.column == column;
            let cell = measured.iter().find(|measured| is_cell(measured.row));
            cell.map_or_else(String::new, |cell| {
                let digits = if cell.time < 10.0 { 2 } else { 0 };
                let sign = if cell.is_disturbed { "~" } else { "" };
                format!("{sign}{:.digits$}", cell.time)
            })
        });
    }
    table
}

/// Distinct texts, in the order of their first occurrence.
fn distinct<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut distinct = Vec::new();
    for text in texts {
        if !distinct.contains(&text) {
            distinct.push(text);
        }
    }
    distinct
}

/// The machine's load before a run that will be stored. Fails with other parameters or rows, and if the working tree
/// has changes.
pub(crate) fn load_before_storing() -> Result<String, Box<dyn Error>> {
    let is_whole = Params::from_env().is_default && env::args().len() <= 2;
    if is_whole && output("git status --porcelain")?.is_empty() {
        return load();
    }
    Err("only all rows with their defaults are stored, of a tree without changes".into())
}

/// Writes the tables into `benches/results`, with machine, load and commit.
pub(crate) fn store(tables: &str, load_before: &str) -> Result<(), Box<dyn Error>> {
    let cpuinfo = fs::read_to_string("/proc/cpuinfo")?;
    let cpu = cpuinfo.lines().find(|line| line.starts_with("model name"));
    let text = format!(
        "# The engine natively\n\n\
         - Machine: {}, {} cores; load {load_before} before the run and {} after it, of which 1 is the run's own\n\
         - {}; commit {}, {}\n\n\
         Means. A comma precedes the name of an algorithm other than the engine's. ~: something disturbed it.\n\n{tables}",
        cpu.and_then(|line| line.split(": ").nth(1))
            .unwrap_or("unknown"),
        available_parallelism()?,
        load()?,
        output("rustc --version")?,
        output("git rev-parse --short=12 HEAD")?,
        output("date +%Y-%m-%d")?,
    );
    Ok(fs::write(package_dir()?.join("results/native.md"), text)?)
}

/// The average load of the last minute.
fn load() -> Result<String, Box<dyn Error>> {
    let loads = fs::read_to_string("/proc/loadavg")?;
    Ok(loads.split(' ').take(1).collect())
}

/// A program's output.
fn output(line: &str) -> Result<String, Box<dyn Error>> {
    let mut words = line.split(' ');
    let output = Command::new(words.next().unwrap_or_default())
        .args(words)
        .output()?;
    if !output.status.success() {
        return Err(format!("{line}: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
