//! Your animation.

use benches::Params;
use particles::glam::Vec2;
use particles::{Animation, Description, LinkStyle, Particle, Phase};
use particles::{Rgb, State};

const RAIN: Description = Description {
    name: "rain",
    phases: &[Phase::new("falling", None)],
    categories: &[],
};

/// The animation to measure.
pub(crate) fn animation(count: u32) -> Box<dyn Animation> {
    Box::new(Rain(count))
}

/// Particles that fall, and start again at the top.
struct Rain(u32);

impl Animation for Rain {
    fn description(&self) -> &'static Description {
        &RAIN
    }

    fn palette(&self) -> &[Rgb] {
        &[Rgb(0x1a, 0x7d, 0x85)]
    }

    fn populate(&mut self, state: &mut State) {
        for id in 0..self.0 {
            let fraction = Vec2::new((id as f32 * 0.618_034).fract(), id as f32 / self.0 as f32);
            let position = fraction * Vec2::new(state.size().width_px(), state.size().height_px());
            state.particles.push(Particle {
                position,
                ..Particle::default()
            });
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let fallen_px = Params::from_env().speed_px[1] * dt_secs as f32;
        let height_px = state.size().height_px();
        for y in state.particles.positions_mut().1 {
            *y = (*y + fallen_px) % height_px;
        }
    }

    fn links(&self, _state: &State) -> LinkStyle {
        LinkStyle {
            distance_px: Params::from_env().distance_px,
            opacity: 1.0,
            width_px: 1.0,
            ..LinkStyle::NONE
        }
    }
}
