//! Counts instructions a particle and frame with valgrind: figures that are the same on a busy machine.
//!
//! `cargo bench --bench instructions` compares the engine's with the stored ones, in
//! `benches/results/instructions.json`, and fails if a row has grown by 5 % or more, or is not stored; with `-- --store`
//! it stores them, with `-- own` it counts only rows that have this in their name. Variables ask about other particles,
//! whose counts are not compared.

#![expect(
    clippy::cast_possible_truncation,
    reason = "numbers of particles and steps of frames are small"
)]

#[path = "own/animation.rs"]
mod animation;
#[path = "own/search.rs"]
mod search;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::hint::black_box;
use std::process::{Command, ExitCode};

use benches::{
    Afresh, Collecting, Drifting, FRAME_SECS, Params, Placing, Search, SimpleGrid, Zelll,
    field_from_env, package_dir, simulation_from_env,
};
use particles::{LinkSearch, Simulation, StageSize, animations};

/// Particles, unless `PARTICLES` is another number.
const COUNT: u32 = 10_000;

/// Frames over which a row is the mean; as many run before.
const FRAMES: u32 = 60;

/// A row fails if it has grown by this share.
const MAX_GROWTH: f64 = 0.05;

type Failure = Box<dyn std::error::Error>;

/// What is counted: a frame of a row.
type Work = Box<dyn FnMut()>;

/// A row's name, its number of particles if that is fixed, and what makes its work.
type Row = (&'static str, Option<u32>, fn(u32) -> Work);

/// The engine's, which are stored.
const ENGINE: [Row; 11] = [
    ("step/drift", None, |count| {
        let mut particles = Drifting::new(count);
        Box::new(move || particles.advance())
    }),
    ("step/place", None, |count| {
        let mut particles = Placing::new(count);
        Box::new(move || particles.advance())
    }),
    ("links/moving", None, |count| {
        links(LinkSearch::default(), Drifting::new(count))
    }),
    ("links/lone mover", None, |count| {
        links(LinkSearch::default(), Drifting::lone_mover(count))
    }),
    ("links/afresh", None, |count| {
        still(Afresh::default(), count)
    }),
    ("links/collecting", None, |count| {
        still(Collecting::default(), count)
    }),
    ("links/kept", None, |count| {
        still(LinkSearch::default(), count)
    }),
    ("frame/field", None, |count| advance(field_from_env(count))),
    ("frame/esee, converging", Some(120), |_| site("esee", 2.0)),
    ("frame/impact, collective", Some(100), |_| {
        site("impact", 8.0)
    }),
    ("frame/corridor, guessed", Some(1000), |_| {
        site("corridor", 0.0)
    }),
];

/// What they are compared with, and yours.
const OTHERS: [Row; 4] = [
    ("links/moving, simple grid", None, |count| {
        links(SimpleGrid::default(), Drifting::new(count))
    }),
    ("links/moving, zelll", None, |count| {
        links(Zelll::default(), Drifting::new(count))
    }),
    ("links/moving, own", None, |count| {
        links(search::search(), Drifting::new(count))
    }),
    ("frame/own", None, |count| {
        advance(simulation_from_env(animation::animation(count), count))
    }),
];

fn links(mut search: impl Search + 'static, mut particles: Drifting) -> Work {
    Box::new(move || {
        particles.advance();
        black_box(search.search(&particles));
    })
}

fn still(mut search: impl Search + 'static, count: u32) -> Work {
    let particles = Drifting::new(count);
    Box::new(move || {
        black_box(search.search(&particles));
    })
}

fn site(name: &str, secs: f64) -> Work {
    let entry = animations::find(name).expect("an animation");
    let mut simulation = entry.simulation(StageSize::new(1920.0, 1080.0), 1);
    simulation.start();
    simulation.advance(secs);
    advance(simulation)
}

fn advance(mut simulation: Simulation) -> Work {
    Box::new(move || {
        simulation.advance(FRAME_SECS.into());
        black_box(simulation.frame());
    })
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
        ["--run", row, frames] => run(row, frames),
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

/// The number of particles of rows that have no other: the first of `PARTICLES`.
fn count_from_env() -> u32 {
    if env::var_os("PARTICLES").is_none() {
        return COUNT;
    }
    Params::from_env().counts[0]
}

/// Runs frames of a row; this is what is counted.
fn run(row: &str, frames: &str) -> Result<(), Failure> {
    let mut rows = ENGINE.iter().chain(&OTHERS);
    let (_, _, make) = rows.find(|(name, ..)| *name == row).ok_or("no row")?;
    let mut work = make(count_from_env());
    for _ in 0..frames.parse()? {
        work();
    }
    Ok(())
}

/// Counts the rows that have `filter` in their name.
#[expect(clippy::print_stdout, reason = "the table is what it is run for")]
fn count(filter: &str, is_stored: bool) -> Result<(), Failure> {
    let is_default = Params::from_env().is_default;
    if is_stored && !is_default {
        return Err("unset PARTICLES, DENSITY, LINKS and SPEED: defaults are stored".into());
    }
    let file = package_dir()?.join("results/instructions.json");
    let stored: BTreeMap<String, f64> = serde_json::from_str(&fs::read_to_string(&file)?)?;
    // Others are compared with nothing: counted where they are requested.
    let is_gate = is_default && filter.is_empty();
    let others = if is_gate { &[][..] } else { &OTHERS };
    let mut counted = BTreeMap::new();
    println!("| instructions a particle | now | stored | change |\n| --- | ---: | ---: | ---: |");
    for &(row, fixed, _) in ENGINE
        .iter()
        .chain(others)
        .filter(|(row, ..)| row.contains(filter))
    {
        let more = instructions(row, 2 * FRAMES)? - instructions(row, FRAMES)?;
        let each = more / f64::from(FRAMES) / f64::from(fixed.unwrap_or_else(count_from_env));
        let change = stored.get(row).filter(|_| is_default).map_or_else(
            || "|".to_owned(),
            |before| format!("{before:.3} | {:+.1} %", 100.0 * (each / before - 1.0)),
        );
        println!("| {row} | {each:.3} | {change} |");
        counted.insert(row.to_owned(), (each * 1000.0).round() / 1000.0);
    }
    if is_stored {
        let text = serde_json::to_string_pretty(&counted)?;
        return Ok(fs::write(file, format!("{text}\n"))?);
    }
    // One that is not stored could grow unseen.
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

/// How many instructions so many frames of a row take, with the setup.
fn instructions(row: &str, frames: u32) -> Result<f64, Failure> {
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no"])
        .arg("--cachegrind-out-file=/dev/null")
        .arg(env::current_exe()?)
        .args(["--run", row, &frames.to_string()])
        .output()
        .map_err(|error| format!("valgrind does not start: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find(|line| line.contains("refs:"));
    let number = line.and_then(|line| line.split("refs:").nth(1));
    let digits = number.ok_or(format!("valgrind counts nothing:\n{text}"))?;
    Ok(digits.replace(',', "").trim().parse()?)
}
