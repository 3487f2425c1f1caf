//! Where ESEE's particles stand, by their ids: what depends on the stage's size alone.

use alloc::vec::Vec;
use core::f32::consts::TAU;

use glam::{Vec2, Vec2Swizzles as _};

use super::{FLOATING_PX, RADIUS_PX, ROCKING_TURNS};
use crate::clamp::clamp;
use crate::{StageSize, layout};

/// Height of the strip along the top and the bottom that particles leave to the categories' labels until they unify,
/// in CSS pixels: a label of two lines with its margin, where the page's lines of the last phase begin, too.
const LABEL_PX: f32 = 52.0;
/// Gap between a label's strip and its web, in CSS pixels.
const LABEL_GAP_PX: f32 = 6.0;
/// How far a web's centers are from the edges of its room, in CSS pixels: a disc, and the floating.
const WEB_INSET_PX: f32 = *RADIUS_PX.end() + FLOATING_PX;
/// The share of the room's sides that they may cover even so, on very small stages.
const LEAST_WEB_SHARE: f32 = 0.4;
/// Distance of neighbors in a category's web, in CSS pixels: near enough for links, and as far as the web needs to fill
/// its quadrant.
const WEB_SPACING_PX: [f32; 2] = [31.0, 36.5];
/// Share of its quadrant's smaller side that a web is to cover.
const WEB_SIDE_SHARE: f32 = 0.5;
/// How far a point is carried by the webs' rocking, in parts of its distance from the middle.
#[expect(clippy::cast_possible_truncation, reason = "a small angle")]
const ROCKING: f32 = TAU * ROCKING_TURNS as f32;
/// Distance of neighbors in the unified cluster, in CSS pixels: near enough for links, far enough for these to be seen.
const SPACING_PX: f32 = 17.5;
/// Distance of the unified cluster's strands, in CSS pixels: particles of two are as far apart as those of one.
const STRAND_GAP_PX: f32 = 13.5;
/// The unified cluster's radius is at most this share of the smaller side: there is a text below it.
const MAX_CLUSTER_SHARE: f32 = 0.29;
/// How much farther from the center the cluster's lobes are than its mean, in parts of that: four that have become one.
const LOBE: f32 = 0.1;
/// Steps in which a lobe's length is measured.
const LOBE_STEPS: u8 = 64;

/// Positions on a stage of one size.
#[derive(Debug, Default)]
pub(super) struct Positions {
    /// Of each category's web, from the stage's top left.
    pub(super) middles: [Vec2; 4],
    /// In each category's web, from its middle.
    pub(super) webs: Vec<Vec2>,
    /// In the unified cluster, from the stage's center.
    pub(super) cluster: Vec<Vec2>,
    /// Of the farthest of these.
    pub(super) cluster_px: f32,
}

impl Positions {
    /// For this many particles of each category, at least one.
    pub(super) fn new(size: StageSize, in_each: u32) -> Self {
        let mut positions = Self {
            middles: [0, 1, 2, 3].map(|category| web_room(category, size).0),
            ..Self::default()
        };
        positions.unite(size, in_each);
        positions.spread(size, in_each);
        positions
    }

    /// How far outwards a particle is in the unified cluster, in [0, 1].
    pub(super) fn outwards(&self, id: u32) -> f32 {
        let share = self.cluster[id as usize].length() / self.cluster_px;
        clamp((share - (1.0 - 2.0 * LOBE)) / (2.0 * LOBE), 0.0, 1.0)
    }

    /// Each category's web dissolves into its quarter of the cluster: a closed curve of four lobes, of two strands where
    /// one would be too long.
    fn unite(&mut self, size: StageSize, in_each: u32) {
        let (points, length) = lobe();
        let radius_px = |strands: f32| in_each as f32 * SPACING_PX / (strands * length);
        let outer_px = |strands: f32| {
            (radius_px(strands) + 0.5 * (strands - 1.0) * STRAND_GAP_PX) * (1.0 + LOBE)
        };
        let max_px = MAX_CLUSTER_SHARE * size.smaller_side_px();
        let strands = if outer_px(1.0) > max_px { 2 } else { 1 };
        let shrunk = (max_px / outer_px(strands as f32)).min(1.0);
        for id in 0..4 * in_each {
            let (category, index) = (id & 3, id >> 2);
            let share = (index as f32 + 0.5) / in_each as f32;
            let strand = (clockwise(category) * in_each + index) % strands;
            let strand_px = STRAND_GAP_PX * (strand as f32 - 0.5 * (strands as f32 - 1.0));
            let lobe = along(&points, share * length) * (radius_px(strands as f32) + strand_px);
            self.cluster.push(in_quadrant(category, lobe * shrunk));
        }
        self.cluster_px = outer_px(strands as f32) * shrunk;
    }

