//! Counts the engine's instructions a particle and frame with valgrind: figures that are the same on a busy machine.
//!
//! `cargo run --release --package benches --example instructions` compares them with the recorded ones, in
//! `benches/record/instructions.json`, and fails if a row has grown by 5 % or more; with `-- --record` it records
//! them.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::hint::black_box;
use std::process::{Command, ExitCode};

use benches::{
    Afresh, Collecting, Drifting, FRAME_SECS, Params, Search, field_from_env, package_dir,
};
use particles::motion::follow;
use particles::{LinkSearch, Simulation, StageSize, animations, hit};

/// Particles in all rows but those of the site's animations.
const COUNT: u32 = 10_000;

/// Frames over which a row is the mean; as many run before.
const FRAMES: u32 = 60;

/// A row fails if it has grown by this share.
const MAX_GROWTH: f64 = 0.05;

type Failure = Box<dyn std::error::Error>;

/// What one frame of a row does.
type Frame = Box<dyn FnMut()>;

/// A row's name, its number of particles, and what makes its frame.
type Row = (&'static str, u32, fn() -> Frame);

const ROWS: [Row; 11] = [
    ("step/drift", COUNT, || {
        let mut particles = Drifting::new(COUNT);
        Box::new(move || particles.advance())
    }),
    ("step/follow", COUNT, || {
        let mut positions = Drifting::new(COUNT).x;
        let mut offsets = vec![1.0; positions.len()];
        let side_px = Params::from_env().side_px(COUNT);
        Box::new(move || {
            // Both axes.
            for _ in 0..2 {
                follow(&mut positions, &mut offsets, 0.999_999, side_px);
            }
        })
    }),
    ("links/moving", COUNT, || {
        links(LinkSearch::default(), Drifting::new(COUNT))
    }),
    ("links/lone mover", COUNT, || {
        links(LinkSearch::default(), Drifting::lone_mover(COUNT))
    }),
    ("links/afresh", COUNT, || still(Afresh::default())),
    ("links/collecting", COUNT, || still(Collecting::default())),
    ("links/kept", COUNT, || still(LinkSearch::default())),
    ("hit/nearest", COUNT, || {
        let Drifting { x, y, side_px, .. } = Drifting::new(COUNT);
        let radius_px = vec![3.0; x.len()];
        Box::new(move || {
            let middle = black_box([side_px / 2.0; 2]);
            black_box(hit::nearest(&x, &y, &radius_px, middle.into(), 10.0));
        })
    }),
    ("frame/field", COUNT, || frame(field_from_env(COUNT))),
    ("frame/esee, converging", 120, || site("esee", 2.0)),
    ("frame/impact, collective", 100, || site("impact", 8.0)),
];

fn links(mut search: impl Search + 'static, mut particles: Drifting) -> Frame {
    Box::new(move || {
        particles.advance();
        black_box(search.search(&particles));
    })
}

fn still(mut search: impl Search + 'static) -> Frame {
    let particles = Drifting::new(COUNT);
    Box::new(move || {
        black_box(search.search(&particles));
    })
}

fn site(name: &str, secs: f64) -> Frame {
    let entry = animations::find(name).expect("an animation");
    let mut simulation = entry.simulation(StageSize::new(1920.0, 1080.0), 1);
    simulation.start();
    simulation.advance(secs);
    frame(simulation)
}

fn frame(mut simulation: Simulation) -> Frame {
    Box::new(move || {
        simulation.advance(FRAME_SECS.into());
        black_box(simulation.frame());
    })
}

#[expect(clippy::print_stderr, reason = "it says why it fails")]
fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = match &arguments[..] {
        [row, frames] => run(row, frames),
        [option] if option == "--record" => compare(true),
        [] => compare(false),
        _ => Err("the only option is --record".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Runs frames of a row; this is what is counted.
fn run(row: &str, frames: &str) -> Result<(), Failure> {
    let (_, _, make) = ROWS
        .iter()
        .find(|(name, ..)| *name == row)
        .ok_or("no row")?;
    let mut frame = make();
    for _ in 0..frames.parse()? {
        frame();
    }
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the table is what it is run for")]
fn compare(is_recorded: bool) -> Result<(), Failure> {
    if !Params::from_env().is_default {
        return Err(
            "unset PARTICLES, DENSITY, LINKS, DISTANCE and SPEED: the counts are of their defaults"
                .into(),
        );
    }
    let file = package_dir()?.join("record/instructions.json");
    let recorded: BTreeMap<String, f64> = match fs::read_to_string(&file) {
        Ok(text) => serde_json::from_str(&text)?,
        Err(_) => BTreeMap::new(),
    };
    let mut counted = BTreeMap::new();
    let mut grown = Vec::new();
    println!("| instructions a particle | now | recorded | |\n| --- | ---: | ---: | ---: |");
    for (row, count, _) in ROWS {
        let more = instructions(row, 2 * FRAMES)? - instructions(row, FRAMES)?;
        let each = more / f64::from(FRAMES) / f64::from(count);
        let before = recorded.get(row).copied().unwrap_or(each);
        let growth = each / before - 1.0;
        println!(
            "| {row} | {each:.3} | {before:.3} | {:+.1} % |",
            100.0 * growth
        );
        if growth >= MAX_GROWTH {
            grown.push(row);
        }
        counted.insert(row, (each * 1000.0).round() / 1000.0);
    }
    if is_recorded {
        fs::write(
            file,
            format!("{}\n", serde_json::to_string_pretty(&counted)?),
        )?;
    } else if !grown.is_empty() {
        return Err(format!("grown by 5 % or more: {}", grown.join("; ")).into());
    }
    Ok(())
}

/// How many instructions so many frames of a row take, with the setup.
fn instructions(row: &str, frames: u32) -> Result<f64, Failure> {
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no"])
        .arg("--cachegrind-out-file=/dev/null")
        .arg(env::current_exe()?)
        .args([row, &frames.to_string()])
        .output()
        .map_err(|error| format!("valgrind does not start: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find(|line| line.contains("refs:"));
    let number = line.and_then(|line| line.split("refs:").nth(1));
    let digits = number.ok_or(format!("valgrind counts nothing:\n{text}"))?;
    Ok(digits.replace(',', "").trim().parse()?)
}
