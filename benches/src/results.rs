//! The results of a run: a table, and a file for the record.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Frames;

/// A benchmark at one number of particles.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Measured {
    /// Group and name.
    pub name: String,
    /// The number of particles.
    pub count: u64,
    /// Nanoseconds for each particle: the median, or the mean over moving frames, of which few are slow.
    pub ns: f64,
    /// How wide the 95 % confidence interval is, in parts of the time.
    pub spread: f64,
    /// Its slowest frames, where particles move.
    pub frames: Option<Frames>,
}

impl Measured {
    /// What criterion has written about a row since then; nothing with `--test` and `--profile-time`.
    #[expect(clippy::cast_precision_loss, reason = "there are fewer particles")]
    pub(crate) fn read(
        group: &str,
        name: &str,
        count: u64,
        frames: Option<Frames>,
        since: SystemTime,
    ) -> Result<Option<Self>, Box<dyn Error>> {
        let file = format!(
            "criterion/{}/{}/{count}/new/estimates.json",
            directory_name(group),
            directory_name(name)
        );
        let file = target_dir()?.join(file);
        if !file.exists() || fs::metadata(&file)?.modified()? < since {
            return Ok(None);
        }
        let name = format!("{group}/{name}");
        let estimates: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
        let estimate = &estimates[if frames.is_some() { "mean" } else { "median" }];
        let number = |value: &Value| value.as_f64().ok_or("an estimate is missing");
        let time_ns = number(&estimate["point_estimate"])?;
        let interval = &estimate["confidence_interval"];
        let width_ns = number(&interval["upper_bound"])? - number(&interval["lower_bound"])?;
        Ok(Some(Self {
            name,
            count,
            ns: time_ns / count as f64,
            spread: width_ns / time_ns,
            frames,
        }))
    }
}

/// What criterion calls the directory of this group or row.
fn directory_name(name: &str) -> String {
    let safe = name.replace(['?', '"', '/', '\\', '*', '<', '>', ':', '|', '^'], "_");
    safe[..safe.floor_char_boundary(64)].to_owned()
}

/// The file that has the rows of the last run.
pub fn results_file() -> Result<PathBuf, &'static str> {
    Ok(target_dir()?.join("benches.json"))
}

/// The directory of this package, read at run time: a copy of the repository may have been compiled elsewhere.
pub fn package_dir() -> Result<PathBuf, &'static str> {
    let dir = env::var_os("CARGO_MANIFEST_DIR").ok_or("start it by cargo")?;
    Ok(dir.into())
}

/// Where cargo writes.
fn target_dir() -> Result<PathBuf, &'static str> {
    Ok(match env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => PathBuf::from(dir),
        None => package_dir()?.join("../target"),
    })
}

/// What the table's numbers are.
const HEAD: &str = "ns a particle";

/// A line for each name, a column for each number of particles, as aligned Markdown.
pub fn table(measured: &[Measured]) -> String {
    let counts: BTreeSet<u64> = measured.iter().map(|row| row.count).collect();
    let mut lines: BTreeMap<&str, BTreeMap<u64, f64>> = BTreeMap::new();
    for row in measured {
        lines
            .entry(&row.name)
            .or_default()
            .insert(row.count, row.ns);
    }
    let names = lines.keys().copied().chain([HEAD]);
    let width = names.map(str::len).max().unwrap_or_default();
    let mut table = String::new();
    let mut line = |name: &str, cells: &dyn Fn(u64) -> String| {
        let cells = counts
            .iter()
            .map(|&count| format!(" {:>7} |", cells(count)));
        let _ = writeln!(table, "| {name:width$} |{}", cells.collect::<String>());
    };
    line(HEAD, &|count| count.to_string());
    line("---", &|_| "---:".to_owned());
    for (name, times) in &lines {
        line(name, &|count| match times.get(&count) {
            Some(ns) if *ns < 10.0 => format!("{ns:.2}"),
            Some(ns) => format!("{ns:.0}"),
            None => String::new(),
        });
    }
    let moving = measured.iter().filter_map(|row| Some((row, row.frames?)));
    if moving.clone().next().is_some() {
        table.push_str("\n| moving frames | mean, ms | one in 100 exceeds | worst | bytes a particle |\n| --- | ---: | ---: | ---: | ---: |\n");
    }
    for (row, frames) in moving {
        let count = row.count as f64;
        let _ = writeln!(
            table,
            "| {}/{} | {:.3} | {:.3} | {:.3} | {:.0} |",
            row.name,
            row.count,
            row.ns * count / 1e6,
            frames.p99_ns / 1e6,
            frames.worst_ns / 1e6,
            frames.bytes as f64 / count,
        );
    }
    table
}
