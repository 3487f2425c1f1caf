//! Drifting particles, without the engine's simulation.

use std::f32::consts::TAU;

use particles::glam::Vec2;
use particles::{Particle, Particles, Random, StageSize};

use crate::{AREA_PER_PARTICLE_PX, DISTANCE_PX, FRAME_SECS, SPEED_PX};

/// Particles on a square stage, with random positions and directions.
///
/// At first they are sorted by rows as high as the link distance, so that neighbors are near in memory too. Drifting
/// undoes this over minutes, far longer than a benchmark.
#[derive(Clone, Debug)]
pub struct Drifting {
    /// The particles.
    pub particles: Particles,
    /// The stage.
    pub size: StageSize,
}

impl Drifting {
    /// `count` particles, the same in each call.
    pub fn new(count: u32) -> Self {
        let size = size(count);
        let mut random = Random::new(1, 0);
        let mut positions: Vec<Vec2> = (0..count)
            .map(|_| Vec2::new(random.unit(), random.unit()) * size.width_px())
            .collect();
        let row = |at: &Vec2| (at.y / DISTANCE_PX).floor();
        positions.sort_unstable_by(|a, b| row(a).total_cmp(&row(b)).then(a.x.total_cmp(&b.x)));
        let mut particles = Particles::default();
        for position in positions {
            let direction = Vec2::from_angle(random.unit() * TAU);
            let speed_px = SPEED_PX[0] + (SPEED_PX[1] - SPEED_PX[0]) * random.unit();
            particles.push(Particle {
                position,
                velocity: direction * speed_px,
                ..Particle::default()
            });
        }
        Self { particles, size }
    }

    /// Moves all by a frame's step.
    pub fn advance(&mut self) {
        self.particles.drift(self.size, Vec2::ZERO, FRAME_SECS);
    }

    /// The number of particles.
    #[expect(clippy::cast_possible_truncation, reason = "there are fewer particles")]
    pub fn count(&self) -> u32 {
        self.particles.len() as u32
    }
}

/// A square stage for `count` particles.
pub(crate) fn size(count: u32) -> StageSize {
    let side_px = (count as f32 * AREA_PER_PARTICLE_PX).sqrt();
    StageSize::new(side_px, side_px)
}
