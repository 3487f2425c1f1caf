//! Rows of your animation and your search.

#![expect(
    clippy::cast_possible_truncation,
    reason = "numbers of particles and steps of frames are small"
)]

mod animation;
mod search;

use std::rc::Rc;

use benches::{Drifting, MAX_PEER_COUNT, Row, simulation_from_env};

pub(crate) fn rows(count: u32) -> Vec<Row> {
    let simulation = move || simulation_from_env(animation::animation(count), count);
    let mut rows = vec![Row::simulation("frame/field, own", count, simulation)];
    if count <= MAX_PEER_COUNT {
        let particles = Rc::new(Drifting::new(count));
        let row = Row::search("links/moving, own", &particles, true, search::search);
        rows.push(row);
    }
    rows
}
