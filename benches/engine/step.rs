//! A step: drifting and bouncing, and placing by targets, beside a copy of memory.

use std::hint::black_box;

use benches::{Drifting, Params, Placing, Rows};

/// A number of particles whose positions and velocities (128 MB) fit into no cache.
const UNCACHED_COUNT: u32 = 8_000_000;

pub(crate) fn bench(rows: &mut Rows) {
    let params = Params::from_env();
    let uncached = params.is_default.then_some(UNCACHED_COUNT);
    for count in params.counts.iter().copied().chain(uncached) {
        rows.row("step/drift", count, || {
            let mut drifting = Drifting::new(count);
            move || black_box(&mut drifting).advance()
        });
        // Positions and velocities on both axes: what drifting reads, and twice what it writes.
        rows.row("step/drift, a copy", count, || {
            let state = vec![1.0_f32; 4 * count as usize];
            let mut copy = vec![0.0; state.len()];
            move || black_box(&mut copy).copy_from_slice(black_box(&state))
        });
        rows.row("step/place", count, || {
            let mut placing = Placing::new(count);
            move || black_box(&mut placing).advance()
        });
    }
}
