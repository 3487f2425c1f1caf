//! ESEE's positions by the particles' ids: everything that depends on the stage's size alone.

use alloc::vec::Vec;
use core::f32::consts::TAU;

use glam::{Vec2, Vec2Swizzles as _};

use super::{FLOATING_PX, PULSE_STRETCH, RADIUS_PX, ROCKING_TURNS};
use crate::clamp::clamp;
use crate::{StageSize, layout};

/// Height of the strips at the top and the bottom that hold the categories' labels, in CSS pixels: a label of two lines
/// with its margin. Particles stay outside the strips until they unify.
const LABEL_PX: f32 = 52.0;
/// Gap between a label's strip and its web, in CSS pixels.
const LABEL_GAP_PX: f32 = 6.0;
/// Least distance of a web's particles from the edges of its room, in CSS pixels: a radius, and the floating.
const WEB_INSET_PX: f32 = *RADIUS_PX.end() + FLOATING_PX;
/// The fraction of the room's sides that a web may cover on stages too small for that inset.
const LEAST_WEB_FRACTION: f32 = 0.4;
/// Distance of neighbors in a category's web, in CSS pixels: near enough for links, and as far as the web needs to fill
/// its quadrant.
const WEB_SPACING_PX: [f32; 2] = [31.0, 36.5];
/// The fraction of its quadrant's smaller side that a web covers, as far as its spacing allows.
const WEB_SIDE_FRACTION: f32 = 0.5;
/// How far the webs' rocking moves a point, as a fraction of its distance from the web's center.
#[expect(clippy::cast_possible_truncation, reason = "a small angle")]
const ROCKING: f32 = TAU * ROCKING_TURNS as f32;
/// Distance of neighbors in the unified cluster, in CSS pixels: while a pulse stretches the cluster, still less than
/// the 20 px of links.
const CLUSTER_SPACING_PX: f32 = 18.3;
/// Rows and columns of the lattice on each side of its origin: as many as 120 points need.
const LATTICE_REACH: i8 = 8;
/// Height of a row of the lattice, in spacings.
const ROW_HEIGHT: f32 = 0.866_025_4;

/// Positions on a stage of one size.
#[derive(Debug, Default)]
pub(super) struct Positions {
    /// Center of each category's web, relative to the stage's top-left corner.
    pub(super) middles: [Vec2; 4],
    /// Each particle's position in its web, relative to the web's center.
    pub(super) webs: Vec<Vec2>,
    /// Each particle's position in the unified cluster, relative to the stage's center.
    pub(super) cluster: Vec<Vec2>,
    /// Distance of the cluster's outermost particle from its center.
    pub(super) cluster_px: f32,
}

impl Positions {
    /// For this many particles of each category, at least one.
    pub(super) fn new(size: StageSize, in_each: u32) -> Self {
        let points = cluster(in_each);
        let radius = points
            .iter()
            .map(|point| point.length())
            .fold(0.0, f32::max);
        // Smaller only on a stage that is lower than the cluster.
        let most_px = (0.5 * size.smaller_side_px() - RADIUS_PX.end()) / (1.0 + PULSE_STRETCH);
        let spacing_px = CLUSTER_SPACING_PX.min(most_px.max(0.0) / radius);
        let mut positions = Self {
            middles: [0, 1, 2, 3].map(|category| web_room(category, size).0),
            webs: Vec::new(),
            cluster: points.iter().map(|&point| point * spacing_px).collect(),
            cluster_px: radius * spacing_px,
        };
        positions.spread(size, in_each, &points);
        positions
    }

    /// Spreads each category over its quadrant: a web as wide as links still join all of it. Webs are a tree, a closed
    /// ring, a check mark, and stairs that rise.
    fn spread(&mut self, size: StageSize, in_each: u32, cluster: &[Vec2]) {
        let (_, room) = web_room(0, size);
        let within = (room - 2.0 * WEB_INSET_PX).max(room * LEAST_WEB_FRACTION);
        let mut webs = [
            layout::tree(in_each),
            layout::closed_ring(in_each),
            layout::check_mark(in_each),
            layout::stairs(in_each),
        ];
        let spacings_px = webs.each_mut().map(|web| {
            // More than nothing, so that it can be divided by.
            let reach = center(web).max(Vec2::splat(0.1));
            let wanted_px = WEB_SIDE_FRACTION * 0.5 * size.smaller_side_px() / reach.min_element();
            let rocked = reach + reach.yx() * ROCKING;
            let [least_px, most_px] = WEB_SPACING_PX;
            clamp(wanted_px, least_px, most_px)
                .min((within / rocked).min_element())
                .max(1.0)
        });
        for (id, &in_cluster) in cluster.iter().enumerate() {
            // On the side of the web on which it will be in the cluster.
            let point = layout::take_nearest(&mut webs[id & 3], in_cluster);
            self.webs.push(point * spacings_px[id & 3]);
        }
    }
}

/// Each particle's point in the cluster, in spacings from its center: the points of a hexagonal lattice that are
/// nearest to the center of one of its triangles. Categories are arranged so that the six neighbors of a particle are
/// of other categories, except for a few at the rim.
fn cluster(in_each: u32) -> Vec<Vec2> {
    let reach = -LATTICE_REACH..=LATTICE_REACH;
    let rows = reach
        .clone()
        .flat_map(|row| reach.clone().map(move |column| (row, column)));
    // From the center outwards.
    let mut lattice: Vec<(Vec2, usize)> = Vec::new();
    for (row, column) in rows {
        let x = f32::from(column) + 0.5 * f32::from(row) + 0.5;
        let point = Vec2::new(x, (f32::from(row) + 1.0 / 3.0) * ROW_HEIGHT);
        let category = (column + 2 * row).rem_euclid(4);
        let distance_sq = point.length_squared();
        let index = lattice.partition_point(|(other, _)| other.length_squared() <= distance_sq);
        lattice.insert(index, (point, category.unsigned_abs().into()));
    }
    let mut of_category = [(); 4].map(|()| Vec::new());
    let mut left_over = Vec::new();
    for (point, category) in lattice.into_iter().take(4 * in_each as usize) {
        if of_category[category].len() < in_each as usize {
            of_category[category].push(point);
        } else {
            left_over.push(point);
        }
    }
    for points in &mut of_category {
        let missing = in_each as usize - points.len();
        points.extend(left_over.drain(..missing));
    }
    (0..in_each as usize)
        .flat_map(|index| of_category.each_ref().map(|points| points[index]))
        .collect()
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

/// Height of a labels' strip: at most a sixth of the stage's height.
pub(super) fn strip_px(size: StageSize) -> f32 {
    LABEL_PX.min(size.height_px() / 6.0)
}

/// The room for a category's web, which is its quadrant without the label's strip and a gap: its center and its sides.
fn web_room(category: u32, size: StageSize) -> (Vec2, Vec2) {
    let quadrant = Vec2::new(size.width_px(), size.height_px()) * 0.5;
    let strip_px = strip_px(size) + LABEL_GAP_PX.min(0.2 * quadrant.y);
    let room = quadrant - Vec2::new(0.0, strip_px);
    let middle_px = if category & 2 == 2 {
        quadrant.y + 0.5 * room.y
    } else {
        strip_px + 0.5 * room.y
    };
    let column = if category & 1 == 1 { 1.5 } else { 0.5 };
    (Vec2::new(column * quadrant.x, middle_px), room)
}
