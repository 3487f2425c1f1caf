//! The rows: each confirms its result before it is timed.

use std::env;
use std::error::Error;
use std::time::{Duration, SystemTime};

use allocation_counter::measure;
use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};
use field::{FieldParams, field};
use particles::{Animation, Frame, Link, Simulation, StageSize, links};

use crate::frames::Frames;
use crate::record::Recording;
use crate::results::{Measured, table};
use crate::searches::naive_links;
use crate::{Drifting, FRAME_SECS, MAX_NAIVE_COUNT, Params, Search};

/// Frames whose links are compared before they are timed, of many particles and of few: enough for candidates to be
/// kept and to be collected anew.
const CONFIRMED_FRAMES: [u32; 2] = [2, 10];

/// Measures the rows that criterion's arguments select, and prints their table. With the variable `RECORD`, records it.
#[expect(clippy::print_stdout, reason = "the table is what it is run for")]
#[expect(
    clippy::disallowed_methods,
    reason = "files of this run are told from older ones"
)]
pub fn run(groups: &[fn(&mut Rows)]) -> Result<(), Box<dyn Error>> {
    let recording = env::var_os("RECORD")
        .map(|_| Recording::begin())
        .transpose()?;
    let params = Params::from_env();
    println!(
        "Particles: {:?}, {} on a screen of 1920 × 1080, {} to {} px/s; links within {:.1} px\n",
        params.counts, params.density, params.speed_px[0], params.speed_px[1], params.distance_px
    );
    let mut rows = Rows {
        criterion: Criterion::default()
            .warm_up_time(Duration::from_millis(200))
            .measurement_time(Duration::from_millis(800))
            .sample_size(10)
            .nresamples(10_000)
            .configure_from_args(),
        started: SystemTime::now(),
        measured: Vec::new(),
    };
    for bench in groups {
        bench(&mut rows);
    }
    rows.criterion.final_summary();
    rows.measured
        .sort_by(|a, b| (&a.name, a.count).cmp(&(&b.name, b.count)));
    let table = table(&rows.measured);
    print!("\n{table}");
    recording.map_or(Ok(()), |recording| recording.end(&table))
}

/// Measures rows by criterion, and collects them for the tables.
#[expect(missing_debug_implementations, reason = "criterion's has none")]
pub struct Rows {
    criterion: Criterion,
    started: SystemTime,
    measured: Vec<Measured>,
}

impl Rows {
    /// Measures the work that `make` returns, which does something to `count` particles.
    pub fn row<W: FnMut()>(&mut self, name: &str, count: u32, make: impl FnOnce() -> W) {
        self.frames(name, count.into(), || (None, make()));
    }

    /// Confirms a search of these particles and times it. If they move, the time includes their step, and the slowest
    /// frames and the memory are measured too.
    pub fn search(
        &mut self,
        name: &str,
        particles: &Drifting,
        search: &mut dyn Search,
        moves: bool,
    ) {
        let (mut particles, count) = (particles.clone(), particles.count());
        self.frames(name, count, move || {
            let held = measure(|| {
                search.search(&particles);
            });
            let is_small = count <= u64::from(MAX_NAIVE_COUNT);
            for _ in 0..CONFIRMED_FRAMES[usize::from(is_small)] {
                confirm(name, search, &particles);
                if moves {
                    particles.advance();
                }
            }
            let frame = move || {
                if moves {
                    particles.advance();
                }
                search.search(&particles).len()
            };
            (moves.then_some(held.bytes_current), frame)
        });
    }

    /// Times frames of a simulation with their links, at 60 Hz, and measures the slowest frames and the memory.
    pub fn simulation(&mut self, name: &str, count: u32, make: impl FnOnce() -> Simulation) {
        self.frames(name, count.into(), || {
            let mut made = None;
            let held = measure(|| {
                made.insert(make()).frame();
            });
            let mut simulation = made.expect("a simulation was made");
            confirm_simulation(name, &mut simulation);
            let frame = move || {
                simulation.advance(FRAME_SECS.into());
                simulation.frame().links.len()
            };
            (Some(held.bytes_current), frame)
        });
    }

    /// Measures work, and with the memory that it holds also the slowest. It is made if the arguments select the row.
    fn frames<R, W: FnMut() -> R>(
        &mut self,
        name: &str,
        count: u64,
        make: impl FnOnce() -> (Option<i64>, W),
    ) {
        let (mut make, mut made) = (Some(make), None);
        let (group, row) = name.split_once('/').expect("a group and a name");
        let mut group = self.criterion.benchmark_group(group);
        group
            .sampling_mode(SamplingMode::Flat)
            .throughput(Throughput::Elements(count))
            .bench_function(BenchmarkId::new(row, count), |bencher| {
                made = made.take().or_else(|| make.take().map(|make| make()));
                bencher.iter(&mut made.as_mut().expect("it is made once").1);
            });
        group.finish();
        let frames = made.and_then(|(held_bytes, work)| Some(Frames::measure(held_bytes?, work)));
        let measured = Measured::read(name, count, frames, self.started);
        self.measured.extend(measured.expect("criterion's results"));
    }
}

/// The engine's field: so many drifting particles, as dense, fast and linked as the parameters say.
pub fn field_from_env(count: u32) -> Simulation {
    let params = Params::from_env();
    let [slowest_px, fastest_px] = params.speed_px;
    let field_params = FieldParams {
        count,
        link_distance_px: params.distance_px,
        speed_px: slowest_px..=fastest_px,
        ..FieldParams::default()
    };
    let side_px = params.side_px(count);
    field(field_params, StageSize::new(side_px, side_px), 1)
}

/// Nothing is off the stage, particles move, and links are those of the naive search.
fn confirm_simulation(name: &str, simulation: &mut Simulation) {
    let positions = |frame: Frame<'_>| [frame.x.to_vec(), frame.y.to_vec()];
    let before = positions(simulation.frame());
    simulation.advance(FRAME_SECS.into());
    let frame = simulation.frame();
    assert!(positions(frame) != before, "{name}: nothing moves");
    for (centers, side_px) in [
        (frame.x, frame.size.width_px()),
        (frame.y, frame.size.height_px()),
    ] {
        let are_within = centers
            .iter()
            .all(|center| (0.0..=side_px).contains(center));
        assert!(are_within, "{name}: a particle is off the stage");
    }
    assert!(frame.color.is_sorted(), "{name}: the order of colors");
    if frame.x.len() <= MAX_NAIVE_COUNT as usize && !frame.links.is_empty() {
        let style = frame.link_style;
        let groups = style.same_color.then_some(frame.color);
        let expected = links::naive(frame.x, frame.y, groups, style.distance_px);
        assert!(sorted(frame.links) == expected, "{name}: the links");
    }
}

/// Compares the links with those of the naive search, or if that takes too long, of the simple grid.
fn confirm(name: &str, search: &mut dyn Search, particles: &Drifting) {
    let expected = naive_links(particles);
    let found = sorted(search.search(particles));
    assert!(
        found == sorted(&expected),
        "{name}: {} links, other than the {} expected",
        found.len(),
        expected.len()
    );
}

/// An animation on a square stage for so many particles, as dense as the parameters say.
pub fn simulation_from_env(animation: impl Animation + 'static, count: u32) -> Simulation {
    let side_px = Params::from_env().side_px(count);
    Simulation::new(Box::new(animation), StageSize::new(side_px, side_px), 1)
}

fn sorted(links: &[Link]) -> Vec<Link> {
    let mut links = links.to_vec();
    links.sort_unstable();
    links
}
