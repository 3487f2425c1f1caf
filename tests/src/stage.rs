//! Stages for tests, time, and distances.

use particles::glam::Vec2;
use particles::{Frame, Simulation, StageSize};

/// Sizes of stages on phones, upright and sideways, on tablets and on wide pages.
pub const SIZES: [(f32, f32); 9] = [
    (306.0, 278.0),
    (320.0, 360.0),
    (350.0, 440.0),
    (390.0, 390.0),
    (420.0, 262.0),
    (560.0, 504.0),
    (700.0, 525.0),
    (1216.0, 608.0),
    (1600.0, 760.0),
];

/// ESEE on a wide page.
pub fn esee() -> Simulation {
    on_stage("esee", (1216.0, 608.0))
}

/// Impact on a wide page.
pub fn impact() -> Simulation {
    on_stage("impact", (704.0, 640.0))
}

/// An animation on a stage of this size.
pub fn on_stage(name: &str, (width_px, height_px): (f32, f32)) -> Simulation {
    let Some(entry) = animations::find(name) else {
        panic!("there is no animation {name}");
    };
    entry.simulation(StageSize::new(width_px, height_px), 1)
}

/// An animation at the time of a phase's still.
pub fn at_still(
    name: &str,
    phase: &str,
    (width_px, height_px): (f32, f32),
    seed: u64,
) -> Simulation {
    let entry = animations::find(name).expect("an animation of this name");
    let phase = entry.description.phase_index(phase);
    let size = StageSize::new(width_px, height_px);
    entry.at_still(phase.expect("a phase of this name"), size, seed)
}

/// Frames per second.
pub const SECOND: u32 = 60;

/// Advances by a number of frames.
pub fn run(simulation: &mut Simulation, frames: u32) {
    for _ in 0..frames {
        simulation.advance(1.0 / f64::from(SECOND));
    }
}

/// The centers of a simulation's particles.
pub fn positions(simulation: &mut Simulation) -> Vec<Vec2> {
    centers(&simulation.frame())
}

/// The centers of a frame's particles.
pub fn centers(frame: &Frame<'_>) -> Vec<Vec2> {
    let coordinates = frame.x.iter().zip(frame.y);
    coordinates.map(|(&x, &y)| Vec2::new(x, y)).collect()
}

/// The largest distance between two simulations' particles of the same index.
pub fn apart_px(one: &mut Simulation, other: &mut Simulation) -> f32 {
    let (one, other) = (positions(one), positions(other));
    assert_eq!(one.len(), other.len(), "as many particles");
    let pairs = one.into_iter().zip(other);
    pairs.map(|(a, b)| a.distance(b)).fold(0.0, f32::max)
}
