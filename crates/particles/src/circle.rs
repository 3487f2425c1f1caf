//! Points of the unit circle: directions and rings.

use std::f64;

use glam::Vec2;

/// Angles are below this: beyond, neighboring floats differ by an eighth of a turn.
const MAX_TURNS: f64 = 1e15;

/// The point of the unit circle at an angle in turns, clockwise from the right on a stage. Angles from ± 10¹⁵ turns on,
/// and NaN, are 0.
///
/// Power series of sine and cosine within an eighth of a turn, the same on every machine; the error is below 10⁻⁷.
/// [`libm::sincosf`] has a table for enormous angles: 2 kB of the site's module, compressed.
///
/// ```
/// use particles::circle::unit_vector;
///
/// assert_eq!(unit_vector(-0.25), (0.0, -1.0).into());
/// assert!(unit_vector(7.125).distance((0.5_f32.sqrt(), 0.5_f32.sqrt()).into()) < 1e-7);
/// ```
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "a whole number; positions are in single precision"
)]
pub fn unit_vector(turns: f64) -> Vec2 {
    let turns = if turns.abs() < MAX_TURNS { turns } else { 0.0 };
    let quarters = f64::floor(4.0 * turns + 0.5);
    let angle_rad = (turns - 0.25 * quarters) * f64::consts::TAU;
    let sq = angle_rad * angle_rad;
    let sin =
        angle_rad * (1.0 - sq / 6.0 * (1.0 - sq / 20.0 * (1.0 - sq / 42.0 * (1.0 - sq / 72.0))));
    let cos = 1.0 - sq / 2.0 * (1.0 - sq / 12.0 * (1.0 - sq / 30.0 * (1.0 - sq / 56.0)));
    let vector = Vec2::new(cos as f32, sin as f32);
    match quarters as i64 & 3 {
        0 => vector,
        1 => vector.perp(),
        2 => -vector,
        _ => -vector.perp(),
    }
}

/// Point `index` of `count` points around the unit circle, clockwise from the top.
#[must_use]
pub fn ring(index: u32, count: u32) -> Vec2 {
    unit_vector(f64::from(index) / f64::from(count.max(1)) - 0.25)
}

#[cfg(test)]
mod tests {
    use glam::Vec2;

    use super::unit_vector;

    #[test]
    fn unit_vectors_are_those_of_sine_and_cosine() {
        for step in -4000..4000 {
            let turns = f64::from(step) / 700.0;
            let (sin, cos) = (turns * std::f64::consts::TAU).sin_cos();
            let Vec2 { x, y } = unit_vector(turns);
            let off = (f64::from(x) - cos).abs().max((f64::from(y) - sin).abs());
            assert!(off < 1e-7, "{off} at {turns}");
        }
    }

    #[test]
    fn enormous_angles_and_nan_give_a_point_of_the_circle() {
        for turns in [
            1e14 + 0.25,
            9.99e14,
            1e15,
            1e300,
            f64::MAX,
            f64::INFINITY,
            f64::NAN,
        ] {
            for turns in [turns, -turns] {
                let length = unit_vector(turns).length();
                assert!((length - 1.0).abs() < 1e-6, "{length} at {turns}");
            }
        }
        assert_eq!(unit_vector(f64::MAX), Vec2::X);
    }
}
