//! Arrangements of points: even coverings, rings and figures.
//!
//! Random points clump and leave holes; the sequence and the disc cover an area evenly. In figures, neighbors are 1
//! apart.

use std::f32::consts::FRAC_1_SQRT_2;
use std::f64;

use glam::Vec2;

/// The golden angle, in turns.
const GOLDEN: f64 = 0.381_966_011_250_105_1;

/// Distance between rows of points that are 1 apart, if each point is midway between two of the next row: half the root
/// of 3.
pub(crate) const ROW_HEIGHT: f32 = 0.866_025_4;

/// Angles are below this: beyond, neighboring floats differ by an eighth of a turn.
const MAX_TURNS: f64 = 1e15;

/// The point of the unit circle at an angle in turns, clockwise from the right on a stage. Angles from ± 10¹⁵ turns on,
/// and NaN, are 0.
///
/// Power series of sine and cosine within an eighth of a turn, the same on every machine; the error is below 10⁻⁷.
/// [`libm::sincosf`] has a table for enormous angles: 2 kB of the site's module, compressed.
///
/// ```
/// use particles::layout::unit_vector;
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

/// Point `index` of a sequence that covers the unit square evenly.
///
/// The additive recurrence R₂, by powers of the plastic number's inverse. Source: M. Roberts, "The Unreasonable
/// Effectiveness of Quasirandom Sequences", 2018.
#[must_use]
pub fn r2_sequence(index: u32) -> Vec2 {
    const STEP_X: f64 = 0.754_877_666_246_692_8;
    const STEP_Y: f64 = 0.569_840_290_998_053_3;
    Vec2::new(fraction(index, STEP_X), fraction(index, STEP_Y))
}

/// Point `index` of `count` points that cover the unit disc around the origin evenly. Source: H. Vogel, "A better way
/// to construct the sunflower head", Mathematical Biosciences 44, 1979.
#[must_use]
pub fn sunflower_disc(index: u32, count: u32) -> Vec2 {
    let distance = f32::sqrt(middle_of_part(index, count));
    unit_vector(0.5 + f64::from(index) * GOLDEN) * distance
}

/// Point `index` of `count` points around the unit circle, clockwise from the top.
#[must_use]
pub fn ring(index: u32, count: u32) -> Vec2 {
    unit_vector(f64::from(index) / f64::from(count.max(1)) - 0.25)
}

/// The points of [`sunflower_disc`], sorted by angle clockwise from the top: point `index` is near the angle of the
/// same point of a [`ring`]. The time grows with the square of `count`.
#[must_use]
pub fn sunflower_by_angle(count: u32) -> Vec<Vec2> {
    // For a hundred points, counting the points before is as fast as a sort, and less code.
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

/// `count` points on a circle around the origin, neighbors 1 apart. A single point is 0.5 from the origin.
#[must_use]
pub fn closed_ring(count: u32) -> Vec<Vec2> {
    let neighbors = count.max(2);
    let radius = 1.0 / ring(0, neighbors).distance(ring(1, neighbors));
    points(count, |index| ring(index, count) * radius)
}

/// `count` points of a tree with its top at the origin, neighbors 1 apart: a crown, in which each row has one point
/// more than the row above, and a trunk.
#[must_use]
pub fn tree(count: u32) -> Vec<Vec2> {
    let mut points = Vec::new();
    let (mut width, mut y, mut in_crown) = (1, 0.0, true);
    let mut left_over = count;
    while left_over > 0 {
        for column in 0..width {
            points.push(Vec2::new(column as f32 - 0.5 * (width - 1) as f32, y));
        }
        left_over -= width;
        in_crown &= left_over > width + 1;
        let next = match left_over {
            _ if in_crown => width + 1,
            // A trunk of more than three points is two points wide.
            2.. if left_over.is_multiple_of(2) && (left_over > 3 || width == 2) => 2,
            _ => 1,
        };
        // Rows whose numbers of points differ by an even number have points exactly below each other.
        let is_straight = (next + width).is_multiple_of(2);
        y += if is_straight { 1.0 } else { ROW_HEIGHT };
        width = next;
    }
    points
}

/// Up to this many points, check marks and stairs are single lines.
const MAX_LINE_COUNT: u32 = 9;

/// `count` points of a check mark with its corner at the origin, neighbors 1 apart: a short line down and a long line
/// up. More than nine points form two parallel check marks.
#[must_use]
pub fn check_mark(count: u32) -> Vec<Vec2> {
    let lines = if count > MAX_LINE_COUNT { 2 } else { 1 };
    let in_line = count.div_ceil(lines);
    let short = (in_line / 3).max(1);
    points(count, |index| {
        let (along, line) = (index / lines, index % lines);
        let (x, y) = if along < short {
            (along as f32 - short as f32, along as f32 - short as f32)
        } else {
            (along as f32 - short as f32, short as f32 - along as f32)
        };
        Vec2::new(x, y - 2.0 * line as f32) * FRAC_1_SQRT_2
    })
}

/// `count` points of stairs that rise from the origin to the right, neighbors 1 apart.
///
/// More than nine points form columns, each one point higher than the column to its left. The points left over make two
/// columns equally high.
#[must_use]
pub fn stairs(count: u32) -> Vec<Vec2> {
    if count <= MAX_LINE_COUNT {
        return points(count, |index| {
            Vec2::new(index.div_ceil(2) as f32, -((index / 2) as f32))
        });
    }
    // Columns of 1, 2 and so on. The points left over are another column, next to the one of the same height.
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

/// Removes and returns the point nearest to `to`; the origin if there are none.
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

/// The first `count` points.
fn points(count: u32, point: impl FnMut(u32) -> Vec2) -> Vec<Vec2> {
    (0..count).map(point).collect()
}

/// The middle of part `index` of [0, 1], divided into `count` equal parts.
fn middle_of_part(index: u32, count: u32) -> f32 {
    f64_to_f32((f64::from(index) + 0.5) / f64::from(count.max(1))).min(1.0)
}

/// The fractional part of 0.5 + index · step, in [0, 1].
fn fraction(index: u32, step: f64) -> f32 {
    let value = 0.5 + f64::from(index) * step;
    f64_to_f32(value - f64::floor(value))
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

    use super::{check_mark, closed_ring, stairs, tree, unit_vector};

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

    #[test]
    fn points_of_rings_trees_check_marks_and_stairs_are_1_apart_and_each_is_joined() {
        for count in 0..40 {
            for points in [
                closed_ring(count),
                tree(count),
                check_mark(count),
                stairs(count),
            ] {
                assert_eq!(points.len(), count as usize);
                assert!(points.iter().all(|point| point.is_finite()));
                assert!(
                    count < 2 || (least_gap(&points) - 1.0).abs() < 1e-4,
                    "{count}"
                );
                for (index, point) in points.iter().enumerate() {
                    let others = points
                        .iter()
                        .enumerate()
                        .filter(|(other, _)| *other != index);
                    let gaps = others.map(|(_, other)| point.distance(*other));
                    assert!(
                        count < 2 || gaps.fold(f32::MAX, f32::min) < 1.001,
                        "{count}"
                    );
                }
            }
        }
    }
}
