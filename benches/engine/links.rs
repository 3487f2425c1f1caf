//! The link search beside zelll and simpler ways: over moving frames, and afresh.

use benches::{
    Afresh, Collecting, Drifting, MAX_NAIVE_COUNT, MAX_PEER_COUNT, Naive, Params, Rows, Search,
    SimpleGrid, Zelll,
};
use particles::LinkSearch;

pub(crate) fn bench(rows: &mut Rows) {
    for &count in &Params::from_env().counts {
        let particles = Drifting::new(count);
        let mut row = |name: &str, search: &mut dyn Search, moves: bool| {
            rows.search(name, &particles, search, moves);
        };
        // The step is part of these. Most searches of the engine measure what an earlier one has
        // collected, and one in about five collects: the row is the average.
        row("links/moving", &mut LinkSearch::default(), true);
        row(
            "links/moving, simple grid",
            &mut SimpleGrid::default(),
            true,
        );
        // A frame that nothing can be kept for.
        row("links/afresh", &mut Afresh::default(), false);
        row(
            "links/afresh, simple grid",
            &mut SimpleGrid::default(),
            false,
        );
        // A frame that candidates are collected for, in memory of an earlier one.
        row("links/collecting", &mut Collecting::default(), false);
        // A frame in which nothing has to be collected.
        row("links/kept", &mut LinkSearch::default(), false);
        if count <= MAX_PEER_COUNT {
            row("links/moving, zelll", &mut Zelll::default(), true);
        }
        if count <= MAX_NAIVE_COUNT {
            row("links/moving, naive", &mut Naive::default(), true);
            row("links/afresh, naive", &mut Naive::default(), false);
        }
        rows.search(
            "links/lone mover",
            &Drifting::lone_mover(count),
            &mut LinkSearch::default(),
            true,
        );
    }
}