    /// Spreads each category over its quadrant: a web as wide as links still join all of it. Webs are a tree, a closed
    /// ring, a check mark, and stairs that rise.
    fn spread(&mut self, size: StageSize, in_each: u32) {
        let (_, room) = web_room(0, size);
        let within = (room - 2.0 * WEB_INSET_PX).max(room * LEAST_WEB_SHARE);
        let mut webs = [
            layout::tree(in_each),
            layout::closed_ring(in_each),
            layout::check_mark(in_each),
            layout::stairs(in_each),
        ];
        let spacings_px = webs.each_mut().map(|web| {
            // More than nothing, so that it can be divided by.
            let reach = center(web).max(Vec2::splat(0.1));
            let wanted_px = WEB_SIDE_SHARE * 0.5 * size.smaller_side_px() / reach.min_element();
            let rocked = reach + reach.yx() * ROCKING;
            let [least_px, most_px] = WEB_SPACING_PX;
            clamp(wanted_px, least_px, most_px)
                .min((within / rocked).min_element())
                .max(1.0)
        });
        for id in 0..4 * in_each {
            let category = (id & 3) as usize;
            // In the order of its quarter of the cluster.
            let around = CORNER_TURNS - 0.5 + (f64::from(id >> 2) + 0.5) / f64::from(in_each);
            let wanted = in_quadrant(id & 3, layout::unit_vector(around) * in_each as f32);
            let point = layout::take_nearest(&mut webs[category], wanted);
            self.webs.push(point * spacings_px[category]);
        }
    }
}

/// The direction of the first category's corner from the stage's center, in turns.
const CORNER_TURNS: f64 = 0.625;

/// Points along the first category's quarter of the unified cluster, whose mean radius is 1, and its length.
fn lobe() -> (Vec<Vec2>, f32) {
    let mut points = Vec::new();
    for step in 0..=LOBE_STEPS {
        let turns = 0.25 * (f64::from(step) / f64::from(LOBE_STEPS) - 0.5);
        let radius = 1.0 + LOBE * layout::unit_vector(4.0 * turns).x;
        points.push(layout::unit_vector(CORNER_TURNS + turns) * radius);
    }
    let length = points.windows(2).map(|two| two[0].distance(two[1])).sum();
    (points, length)
}

/// The point this far along these points.
fn along(points: &[Vec2], mut length: f32) -> Vec2 {
    for two in points.windows(2) {
        let step = two[0].distance(two[1]);
        if step >= length {
            return two[0].lerp(two[1], length / step);
        }
        length -= step;
    }
    Vec2::ZERO
}

/// Where a category's quadrant comes as one goes around the center: quadrants are numbered by rows, 0 and 1 above 2 and
/// 3, so that clockwise they are 0, 1, 3, 2. It is the Gray code, of which neighbors differ in one bit: in their column
/// or in their row.
fn clockwise(category: u32) -> u32 {
    category ^ (category >> 1)
}

/// A point relative to the stage's center, turned from the first quadrant to that of a category.
fn in_quadrant(category: u32, first: Vec2) -> Vec2 {
    match category {
        0 => first,
        1 => first.perp(),
        2 => -first.perp(),
        _ => -first,
    }
}

/// Moves points so that their bounds are about the origin; returns the sides of the bounds.
fn center(points: &mut [Vec2]) -> Vec2 {
    let (mut low, mut high) = (Vec2::MAX, Vec2::MIN);
    for &mut point in &mut *points {
        (low, high) = (low.min(point), high.max(point));
    }
    for point in points {
        *point -= (low + high) * 0.5;
    }
    high - low
}

/// Height of a labels' strip: a sixth of the height of a stage that is hardly higher than its labels.
pub(super) fn strip_px(size: StageSize) -> f32 {
    LABEL_PX.min(size.height_px() / 6.0)
}

/// The room that a category's web has, its quadrant without the label's strip and a gap: the middle and the sides.
fn web_room(category: u32, size: StageSize) -> (Vec2, Vec2) {
    let quadrant = Vec2::new(size.width_px(), size.height_px()) * 0.5;
    let strip_px = strip_px(size) + LABEL_GAP_PX.min(0.2 * quadrant.y);
    let room = quadrant - Vec2::new(0.0, strip_px);
    let middle_px = if category & 2 == 2 {
        quadrant.y + 0.5 * room.y
    } else {
        strip_px + 0.5 * room.y
    };
    let share = if category & 1 == 1 { 1.5 } else { 0.5 };
    (Vec2::new(share * quadrant.x, middle_px), room)
}
