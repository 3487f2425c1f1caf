//! Particles that approach their targets.

use particles::glam::Vec2;
use particles::{Particle, Particles, StageSize};

use crate::Drifting;

/// Particles of [`Drifting`], aimed at the center of their stage and placed halfway.
#[derive(Clone, Debug)]
pub struct Placing {
    particles: Particles,
    size: StageSize,
}

impl Placing {
    /// So many particles, the same ones each time.
    #[must_use]
    pub fn new(count: u32) -> Self {
        let Drifting { x, y, side_px, .. } = Drifting::new(count);
        let mut particles = Particles::default();
        for (x, y) in x.into_iter().zip(y) {
            particles.push(Particle {
                position: Vec2::new(x, y),
                ..Particle::default()
            });
        }
        let size = StageSize::new(side_px, side_px);
        particles.aim(|_| size.center());
        Self { particles, size }
    }

    /// A frame's step.
    pub fn advance(&mut self) {
        let center = self.size.center();
        self.particles.place(self.size, 0.5, |_| center);
    }
}
