//! The link search beside other crates and simpler ways: over moving frames, and afresh.

use benches::{COUNTS, Drifting, MAX_NAIVE_COUNT};
use criterion::Criterion;
use particles::{Link, LinkSearch};

use crate::row;
use crate::searches::{Afresh, Collecting, Kiddo, Naive, Search, SimpleGrid, Zelll};

/// The largest number that the other crates are measured at, and that two clusters have.
const MAX_PEER_COUNT: u32 = 100_000;

/// Frames whose links are compared before they are timed: enough for candidates to be kept and to be
/// collected anew.
const CONFIRMED_FRAMES: u32 = 10;

/// As many of large numbers.
const CONFIRMED_LARGE_FRAMES: u32 = 2;

pub(crate) fn bench(criterion: &mut Criterion) {
    for count in COUNTS {
        let particles = Drifting::new(count);
        let mut row = |name: &str, search: &mut dyn Search, moves: bool| {
            measure(criterion, name, &particles, search, moves);
        };
        // The step is part of these. Most searches of the engine measure what an earlier one has
        // collected, and one in about five collects: the row is the average.
        row("moving", &mut LinkSearch::default(), true);
        row("moving, simple grid", &mut SimpleGrid::default(), true);
        // A frame that nothing can be kept for.
        row("afresh", &mut Afresh::default(), false);
        row("afresh, simple grid", &mut SimpleGrid::default(), false);
        // A frame that candidates are collected for, in memory of an earlier one.
        row("collecting", &mut Collecting::default(), false);
        // A frame in which nothing has to be collected.
        row("kept", &mut LinkSearch::default(), false);
        if count <= MAX_PEER_COUNT {
            row("moving, zelll", &mut Zelll::that_rebuilds(), true);
            row("moving, kiddo", &mut Kiddo::default(), true);
            row("afresh, zelll", &mut Zelll::default(), false);
            row("afresh, kiddo", &mut Kiddo::default(), false);
        }
        if count <= MAX_NAIVE_COUNT {
            row("moving, naive", &mut Naive::default(), true);
            row("afresh, naive", &mut Naive::default(), false);
        }
    }
    let clusters = Drifting::two_clusters(MAX_PEER_COUNT);
    let rows: [(&str, &mut dyn Search); 2] = [
        ("two clusters, afresh", &mut Afresh::default()),
        ("two clusters, afresh, zelll", &mut Zelll::default()),
    ];
    for (name, search) in rows {
        measure(criterion, name, &clusters, search, false);
    }
}

/// Confirms a search, over some frames where the particles move, and times it.
fn measure(
    criterion: &mut Criterion,
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
    for _ in 0..frames {
        confirm(name, search, &particles);
        if moves {
            particles.advance();
        }
    }
    row(criterion, "links", name, particles.count(), || {
        if moves {
            particles.advance();
        }
        search.search(&particles).len()
    });
    confirm(name, search, &particles);
}

/// The links are those of the naive search, or where that takes too long, of the simple grid.
fn confirm(name: &str, search: &mut dyn Search, particles: &Drifting) {
    let expected = if particles.count() <= 1_000 {
        sorted(Naive::default().search(particles))
    } else {
        sorted(SimpleGrid::default().search(particles))
    };
    let found = sorted(search.search(particles));
    assert!(found == expected, "{name}: {} links", found.len());
}

fn sorted(links: &[Link]) -> Vec<Link> {
    let mut links = links.to_vec();
    links.sort_unstable();
    links
}
