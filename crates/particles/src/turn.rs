//! Sine and cosine of parts of a turn.
//!
//! The engine's angles are parts of a turn, which are brought into an eighth of it without any rounding
//! that matters. What is left are two polynomials; a general sine brings a reduction of huge angles
//! along that is longer than all of it. Only basic operations: the same everywhere, bit for bit.

use core::f32::consts::FRAC_PI_2;

use glam::Vec2;

use crate::ieee;

/// The point on the unit circle after this part of a turn from the x-axis, clockwise on the screen; the
/// error is less than 10⁻⁶ for parts in [-4, 4], where all of ours are.
pub(crate) fn point_after(turns: f32) -> Vec2 {
    let quarters = turns * 4.0;
    let whole = ieee::floor(quarters + 0.5);
    let angle_rad = (quarters - whole) * FRAC_PI_2;
    let (sin, cos) = (sin(angle_rad), cos(angle_rad));
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the cast saturates; for numbers so large no quarter is right"
    )]
    match (whole as i32) & 3 {
        0 => Vec2::new(cos, sin),
        1 => Vec2::new(-sin, cos),
        2 => Vec2::new(-cos, -sin),
        _ => Vec2::new(sin, -cos),
    }
}

/// The sine for angles within an eighth of a turn; coefficients of S. L. Moshier's Cephes library,
/// `sinf.c`.
fn sin(angle_rad: f32) -> f32 {
    let z = angle_rad * angle_rad;
    ((-1.951_529_6e-4 * z + 8.332_161e-3) * z - 0.166_666_55) * z * angle_rad + angle_rad
}

/// As [`sin`], for the cosine.
fn cos(angle_rad: f32) -> f32 {
    let z = angle_rad * angle_rad;
    ((2.443_315_7e-5 * z - 1.388_731_6e-3) * z + 4.166_664_6e-2) * z * z - 0.5 * z + 1.0
}

#[cfg(test)]
mod tests {
    use super::point_after;

    #[test]
    fn equals_sine_and_cosine() {
        for step in -4000_i16..=4000 {
            let turns = f32::from(step) / 1000.0;
            let angle_rad = f64::from(turns) * core::f64::consts::TAU;
            let (sin, cos) = libm::sincos(angle_rad);
            let point = point_after(turns);
            assert!((f64::from(point.x) - cos).abs() < 1e-6, "cosine at {turns}");
            assert!((f64::from(point.y) - sin).abs() < 1e-6, "sine at {turns}");
        }
    }
}
