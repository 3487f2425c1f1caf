//! Impact's positions by the particles' ids, relative to the stage's center: everything that depends on the stage's
//! size alone.

use alloc::vec::Vec;

use glam::Vec2;

use super::{COLLECTIVE_RING_FRACTION, RADIUS_PX};
use crate::clamp::clamp;
use crate::{StageSize, layout};

/// Gap between the collective's discs, in CSS pixels.
const DISC_GAP_PX: f32 = 1.4;

/// Positions, as multiples of the radius of their arrangement.
#[derive(Debug, Default)]
pub(super) struct Positions {
    /// In the ring on which individuals start.
    pub(super) start: Vec<Vec2>,
    /// In the web.
    pub(super) web: Vec<Vec2>,
    /// In the collective's ring.
    pub(super) ring: Vec<Vec2>,
    /// The radius of the ring's discs, in CSS pixels.
    pub(super) disc_px: f32,
    /// How many are teal: those whose ids are below.
    pub(super) teal: u32,
}

impl Positions {
    /// For this many particles.
    pub(super) fn new(size: StageSize, count: u32) -> Self {
        let mut positions = Self {
            teal: teal_before(count),
            web: layout::sunflower_by_angle(count),
            ..Self::default()
        };
        positions.mix(count);
        positions.close(size, count);
        positions
    }

    /// The collective's ring: teal ones side by side, then violet ones. Where it has no room for all, two have one
    /// position.
    fn close(&mut self, size: StageSize, count: u32) {
        let radius_px = COLLECTIVE_RING_FRACTION * size.smaller_side_px();
        let apart_px = |count| radius_px * layout::ring(0, count).distance(layout::ring(1, count));
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
            self.ring.push(layout::ring(position, positions));
        }
        let with_gap_px = 0.5 * (apart_px(positions) - DISC_GAP_PX);
        self.disc_px = clamp(with_gap_px, *RADIUS_PX.start(), *RADIUS_PX.end());
    }

    /// The first ring, where teal and violet ones are mixed: three, two, three, two and so on. Each kind has its ids'
    /// order there, and violet ones begin half way through theirs, because their part of the last ring is opposite.
    ///
    /// Of ten, ids 0 to 5 are teal and 6 to 9 violet; around the first ring they are 8, 0, 9, 1, 2, 6, 3, 7, 4, 5.
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
            // By four fifths of a turn, which is one fifth back: about as far as the web turns on until it is whole.
            let at = position + count * 4 / 5;
            self.start[id as usize] = layout::ring(at, count);
        }
    }
}

/// How many of the first ring's first particles are teal: most, mixed with the violet ones. In the end they are side by
/// side, so that one sees what most have in common.
fn teal_before(position: u32) -> u32 {
    position * 3 / 5
}
