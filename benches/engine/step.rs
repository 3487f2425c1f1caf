//! A step of drifting and bouncing, beside a copy of the same memory.

use std::hint::black_box;

use benches::{COUNTS, FRAME_SECS, field};
use criterion::{BenchmarkId, Criterion, Throughput};
use particles::motion::{Bounds, drift};

pub(crate) fn bench(criterion: &mut Criterion) {
    confirm();
    let mut group = criterion.benchmark_group("step");
    for count in COUNTS {
        group.throughput(Throughput::Elements(u64::from(count)));
        let mut field = field(count, false);
        group.bench_function(BenchmarkId::new("drift", count), |bencher| {
            bencher.iter(|| field.advance(black_box(FRAME_SECS)));
        });
        // Positions and velocities on both axes: what a step reads and writes.
        let state = vec![1.0_f32; 4 * count as usize];
        let mut copy = state.clone();
        group.bench_function(BenchmarkId::new("copy", count), |bencher| {
            bencher.iter(|| black_box(&mut copy).copy_from_slice(black_box(&state)));
        });
    }
    group.finish();
}

/// Particles that bounce are where mirrors put them.
fn confirm() {
    let mut position = [10.0, 50.0, 95.0];
    let mut velocity = [-30.0, 10.0, 215.0];
    drift(&mut position, &mut velocity, Bounds::inset(100.0, 0.0), 1.0);
    assert_eq!(position, [20.0, 60.0, 90.0], "positions after a step");
    assert_eq!(velocity, [30.0, 10.0, -215.0], "velocities after a step");
}
