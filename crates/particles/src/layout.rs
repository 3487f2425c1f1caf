//! Arrangements of points that look even without being regular.
//!
//! Random points clump and leave holes. These sequences fill an area evenly from any first few points
//! on, and are determined by a point's index alone.

use alloc::vec::Vec;
use core::f32::consts::TAU;
use core::f64;

use glam::Vec2;

/// The golden section: one golden angle is this part of a turn.
const GOLDEN: f64 = 0.381_966_011_250_105_1;

/// The point of the unit circle at an angle in turns, from the right and clockwise on a stage. `turns` is to be finite.
///
/// Power series of sine and cosine in an eighth of a turn, within 10⁻⁷. [`libm::sincosf`], as in [`Vec2::from_angle`],
/// has a table for enormous angles and is 2 kB of the site's module, compressed.
///
/// ```
/// use particles::layout::unit_vector;
///
/// assert_eq!(unit_vector(-0.25), (0.0, -1.0).into());
/// assert!(unit_vector(7.125).distance((0.5_f32.sqrt(), 0.5_f32.sqrt()).into()) < 1e-7);
/// ```
#[must_use]
#[inline(never)] // One copy for all callers.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a whole number; positions are in single precision"
)]
pub fn unit_vector(turns: f64) -> Vec2 {
    let quarters = libm::floor(4.0 * turns + 0.5);
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
    let distance = libm::sqrtf(share(index, count));
    unit_vector(0.5 + f64::from(index) * GOLDEN) * distance
}

/// Point `index` of `count` on the unit circle about the origin, the first at the top, clockwise.
#[must_use]
pub fn ring(index: u32, count: u32) -> Vec2 {
    unit_vector(f64::from(index) / f64::from(count.max(1)) - 0.25)
}

/// The points of [`sunflower_disc`] in the order of their angles, from the top clockwise: each is near its
/// [`ring`] angle.
///
/// The time grows with the square of `count`.
#[must_use]
pub fn sunflower_by_angle(count: u32) -> Vec<Vec2> {
    // Counting what comes before is as quick as sorting for a hundred points, and less code.
    let turns = |index| fraction(index, GOLDEN);
    let mut points = Vec::from_iter((0..count).map(|_| Vec2::ZERO));
    for index in 0..count {
        let before = (0..count).filter(|&other| turns(other) < turns(index));
        let Vec2 { x, y } = sunflower_disc(index, count);
        if let Some(point) = points.get_mut(before.count()) {
            *point = Vec2::new(y, -x);
        }
    }
    points
}

/// `count` points on `arms` spirals about the origin, which they take in turns, 1 apart on each.
///
/// The spirals begin `first_radius` ≥ 0 from the origin; neighboring ones are `pitch` apart. These are spirals of
/// Archimedes, stepped along by the midpoint rule.
#[must_use]
pub fn spirals(count: u32, arms: u32, pitch: f32, first_radius: f32) -> Vec<Vec2> {
    let arms = arms.max(1);
    let radius_per_rad = pitch * arms as f32 / TAU;
    let (mut radius, mut angle_rad) = (first_radius, 0.0);
    let mut points = Vec::new();
    for index in 0..count {
        let arm = index % arms;
        if index > 0 && arm == 0 {
            let step_rad = |radius| 1.0 / Vec2::new(radius_per_rad, radius).length();
            let middle = radius + radius_per_rad * 0.5 * step_rad(radius);
            angle_rad += step_rad(middle);
            radius += radius_per_rad * step_rad(middle);
        }
        let turns = angle_rad / TAU + arm as f32 / arms as f32;
        points.push(unit_vector(f64::from(turns)) * radius);
    }
    points
}

/// `count` points evenly over the unit square about the origin: a Fibonacci lattice.
#[must_use]
pub fn lattice(count: u32) -> Vec<Vec2> {
    points(count, &mut |index| {
        Vec2::new(share(index, count), fraction(index, GOLDEN)) - 0.5
    })
}

