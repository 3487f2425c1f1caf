//! ESEE's positions by particle id. They depend only on the stage's size.

use std::f32::consts::TAU;

use particles::StageSize;
use particles::glam::{Vec2, Vec2Swizzles as _};

use super::figures::{self, ROW_HEIGHT};
use super::{FLOATING_PX, PULSE_STRETCH, RADIUS_PX, ROCKING_TURNS};

/// Height of the strips at the top and the bottom for the categories' labels, in CSS pixels: two lines of text and a
/// margin. Particles stay outside the strips until they unify.
const LABEL_PX: f32 = 52.0;
/// Gap between a label's strip and its web, in CSS pixels.
const LABEL_GAP_PX: f32 = 6.0;
/// Least distance between a web's particles and the edges of its area, in CSS pixels: the largest radius plus the
/// floating.
const WEB_INSET_PX: f32 = *RADIUS_PX.end() + FLOATING_PX;
/// Fraction of its area's sides that a web may cover on stages too small for that inset.
const LEAST_WEB_FRACTION: f32 = 0.4;
/// Least and largest distance between neighbors in a web, in CSS pixels: webs fill their quadrants, and neighbors stay
/// near enough for links.
const WEB_SPACING_PX: [f32; 2] = [31.0, 36.5];
/// Fraction of its quadrant's smaller side that a web covers, as far as its spacing allows.
const WEB_SIDE_FRACTION: f32 = 0.5;
/// Distance by which the webs' rocking moves a particle, as a fraction of its distance from the web's center.
#[expect(clippy::cast_possible_truncation, reason = "a small angle")]
const ROCKING: f32 = TAU * ROCKING_TURNS as f32;
/// Distance between neighbors in the unified cluster, in CSS pixels: while a pulse stretches the cluster, it stays
/// below the links' 20 px.
const CLUSTER_SPACING_PX: f32 = 18.3;
/// Number of rows and columns on each side of the lattice's origin: enough for 120 points.
const LATTICE_REACH: i8 = 8;

/// Positions on a stage of one size.
#[derive(Debug, Default)]
pub(super) struct Positions {
    /// Center of each category's web, relative to the stage's top-left corner.
    pub(super) centers: [Vec2; 4],
    /// Each particle's position in its web, relative to the web's center.
    pub(super) webs: Vec<Vec2>,
    /// Each particle's position in the unified cluster, relative to the stage's center.
    pub(super) cluster: Vec<Vec2>,
    /// Distance from the cluster's center to its outermost particle, in CSS pixels.
    pub(super) cluster_px: f32,
}

impl Positions {
    /// For `in_each` particles per category, at least one.
    pub(super) fn new(size: StageSize, in_each: u32) -> Self {
        let points = cluster(in_each);
        let radius = points
            .iter()
            .map(|point| point.length())
            .fold(0.0, f32::max);
        // Below its usual value only if the stage is smaller than the cluster.
        let most_px = (0.5 * size.smaller_side_px() - RADIUS_PX.end()) / (1.0 + PULSE_STRETCH);
        let spacing_px = CLUSTER_SPACING_PX.min(most_px.max(0.0) / radius);
        let mut positions = Self {
            centers: [0, 1, 2, 3].map(|category| web_area(category, size).0),
            webs: Vec::new(),
            cluster: points.iter().map(|&point| point * spacing_px).collect(),
            cluster_px: radius * spacing_px,
        };
        positions.spread(size, in_each, &points);
        positions
    }

    /// Arranges each category as a web that fills its quadrant as far as links reach: a tree, a closed ring, a check
    /// mark and stairs.
    fn spread(&mut self, size: StageSize, in_each: u32, cluster: &[Vec2]) {
        let (_, area) = web_area(0, size);
        let within = (area - 2.0 * WEB_INSET_PX).max(area * LEAST_WEB_FRACTION);
        let mut webs = [
            figures::tree(in_each),
            figures::closed_ring(in_each),
            figures::check_mark(in_each),
            figures::stairs(in_each),
        ];
        let spacings_px = webs.each_mut().map(|web| {
            // Above 0, to be divided by.
            let reach = center(web).max(Vec2::splat(0.1));
            let wanted_px = WEB_SIDE_FRACTION * 0.5 * size.smaller_side_px() / reach.min_element();
            let rocked = reach + reach.yx() * ROCKING;
            let [least_px, most_px] = WEB_SPACING_PX;
            wanted_px
                .clamp(least_px, most_px)
                .min((within / rocked).min_element())
                .max(1.0)
        });
        for (id, &in_cluster) in cluster.iter().enumerate() {
            // Each particle takes the web's point nearest to its point in the cluster, so that paths are short.
            let point = take_nearest(&mut webs[id & 3], in_cluster);
            self.webs.push(point * spacings_px[id & 3]);
        }
    }
}

/// Removes and returns the point nearest to `to`; the origin if there are none.
fn take_nearest(points: &mut Vec<Vec2>, to: Vec2) -> Vec2 {
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

/// Each particle's position in the cluster, in spacings from the center: the points of a hexagonal lattice nearest to
/// the center of one of its triangles. A particle's six neighbors belong to other categories, except for a few at the
/// rim.
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

/// Centers the points' bounding box at the origin, and returns its sides.
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

/// Height of a strip of labels: at most a sixth of the stage's height.
pub(super) fn strip_px(size: StageSize) -> f32 {
    LABEL_PX.min(size.height_px() / 6.0)
}

/// Center and sides of the area for a category's web: its quadrant without the strip of labels and a gap.
fn web_area(category: u32, size: StageSize) -> (Vec2, Vec2) {
    let quadrant = size.sides_px() * 0.5;
    let strip_px = strip_px(size) + LABEL_GAP_PX.min(0.2 * quadrant.y);
    let area = quadrant - Vec2::new(0.0, strip_px);
    let center_y = if category & 2 == 2 {
        quadrant.y + 0.5 * area.y
    } else {
        strip_px + 0.5 * area.y
    };
    let column = if category & 1 == 1 { 1.5 } else { 0.5 };
    (Vec2::new(column * quadrant.x, center_y), area)
}
