//! Operations of IEEE 754 that `core` has no names for. They are exact, so that all of these agree; in
//! WebAssembly they are single instructions, to which stable Rust has a way by vectors only.

#[cfg(target_arch = "wasm32")]
mod instructions {
    use core::arch::wasm32::{
        f32x4_extract_lane, f32x4_floor, f32x4_splat, f32x4_sqrt, f64x2_extract_lane, f64x2_floor,
        f64x2_splat,
    };

    pub(super) fn sqrt(value: f32) -> f32 {
        f32x4_extract_lane::<0>(f32x4_sqrt(f32x4_splat(value)))
    }

    pub(super) fn floor(value: f32) -> f32 {
        f32x4_extract_lane::<0>(f32x4_floor(f32x4_splat(value)))
    }

    pub(super) fn floor_f64(value: f64) -> f64 {
        f64x2_extract_lane::<0>(f64x2_floor(f64x2_splat(value)))
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod instructions {
    pub(super) use libm::{floor as floor_f64, floorf as floor, sqrtf as sqrt};
}

/// The square root; NaN below 0.
#[inline]
#[must_use]
pub fn sqrt(value: f32) -> f32 {
    instructions::sqrt(value)
}

/// The largest whole number that is not above `value`.
#[inline]
pub(crate) fn floor(value: f32) -> f32 {
    instructions::floor(value)
}

/// The largest whole number that is not above `value`.
#[inline]
pub(crate) fn floor_f64(value: f64) -> f64 {
    instructions::floor_f64(value)
}
