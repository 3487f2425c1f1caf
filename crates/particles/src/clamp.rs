//! Clamping that takes NaN to the lower bound.
//!
//! By comparisons, which compile to vector instructions of WebAssembly. `f32::clamp` can panic, and its message would
//! add the formatting of floats to the module.

use crate::StageSize;

/// Clamps a value to [`low`, `high`].
pub(crate) fn clamp(value: f32, low: f32, high: f32) -> f32 {
    let value = if value > low { value } else { low };
    if value < high { value } else { high }
}

/// Clamps a length to one that painters can draw, in CSS pixels.
pub(crate) fn length_px(length_px: f32) -> f32 {
    clamp(length_px, 0.0, StageSize::MAX_SIDE_PX)
}

/// Clamps an opacity or a fraction to [0, 1].
pub(crate) fn unit(value: f32) -> f32 {
    clamp(value, 0.0, 1.0)
}