/// `count` points on a circle, neighbors 1 apart; a single one is 0.5 from the origin.
#[must_use]
pub fn closed_ring(count: u32) -> Vec<Vec2> {
    let neighbors = count.max(2);
    let radius = 1.0 / ring(0, neighbors).distance(ring(1, neighbors));
    points(count, &mut |index| ring(index, count) * radius)
}

/// `count` points on straight branches from the origin, where the first is, 1 apart on each.
///
/// Up to six have a branch each; 7 to 10, 13 and 17 have four, which makes those of 13 and 17 alike; all others have
/// five.
#[must_use]
pub fn star(count: u32) -> Vec<Vec2> {
    let branches = match count {
        0..=6 => count.max(2) - 1,
        7..=10 | 13 | 17 => 4,
        _ => 5,
    };
    points(count, &mut |index| {
        // Turned by half of a branch: four lie across, and need the least height.
        let direction = ring(2 * (index + branches - 1) + 1, 2 * branches);
        direction * index.div_ceil(branches) as f32
    })
}

/// `count` points up stairs from the origin, neighbors 1 apart. More than nine fill columns from left to right, each
/// one higher than the one before; what is left over fills another of its height.
#[must_use]
pub fn stairs(count: u32) -> Vec<Vec2> {
    if count <= 9 {
        return points(count, &mut |index| {
            Vec2::new(index.div_ceil(2) as f32, -((index / 2) as f32))
        });
    }
    // Columns of one, two and so on, and one more of what is left over, after the one of the same height.
    let (mut columns, mut left_over) = (1, count);
    while left_over > columns {
        left_over -= columns;
        columns += 1;
    }
    let mut points = Vec::new();
    for column in 0..columns {
        let height = column + u32::from(column < left_over);
        for row in 0..height {
            points.push(Vec2::new(column as f32, -(row as f32)));
        }
    }
    points
}

/// Takes the point that is nearest to this one; the origin if none is left.
#[inline(never)] // One copy for all callers.
pub(crate) fn take_nearest(points: &mut Vec<Vec2>, to: Vec2) -> Vec2 {
    let (mut nearest, mut least) = (0, f32::INFINITY);
    for (index, point) in points.iter().enumerate() {
        let distance = point.distance_squared(to);
        if distance < least {
            (nearest, least) = (index, distance);
        }
    }
    if points.is_empty() {
        Vec2::ZERO
    } else {
        points.swap_remove(nearest)
    }
}

/// The points of indices below `count`. `&mut dyn` avoids a copy of the loop per arrangement.
#[inline(never)] // One copy for all callers.
pub(crate) fn points(count: u32, point: &mut dyn FnMut(u32) -> Vec2) -> Vec<Vec2> {
    (0..count).map(point).collect()
}

