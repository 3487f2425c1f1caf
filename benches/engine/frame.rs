//! A whole frame of each animation in each phase: a step, hit-testing and links.

use std::hint::black_box;

use benches::FRAME_SECS;
use criterion::{BenchmarkId, Criterion};
use particles::{Animation, AnimationName, Phase, StageSize};

const PHASES: [(AnimationName, Phase); 6] = [
    (AnimationName::Esee, Phase::Scattered),
    (AnimationName::Esee, Phase::Converging),
    (AnimationName::Esee, Phase::Unified),
    (AnimationName::Impact, Phase::Individual),
    (AnimationName::Impact, Phase::Converging),
    (AnimationName::Impact, Phase::Collective),
];

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("frame");
    for (name, phase) in PHASES {
        let id = BenchmarkId::new(name.as_str(), phase.as_str());
        group.bench_function(id, |bencher| {
            let mut animation = Animation::new(name, StageSize::new(1920.0, 1080.0), 1);
            bencher.iter(|| {
                // A phase ends; it is measured from its beginning again and again.
                if animation.phase() != phase {
                    animation.compose(phase);
                    animation.pointer_moved((960.0, 540.0).into());
                }
                animation.advance(FRAME_SECS);
                black_box(animation.frame().links.len())
            });
        });
    }
    group.finish();
}
