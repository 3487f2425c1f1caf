//! Code that all benchmarks share: the [rows](Row), and [`run`], which measures them.

#![expect(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    reason = "only benchmarks call it"
)]

mod drifting;
pub mod engine;
mod measure;
mod params;
mod row;
mod searches;
mod simple_grid;
pub mod site;
mod table;

pub use drifting::Drifting;
pub use measure::run;
pub use params::Params;
pub use row::{Row, Work, simulation_from_env};
pub use searches::Search;
pub use table::package_dir;

/// Largest number of particles for quadratic algorithms.
pub const MAX_NAIVE_COUNT: u32 = 10_000;

/// Largest number of particles for searches other than the engine's.
pub const MAX_PEER_COUNT: u32 = 100_000;

/// Duration of a frame at 60 Hz, in seconds.
pub const FRAME_SECS: f32 = 1.0 / 60.0;