/// `count` corners of a honeycomb whose edges have the length 1, each joined to another by an edge.
///
/// One is at the origin. They fill an ellipse that is about `aspect` > 0 times as wide as high, also where they are
/// few. The web covers half as much again as the densest arrangement with edges of the same length, and is whole.
/// The time grows with the square of `count`.
#[must_use]
pub fn honeycomb(count: u32, aspect: f32) -> Vec<Vec2> {
    /// How much it counts, beside nearness, that a corner extends the shorter side: it decides between corners that
    /// are about as near.
    const EXTENSION: f32 = 0.3;
    let shorter_side = |[low, high]: [Vec2; 2]| {
        let Vec2 { x, y } = high - low;
        (x * x / aspect).min(y * y * aspect)
    };
    let mut corners = Vec::new();
    let mut bounds = [Vec2::ZERO; 2];
    // A few dozen corners: looking through them is as quick as a set, and needs no code of its own.
    let (mut seen, mut frontier) = (Vec::new(), Vec::new());
    seen.push((0, 0, false));
    frontier.push((0, 0, false));
    for _ in 0..count {
        let distance = |corner: Vec2| {
            let Vec2 { x, y } = corner;
            let extended = [bounds[0].min(corner), bounds[1].max(corner)];
            let extension = shorter_side(extended) - shorter_side(bounds);
            x * x / aspect + y * y * aspect - EXTENSION * extension
        };
        let (mut nearest, mut least) = (0, f32::INFINITY);
        for (index, &corner) in frontier.iter().enumerate() {
            let distance = distance(honeycomb_corner(corner));
            if distance < least {
                (nearest, least) = (index, distance);
            }
        }
        let corner = frontier.swap_remove(nearest);
        let point = honeycomb_corner(corner);
        bounds = [bounds[0].min(point), bounds[1].max(point)];
        corners.push(point);
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

/// The upper or lower corner of a cell; the lower one of the first is the origin.
fn honeycomb_corner((column, row, upper): (i32, i32, bool)) -> Vec2 {
    const HALF_WIDTH: f32 = 0.866_025_4;
    let (column, row) = (column as f32, row as f32);
    let x = HALF_WIDTH * (2.0 * column + row);
    let y = 1.5 * row + if upper { 1.0 } else { 0.0 };
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

    use super::{
        closed_ring, honeycomb, r2_sequence, ring, spirals, stairs, star, sunflower_by_angle,
        sunflower_disc, unit_vector,
    };

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
    fn points_keep_their_distance() {
        let square: Vec<_> = (0..120).map(r2_sequence).collect();
        assert!(least_gap(&square) > 0.4 / 120f32.sqrt());
        let disc: Vec<_> = (0..100).map(|index| sunflower_disc(index, 100)).collect();
        assert!(least_gap(&disc) > 0.1);
        let ring: Vec<_> = (0..100).map(|index| ring(index, 100)).collect();
        assert!(least_gap(&ring) > 0.062);
        assert!(least_gap(&sunflower_by_angle(100)) > 0.1);
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
    fn points_of_rings_stars_and_stairs_are_1_apart_and_each_is_joined() {
        for count in 0..40 {
            for points in [closed_ring(count), star(count), stairs(count)] {
                assert_eq!(points.len(), count as usize);
                assert!(points.iter().all(|point| point.is_finite()));
                assert!(
                    count < 2 || (least_gap(&points) - 1.0).abs() < 1e-4,
                    "{count}"
                );
                for (index, point) in points.iter().enumerate().skip(1) {
                    let joined = |other: &Vec2| point.distance(*other) < 1.001;
                    assert!(points[..index].iter().any(joined), "{count}");
                }
            }
        }
    }

    #[test]
    fn points_by_angle_are_near_the_angle_of_the_ring() {
        for count in [1, 2, 21, 38, 100] {
            for (index, point) in (0..count).zip(sunflower_by_angle(count)) {
                let angle_rad = point.angle_to(ring(index, count)).abs();
                assert!(angle_rad < 14.0 / count as f32, "{angle_rad} of {count}");
            }
        }
    }

    #[test]
    fn points_of_a_spiral_are_1_apart_and_begin_on_a_ring() {
        for (pitch, first_radius) in [(1.5, 2.25), (2.5, 4.5), (4.0, 6.0)] {
            let points = spirals(120, 8, pitch, first_radius);
            assert!((least_gap(&points) - 1.0).abs() < 0.05, "{pitch}");
            for (index, point) in points.iter().enumerate().skip(8) {
                let gap = point.distance(points[index - 8]);
                assert!((0.95..1.05).contains(&gap), "{gap} at {index}");
            }
            for point in &points[..8] {
                assert!((point.length() - first_radius).abs() < 1e-5, "{point}");
            }
        }
    }

    #[test]
    fn points_stay_in_their_area() {
        for index in 0..500 {
            let square = r2_sequence(index);
            assert!(square.min_element() >= 0.0 && square.max_element() <= 1.0);
            assert!(sunflower_disc(index, 500).length() <= 1.000_001);
            assert!((ring(index, 500).length() - 1.0).abs() < 1e-6);
        }
    }
}
