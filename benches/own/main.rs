//! Your animation beside the engine's field, your search beside the engine's and zelll's.

#![expect(
    clippy::cast_possible_truncation,
    reason = "numbers of particles and steps of frames are small"
)]

mod animation;
mod search;

use std::error::Error;

use benches::{
    Drifting, MAX_PEER_COUNT, Params, Rows, Zelll, field_from_env, run, simulation_from_env,
};
use particles::LinkSearch;

fn main() -> Result<(), Box<dyn Error>> {
    run(&[frame, links])
}

fn frame(rows: &mut Rows) {
    for &count in &Params::from_env().counts {
        let own = || simulation_from_env(animation::animation(count), count);
        rows.simulation("frame/own", count, own);
        rows.simulation("frame/field", count, || field_from_env(count));
    }
}

fn links(rows: &mut Rows) {
    let counts = Params::from_env().counts.iter().copied();
    for count in counts.filter(|&count| count <= MAX_PEER_COUNT) {
        let particles = Drifting::new(count);
        rows.search("links/moving, own", &particles, &mut search::search(), true);
        rows.search("links/moving", &particles, &mut LinkSearch::default(), true);
        rows.search(
            "links/moving, zelll",
            &particles,
            &mut Zelll::default(),
            true,
        );
    }
}
