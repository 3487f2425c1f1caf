//! An animation with forces: balls fall, bounce, and are repelled by the pointer. Fast balls have another color, the
//! ball under the pointer is larger. Writes frames as SVG into a directory:
//!
//! `cargo run --example forces target/frames`

use std::{env, fs, path::PathBuf};

use particles::glam::Vec2;
use particles::{
    Animation, Description, Particle, Phase, Rgb, Scatter, Simulation, StageSize, State, svg,
};

const BALLS: Description = Description {
    name: "balls",
    phases: &[Phase::new("falling", None)],
    categories: &[],
};
const COUNT: u32 = 60;
const RADIUS_PX: f32 = 6.0;
/// Factor by which the ball under the pointer is enlarged.
const HOVERED_SCALE: f32 = 1.5;
/// Distance from the edges at which balls bounce, so that every disc lies within the stage.
const INSET: Vec2 = Vec2::splat(HOVERED_SCALE * RADIUS_PX);

/// In pixels per second squared.
const GRAVITY: Vec2 = Vec2::new(0.0, 600.0);

/// Distance up to which the pointer repels, in pixels, and its acceleration at distance 0, in pixels per second
/// squared.
const REPELLED_WITHIN_PX: f32 = 120.0;
const REPULSION: f32 = 6_000.0;

/// Balls above this speed have the second color, in pixels per second.
const FAST_PX: f32 = 300.0;

/// Longest step: forces change while balls move.
const MAX_STEP_SECS: f64 = 1.0 / 120.0;

/// Longest simulated time: the rest of a longer step is skipped.
const MAX_SECS: f64 = 10.0;

#[derive(Default)]
struct Balls {
    hovered: Option<u32>,
}

/// The acceleration at a position, in pixels per second squared.
fn acceleration(position: Vec2, pointer: Option<Vec2>) -> Vec2 {
    let Some(pointer) = pointer else {
        return GRAVITY;
    };
    let away = position - pointer;
    let nearness = (1.0 - away.length() / REPELLED_WITHIN_PX).max(0.0);
    GRAVITY + away.normalize_or_zero() * REPULSION * nearness
}

impl Animation for Balls {
    fn description(&self) -> &'static Description {
        &BALLS
    }

    fn palette(&self) -> &[Rgb] {
        &[Rgb(0x1a, 0x7d, 0x85), Rgb(0xd0, 0x5a, 0x3a)]
    }

    fn populate(&mut self, state: &mut State) {
        let scatter = Scatter {
            speed_px: 20.0..=80.0,
            radius_px: RADIUS_PX..=RADIUS_PX,
            ..Scatter::new(COUNT, state.seed())
        };
        for id in 0..COUNT {
            state.particles.push(scatter.particle(id, state.size()));
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "velocities are in single precision"
    )]
    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let (size, pointer) = (state.size(), state.pointer());
        let mut remaining_secs = dt_secs.min(MAX_SECS);
        while remaining_secs > 0.0 {
            let step_secs = remaining_secs.min(MAX_STEP_SECS);
            remaining_secs -= step_secs;
            state.particles.set_velocities(|_, ball| {
                ball.velocity + acceleration(ball.position, pointer) * step_secs as f32
            });
            state.particles.drift(size, INSET, step_secs);
        }
        let is_fast = |ball: &Particle| ball.velocity.length() > FAST_PX;
        let color = |_, ball: &Particle| u8::from(is_fast(ball));
        state.particles.set_colors(color);
        self.hovered = state.hovered(10.0);
    }

    fn style(&self, state: &mut State) {
        let is_hovered = |id| self.hovered == Some(id);
        let scale = |id| if is_hovered(id) { HOVERED_SCALE } else { 1.0 };
        state
            .particles
            .restyle(|id, ball| (ball.radius_px * scale(id), ball.opacity));
    }
}

fn main() -> std::io::Result<()> {
    let dir = PathBuf::from(env::args().nth(1).unwrap_or("target/frames".into()));
    fs::create_dir_all(&dir)?;
    let size = StageSize::new(480.0, 320.0);
    let mut simulation = Simulation::new(Box::<Balls>::default(), size, 1);
    simulation.pointer_moved(Vec2::new(240.0, 200.0));
    for frame in 0..6 {
        simulation.advance(0.25);
        let file = dir.join(format!("balls-{frame}.svg"));
        fs::write(file, svg::still(&simulation.frame()))?;
    }
    Ok(())
}
