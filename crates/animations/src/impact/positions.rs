//! Impact's positions by particle id, relative to the stage's center. They depend only on the stage's size.

use particles::glam::Vec2;
use particles::{StageSize, circle};

use super::{COLLECTIVE_RING_FRACTION, RADIUS_PX};

/// Gap between the collective's discs, in CSS pixels.
const DISC_GAP_PX: f32 = 1.4;
/// The golden angle, in turns.
const GOLDEN_TURNS: f64 = 0.381_966_011_250_105_1;

/// Positions as multiples of their arrangement's radius.
#[derive(Debug, Default)]
pub(super) struct Positions {
    /// On the ring on which individuals start.
    pub(super) start: Vec<Vec2>,
    /// In the web.
    pub(super) web: Vec<Vec2>,
    /// On the collective's ring.
    pub(super) ring: Vec<Vec2>,
    /// Radius of the collective's discs, in CSS pixels.
    pub(super) disc_px: f32,
    /// Number of teal particles: they have the lowest ids.
    pub(super) teal: u32,
}

impl Positions {
    /// For this many particles.
    pub(super) fn new(size: StageSize, count: u32) -> Self {
        let mut positions = Self {
            teal: teal_before(count),
            web: sunflower(count),
            ..Self::default()
        };
        positions.mix(count);
        positions.close(size, count);
        positions
    }

    /// Arranges the collective's ring: teal particles next to each other, then violet ones. If the ring has no room for
    /// all, pairs share a position.
    fn close(&mut self, size: StageSize, count: u32) {
        let radius_px = COLLECTIVE_RING_FRACTION * size.smaller_side_px();
        let apart_px = |count| radius_px * circle::ring(0, count).distance(circle::ring(1, count));
        let least_px = 2.0 * RADIUS_PX.start() + DISC_GAP_PX;
        let sharing = if apart_px(count) < least_px { 2 } else { 1 };
        let teal_positions = self.teal.div_ceil(sharing);
        let positions = teal_positions + (count - self.teal).div_ceil(sharing);
        for id in 0..count {
            let position = if id < self.teal {
                id / sharing
            } else {
                teal_positions + (id - self.teal) / sharing
            };
            self.ring.push(circle::ring(position, positions));
        }
        let with_gap_px = 0.5 * (apart_px(positions) - DISC_GAP_PX);
        self.disc_px = with_gap_px.clamp(*RADIUS_PX.start(), *RADIUS_PX.end());
    }

    /// Arranges the ring on which individuals start: three teal particles, two violet ones, and so on. Both colors are
    /// in the order of their ids; violet ones begin with the middle id, because their part of the collective's ring is
    /// opposite.
    ///
    /// With ten particles, ids 0 to 5 are teal and 6 to 9 violet. Around the ring they are 8, 0, 9, 1, 2, 6, 3, 7, 4,
    /// 5.
    fn mix(&mut self, count: u32) {
        self.start.resize(count as usize, Vec2::ZERO);
        for position in 0..count {
            let before = teal_before(position);
            let id = if teal_before(position + 1) > before {
                before
            } else {
                let violet = count - self.teal;
                self.teal + (position - before + violet / 2) % violet
            };
            // Rotated back by a fifth of a turn, about as much as the web turns until it is complete.
            let at = position + count * 4 / 5;
            self.start[id as usize] = circle::ring(at, count);
        }
    }
}

/// `count` points that cover the unit disc evenly, sorted by angle clockwise from the top: point `index` is near the
/// angle of the same point of a ring.
///
/// Source: H. Vogel, "A better way to construct the sunflower head", Mathematical Biosciences 44, 1979.
fn sunflower(count: u32) -> Vec<Vec2> {
    let turns = |index: u32| 0.25 + f64::from(index) * GOLDEN_TURNS;
    let from_top = |index| (turns(index) + 0.25).fract();
    let mut points = vec![Vec2::ZERO; count as usize];
    for index in 0..count {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "positions are in single precision"
        )]
        let area = ((f64::from(index) + 0.5) / f64::from(count)) as f32;
        // For a hundred points, counting the points before is as fast as a sort, and less code.
        let before = (0..count).filter(|&other| from_top(other) < from_top(index));
        points[before.count()] = circle::unit_vector(turns(index)) * area.sqrt();
    }
    points
}

/// Number of teal particles among the first `position` ones of the starting ring: three of five. In the end they are
/// next to each other, which shows what most have in common.
fn teal_before(position: u32) -> u32 {
    position * 3 / 5
}
