//! The results of a run, as a table.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread::available_parallelism;
use std::time::SystemTime;

use serde_json::Value;

use crate::Params;

/// A row whose 95 % confidence interval is wider than this part of the time was disturbed.
const MAX_SPREAD: f64 = 0.2;

/// The highest load (processes that want to run, over the last minute) of a machine whose results are stored.
const MAX_LOAD: f64 = 0.5;

/// What the table's numbers are.
const HEAD: &str = "ns a particle";

/// A benchmark at one number of particles.
#[derive(Clone, Debug)]
pub(crate) struct Measured {
    /// Group and name.
    name: String,
    /// The number of particles.
    count: u32,
    /// Mean nanoseconds for each particle.
    ns: f64,
    is_disturbed: bool,
}

impl Measured {
    /// What criterion has written about a row since then; nothing with `--test` and `--profile-time`.
    pub(crate) fn read(
        name: &str,
        count: u32,
        since: SystemTime,
    ) -> Result<Option<Self>, Box<dyn Error>> {
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or(package_dir()?.join("../target"), PathBuf::from);
        let file = target.join(format!("criterion/{name}/{count}/new/estimates.json"));
        if !file.exists() || fs::metadata(&file)?.modified()? < since {
            return Ok(None);
        }
        let estimates: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
        let mean = &estimates["mean"];
        let number = |value: &Value| value.as_f64().ok_or("an estimate is missing");
        let time_ns = number(&mean["point_estimate"])?;
        let interval = &mean["confidence_interval"];
        let width_ns = number(&interval["upper_bound"])? - number(&interval["lower_bound"])?;
        Ok(Some(Self {
            name: name.to_owned(),
            count,
            ns: time_ns / f64::from(count),
            is_disturbed: width_ns > MAX_SPREAD * time_ns,
        }))
    }
}

/// The directory of this package, read at run time: a copy of the repository may have been compiled elsewhere.
pub fn package_dir() -> Result<PathBuf, &'static str> {
    let dir = env::var_os("CARGO_MANIFEST_DIR").ok_or("start it by cargo")?;
    Ok(dir.into())
}

/// A line for each name, a column for each number of particles, as aligned Markdown; `~` before what was disturbed.
pub(crate) fn table(measured: &[Measured]) -> String {
    let counts: BTreeSet<u32> = measured.iter().map(|row| row.count).collect();
    let mut lines: BTreeMap<&str, BTreeMap<u32, &Measured>> = BTreeMap::new();
    for row in measured {
        lines.entry(&row.name).or_default().insert(row.count, row);
    }
    let names = lines.keys().copied().chain([HEAD]);
    let width = names.map(str::len).max().unwrap_or_default();
    let mut table = String::new();
    let mut line = |name: &str, cells: &dyn Fn(u32) -> String| {
        let cells = counts
            .iter()
            .map(|&count| format!(" {:>7} |", cells(count)));
        let _ = writeln!(table, "| {name:width$} |{}", cells.collect::<String>());
    };
    line(HEAD, &|count| count.to_string());
    line("---", &|_| "---:".to_owned());
    for (name, times) in &lines {
        line(name, &|count| {
            times.get(&count).map_or_else(String::new, |row| {
                let digits = if row.ns < 10.0 { 2 } else { 0 };
                let sign = if row.is_disturbed { "~" } else { "" };
                format!("{sign}{:.digits$}", row.ns)
            })
        });
    }
    table
}

/// What stands above a stored table. Refuses a busy machine, other parameters or rows, and a tree with changes.
pub(crate) fn heading() -> Result<String, Box<dyn Error>> {
    let commit = output("git describe --always --dirty --exclude=* --abbrev=12")?;
    let load = fs::read_to_string("/proc/loadavg")?;
    let load: f64 = load.split(' ').next().unwrap_or_default().parse()?;
    let is_whole = Params::from_env().is_default && env::args().len() <= 2;
    if !is_whole || commit.ends_with("dirty") || load > MAX_LOAD {
        return Err("only all rows with their defaults are stored, of a tree without changes, on a machine with a load up to 0.5".into());
    }
    let cpuinfo = fs::read_to_string("/proc/cpuinfo")?;
    let cpu = cpuinfo.lines().find(|line| line.starts_with("model name"));
    Ok(format!(
        "# The engine natively\n\n\
         - Machine: {}, {} cores; load before the run {load}\n\
         - {}; commit {commit}, {}\n\n\
         Nanoseconds a particle: means. Rows without the name of another search are the engine. ~: something disturbed it.\n\n",
        cpu.and_then(|line| line.split(": ").nth(1))
            .unwrap_or("unknown"),
        available_parallelism()?,
        output("rustc --version")?,
        output("date +%Y-%m-%d")?,
    ))
}

/// What a program prints.
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
