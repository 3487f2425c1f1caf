//! Code that all benchmarks share: the [rows](Row), and [`run`], which measures them.
//!
//! The constants describe the particles that are measured in any number. To measure others, edit them.

#![expect(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    reason = "only benchmarks call it"
)]

mod drifting;
pub mod engine;
mod measure;
mod row;
mod searches;
pub mod site;
mod table;

pub use drifting::Drifting;
pub use measure::run;
pub use row::{Row, Work};
pub use searches::Search;
pub use table::package_dir;

/// Numbers of particles: each outgrows another of the processor's caches.
pub const COUNTS: [u32; 5] = [100, 1_000, 10_000, 100_000, 1_000_000];

/// Area of the stage per particle, in square CSS pixels: 10,000 particles on a screen of 1920 × 1080.
pub const AREA_PER_PARTICLE_PX: f32 = 207.36;

/// Pairs nearer than this are links, in CSS pixels: about three links per particle, because within a distance d of a
/// particle are π · d² / area others, and each link has two ends.
pub const DISTANCE_PX: f32 = 19.9;

/// Least and largest speed in CSS pixels per second, as in the animations.
pub const SPEED_PX: [f32; 2] = [12.0, 30.0];

/// Largest number of particles for quadratic algorithms.
pub const MAX_NAIVE_COUNT: u32 = 10_000;

/// Duration of a frame at 60 Hz, in seconds.
pub const FRAME_SECS: f64 = 1.0 / 60.0;
