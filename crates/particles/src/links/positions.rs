//! Positions of particles, four by four.

use alloc::vec::Vec;

use wide::f32x4;

/// The coordinates of four particles: theirs on the one axis, and on the other.
///
/// Where fewer than four are left, the first of them stands in for those that are missing.
fn by_fours(x: &[f32], y: &[f32]) -> impl Iterator<Item = [f32x4; 2]> {
    x.chunks(4)
        .zip(y.chunks(4))
        .map(|(x, y)| [four(x), four(y)])
}

fn four(coordinates: &[f32]) -> f32x4 {
    match coordinates.try_into() {
        Ok(four) => f32x4::new(four),
        Err(_) => fewer(coordinates),
    }
}

#[cold]
fn fewer(coordinates: &[f32]) -> f32x4 {
    let mut four = [coordinates[0]; 4];
    four[..coordinates.len()].copy_from_slice(coordinates);
    f32x4::new(four)
}

/// Points, each with both coordinates side by side: one that is looked up costs one access to memory.
#[derive(Debug, Default)]
pub(super) struct Positions {
    /// Two points a vector.
    points: Vec<[f32x4; 2]>,
}

impl Positions {
    /// The points, and up to three more.
    pub(super) fn as_slice(&self) -> &[[f32; 2]] {
        bytemuck::cast_slice(&self.points)
    }

    /// The points as they are in memory: x, y, x, y.
    pub(super) fn pairs_of_points(&self) -> &[f32x4] {
        self.points.as_flattened()
    }

    /// Replaces the points.
    pub(super) fn set(&mut self, x: &[f32], y: &[f32]) {
        self.points.clear();
        self.points
            .extend(by_fours(x, y).map(|[x, y]| [x.unpack_lo(y), x.unpack_hi(y)]));
    }

    /// Replaces the points by those of others.
    pub(super) fn copy(&mut self, positions: &Self) {
        self.points.clear();
        self.points.extend_from_slice(&positions.points);
    }

    /// Whether each of as many points is within a distance of its counterpart. False when any is NaN.
    pub(super) fn are_within(&self, distance_px: f32, positions: &Self) -> bool {
        let distance_sq = f32x4::splat(distance_px * distance_px);
        let mut within = f32x4::ZERO.simd_eq(f32x4::ZERO);
        for (&[a, b], &[c, d]) in self.points.iter().zip(&positions.points) {
            let (ac, bd) = (a - c, b - d);
            let (ac, bd) = (ac * ac, bd * bd);
            let (even, odd) = (ac.unpack_lo(bd), ac.unpack_hi(bd));
            let sum = even.unpack_lo(odd) + even.unpack_hi(odd);
            within &= sum.simd_le(distance_sq);
        }
        within.all()
    }
}
