//! The rows: each confirms its result before it is timed.

use std::env;
use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::time::{Duration, SystemTime};

use allocation_counter::measure;
use criterion::{Bencher, BenchmarkId, Criterion, SamplingMode, Throughput};
use field::{FieldParams, field};
use particles::{Animation, Frame, Link, Simulation, StageSize, links};

use crate::{
    Drifting, FRAME_SECS, Frames, MAX_NAIVE_COUNT, Measured, Params, Search, naive_links,
    results_file, table, timed,
};

/// A name, and what measures its rows.
pub type Group = (&'static str, fn(&mut Rows));

const SAMPLES: u32 = 10;

/// Criterion's options whose value can begin like a group's name.
const BASELINES: [&str; 6] = [
    "--save-baseline",
    "-s",
    "--baseline",
    "-b",
    "--baseline-lenient",
    "--load-baseline",
];

/// How long a row is measured.
const MEASUREMENT: Duration = Duration::from_millis(800);

/// Frames whose links are compared before they are timed: enough for candidates to be kept and to be
/// collected anew.
const CONFIRMED_FRAMES: u32 = 10;

/// As many of large numbers.
const CONFIRMED_LARGE_FRAMES: u32 = 2;

/// Measures all groups, or those that the arguments name, prints their table and writes [`results_file`].
#[expect(clippy::print_stdout, reason = "the table is what it is run for")]
#[expect(
    clippy::disallowed_methods,
    reason = "files of this run are told from older ones"
)]
pub fn run(groups: &[Group]) -> Result<(), Box<dyn Error>> {
    let is_named = |(group, _): &&Group| {
        env::args()
            .zip(env::args().skip(1))
            .any(|(before, argument)| {
                !BASELINES.contains(&before.as_str()) && argument.starts_with(group)
            })
    };
    let named: Vec<Group> = groups.iter().filter(is_named).copied().collect();
    if named.len() > 1 {
        return Err("name one group, or none for all".into());
    }
    let params = Params::from_env();
    println!(
        "Particles: {:?}, {} on a screen of 1920 × 1080, {} to {} px/s; links within {:.1} px\n",
        params.counts, params.density, params.speed_px[0], params.speed_px[1], params.distance_px
    );
    let mut rows = Rows {
        criterion: Criterion::default()
            .warm_up_time(Duration::from_millis(200))
            .measurement_time(MEASUREMENT)
            .sample_size(SAMPLES as usize)
            .nresamples(10_000)
            .configure_from_args(),
        started: SystemTime::now(),
        measured: Vec::new(),
    };
    // A filter such as `naive` selects rows of any group.
    for (_, bench) in if named.is_empty() { groups } else { &named } {
        bench(&mut rows);
    }
    rows.criterion.final_summary();
    let measured = &mut rows.measured;
    measured.sort_by(|a, b| (&a.name, a.count).cmp(&(&b.name, b.count)));
    print!("\n{}", table(measured));
    Ok(fs::write(
        results_file()?,
        serde_json::to_string_pretty(measured)?,
    )?)
}

/// Measures rows by criterion, and collects them for the tables.
#[expect(missing_debug_implementations, reason = "criterion's has none")]
pub struct Rows {
    criterion: Criterion,
    started: SystemTime,
    measured: Vec<Measured>,
}

impl Rows {
    /// Measures `work`, which does something to `count` particles.
    pub fn row<R>(&mut self, group: &str, name: &str, count: u64, work: impl FnMut() -> R) {
        if self.time(group, name, count, work) {
            self.finish(group, name, count, None);
        }
    }

