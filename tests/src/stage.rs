//! Stages to test on, and ways to let time pass.

use particles::{Animation, AnimationName, Frame, StageSize};

/// Frame rates of common screens, in frames a second.
pub const FRAME_RATES: [u32; 4] = [30, 60, 120, 240];

/// ESEE on the stage of a wide page.
#[must_use]
pub fn esee() -> Animation {
    Animation::new(AnimationName::Esee, StageSize::new(1216.0, 608.0), 1)
}

/// Impact on the stage of a wide page.
#[must_use]
pub fn impact() -> Animation {
    Animation::new(AnimationName::Impact, StageSize::new(704.0, 640.0), 1)
}

/// An animation on a stage of this size.
#[must_use]
pub fn on_stage(name: AnimationName, (width_px, height_px): (f32, f32)) -> Animation {
    Animation::new(name, StageSize::new(width_px, height_px), 1)
}

/// Lets whole seconds pass in frames.
pub fn run(animation: &mut Animation, secs: u32, frames_per_sec: u32) {
    for _ in 0..secs * frames_per_sec {
        animation.advance(1.0 / f64::from(frames_per_sec));
    }
}

/// The centres of an animation's particles.
pub fn positions(animation: &mut Animation) -> Vec<(f32, f32)> {
    centres(&animation.frame())
}

/// The centres of a frame's particles.
#[must_use]
pub fn centres(frame: &Frame<'_>) -> Vec<(f32, f32)> {
    frame
        .x
        .iter()
        .copied()
        .zip(frame.y.iter().copied())
        .collect()
}

/// The distance of two points.
#[must_use]
pub fn distance((ax, ay): (f32, f32), (bx, by): (f32, f32)) -> f32 {
    (ax - bx).hypot(ay - by)
}
