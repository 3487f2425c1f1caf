//! Figures of points in which neighbors are 1 apart: a ring, a tree, a check mark, stairs.

use std::f32::consts::FRAC_1_SQRT_2;

use particles::circle;
use particles::glam::Vec2;

/// Distance between rows of points that are 1 apart, if each point is midway between two of the next row: half the root
/// of 3.
pub(crate) const ROW_HEIGHT: f32 = 0.866_025_4;

/// `count` points on a circle around the origin, neighbors 1 apart. A single point is 0.5 from the origin.
pub(crate) fn closed_ring(count: u32) -> Vec<Vec2> {
    let neighbors = count.max(2);
    let radius = 1.0 / circle::ring(0, neighbors).distance(circle::ring(1, neighbors));
    points(count, |index| circle::ring(index, count) * radius)
}

/// `count` points of a tree with its top at the origin, neighbors 1 apart: a crown, in which each row has one point
/// more than the row above, and a trunk.
pub(crate) fn tree(count: u32) -> Vec<Vec2> {
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
pub(crate) fn check_mark(count: u32) -> Vec<Vec2> {
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
pub(crate) fn stairs(count: u32) -> Vec<Vec2> {
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

/// The first `count` points.
fn points(count: u32, point: impl FnMut(u32) -> Vec2) -> Vec<Vec2> {
    (0..count).map(point).collect()
}

#[cfg(test)]
mod tests {
    use particles::glam::Vec2;

    use super::{check_mark, closed_ring, stairs, tree};

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
