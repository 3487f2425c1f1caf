//! An animation written against the public interface alone: two rows that meet in a ring, joined by links,
//! with a pointer that enlarges what it is near. Writes its frames as SVG into a directory:
//!
//! `cargo run --example own_animation target/frames`

use std::{env, fs, path::PathBuf};

use particles::glam::Vec2;
use particles::{
    Animation, Description, Easing, LinkStyle, Particle, Phase, Rgb, Simulation, StageSize, State,
    layout, svg,
};

const COUNT: u32 = 40;
const ROWS: Description = Description {
    name: "rows",
    phases: &[Phase::new("rows", Some(0.5)), Phase::new("ring", None)],
    categories: &[],
};
const EASING: Easing = Easing::per_sec(3.0);

#[derive(Default)]
struct Rows {
    hovered: Option<u32>,
}

fn target(id: u32, size: StageSize) -> Vec2 {
    size.center() + layout::ring(id, COUNT) * 100.0
}

impl Animation for Rows {
    fn description(&self) -> &'static Description {
        &ROWS
    }

    fn palette(&self) -> &[Rgb] {
        &[Rgb(0x1a, 0x7d, 0x85), Rgb(0x6e, 0x59, 0xa5)]
    }

    fn populate(&mut self, state: &mut State) {
        for id in 0..COUNT {
            let (row, column) = (id / (COUNT / 2), id % (COUNT / 2));
            state.particles.push(Particle {
                position: Vec2::new(20.0 + 15.0 * column as f32, 60.0 + 180.0 * row as f32),
                color: u8::from(row == 1),
                radius_px: 5.0,
                ..Particle::default()
            });
        }
    }

    fn begin_phase(&mut self, state: &mut State) {
        let size = state.size();
        state.particles.aim(|id| target(id, size));
    }

    fn step(&mut self, state: &mut State, _dt_secs: f64) {
        let size = state.size();
        if state.phase() == 1 {
            let remaining = EASING.remaining(state.phase_secs());
            state
                .particles
                .place(size, remaining, |id| target(id, size));
        }
        self.hovered = state.hovered(10.0);
    }

    fn style(&self, state: &mut State) {
        let scale = |id| if self.hovered == Some(id) { 2.0 } else { 1.0 };
        state
            .particles
            .restyle(|id, particle| (particle.radius_px * scale(id), 1.0));
    }

    fn links(&self, _state: &State) -> LinkStyle {
        LinkStyle {
            distance_px: 40.0,
            opacity: 1.0,
            width_px: 1.5,
            ..LinkStyle::NONE
        }
    }
}

fn main() -> std::io::Result<()> {
    let dir = PathBuf::from(env::args().nth(1).unwrap_or("target/frames".into()));
    fs::create_dir_all(&dir)?;
    let mut simulation = Simulation::new(Box::<Rows>::default(), StageSize::new(320.0, 300.0), 1);
    simulation.pointer_moved(Vec2::new(155.0, 62.0));
    simulation.click();
    for frame in 0..4 {
        simulation.advance(0.4);
        let file = dir.join(format!("{frame}-{}.svg", simulation.phase_name()));
        fs::write(file, svg::still(&simulation.frame()))?;
    }
    Ok(())
}
