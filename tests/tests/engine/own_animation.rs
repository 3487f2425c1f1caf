//! Frames of an animation with bad values are valid.

use particles::glam::Vec2;
use particles::{
    Animation, Description, Glow, LinkStyle, Particle, Phase, Rgb, Simulation, StageSize, State,
};
use tests::check::check_frame;

const COUNT: u32 = 500;
const CARELESS: Description = Description {
    name: "careless",
    phases: &[Phase::new("first", Some(1.0)), Phase::new("last", None)],
    categories: &[],
};

/// Particles have any position, velocity and color, and change color in each step. In each frame, all numbers of links
/// and glow are the same odd one.
struct Careless {
    steps: u32,
}

impl Careless {
    fn number(&self) -> f32 {
        let odd = [f32::NAN, 0.5, f32::NEG_INFINITY, 8.0, -1.0, f32::INFINITY];
        odd[self.steps as usize % odd.len()]
    }
}

impl Animation for Careless {
    fn description(&self) -> &'static Description {
        &CARELESS
    }

    fn palette(&self) -> &[Rgb] {
        &[Rgb(1, 2, 3), Rgb(4, 5, 6), Rgb(7, 8, 9)]
    }

    fn populate(&mut self, state: &mut State) {
        for id in 0..COUNT {
            let x = [f32::NAN, -5.0, 1e9, 100.0][id as usize % 4];
            let speeds = [f32::NAN, f32::INFINITY, f32::MAX, 20.0, -30.0];
            state.particles.push(Particle {
                position: Vec2::new(x, 200.0 * id as f32 / COUNT as f32),
                velocity: Vec2::new(speeds[id as usize % 5], speeds[id as usize / 5 % 5]),
                radius_px: 2.0,
                color: (id % 201) as u8,
                ..Particle::default()
            });
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        self.steps += 1;
        let steps = self.steps;
        state.particles.drift(state.size(), Vec2::ZERO, dt_secs);
        state.particles.set_colors(|id, _| ((id + steps) % 5) as u8);
    }

    fn style(&self, state: &mut State) {
        let hovered = state.hovered(5.0);
        state.particles.restyle(|id, particle| {
            let is_hovered = hovered == Some(id);
            (if is_hovered { 9.0 } else { particle.radius_px }, 1.0)
        });
    }

    fn links(&self, _state: &State) -> LinkStyle {
        LinkStyle {
            fade_from_px: self.number(),
            distance_px: self.number(),
            opacity: self.number(),
            width_px: self.number(),
            same_color: false,
        }
    }

    fn glow(&self, _state: &State) -> Option<Glow> {
        let number = self.number();
        Some(Glow {
            center: Vec2::splat(number),
            radius_px: number,
            opacity: number,
            ripple: number,
            color: Rgb(0, 0, 0),
        })
    }
}

#[test]
fn every_frame_of_an_animation_with_bad_values_is_valid() {
    let size = StageSize::new(300.0, 200.0);
    let mut simulation = Simulation::new(Box::new(Careless { steps: 0 }), size, 1);
    let mut hovered_frames = 0;
    for frame in 0..270_u16 {
        simulation.pointer_moved(Vec2::new(f32::from(frame), 100.0));
        simulation.advance(1.0 / 60.0);
        let frame = simulation.frame();
        check_frame(&frame);
        hovered_frames += u32::from(frame.radius_px.contains(&9.0));
    }
    assert!(hovered_frames > 10, "{hovered_frames}");
    for width_px in [20.0, 0.0, 500.0] {
        simulation.resize(StageSize::new(width_px, 10.0));
        check_frame(&simulation.frame());
    }
}

struct Colorless;

impl Animation for Colorless {
    fn description(&self) -> &'static Description {
        &CARELESS
    }

    fn palette(&self) -> &[Rgb] {
        &[]
    }

    fn populate(&mut self, state: &mut State) {
        state.particles.push(Particle::default());
    }

    fn step(&mut self, _state: &mut State, _dt_secs: f64) {}
}

#[test]
fn without_a_palette_particles_are_black() {
    let size = StageSize::new(300.0, 200.0);
    let mut simulation = Simulation::new(Box::new(Colorless), size, 1);
    let frame = simulation.frame();
    assert_eq!(
        (frame.color, frame.palette),
        (&[0][..], &[Rgb(0, 0, 0)][..])
    );
}

#[test]
fn starting_twice_starts_once_and_a_reset_creates_particles_again() {
    let size = StageSize::new(300.0, 200.0);
    let mut simulation = Simulation::new(Box::new(Careless { steps: 0 }), size, 1);
    simulation.start();
    simulation.advance(1.0);
    simulation.start();
    assert_eq!(simulation.phase(), 1);
    for _ in 0..2 {
        simulation.reset();
        assert_eq!((simulation.phase(), simulation.frame().x.len()), (0, 500));
        assert!(!simulation.has_started());
    }
    assert_eq!(simulation.animation().steps, 1);
}
