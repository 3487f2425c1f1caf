//! An animation of one's own by the public interface alone: two rows that meet in a ring, joined by links,
//! with a pointer that enlarges what it is near. Writes a frame of each phase as SVG into a directory:
//!
//! `cargo run --example own_animation target/frames`

use std::path::PathBuf;

use particles::glam::Vec2;
use particles::{
    Animation, Description, Easing, LinkStyle, Links, Particle, Phase, Rgb, Simulation, StageSize,
    State, hit, layout, svg,
};

const COUNT: u32 = 40;
const PHASES: &[Phase] = &[
    Phase {
        name: "rows",
        duration_secs: Some(0.5),
        still_secs: 0.0,
    },
    Phase {
        name: "ring",
        duration_secs: None,
        still_secs: 1.0,
    },
];
const DESCRIPTION: Description = Description {
    name: "rows",
    phases: PHASES,
    categories: &[],
    still_shapes: &[],
};

#[derive(Debug)]
struct Rows;

impl Animation for Rows {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &[Rgb(0x1a, 0x7d, 0x85), Rgb(0x6e, 0x59, 0xa5)]
    }

    fn populate(&mut self, state: &mut State) {
        for id in 0..COUNT {
            let color = u8::from(id >= COUNT / 2);
            let step = (id % (COUNT / 2)) as f32;
            let position = Vec2::new(20.0 + 15.0 * step, 60.0 + 180.0 * f32::from(color));
            state.particles.push(Particle {
                id,
                position,
                color,
                radius_px: 5.0,
                ..Particle::default()
            });
        }
    }

    fn begin_phase(&mut self, state: &mut State) {
        let center = state.size().center();
        state
            .particles
            .aim(&|id| center + layout::ring(id, COUNT) * 100.0);
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let (size, remaining) = (state.size(), Easing::per_sixtieth(0.05).remaining(dt_secs));
        state.particles.follow(size, remaining);
        let particles = &state.particles;
        let (x, y, radius_px) = (particles.x(), particles.y(), particles.base_radius_px());
        let pointer = state.pointer();
        let hit = pointer.and_then(|pointer| hit::nearest(x, y, radius_px, pointer, 10.0));
        state
            .particles
            .enlarge(|index| if hit == Some(index) { 2.0 } else { 1.0 });
    }

    fn links(&self, _state: &State) -> Option<Links> {
        let style = LinkStyle {
            distance_px: 40.0,
            opacity: 1.0,
            width_px: 1.5,
        };
        Some(Links {
            style,
            same_color: false,
        })
    }
}

fn main() -> std::io::Result<()> {
    let dir = PathBuf::from(
        std::env::args()
            .nth(1)
            .unwrap_or_else(|| "target/frames".into()),
    );
    std::fs::create_dir_all(&dir)?;
    let mut simulation = Simulation::new(Box::new(Rows), StageSize::new(320.0, 300.0), 1);
    simulation.pointer_moved(Vec2::new(155.0, 62.0));
    simulation.click();
    for frame in 0..4 {
        simulation.advance(0.4);
        let file = dir.join(format!("{frame}-{}.svg", simulation.phase_name()));
        std::fs::write(file, svg::still(&simulation.frame()))?;
    }
    Ok(())
}
