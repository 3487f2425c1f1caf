//! What an animation of one's own sets, velocities and colors, leaves every frame in order and allocates nothing.

use allocation_counter::measure;
use particles::glam::Vec2;
use particles::{
    Animation, Description, LinkStyle, Particle, Particles, Phase, Rgb, Simulation, StageSize,
    State,
};

const COUNT: u32 = 500;
const PHASES: &[Phase] = &[Phase::new("whirling", Some(1.0)), Phase::new("last", None)];

/// Particles that change color and velocity in each step, and some of which have odd ones.
struct Whirling {
    steps: u32,
    hovered: Option<u32>,
}

impl Animation for Whirling {
    fn description(&self) -> &'static Description {
        const { &Description::new("whirling", PHASES) }
    }

    fn palette(&self) -> &[Rgb] {
        &[Rgb(1, 2, 3), Rgb(4, 5, 6), Rgb(7, 8, 9)]
    }

    fn populate(&mut self, state: &mut State) {
        let side_px = state.size().smaller_side_px();
        for id in 0..COUNT {
            state.particles.push(Particle {
                id,
                position: Vec2::splat(side_px * id as f32 / COUNT as f32),
                radius_px: 2.0,
                ..Particle::default()
            });
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        self.steps += 1;
        let steps = self.steps;
        state
            .particles
            .set_velocities(|_, particle| match particle.id % 9 {
                0 => Vec2::NAN,
                1 => Vec2::new(f32::INFINITY, 3.0),
                2 => Vec2::splat(f32::MAX),
                _ => particle.velocity * 0.9 + Vec2::new(20.0, -30.0),
            });
        state.particles.drift(state.size(), Vec2::ZERO, dt_secs);
        // Some are out of range.
        let color = |_, particle: &Particle| ((particle.id + steps) % 5) as u8;
        state.particles.set_colors(color);
        self.hovered = state.hovered_id(5.0);
    }

    fn links(&self, _state: &State) -> LinkStyle {
        LinkStyle {
            distance_px: 8.0,
            opacity: 1.0,
            width_px: 1.0,
            ..LinkStyle::NONE
        }
    }

    fn restyle(&mut self, state: &mut State, _dt_secs: f32) {
        let hovered = self.hovered;
        state.particles.restyle(|_, particle| {
            let is_hovered = hovered == Some(particle.id);
            (if is_hovered { 9.0 } else { particle.radius_px }, 1.0)
        });
    }
}

#[test]
fn frames_are_by_color_and_on_the_stage_and_allocate_nothing_whatever_is_set() {
    let animation = Whirling {
        steps: 0,
        hovered: None,
    };
    let size = StageSize::new(300.0, 200.0);
    let mut simulation = Simulation::new(Box::new(animation), size, 1);
    let mut hovered_frames = 0;
    let mut allocations = [0; 6];
    for (run, allocated) in allocations.iter_mut().enumerate() {
        for frame in 0..90_u8 {
            simulation.pointer_moved(Vec2::new(f32::from(frame) * 3.0, 100.0));
            *allocated += measure(|| {
                simulation.advance(1.0 / 60.0);
                std::hint::black_box(simulation.frame());
            })
            .count_total;
            let frame = simulation.frame();
            assert!(frame.color.is_sorted() && frame.color.iter().all(|&color| color < 3));
            let are_on_stage = |coordinates: &[f32], side_px| {
                coordinates.iter().all(|at| (0.0..=side_px).contains(at))
            };
            assert!(are_on_stage(frame.x, 300.0) && are_on_stage(frame.y, 200.0));
            let large = frame.radius_px.iter().filter(|&&radius| radius == 9.0);
            hovered_frames += large.count();
        }
        if run % 2 == 0 {
            simulation.click();
        }
    }
    assert!(allocations[0] > 0, "allocations are measured");
    assert_eq!(allocations[4..], [0; 2], "{allocations:?}");
    assert!(hovered_frames > 10, "{hovered_frames}");
}

#[test]
fn a_particle_keeps_all_that_it_has_when_colors_change() {
    let mut particles = Particles::default();
    for id in 0..100 {
        particles.push(Particle {
            id,
            position: Vec2::new(id as f32, 200.0 + id as f32),
            radius_px: 1.0 + id as f32,
            color: 9,
            ..Particle::default()
        });
    }
    particles.set_velocities(|index, _| Vec2::new(index as f32, -(index as f32)));
    particles.set_colors(|_, particle| (particle.id % 7) as u8);
    assert!(particles.color().is_sorted());
    for (index, &id) in particles.id().iter().enumerate() {
        let at = id as f32;
        assert_eq!(u32::from(particles.color()[index]), id % 7);
        assert_eq!(
            [particles.x()[index], particles.y()[index]],
            [at, 200.0 + at]
        );
        assert_eq!([particles.vx()[index], particles.vy()[index]], [at, -at]);
        assert_eq!(particles.base_radius_px()[index], 1.0 + at);
    }
}
