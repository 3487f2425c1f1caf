//! Drifting particles, without the engine's simulation.

use std::f32::consts::TAU;

use particles::Random;
use particles::motion::{Bounds, drift};

use crate::{FRAME_SECS, Params};

/// Particles on a square stage, with random positions and directions, and with density and speed by [`Params`].
///
/// At first they are sorted by rows as high as the link distance, so that neighbors are near in memory too. Drifting
/// undoes this over minutes, far longer than a benchmark.
#[derive(Clone, Debug)]
pub struct Drifting {
    /// Distances from the left edge.
    pub x: Vec<f32>,
    /// Distances from the top edge.
    pub y: Vec<f32>,
    /// Velocities to the right, in pixels per second.
    pub vx: Vec<f32>,
    /// Velocities downwards, in pixels per second.
    pub vy: Vec<f32>,
    /// The range between the edges at which they bounce, on both axes.
    pub bounds: Bounds,
    /// Length of the stage's sides.
    pub side_px: f32,
    /// Pairs nearer than this are links.
    pub distance_px: f32,
}

impl Drifting {
    /// `count` particles, the same in each call.
    pub fn new(count: u32) -> Self {
        let params = Params::from_env();
        let side_px = params.side_px(count);
        let mut random = Random::new(1, 0);
        let mut positions: Vec<[f32; 2]> = (0..count)
            .map(|_| [random.unit() * side_px, random.unit() * side_px])
            .collect();
        let distance_px = params.distance_px;
        let row = |y: f32| (y / distance_px).floor();
        positions.sort_unstable_by(|[ax, ay], [bx, by]| {
            row(*ay).total_cmp(&row(*by)).then(ax.total_cmp(bx))
        });
        let mut random = Random::new(2, 0);
        let [slowest_px, fastest_px] = params.speed_px;
        let velocities = positions.iter().map(|_| {
            let (sin, cos) = (random.unit() * TAU).sin_cos();
            let speed_px = slowest_px + (fastest_px - slowest_px) * random.unit();
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
            distance_px,
        }
    }

    /// `count` particles, of which only the first moves, by 3 px per frame.
    pub fn lone_mover(count: u32) -> Self {
        let mut particles = Self::new(count);
        particles.vx.fill(0.0);
        particles.vy.fill(0.0);
        particles.vx[0] = 3.0 / FRAME_SECS;
        particles
    }

    /// Moves all by a frame's step.
    pub fn advance(&mut self) {
        drift(&mut self.x, &mut self.vx, self.bounds, FRAME_SECS.into());
        drift(&mut self.y, &mut self.vy, self.bounds, FRAME_SECS.into());
    }

    /// The number of particles.
    #[expect(clippy::cast_possible_truncation, reason = "there are fewer particles")]
    pub fn count(&self) -> u32 {
        self.x.len() as u32
    }
}
