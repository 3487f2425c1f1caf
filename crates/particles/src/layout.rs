//! Arrangements of points that look even without being regular.
//!
//! Random points clump and leave holes. These sequences fill an area evenly from any first few points
//! on, and are determined by a point's index alone.

use alloc::vec::Vec;
use core::f32::consts::TAU;

use glam::Vec2;

/// Point `index` of an even sequence over the unit square.
///
/// It is R₂ of M. Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences", 2018, an additive
/// recurrence by the powers of the plastic number's inverse.
#[must_use]
pub fn r2_sequence(index: u32) -> Vec2 {
    const STEP_X: f64 = 0.754_877_666_246_692_8;
    const STEP_Y: f64 = 0.569_840_290_998_053_3;
    Vec2::new(fraction(index, STEP_X), fraction(index, STEP_Y))
}

/// Point `index` of `count` evenly over the unit disc about the origin: the sunflower of H. Vogel, "A
/// better way to construct the sunflower head", Mathematical Biosciences 44, 1979.
#[must_use]
pub fn sunflower_disc(index: u32, count: u32) -> Vec2 {
    /// The golden section: one golden angle is this part of a turn.
    const GOLDEN: f64 = 0.381_966_011_250_105_1;
    let distance = libm::sqrtf(share(index, count));
    Vec2::from_angle(fraction(index, GOLDEN) * TAU) * distance
}

/// Point `index` of `count` on the unit circle about the origin, the first at the top, clockwise.
#[must_use]
pub fn ring(index: u32, count: u32) -> Vec2 {
    Vec2::from_angle((f64_to_f32(f64::from(index) / f64::from(count.max(1))) - 0.25) * TAU)
}

/// Point `index` of `count` evenly over the unit disc about the origin, each at its [`ring`] angle:
/// particles on their way from one ring to another through these points never change sides.
#[must_use]
pub fn disc_by_angle(index: u32, count: u32) -> Vec2 {
    /// The golden ratio's inverse spreads neighbors on the ring over all distances from the center.
    const STEP: f64 = 0.618_033_988_749_894_8;
    let distance_sq = 0.5 / f64_to_f32(f64::from(count.max(1))) + fraction(index, STEP);
    let distance = libm::sqrtf(distance_sq.min(1.0));
    ring(index, count) * distance
}

/// `count` corners of a honeycomb whose edges have the length 1: about the origin, each joined to another
/// by an edge, in an ellipse that is about `aspect` > 0 times as wide as high.
///
/// It covers half as much again as the densest arrangement with edges of the same length, and is whole.
/// The time grows with the square of `count`.
#[must_use]
pub fn honeycomb(count: u32, aspect: f32) -> Vec<Vec2> {
    let mut corners = Vec::new();
    // A few dozen corners: looking through them is as quick as a set, and needs no code of its own.
    let mut seen = Vec::from([(0, 0, false)]);
    let mut frontier = Vec::from([(0, 0, false)]);
    for _ in 0..count {
        let distance = |&corner: &_| {
            let Vec2 { x, y } = honeycomb_corner(corner);
            x * x / aspect + y * y * aspect
        };
        let nearest = (0..frontier.len())
            .min_by(|&a, &b| distance(&frontier[a]).total_cmp(&distance(&frontier[b])));
        let Some(nearest) = nearest else { break };
        let corner = frontier.swap_remove(nearest);
        corners.push(honeycomb_corner(corner));
        let (column, row, upper) = corner;
        let back = if upper { 1 } else { -1 };
        // The other corner of its cell, and those of two cells in the next row.
        for neighbor in [
            (column, row, !upper),
            (column, row + back, !upper),
            (column - back, row + back, !upper),
        ] {
            if !seen.contains(&neighbor) {
                seen.push(neighbor);
                frontier.push(neighbor);
            }
        }
    }
    corners
}

/// The upper or lower corner of a cell; the origin is the middle of a hexagon.
fn honeycomb_corner((column, row, upper): (i32, i32, bool)) -> Vec2 {
    const HALF_WIDTH: f32 = 0.866_025_4;
    let (column, row) = (column as f32, row as f32);
    let x = HALF_WIDTH * (2.0 * column + row - 1.0);
    let y = 1.5 * row - 0.5 + if upper { 1.0 } else { 0.0 };
    Vec2::new(x, y)
}

/// The middle of part `index` of `count` equal parts of [0, 1].
fn share(index: u32, count: u32) -> f32 {
    f64_to_f32((f64::from(index) + 0.5) / f64::from(count.max(1))).min(1.0)
}

/// The fractional part of 0.5 + index · step, in [0, 1].
fn fraction(index: u32, step: f64) -> f32 {
    let value = 0.5 + f64::from(index) * step;
    f64_to_f32(value - libm::floor(value))
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "positions are in single precision"
)]
fn f64_to_f32(value: f64) -> f32 {
    value as f32
}

#[cfg(test)]
mod tests {
    use glam::Vec2;

    use super::{disc_by_angle, honeycomb, r2_sequence, ring, sunflower_disc};

    /// The least distance between any two points.
    fn least_gap(points: &[Vec2]) -> f32 {
        let mut gap = f32::INFINITY;
        for (index, point) in points.iter().enumerate() {
            for other in &points[..index] {
                gap = gap.min(point.distance(*other));
            }
        }
        gap
    }

    #[test]
    fn points_keep_their_distance() {
        let square: Vec<_> = (0..120).map(r2_sequence).collect();
        assert!(least_gap(&square) > 0.4 / 120f32.sqrt());
        let disc: Vec<_> = (0..100).map(|index| sunflower_disc(index, 100)).collect();
        assert!(least_gap(&disc) > 0.1);
        let ring: Vec<_> = (0..100).map(|index| ring(index, 100)).collect();
        assert!(least_gap(&ring) > 0.062);
        let by_angle: Vec<_> = (0..100).map(|index| disc_by_angle(index, 100)).collect();
        assert!(least_gap(&by_angle) > 0.02);
    }

    #[test]
    fn corners_of_a_honeycomb_are_an_edge_apart_and_all_joined() {
        for count in 0..130 {
            for aspect in [0.4, 0.8, 1.0, 2.0, 3.0] {
                let corners = honeycomb(count, aspect);
                assert_eq!(corners.len(), count as usize);
                if count > 1 {
                    assert!((least_gap(&corners) - 1.0).abs() < 1e-4);
                }
                for (index, corner) in corners.iter().enumerate().skip(1) {
                    let joined = |other: &Vec2| corner.distance(*other) < 1.001;
                    assert!(corners[..index].iter().any(joined), "{count}, {aspect}");
                }
            }
        }
    }

    #[test]
    fn points_stay_in_their_area() {
        for index in 0..500 {
            let square = r2_sequence(index);
            assert!(square.min_element() >= 0.0 && square.max_element() <= 1.0);
            assert!(sunflower_disc(index, 500).length() <= 1.000_001);
            assert!(disc_by_angle(index, 500).length() <= 1.000_001);
            assert!((ring(index, 500).length() - 1.0).abs() < 1e-6);
        }
    }
}
