//! What the benchmarks share: any number of particles, equally dense, that drift and bounce.

mod naive;
mod results;
mod simple_grid;

use std::time::{Duration, Instant};

use particles::Random;
use particles::motion::{Bounds, drift};

pub use naive::{naive_batches, naive_drift, naive_hit};
pub use results::{Measured, measured_since, package_dir, table};
pub use simple_grid::simple_grid;

/// Numbers of particles: an animation's, and powers of ten that leave one cache after the other.
pub const COUNTS: [u32; 5] = [120, 1_000, 10_000, 100_000, 1_000_000];

/// A number of particles whose positions and velocities, 128 MB, no cache holds.
pub const UNCACHED_COUNT: u32 = 8_000_000;

/// The largest number that quadratic algorithms are measured at.
pub const MAX_NAIVE_COUNT: u32 = 10_000;

/// A frame on a screen of 60 Hz, in seconds.
pub const FRAME_SECS: f32 = 1.0 / 60.0;

/// The link distance at which a particle has three links on average, at the density of [`Drifting`].
pub const LINK_DISTANCE_PX: f32 = 19.9;

/// Area for each particle in square CSS pixels: 10,000 of them on a screen of 1920 × 1080.
const AREA_PER_PARTICLE_PX: f32 = 207.36;

/// Speeds in CSS pixels a second: 12 to 30, as in the animations.
const SLOWEST_PX: f32 = 12.0;
const SPEED_RANGE_PX: f32 = 18.0;

/// Particles at random positions on a square stage, moving in random directions.
///
/// At first they are stored by rows as high as the link distance, so that those that are near are near in
/// memory too. Drifting undoes this over minutes, far longer than a benchmark.
#[derive(Clone, Debug)]
pub struct Drifting {
    /// Distances from the left edge.
    pub x: Vec<f32>,
    /// Distances from the top edge.
    pub y: Vec<f32>,
    /// Speeds to the right, in pixels a second.
    pub vx: Vec<f32>,
    /// Speeds downwards, in pixels a second.
    pub vy: Vec<f32>,
    /// Where they bounce, on both axes.
    pub bounds: Bounds,
    /// The stage's sides.
    pub side_px: f32,
}

impl Drifting {
    /// So many particles, the same ones each time.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a rough number will do")]
    pub fn new(count: u32) -> Self {
        let side_px = (count as f32 * AREA_PER_PARTICLE_PX).sqrt();
        let mut random = Random::new(1, 0);
        let positions = (0..count)
            .map(|_| [random.unit() * side_px, random.unit() * side_px])
            .collect();
        Self::at(positions, side_px)
    }

    /// Two clusters of `count` / 2 particles in opposite corners of the largest stage.
    #[must_use]
    pub fn two_clusters(count: u32) -> Self {
        /// The largest side of a stage.
        const SIDE_PX: f32 = 16_384.0;
        let cluster = Self::new(count / 2);
        let corner = cluster.x.iter().zip(&cluster.y).map(|(&x, &y)| [x, y]);
        let opposite = corner.clone().map(|[x, y]| [SIDE_PX - x, SIDE_PX - y]);
        Self::at(corner.chain(opposite).collect(), SIDE_PX)
    }

    fn at(mut positions: Vec<[f32; 2]>, side_px: f32) -> Self {
        let row = |y: f32| (y / LINK_DISTANCE_PX).floor();
        positions.sort_unstable_by(|[ax, ay], [bx, by]| {
            row(*ay).total_cmp(&row(*by)).then(ax.total_cmp(bx))
        });
        let mut random = Random::new(2, 0);
        let velocities = positions.iter().map(|_| {
            let (sin, cos) = (random.unit() * std::f32::consts::TAU).sin_cos();
            let speed_px = SLOWEST_PX + SPEED_RANGE_PX * random.unit();
            (cos * speed_px, sin * speed_px)
        });
        let (vx, vy) = velocities.unzip();
        let (x, y) = positions.into_iter().map(|[x, y]| (x, y)).unzip();
        Self {
            x,
            y,
            vx,
            vy,
            bounds: Bounds::inset(side_px, 0.0),
            side_px,
        }
    }

    /// A frame's step, by the engine.
    pub fn advance(&mut self) {
        drift(&mut self.x, &mut self.vx, self.bounds, FRAME_SECS.into());
        drift(&mut self.y, &mut self.vy, self.bounds, FRAME_SECS.into());
    }

    /// The number of particles.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.x.len() as u64
    }
}

/// How long something takes.
#[expect(
    clippy::disallowed_methods,
    reason = "it is the machine's time that is measured, not the simulation's"
)]
pub fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}
