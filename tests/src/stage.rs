//! Stages for tests, and functions that let time pass.

use particles::{Frame, Simulation, StageSize, animations};

/// ESEE on the stage of a wide page.
pub fn esee() -> Simulation {
    on_stage("esee", (1216.0, 608.0))
}

/// Impact on the stage of a wide page.
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

/// Poses for a still of the phase of this name.
pub fn pose(simulation: &mut Simulation, phase: &str) {
    let Some(phase) = simulation.description().phase_index(phase) else {
        panic!("there is no phase {phase}");
    };
    simulation.pose(phase);
}

/// Lets whole seconds pass, frame by frame.
pub fn run(simulation: &mut Simulation, secs: u32, frames_per_sec: u32) {
    for _ in 0..secs * frames_per_sec {
        simulation.advance(1.0 / f64::from(frames_per_sec));
    }
}

/// The centers of a simulation's particles.
pub fn positions(simulation: &mut Simulation) -> Vec<(f32, f32)> {
    centers(&simulation.frame())
}

/// The centers of a frame's particles.
pub fn centers(frame: &Frame<'_>) -> Vec<(f32, f32)> {
    frame
        .x
        .iter()
        .copied()
        .zip(frame.y.iter().copied())
        .collect()
}

/// The distance of two points.
pub fn distance((ax, ay): (f32, f32), (bx, by): (f32, f32)) -> f32 {
    (ax - bx).hypot(ay - by)
}

/// Lets a number of frames pass, at 60 a second.
pub fn run_for(simulation: &mut Simulation, frames: u32) {
    for _ in 0..frames {
        simulation.advance(1.0 / 60.0);
    }
}

/// The share of links that the eye sees: of an opacity above 0.3, with more than 2 px outside of the discs that
/// they join.
pub fn visible_links(frame: &Frame<'_>) -> f32 {
    let centers = centers(frame);
    let is_visible = |link: &&particles::Link| {
        let (a, b) = (link.a as usize, link.b as usize);
        let length_px = distance(centers[a], centers[b]);
        let style = &frame.link_style;
        let opacity = style.opacity * style.nearness(length_px);
        opacity * frame.opacity[a].min(frame.opacity[b]) > 0.3
            && length_px - frame.radius_px[a] - frame.radius_px[b] > 2.0
    };
    frame.links.iter().filter(is_visible).count() as f32 / frame.links.len().max(1) as f32
}