    /// As [`Self::row`], timed by `bench` itself, for work of less than a millisecond.
    pub fn custom_row(
        &mut self,
        group: &str,
        name: &str,
        count: u64,
        bench: impl FnMut(&mut Bencher<'_>),
    ) {
        if self.bench(group, name, count, Duration::ZERO, bench) {
            self.finish(group, name, count, None);
        }
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
        let mut particles = particles.clone();
        let frames = if particles.count() <= u64::from(MAX_NAIVE_COUNT) {
            CONFIRMED_FRAMES
        } else {
            CONFIRMED_LARGE_FRAMES
        };
        let held = measure(|| {
            search.search(&particles);
        });
        for _ in 0..frames {
            confirm(name, search, &particles);
            if moves {
                particles.advance();
            }
        }
        let count = particles.count();
        let mut frame = || {
            if moves {
                particles.advance();
            }
            search.search(&particles).len()
        };
        if moves {
            self.frames("links", name, count, held.bytes_current, frame);
        } else {
            self.row("links", name, count, &mut frame);
        }
        confirm(name, search, &particles);
    }

    /// Times frames of a simulation with their links, at 60 Hz, and measures the slowest frames and the memory.
    pub fn simulation(&mut self, name: &str, make: impl FnOnce() -> Simulation) {
        let mut made = None;
        let held = measure(|| {
            made.insert(make()).frame();
        });
        let mut simulation = made.expect("a simulation was made");
        let positions = |frame: Frame<'_>| [frame.x.to_vec(), frame.y.to_vec()];
        let before = positions(simulation.frame());
        simulation.advance(FRAME_SECS.into());
        let frame = simulation.frame();
        assert!(positions(frame) != before, "{name}: nothing moves");
        confirm_particles(name, &frame);
        let count = frame.x.len();
        if count <= MAX_NAIVE_COUNT as usize && !frame.links.is_empty() {
            let style = frame.link_style;
            let groups = style.same_color.then_some(frame.color);
            let expected = links::naive(frame.x, frame.y, groups, style.distance_px);
            assert!(sorted(frame.links) == expected, "{name}: the links");
        }
        self.frames("frame", name, count as u64, held.bytes_current, || {
            simulation.advance(FRAME_SECS.into());
            simulation.frame().links.len()
        });
        confirm_particles(name, &simulation.frame());
    }

    /// Measures moving frames: the mean, and the slowest.
    fn frames<R>(
        &mut self,
        group: &str,
        name: &str,
        count: u64,
        bytes: i64,
        mut frame: impl FnMut() -> R,
    ) {
        if self.time(group, name, count, &mut frame) {
            let frames = Frames::measure(bytes, frame);
            self.finish(group, name, count, Some(frames));
        }
    }

    /// Times `work`; returns whether the arguments select the row.
    fn time<R>(
        &mut self,
        group: &str,
        name: &str,
        count: u64,
        mut work: impl FnMut() -> R,
    ) -> bool {
        let once = timed(|| drop(black_box(work())));
        self.bench(group, name, count, once, |bencher| bencher.iter(&mut work))
    }

    fn bench(
        &mut self,
        group: &str,
        name: &str,
        count: u64,
        once: Duration,
        mut bench: impl FnMut(&mut Bencher<'_>),
    ) -> bool {
        let mut is_selected = false;
        let mut group = self.criterion.benchmark_group(group);
        group
            .sampling_mode(SamplingMode::Flat)
            .throughput(Throughput::Elements(count));
        // Time for three iterations in each sample. Criterion warns where there is time for less than one.
        let needed = once * 3 * SAMPLES;
        if needed > MEASUREMENT {
            group.measurement_time(needed);
        }
        group.bench_function(BenchmarkId::new(name, count), |bencher| {
            is_selected = true;
            bench(bencher);
        });
        group.finish();
        is_selected
    }

    fn finish(&mut self, group: &str, name: &str, count: u64, frames: Option<Frames>) {
        let measured = Measured::read(group, name, count, frames, self.started);
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

fn confirm_particles(name: &str, frame: &Frame<'_>) {
    let within = |centers: &[f32], side_px| {
        let mut centers = centers.iter();
        centers.all(|center| (0.0..=side_px).contains(center))
    };
    let (width_px, height_px) = (frame.size.width_px(), frame.size.height_px());
    assert!(
        within(frame.x, width_px) && within(frame.y, height_px),
        "{name}: a particle is off the stage"
    );
    assert!(frame.color.is_sorted(), "{name}: the order of colors");
}

fn sorted(links: &[Link]) -> Vec<Link> {
    let mut links = links.to_vec();
    links.sort_unstable();
    links
}
