//! The link search: in moving frames, afresh, as it was before, and naively.

use std::hint::black_box;

use benches::{COUNTS, FRAME_SECS, MAX_NAIVE_COUNT, field, params, scalar_grid};
use criterion::{BenchmarkId, Criterion, Throughput};
use particles::{Link, LinkSearch, links};

pub(crate) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("links");
    for count in COUNTS {
        let distance_px = params(count, true).link_distance_px;
        group.throughput(Throughput::Elements(u64::from(count)));

        let mut moving = field(count, true);
        for _ in 0..10 {
            moving.advance(FRAME_SECS);
            let frame = moving.frame();
            confirm(frame.links, frame.x, frame.y, distance_px);
        }
        // A step and the search after it, as animations have them: most searches measure what an
        // earlier one has collected, and one in about five collects.
        group.bench_function(BenchmarkId::new("moving", count), |bencher| {
            bencher.iter(|| {
                moving.advance(FRAME_SECS);
                black_box(moving.frame().links.len())
            });
        });

        let mut still = field(count, false);
        let frame = still.frame();
        let mut search = LinkSearch::default();
        // The search of a frame that nothing can be kept for.
        group.bench_function(BenchmarkId::new("afresh", count), |bencher| {
            bencher.iter(|| {
                search.clear();
                black_box(search.search(frame.x, frame.y, None, distance_px).len())
            });
        });
        // The search of a frame in which nothing has to be collected.
        group.bench_function(BenchmarkId::new("kept", count), |bencher| {
            bencher.iter(|| black_box(search.search(frame.x, frame.y, None, distance_px).len()));
        });
        let found = scalar_grid(frame.x, frame.y, distance_px);
        confirm(&found, frame.x, frame.y, distance_px);
        group.bench_function(BenchmarkId::new("scalar grid", count), |bencher| {
            bencher.iter(|| black_box(scalar_grid(frame.x, frame.y, distance_px)));
        });
        if count <= MAX_NAIVE_COUNT {
            group.bench_function(BenchmarkId::new("naive", count), |bencher| {
                bencher.iter(|| black_box(links::naive(frame.x, frame.y, None, distance_px)));
            });
        }
    }
    group.finish();
}

/// The links are those of the naive search, or where that takes too long, those of a fresh one.
fn confirm(found: &[Link], x: &[f32], y: &[f32], distance_px: f32) {
    let mut found = found.to_vec();
    found.sort_unstable();
    let mut expected = if x.len() <= MAX_NAIVE_COUNT as usize {
        links::naive(x, y, None, distance_px)
    } else {
        let mut search = LinkSearch::default();
        search.search(x, y, None, distance_px).to_vec()
    };
    expected.sort_unstable();
    assert!(found == expected, "the links of {} particles", x.len());
}
