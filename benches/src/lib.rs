//! What the benchmarks share: fields of any number of particles, equally dense.

mod scalar_grid;

use field::FieldParams;
use particles::{Simulation, StageSize};

pub use scalar_grid::scalar_grid;

/// Numbers of particles: an animation's, and powers of ten that leave one cache after the other.
pub const COUNTS: [u32; 5] = [120, 1_000, 10_000, 100_000, 1_000_000];

/// The largest number that quadratic algorithms are measured at.
pub const MAX_NAIVE_COUNT: u32 = 10_000;

/// A frame on a screen of 60 Hz, in seconds.
pub const FRAME_SECS: f64 = 1.0 / 60.0;

/// Links for each particle on average.
const MEAN_LINKS: f64 = 3.0;

/// Area for each particle in square CSS pixels: 10,000 of them on a screen of 1920 × 1080.
const AREA_PER_PARTICLE_PX: f64 = 207.36;

/// The side of the square stage that this number of particles has.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "lengths are in single precision"
)]
pub fn stage(count: u32) -> StageSize {
    let side_px = (f64::from(count) * AREA_PER_PARTICLE_PX).sqrt() as f32;
    StageSize::new(side_px, side_px)
}

/// The parameters of a field with three links for each particle, or without any.
#[must_use]
pub fn params(count: u32, links: bool) -> FieldParams {
    FieldParams {
        links,
        ..FieldParams::with_mean_links(count, MEAN_LINKS, stage(count))
    }
}

/// A field that has moved for a second.
#[must_use]
pub fn field(count: u32, links: bool) -> Simulation {
    let mut field = field::field(params(count, links), stage(count), 1);
    for _ in 0..60 {
        field.advance(FRAME_SECS);
    }
    field
}
