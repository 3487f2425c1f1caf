//! The rows: each confirms its result before it is timed.

use std::env;
use std::error::Error;
use std::fs;
use std::time::{Duration, SystemTime};

use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};
use field::{FieldParams, field};
use particles::{Animation, Frame, Link, Simulation, StageSize, links};

use crate::results::{Measured, heading, package_dir, table};
use crate::searches::reference_links;
use crate::{Drifting, FRAME_SECS, MAX_NAIVE_COUNT, Params, Search};

/// Frames whose links are compared before they are timed, of many particles and of few: enough for candidates to be
/// kept and to be collected anew.
const CONFIRMED_FRAMES: [u32; 2] = [2, 10];

/// Measures the rows that criterion's arguments select, and prints their table. With the variable `STORE`, stores it in
/// `benches/results`.
#[expect(clippy::print_stdout, reason = "the table is what it is run for")]
#[expect(
    clippy::disallowed_methods,
    reason = "files of this run are told from older ones"
)]
pub fn run(groups: &[fn(&mut Rows)]) -> Result<(), Box<dyn Error>> {
    let heading = env::var_os("STORE").map(|_| heading()).transpose()?;
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
    let table = table(&rows.measured);
    print!("\n{table}");
    if let Some(heading) = heading {
        fs::write(package_dir()?.join("results/native.md"), heading + &table)?;
    }
    Ok(())
}

/// Measures rows by criterion, and collects them for the table.
#[expect(missing_debug_implementations, reason = "criterion's has none")]
pub struct Rows {
    criterion: Criterion,
    started: SystemTime,
    measured: Vec<Measured>,
}

impl Rows {
    /// Measures the work that `make` returns, which does something to `count` particles. It is made if the arguments
    /// select the row.
    pub fn row<R, W: FnMut() -> R>(&mut self, name: &str, count: u32, make: impl FnOnce() -> W) {
        let (mut make, mut work) = (Some(make), None);
        let (group, row) = name.split_once('/').expect("a group and a name");
        let mut group = self.criterion.benchmark_group(group);
        group
            .sampling_mode(SamplingMode::Flat)
            .throughput(Throughput::Elements(count.into()))
            .bench_function(BenchmarkId::new(row, count), |bencher| {
                work = work.take().or_else(|| make.take().map(|make| make()));
                bencher.iter(work.as_mut().expect("it is made once"));
            });
        group.finish();
        let measured = Measured::read(name, count, self.started);
        self.measured.extend(measured.expect("criterion's results"));
    }

    /// Confirms a search of these particles and times it; if they move, with their step.
    pub fn search(
        &mut self,
        name: &str,
        particles: &Drifting,
        search: &mut dyn Search,
        moves: bool,
    ) {
        let (mut particles, count) = (particles.clone(), particles.count());
        self.row(name, count, move || {
            let is_small = count <= MAX_NAIVE_COUNT;
            for _ in 0..CONFIRMED_FRAMES[usize::from(is_small)] {
                confirm(name, search, &particles);
                if moves {
                    particles.advance();
                }
            }
            move || {
                if moves {
                    particles.advance();
                }
                search.search(&particles).len()
            }
        });
    }

    /// Confirms a simulation and times its frames with their links, at 60 Hz.
    pub fn simulation(&mut self, name: &str, count: u32, make: impl FnOnce() -> Simulation) {
        self.row(name, count, || {
            let mut simulation = make();
            confirm_simulation(name, &mut simulation);
            move || {
                simulation.advance(FRAME_SECS.into());
                simulation.frame().links.len()
            }
        });
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
    let expected = reference_links(particles);
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
    let animation: Box<dyn Animation> = Box::new(animation);
    Simulation::new(animation, StageSize::new(side_px, side_px), 1)
}

fn sorted(links: &[Link]) -> Vec<Link> {
    let mut links = links.to_vec();
    links.sort_unstable();
    links
}
