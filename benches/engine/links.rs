//! The link search beside zelll and simpler ways: over moving frames, and afresh.

use benches::{
    Afresh, Collecting, Drifting, MAX_NAIVE_COUNT, MAX_PEER_COUNT, Naive, Params, Rows, Search,
    SimpleGrid, Zelll,
};
use particles::LinkSearch;

/// In CSS pixels a second: a frame's step of 5 px is twice what candidates survive at the default link distance.
const FAST_PX: f32 = 300.0;

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
        let fast = Drifting::at_speed(count, FAST_PX);
        let lone = Drifting::lone_mover(count);
        for (name, particles) in [("fast", &fast), ("lone mover", &lone)] {
            let grid = format!("links/{name}, simple grid");
            let mut row = |name: &str, search: &mut dyn Search| {
                rows.search(name, particles, search, true);
            };
            row(&format!("links/{name}"), &mut LinkSearch::default());
            row(&grid, &mut SimpleGrid::default());
        }
    }
}
