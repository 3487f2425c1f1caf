//! Clamping of numbers out of range, where NaN becomes the lower bound.
//!
//! Not by `f32::clamp`, which can panic: its message brings the formatting of floats into the browser's
//! module. By comparisons, for which WebAssembly has vectors.

use crate::StageSize;

/// In [`low`, `high`].
pub(crate) fn clamp(value: f32, low: f32, high: f32) -> f32 {
    let value = if value > low { value } else { low };
    if value < high { value } else { high }
}

/// A length that painters can draw, in CSS pixels.
pub(crate) fn length_px(length_px: f32) -> f32 {
    clamp(length_px, 0.0, StageSize::MAX_SIDE_PX)
}

/// In [0, 1], as opacities and fractions are.
pub(crate) fn unit(value: f32) -> f32 {
    clamp(value, 0.0, 1.0)
}
