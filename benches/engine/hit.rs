//! Hit-testing.

use std::hint::black_box;

use benches::{COUNTS, field};
use criterion::{BenchmarkId, Criterion, Throughput};
use glam::Vec2;
use particles::hit::nearest;

/// How far from a particle's edge the pointer may be, in CSS pixels, as in Impact.
const REACH_PX: f32 = 10.0;

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("hit");
    for count in COUNTS {
        let mut field = field(count, false);
        let frame = field.frame();
        let (x, y, radius_px) = (frame.x, frame.y, frame.radius_px);
        let point: Vec2 = frame.size.center();
        let hit = nearest(x, y, radius_px, point, REACH_PX).map(|hit| Vec2::new(x[hit], y[hit]));
        assert!(
            hit.is_none_or(|hit| hit.distance(point) <= 4.0 + REACH_PX),
            "the particle that is hit is near"
        );
        group.throughput(Throughput::Elements(u64::from(count)));
        group.bench_function(BenchmarkId::new("nearest", count), |bencher| {
            bencher.iter(|| nearest(x, y, radius_px, black_box(point), REACH_PX));
        });
    }
    group.finish();
}
