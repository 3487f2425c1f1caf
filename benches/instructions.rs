//! Counts instructions per particle and frame with valgrind: the counts do not depend on other load.
//!
//! `cargo bench --bench instructions` compares the engine's counts with `benches/results/instructions.json`, and fails
//! if a row has grown by 5 % or more, or is not stored. `-- --store` stores the counts.

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::process::Command;

use benches::{Row, engine, package_dir, site};

/// Number of particles, except in scenes.
const COUNT: u32 = 10_000;

/// Number of counted frames, except in scenes; as many run before.
const FRAMES: u32 = 60;

/// A row fails if it has grown by this fraction.
const MAX_GROWTH: f64 = 0.05;

/// The engine's rows; scenes in a laptop's window.
fn rows() -> Vec<Row> {
    let mut rows = site::rows();
    rows.retain(|row| row.column == site::LAPTOP);
    rows.extend(engine::rows(COUNT));
    rows.retain(|row| !row.is_other());
    rows
}

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo adds one.
    let arguments: Vec<_> = env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => count(false),
        ["--store"] => count(true),
        ["--run", row, times] => run(row, times.parse()?),
        _ => Err("it takes only --store".into()),
    }
}

/// Runs a row's work: valgrind counts this.
fn run(name: &str, times: u32) -> Result<(), Box<dyn Error>> {
    let rows = rows();
    let row = rows.iter().find(|row| row.name == name).ok_or("no row")?;
    let mut work = (row.make)();
    (0..times).for_each(|_| work());
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the table is what it is run for")]
fn count(is_stored: bool) -> Result<(), Box<dyn Error>> {
    let file = package_dir()?.join("results/instructions.json");
    let mut stored: BTreeMap<String, f64> = serde_json::from_str(&fs::read_to_string(&file)?)?;
    let (mut counted, mut changed) = (BTreeMap::new(), Vec::new());
    println!("| instructions a particle | now | stored |\n| --- | ---: | ---: |");
    for Row {
        name,
        particles,
        scene_frames,
        ..
    } in rows()
    {
        let (least, most, frames) = match scene_frames {
            Some(frames) => (0, 1, frames),
            None => (FRAMES, 2 * FRAMES, FRAMES),
        };
        let more = instructions(&name, most)? - instructions(&name, least)?;
        let now = (1000.0 * more / f64::from(frames) / f64::from(particles)).round() / 1000.0;
        let before = stored.remove(&name).unwrap_or(0.0);
        println!("| {name} | {now:.3} | {before:.3} |");
        if now >= (1.0 + MAX_GROWTH) * before {
            changed.push(name.clone());
        }
        counted.insert(name, now);
    }
    if is_stored {
        let text = serde_json::to_string_pretty(&counted)?;
        return Ok(fs::write(file, format!("{text}\n"))?);
    }
    changed.extend(stored.into_keys());
    if changed.is_empty() {
        return Ok(());
    }
    Err(format!("grown by 5 % or more, or only now or only stored: {changed:?}").into())
}

/// Number of instructions for creating a row's work and running it `times` times.
fn instructions(row: &str, times: u32) -> Result<f64, Box<dyn Error>> {
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no"])
        .arg("--cachegrind-out-file=/dev/null")
        .arg(env::current_exe()?)
        .args(["--run", row, &times.to_string()])
        .output()
        .map_err(|error| format!("valgrind does not start: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{row} fails:\n{text}").into());
    }
    let line = text.lines().find(|line| line.contains("refs:"));
    let number = line.and_then(|line| line.split("refs:").nth(1));
    let digits = number.ok_or(format!("valgrind counts nothing:\n{text}"))?;
    Ok(digits.replace(',', "").trim().parse()?)
}
