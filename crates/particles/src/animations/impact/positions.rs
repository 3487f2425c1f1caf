//! Where Impact's particles stand, by their ids, from the stage's center: what depends on the stage's size alone.

use alloc::vec::Vec;

use glam::Vec2;

use super::{COLLECTIVE_RING_SHARE, RADIUS_PX};
use crate::clamp::clamp;
use crate::{StageSize, layout};

/// Gap between the collective's discs, in CSS pixels.
const DISC_GAP_PX: f32 = 1.4;

/// Positions of some number of particles, in parts of the radius of what they form.
#[derive(Debug, Default)]
pub(super) struct Positions {
    /// In the ring on which individuals start.
    pub(super) start: Vec<Vec2>,
    /// Over a disc after a click.
    pub(super) spread: Vec<Vec2>,
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

    /// The collective's ring: teal ones side by side, then violet ones. Where it has no room for all, two share a
    /// position.
    fn close(&mut self, size: StageSize, count: u32) {
        let radius_px = COLLECTIVE_RING_SHARE * size.smaller_side_px();
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

    /// The first ring, where teal and violet ones are mixed, and the disc: there each is beside where it is on the first
    /// ring, and as far from the center as in the web.
    fn mix(&mut self, count: u32) {
        self.start.resize(count as usize, Vec2::ZERO);
        self.spread.resize(count as usize, Vec2::ZERO);
        let mut free = self.web.clone();
        for position in 0..count {
            let before = teal_before(position);
            // The violet part of the last ring is opposite the teal one, and so is where its walk begins.
            let id = if teal_before(position + 1) > before {
                before
            } else {
                let violet = count - self.teal;
                self.teal + (position - before + violet / 2) % violet
            };
            let at = position + count * 4 / 5;
            let turns = (f64::from(at) - f64::from(id)) / f64::from(count);
            let wanted = layout::unit_vector(turns).rotate(self.web[id as usize]);
            self.spread[id as usize] = layout::take_nearest(&mut free, wanted);
            self.start[id as usize] = layout::ring(at, count);
        }
    }
}

/// How many of the first ring's first particles are teal: most, mixed with the violet ones. In the end they are side by
/// side, so that one sees what most have in common.
fn teal_before(position: u32) -> u32 {
    position * 3 / 5
}
