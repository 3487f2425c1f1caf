//! Counts instructions per particle and frame with valgrind: the counts do not depend on other load.
//!
//! `cargo bench --bench instructions` compares the engine's counts with `benches/results/instructions.json`, and fails
//! if a row has grown by 5 % or more, or is not stored. `-- --store` stores the counts; `-- own` counts only rows with
//! this in their names. With variables for other particles, nothing is compared.

#[path = "own/rows.rs"]
mod own;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::process::{Command, ExitCode};

use benches::{Params, Row, engine, package_dir, site};

/// Number of particles, except in scenes; `PARTICLES` sets another one.
const COUNT: u32 = 10_000;

/// Number of counted frames, except in scenes; as many run before.
const FRAMES: u32 = 60;

/// A row fails if it has grown by this fraction.
const MAX_GROWTH: f64 = 0.05;

type Failure = Box<dyn std::error::Error>;

/// Scenes in a laptop's window, the engine's rows, and your own.
fn rows() -> Vec<Row> {
    let is_set = env::var_os("PARTICLES").is_some();
    let count = if is_set {
        Params::from_env().counts[0]
    } else {
        COUNT
    };
    let mut rows = site::rows();
    rows.retain(|row| row.column == site::LAPTOP);
    rows.extend(engine::rows(count));
    rows.extend(own::rows(count));
    // Naive versions would take minutes.
    rows.retain(|row| !row.name.ends_with("naive"));
    rows
}

#[expect(clippy::print_stderr, reason = "it says why it fails")]
fn main() -> ExitCode {
    // Cargo adds one.
    let arguments = env::args().skip(1).filter(|argument| argument != "--bench");
    let arguments: Vec<_> = arguments.collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        [] => count("", false),
        ["--store"] => count("", true),
        ["--run", row, times] => run(row, times),
        [filter] if !filter.starts_with('-') => count(filter, false),
        _ => Err("it takes --store or a part of the rows' names".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a row's work: valgrind counts this.
fn run(name: &str, times: &str) -> Result<(), Failure> {
    let rows = rows();
    let row = rows.iter().find(|row| row.name == name).ok_or("no row")?;
    let mut work = (row.make)();
    for _ in 0..times.parse()? {
        work();
    }
    Ok(())
}

/// Counts the rows with `filter` in their names.
#[expect(clippy::print_stdout, reason = "the table is what it is run for")]
fn count(filter: &str, is_stored: bool) -> Result<(), Failure> {
    let is_default = Params::from_env().is_default;
    if is_stored && !is_default {
        return Err("unset PARTICLES, DENSITY, LINKS and SPEED: defaults are stored".into());
    }
    let file = package_dir()?.join("results/instructions.json");
    let stored: BTreeMap<String, f64> = serde_json::from_str(&fs::read_to_string(&file)?)?;
    // Rows of other algorithms have no stored count: only a filter selects them.
    let is_gate = is_default && filter.is_empty();
    let is_counted = |row: &Row| row.name.contains(filter) && !(is_gate && row.is_other());
    let mut counted = BTreeMap::new();
    println!("| instructions a particle | now | stored | change |\n| --- | ---: | ---: | ---: |");
    for row in rows().iter().filter(|row| is_counted(row)) {
        let name = &row.name;
        let (least, most, frames) = match row.scene_frames {
            Some(frames) => (0, 1, frames),
            None => (FRAMES, 2 * FRAMES, FRAMES),
        };
        let more = instructions(name, most)? - instructions(name, least)?;
        let each = more / f64::from(frames) / f64::from(row.particles);
        let change = stored.get(name).filter(|_| is_default).map_or_else(
            || "|".to_owned(),
            |before| format!("{before:.3} | {:+.1} %", 100.0 * (each / before - 1.0)),
        );
        println!("| {name} | {each:.3} | {change} |");
        counted.insert(name.clone(), (each * 1000.0).round() / 1000.0);
    }
    if is_stored {
        let text = serde_json::to_string_pretty(&counted)?;
        return Ok(fs::write(file, format!("{text}\n"))?);
    }
    // A row that is not stored could grow unnoticed.
    let names: BTreeSet<&String> = stored.keys().chain(counted.keys()).collect();
    let has_changed = |name: &&String| {
        let pair = counted.get(*name).zip(stored.get(*name));
        pair.is_none_or(|(now, before)| *now >= (1.0 + MAX_GROWTH) * before)
    };
    let changed: Vec<_> = names.into_iter().filter(has_changed).collect();
    if is_gate && !changed.is_empty() {
        return Err(
            format!("grown by 5 % or more, or only now or only stored: {changed:?}").into(),
        );
    }
    Ok(())
}

/// Number of instructions for creating a row's work and running it `times` times.
fn instructions(row: &str, times: u32) -> Result<f64, Failure> {
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no"])
        .arg("--cachegrind-out-file=/dev/null")
        .arg(env::current_exe()?)
        .args(["--run", row, &times.to_string()])
        .output()
        .map_err(|error| format!("valgrind does not start: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find(|line| line.contains("refs:"));
    let number = line.and_then(|line| line.split("refs:").nth(1));
    let digits = number.ok_or(format!("valgrind counts nothing:\n{text}"))?;
    Ok(digits.replace(',', "").trim().parse()?)
}
