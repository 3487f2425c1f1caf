//! A whole frame of each animation in each phase: a step, hit-testing and links.

use std::hint::black_box;

use benches::FRAME_SECS;
use criterion::{BenchmarkId, Criterion};
use particles::{StageSize, animations};

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("frame");
    for entry in animations::ALL {
        for (phase, described) in entry.description.phases.iter().enumerate() {
            let id = BenchmarkId::new(entry.description.name, described.name);
            group.bench_function(id, |bencher| {
                let mut simulation = entry.simulation(StageSize::new(1920.0, 1080.0), 1);
                bencher.iter(|| {
                    // A phase ends; it is measured from its beginning again and again.
                    if simulation.phase() != phase {
                        simulation.pose(phase);
                        simulation.pointer_moved((960.0, 540.0).into());
                    }
                    simulation.advance(FRAME_SECS);
                    black_box(simulation.frame().links.len())
                });
            });
        }
    }
    group.finish();
}
