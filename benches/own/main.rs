//! Your benchmark, to be edited: an animation beside the engine's field, a search beside zelll's.

#![expect(
    clippy::cast_possible_truncation,
    reason = "numbers of particles and steps of frames are small"
)]

mod animation;
mod search;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    benches::run(&[("frame", animation::bench), ("links", search::bench)])
}
