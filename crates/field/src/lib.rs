//! The benchmarks' animation: any number of particles that drift and bounce, joined by links.
//!
//! Uses only the engine's public interface. The feature `canvas` adds a class for JavaScript that draws the animation,
//! and a picture for the test that compares the painters.

#[cfg(feature = "canvas")]
mod discs;
#[cfg(feature = "canvas")]
mod stage;

use std::ops::RangeInclusive;

use particles::glam::Vec2;
use particles::{Animation, Description, LinkStyle, Phase, Rgb, Scatter, State};

#[cfg(feature = "canvas")]
pub use stage::FieldStage;

const DESCRIPTION: Description = Description {
    name: "field",
    phases: &[Phase::new("drifting", None)],
    categories: &[],
};

/// Particles have these colors in turn.
const PALETTE: [Rgb; 4] = [
    Rgb(0x1a, 0x7d, 0x85),
    Rgb(0x6e, 0x59, 0xa5),
    Rgb(0x9b, 0x87, 0xf5),
    Rgb(0x7e, 0x69, 0xab),
];

/// Particles spread over the stage, which drift and bounce.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The number of particles; it does not depend on the stage's size.
    pub count: u32,
    /// Links are shorter than this, in CSS pixels. With 0, there are none.
    pub link_distance_px: f32,
    /// Speeds in CSS pixels per second.
    pub speed_px: RangeInclusive<f32>,
}

impl Field {
    fn scatter(&self, seed: u64) -> Scatter {
        Scatter {
            speed_px: self.speed_px.clone(),
            radius_px: 2.0..=4.0,
            opacity: 0.7..=1.0,
            colors: 4,
            ..Scatter::new(self.count, seed)
        }
    }
}

impl Animation for Field {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &PALETTE
    }

    fn populate(&mut self, state: &mut State) {
        let scatter = self.scatter(state.seed());
        for id in 0..self.count {
            let particle = scatter.particle(id, state.size());
            state.particles.push(particle);
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let inset = Vec2::splat(self.scatter(state.seed()).inset_px());
        state.particles.drift(state.size(), inset, dt_secs);
    }

    fn links(&self, _state: &State) -> LinkStyle {
        LinkStyle {
            fade_from_px: 0.0,
            distance_px: self.link_distance_px,
            opacity: 0.5,
            width_px: 1.0,
            same_color: false,
        }
    }
}
