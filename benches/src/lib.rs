//! What the benchmarks share, yours included: [`Search`], [`Params`] and [`Rows`], which measures searches and
//! simulations.

#![expect(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    reason = "only benchmarks call it"
)]

mod drifting;
mod params;
mod placing;
mod results;
mod rows;
mod searches;
mod simple_grid;

pub use drifting::Drifting;
pub use params::Params;
pub use placing::Placing;
pub use results::package_dir;
pub use rows::{Rows, field_from_env, run, simulation_from_env};
pub use searches::{Afresh, Collecting, Naive, Search, SimpleGrid, Zelll};

/// The largest number of particles for quadratic algorithms.
pub const MAX_NAIVE_COUNT: u32 = 10_000;

/// The largest number of particles for zelll.
pub const MAX_PEER_COUNT: u32 = 100_000;

/// A frame on a screen of 60 Hz, in seconds.
pub const FRAME_SECS: f32 = 1.0 / 60.0;
