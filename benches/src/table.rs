//! A run's results as tables.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread::available_parallelism;

use serde_json::Value;

use crate::Row;

/// A row's mean time: in microseconds per frame for scenes, otherwise in nanoseconds per particle.
#[derive(Debug)]
pub(crate) struct Measured<'a> {
    row: &'a Row,
    time: f64,
}

impl<'a> Measured<'a> {
    /// The estimate that criterion has written about a row.
    pub(crate) fn read(row: &'a Row) -> Result<Self, Box<dyn Error>> {
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or(package_dir()?.join("../target"), PathBuf::from);
        let file = target.join(format!("criterion/{row:?}/new/estimates.json"));
        let estimates: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
        let time_ns = estimates["mean"]["point_estimate"].as_f64();
        let each = row.scene_frames.map(|frames| 1000.0 * f64::from(frames));
        let time = time_ns.ok_or("an estimate is missing")? / each.unwrap_or(row.particles.into());
        Ok(Self { row, time })
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
    let tables = tables.iter().filter(|(_, rows)| !rows.is_empty());
    let tables: Vec<_> = tables.map(|(head, rows)| table(head, rows)).collect();
    tables.join("\n")
}

/// A Markdown table with a line per name.
fn table(head: &str, measured: &[&Measured<'_>]) -> String {
    let columns = distinct(measured.iter().map(|measured| &*measured.row.column));
    let names = distinct(measured.iter().map(|measured| &*measured.row.name));
    let mut table = format!("| {head} | {} |\n", columns.join(" | "));
    let _ = writeln!(table, "| --- |{}", " ---: |".repeat(columns.len()));
    for name in names {
        let _ = write!(table, "| {name} |");
        for column in &columns {
            let is_cell = |row: &Row| row.name == name && row.column == *column;
            let _ = match measured.iter().find(|measured| is_cell(measured.row)) {
                Some(Measured { time, .. }) if *time < 10.0 => write!(table, " {time:.2} |"),
                Some(Measured { time, .. }) => write!(table, " {time:.0} |"),
                None => write!(table, " |"),
            };
        }
        table.push('\n');
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

/// The machine's load before a run that will be stored. Fails if only some rows are measured, and if the working tree
/// has changes.
pub(crate) fn load_before_storing() -> Result<String, Box<dyn Error>> {
    if env::args().len() <= 2 && output("git status --porcelain")?.is_empty() {
        return load();
    }
    Err("only all rows are stored, of a tree without changes".into())
}

/// Writes the tables into `benches/results`, with machine, load and commit.
pub(crate) fn store(tables: &str, load_before: &str) -> Result<(), Box<dyn Error>> {
    let cpuinfo = fs::read_to_string("/proc/cpuinfo")?;
    let cpu = cpuinfo.lines().find(|line| line.starts_with("model name"));
    let text = format!(
        "# The engine natively\n\n\
         - Machine: {}, {} cores; load {load_before} before the run and {} after it, of which 1 is the run's own\n\
         - {}; commit {}, {}\n\n\
         Means. A comma precedes the name of an algorithm other than the engine's.\n\n{tables}",
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
