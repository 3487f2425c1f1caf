//! The results of a run, as tables.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use serde_json::Value;

use crate::frames::Frames;

/// A benchmark at one number of particles.
#[derive(Clone, Debug)]
pub(crate) struct Measured {
    /// Group and name.
    pub(crate) name: String,
    /// The number of particles.
    pub(crate) count: u64,
    /// Nanoseconds for each particle: the median, or the mean over moving frames, of which few are slow.
    pub(crate) ns: f64,
    /// Whether the 95 % confidence interval is wider than a fifth of the time: something disturbed it.
    pub(crate) is_disturbed: bool,
    /// Its slowest frames, where particles move.
    pub(crate) frames: Option<Frames>,
}

impl Measured {
    /// What criterion has written about a row since then; nothing with `--test` and `--profile-time`.
    #[expect(clippy::cast_precision_loss, reason = "there are fewer particles")]
    pub(crate) fn read(
        name: &str,
        count: u64,
        frames: Option<Frames>,
        since: SystemTime,
    ) -> Result<Option<Self>, Box<dyn Error>> {
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or(package_dir()?.join("../target"), PathBuf::from);
        let (group, row) = name.split_once('/').ok_or("no group")?;
        let file = format!("criterion/{group}/{row}/{count}/new/estimates.json");
        let file = target.join(file);
        if !file.exists() || fs::metadata(&file)?.modified()? < since {
            return Ok(None);
        }
        let estimates: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
        let estimate = &estimates[if frames.is_some() { "mean" } else { "median" }];
        let number = |value: &Value| value.as_f64().ok_or("an estimate is missing");
        let time_ns = number(&estimate["point_estimate"])?;
        let interval = &estimate["confidence_interval"];
        let width_ns = number(&interval["upper_bound"])? - number(&interval["lower_bound"])?;
        Ok(Some(Self {
            name: name.to_owned(),
            count,
            ns: time_ns / count as f64,
            is_disturbed: width_ns > MAX_SPREAD * time_ns,
            frames,
        }))
    }
}

/// The directory of this package, read at run time: a copy of the repository may have been compiled elsewhere.
pub fn package_dir() -> Result<PathBuf, &'static str> {
    let dir = env::var_os("CARGO_MANIFEST_DIR").ok_or("start it by cargo")?;
    Ok(dir.into())
}

/// A row whose 95 % confidence interval is wider than this part of the time was disturbed.
const MAX_SPREAD: f64 = 0.2;

/// What the table's numbers are.
const HEAD: &str = "ns a particle";

/// A line for each name, a column for each number of particles, as aligned Markdown; `~` before what was disturbed.
pub(crate) fn table(measured: &[Measured]) -> String {
    let counts: BTreeSet<u64> = measured.iter().map(|row| row.count).collect();
    let mut lines: BTreeMap<&str, BTreeMap<u64, &Measured>> = BTreeMap::new();
    for row in measured {
        lines.entry(&row.name).or_default().insert(row.count, row);
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
        line(name, &|count| {
            times.get(&count).map_or_else(String::new, |row| {
                let digits = if row.ns < 10.0 { 2 } else { 0 };
                format!(
                    "{}{:.digits$}",
                    if row.is_disturbed { "~" } else { "" },
                    row.ns
                )
            })
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
