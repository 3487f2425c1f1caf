//! ESEE: particles of four categories that merge into one cluster.
//!
//! *Scattered* particles drift over the stage; a pointer or a label highlights a category. A click's wave pushes them
//! away from its point, and they sort: each category spreads evenly over its quadrant. Each forms a web
//! (*converging*) of its own kind, as wide as its few links can reach, which floats. Then the webs curl up into rings
//! around the center, which open in step into one cluster (*unified*): each category is a spiral that ends towards its
//! corner. Again and again a pulse runs through it from its middle, and a ring of light from it.

use alloc::vec::Vec;
use core::f32::consts::FRAC_1_SQRT_2;
use core::ops::RangeInclusive;

use glam::Vec2;

use crate::clamp::clamp;
use crate::motion::Bounds;
use crate::wave::{self, Wave, secs_in_phase};
use crate::{
    Animation, Description, Glow, LinkStyle, Particle, Phase, Rgb, Scatter, StageSize, State,
    Transition, layout, smooth_step,
};

const SCATTERED: usize = 0;
const CONVERGING: usize = 1;
const UNIFIED: usize = 2;

const PHASES: &[Phase] = &[
    Phase::new("scattered", Some(2.0)),
    // Links have appeared, and webs have not yet begun to curl up.
    Phase::new("converging", Some(4.0)).with_still_at(1.5),
    // A pulse is on its way through the cluster.
    Phase::new("unified", None).with_still_at(5.1),
];

/// Names, times and shapes.
pub(super) const DESCRIPTION: Description = Description::new("esee", PHASES)
    .with_categories(&["environmental", "social", "ethical", "economic"])
    .with_still_shapes(super::STILL_SHAPES);

/// Area of the stage for each particle, in square CSS pixels. Contract: area / 5000.
const AREA_PER_PARTICLE_PX: f64 = 5000.0;
/// The largest number of particles. Contract: 120.
const MAX_COUNT: u32 = 120;
/// Radii in CSS pixels. Contract: 3 to 7.
const RADIUS_PX: RangeInclusive<f32> = 3.0..=7.0;
/// The fewer particles, the larger the smallest is, so that small stages are filled: in CSS pixels for none, and less
/// for each.
const FEW_RADIUS_PX: [f32; 2] = [6.0, 0.04];
/// Opacities. Contract: 0.7 to 1.
const OPACITY: RangeInclusive<f32> = 0.7..=1.0;
/// Speeds of scattered particles in CSS pixels a second: seen to move, not to be followed.
const SPEED_PX: RangeInclusive<f32> = 12.0..=30.0;
/// The categories' colors in their order. The contract's table.
const PALETTE: [Rgb; 4] = [
    Rgb(0x1a, 0x7d, 0x85),
    Rgb(0x6e, 0x59, 0xa5),
    Rgb(0x9b, 0x87, 0xf5),
    Rgb(0x7e, 0x69, 0xab),
];
/// Links of converging particles of one category are shorter than this, in CSS pixels. Contract: 40.
const CONVERGING_LINK_PX: f32 = 40.0;
/// Links of converging particles fade from this length on, in CSS pixels: the web's own have their full opacity.
const CONVERGING_FADE_PX: f32 = 37.5;
/// Links of unified particles are shorter than this, in CSS pixels. Contract: 20.
const UNIFIED_LINK_PX: f32 = 20.0;
/// Links of unified particles fade from this length on, in CSS pixels: the spirals' own have most of their opacity.
const UNIFIED_FADE_PX: f32 = 17.5;
/// Line width of links in CSS pixels: a third of a small particle's. Thinner ones are lost on paper.
const LINK_WIDTH_PX: f32 = 2.0;
/// How long links take to appear, in seconds: a change seen, not a blink.
const LINK_FADE_SECS: f32 = 0.5;
/// Distance of neighbors in a category's web, in CSS pixels: the nearer, the sooner links join them on their way, and
/// as far as the web needs to fill its quadrant.
const CONVERGING_SPACING_PX: RangeInclusive<f32> = 31.0..=36.5;
/// Share of its quadrant's smaller side that a web is to cover.
const WEB_SIDE_SHARE: f32 = 0.5;
/// Share of the sides of their room that sorted particles cover: categories are farther apart than neighbors.
const SORTED_SIDE_SHARE: f32 = 0.9;
/// Share of its remaining way that a particle skips as it is sorted: following alone would take as long as the phase.
const SORTING_SHARE: f32 = 0.75;
/// How long that takes, in seconds: then one sees four kinds of data.
const SORTING_SECS: f32 = 1.3;
/// While they last, webs float on a circle of this radius, in CSS pixels: seen, and clear of labels and of each other.
const FLOATING_PX: f32 = 5.0;
/// How far they turn to and fro as they float, in turns.
const ROCKING_TURNS: f64 = 0.013;
/// How long they take for a circle, in seconds.
const FLOATING_SECS: f64 = 3.2;
/// Height of the strip along the top and the bottom that particles leave to the categories' labels until they unify,
/// in CSS pixels: a label of two lines with its margin, where the page's lines of the last phase begin, too.
const LABEL_PX: f32 = 52.0;
/// Gap between a label's strip and its web, in CSS pixels.
const LABEL_GAP_PX: f32 = 6.0;
/// How far a web's centers are from the edges of what is left of its quadrant, in CSS pixels: a disc, and the floating.
const WEB_INSET_PX: f32 = *RADIUS_PX.end() + FLOATING_PX;
/// The share of the sides of what is left that they may cover even so, on very small stages.
const LEAST_WEB_SHARE: f32 = 0.4;
/// Distance of neighbors on a spiral, in CSS pixels: near enough for links, far enough for these to be seen.
const UNIFIED_SPACING_PX: f32 = 16.5;
/// Distance of neighboring spirals, in parts of that of neighbors on one: no link joins them, and they are one cluster.
const SPIRAL_PITCH: f32 = 1.8;
/// How far from the center spirals begin, as a share of the smaller side: the page shows the result there. Nearer to it, those of
/// few particles would be a hooked cross.
const OPEN_CENTER_SHARE: f32 = 0.15;
/// The unified cluster's radius is at most this share of the smaller side: there is a text below it.
const MAX_CLUSTER_SHARE: f32 = 0.28;
/// How long before they unify webs curl up into rings, in seconds: one sees it coming.
const CURLING_SECS: f64 = 0.7;
/// Gap between these rings, in distances of neighbors: links of the unified cluster do not join them.
const RING_GAP: f32 = 6.0;
/// How far each ring is turned, in turns: there it opens into its category's spiral.
const RING_TURNS: f64 = 0.375;
/// How long the unified cluster takes to rock to and fro, in seconds, and how far it does, in turns: seen, not
/// followed.
const SWAYING_SECS: f64 = 16.0;
const SWAYING_TURNS: f64 = 0.02;
/// Particles come to the unified cluster in a curve, turned this far, in turns; and how long it takes, in seconds.
const SWIRL_TURNS: f32 = -0.21;
const SWIRL_SECS: f32 = 2.5;
/// How long particles take to get opaque in webs, and the style of the unified cluster, in seconds: most of the way
/// there.
const RESTYLE_SECS: f32 = 1.6;
/// Radii of resting particles in the unified cluster, in CSS pixels, from its middle outwards: links are seen between
/// them.
const UNIFIED_RADIUS_PX: [f32; 2] = [3.0, 6.0];
/// Share of what they lack in opacity that particles get as their webs form: faint ones are hard to see on a dark
/// background.
const GATHERED_OPACITY_SHARE: f32 = 0.7;
/// Share of the range of radii that dimmed particles keep.
const DIMMED_SHARE: f32 = 0.5;
/// How far a pulse carries particles outwards, in parts of their distance from the middle.
const PULSE_STRETCH: f32 = 0.09;
/// Radius of the light behind the unified cluster, in parts of the cluster's.
const GLOW_SHARE: f32 = 2.2;
/// Opacity of that light at rest, and what a pulse adds: text before it keeps its contrast.
const GLOW_OPACITY: [f32; 2] = [0.34, 0.12];
/// Share of that light that is there already when webs have curled up.
const LEADING_SHARE: f32 = 0.5;
/// How long that light takes to fade after a reset, in seconds: as long as most movements.
const LIGHT_FADE_SECS: f32 = 1.6;
/// Color of light: the brightest of the palette.
const GLOW_COLOR: Rgb = PALETTE[2];
/// Share of their opacity that particles keep while another category is highlighted: still readable as groups.
const DIMMED: f32 = 0.65;
/// How long dimming takes, in seconds.
const DIM_SECS: f32 = 0.2;

/// The animation of the prosperity intelligence page.
///
/// Particle `id` belongs to category `id % 4`, and that is also its color. After a resize the timeline
/// runs on: particles keep their share of the sides, their number follows the new area, and those that
/// come are at their targets already.
#[derive(Debug, Default)]
pub struct Esee {
    /// Positions in each category's web relative to its center, in CSS pixels, by id.
    webs: Vec<Vec2>,
    /// Positions in which each category is sorted before its web forms, relative to the same center, in CSS pixels, by id.
    sorted: Vec<Vec2>,
    /// Positions on the rings that webs curl up into, relative to the stage's center, in CSS pixels, by id.
    ring_offsets: Vec<Vec2>,
    /// Positions in the unified cluster relative to its center, in CSS pixels, by id.
    unified_offsets: Vec<Vec2>,
    /// How far each category is dimmed.
    dimming: [Transition; 4],
    /// How far particles are as opaque as in webs.
    gathering: Transition,
    /// How far they look as they do in the unified cluster.
    unifying: Transition,
    /// Opacity and ripple of the light behind the webs and the cluster; after a reset it fades.
    light: [f32; 2],
    /// How far the curve to the unified cluster had turned when particles got their targets, in turns.
    aimed_turns: f32,
}

impl Esee {
    /// Adds the particles whose ids begin with `first`, and lays out both clusters of all.
    fn add(&mut self, state: &mut State, first: u32) {
        let size = state.size();
        let count = count(size);
        let scatter = scatter(state);
        for id in first..count {
            state.particles.push(scattered(&scatter, id, size));
        }
        let ring = turned_ring(count / 4);
        self.lay_out_converging(size, count / 4, &ring);
        self.lay_out_unified(size, count, &ring);
    }

    /// A spiral for each category, which ends towards its label's corner.
    fn lay_out_unified(&mut self, size: StageSize, count: u32, ring: &[Vec2]) {
        let first_radius = OPEN_CENTER_SHARE * size.smaller_side_px() / UNIFIED_SPACING_PX;
        let mut points = layout::spirals(count, 4, SPIRAL_PITCH, first_radius);
        let first_end = points.iter().nth_back(3).copied().unwrap_or(Vec2::X);
        let corner = Vec2::splat(-FRAC_1_SQRT_2);
        let turn = corner.rotate(Vec2::new(first_end.x, -first_end.y).normalize_or(Vec2::X));
        // Spirals follow each other clockwise, quadrants row by row.
        for last_two in points.chunks_exact_mut(4).map(|four| &mut four[2..]) {
            last_two.reverse();
        }
        let radius = points
            .iter()
            .map(|point| point.length())
            .fold(1.0, f32::max);
        let spacing_px =
            UNIFIED_SPACING_PX.min(MAX_CLUSTER_SHARE * size.smaller_side_px() / radius);
        for point in &mut points {
            *point = turn.rotate(*point) * spacing_px;
        }
        self.unified_offsets = points;
        // Clear of labels, however small the stage is.
        let gap = RING_GAP.min(0.25 * size.smaller_side_px() / spacing_px);
        self.ring_offsets = layout::points(count, &mut |id| {
            let point = ring[(id / 4) as usize];
            let first = point - (0.5 * gap + point.length());
            in_quadrant(id % 4, first * spacing_px)
        });
    }

    /// Spreads each category's particles over its quadrant: sorted ones evenly, and a web as wide as links still join all
    /// of it. Webs are cells, a closed ring, branches from a middle, and stairs that rise.
    fn lay_out_converging(&mut self, size: StageSize, in_each: u32, ring: &[Vec2]) {
        let (_, room) = web_room(0, size);
        let aspect = clamp(room.x / room.y, 0.5, 2.0);
        let within = (room - 2.0 * WEB_INSET_PX).max(room * LEAST_WEB_SHARE);
        let mut webs = [
            layout::honeycomb(in_each, aspect),
            layout::closed_ring(in_each),
            layout::star(in_each),
            layout::stairs(in_each),
        ];
        let mut edges_px = [0.0; 4];
        for (web, edge_px) in webs.iter_mut().zip(&mut edges_px) {
            // More than nothing, so that it can be divided by.
            let reach = center(web).max(Vec2::splat(0.1));
            let wanted_px = WEB_SIDE_SHARE * 0.5 * size.smaller_side_px() / reach.min_element();
            *edge_px = wanted_px
                .max(*CONVERGING_SPACING_PX.start())
                .min(*CONVERGING_SPACING_PX.end())
                .min((within / reach).min_element())
                .max(1.0);
        }
        (self.webs, self.sorted) = (Vec::new(), Vec::new());
        let mut lattices = [(); 4].map(|()| {
            let mut lattice = layout::lattice(in_each);
            center(&mut lattice);
            lattice
        });
        // In the order of the ring that they curl up into.
        for id in 0..4 * in_each {
            let category = (id & 3) as usize;
            let wanted = in_quadrant(id & 3, ring[(id / 4) as usize]);
            let corner = layout::take_nearest(&mut webs[category], wanted);
            let position = corner * edges_px[category];
            self.webs.push(position);
            let sorted = layout::take_nearest(&mut lattices[category], position / within);
            self.sorted.push(sorted * within * SORTED_SIDE_SHARE);
        }
    }

    /// Where particles go now, on a stage of this size.
    fn target(&self, state: &State, size: StageSize) -> impl Fn(u32) -> Vec2 + use<'_> {
        let phase = state.phase();
        let is_unified = phase == UNIFIED;
        // Webs begin to float where sorted particles have come to.
        let secs = match state.secs_left() {
            Some(left_secs) if phase == SCATTERED => -left_secs,
            _ => state.secs_in_phase(),
        };
        let [circle_secs, rocking] = match phase {
            SCATTERED => [FLOATING_SECS, 0.0],
            CONVERGING => [FLOATING_SECS, ROCKING_TURNS],
            _ => [SWAYING_SECS, SWAYING_TURNS],
        };
        let around = layout::unit_vector(secs / circle_secs);
        let remaining_turns = if is_unified {
            SWIRL_TURNS - swirled_turns(state)
        } else {
            0.0
        };
        let rocked =
            layout::unit_vector(rocking * f64::from(around.y) - f64::from(remaining_turns));
        let points = if phase == SCATTERED {
            &self.sorted
        } else {
            &self.webs
        };
        let curled = curled(state);
        let pulse = self.pulse(state);
        move |id| {
            if is_unified {
                let offset = rocked.rotate(self.unified_offsets[id as usize]);
                let strength = pulse.at(size.center() + offset);
                size.center() + offset * (1.0 + PULSE_STRETCH * strength)
            } else {
                let (middle, _) = web_room(id % 4, size);
                let offset = rocked.rotate(points[id as usize]);
                let apart = middle + around * FLOATING_PX + offset;
                apart.lerp(size.center() + self.ring_offsets[id as usize], curled)
            }
        }
    }

    /// Gives particles their targets.
    fn aim(&mut self, state: &mut State) {
        self.aimed_turns = swirled_turns(state);
        let target = self.target(state, state.size());
        state.particles.aim(&target);
    }

    /// The pulse that runs through the webs or the unified cluster now. It fades as webs curl up.
    fn pulse(&self, state: &State) -> Wave {
        let forming = smooth_step(secs_in_phase(state) / RESTYLE_SECS);
        let (radius_px, strength) = match state.phase() {
            SCATTERED => (1.0, 0.0),
            CONVERGING => {
                let web_px = 0.7 * state.size().smaller_side_px();
                (web_px, forming * (1.0 - curled(state)))
            }
            _ => (self.radius_px(), forming),
        };
        Wave::pulse(state, radius_px, strength)
    }

    /// The unified cluster's radius: its last particle is as far from the middle as any.
    fn radius_px(&self) -> f32 {
        self.unified_offsets
            .last()
            .map_or(0.0, |offset| offset.length())
            .max(1.0)
    }

    /// Light comes as webs curl up. Behind the unified cluster each pulse brightens it as it sets out. A
    /// reset lets it fade as it is.
    fn lighten(&mut self, state: &State, dt_secs: f32) {
        let [rest, more] = GLOW_OPACITY;
        self.light = match state.phase() {
            SCATTERED => {
                let [opacity, ripple] = self.light;
                let fallen = rest * dt_secs / LIGHT_FADE_SECS;
                [(opacity - fallen).max(0.0), ripple]
            }
            CONVERGING => [rest * LEADING_SHARE * curled(state), 0.0],
            _ => {
                let presence = LEADING_SHARE + (1.0 - LEADING_SHARE) * self.unifying.smooth();
                let pulse = self.pulse(state).at(state.size().center());
                [rest * presence + more * pulse, wave::pulse_progress(state)]
            }
        };
    }

    /// A wave or a pulse makes particles larger and opaque, a web opaque ones, the unified cluster smaller ones, and
    /// dimming smaller and fainter ones.
    fn dim_and_restyle(&mut self, state: &mut State, dt_secs: f32) {
        let highlighted = self.highlighted(state);
        for (category, dimming) in self.dimming.iter_mut().enumerate() {
            let dims = highlighted.is_some_and(|highlighted| highlighted != category);
            dimming.advance(dims, dt_secs, DIM_SECS);
        }
        let dimming = self.dimming.map(Transition::smooth);
        let unifying = self.unifying.smooth();
        let gathered = GATHERED_OPACITY_SHARE * self.gathering.smooth();
        let (wave, pulse) = (Wave::of_phase(state), self.pulse(state));
        let (least_px, most_px) = (*RADIUS_PX.start(), *RADIUS_PX.end());
        let count = count(state.size());
        state.particles.restyle(|_, particle| {
            let dimmed = dimming[usize::from(particle.color & 3)];
            let strength = wave.at(particle.position).max(pulse.at(particle.position));
            let share = 1.0 - (1.0 - DIMMED_SHARE) * dimmed;
            let apart_px = least_px + (particle.radius_px - least_px) * share;
            let [inner_px, outer_px] = UNIFIED_RADIUS_PX;
            let rank = particle.id as f32 / count as f32;
            let unified_px = inner_px + (outer_px - inner_px) * rank;
            let radius_px = apart_px + (unified_px - apart_px) * unifying;
            let opacity = particle.opacity + (1.0 - particle.opacity) * strength.max(gathered);
            (
                radius_px + (most_px - radius_px) * strength,
                opacity * (1.0 + (DIMMED - 1.0) * dimmed),
            )
        });
    }
}

impl Animation for Esee {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &PALETTE
    }

    fn populate(&mut self, state: &mut State) {
        self.dimming = [Transition::default(); 4];
        (self.gathering, self.unifying) = Default::default();
        self.light = [0.0; 2];
        self.add(state, 0);
    }

    fn start(&mut self, state: &mut State) {
        self.aim(state);
    }

    /// Back to where they started, eased like every other movement.
    fn reset(&mut self, state: &mut State) {
        let (size, scatter) = (state.size(), scatter(state));
        let first = |id| scattered(&scatter, id, size);
        state.particles.aim(&|id| first(id).position);
        state.particles.set_velocities(&|id| first(id).velocity);
    }

    fn resize(&mut self, state: &mut State, previous: StageSize) -> bool {
        let size = state.size();
        let kept = count(previous).min(count(size));
        let is_pushed = state.has_started() && state.phase() == SCATTERED;
        if is_pushed {
            // Back from where the click's wave has pushed them.
            let target = self.target(state, previous);
            let unpushed = |id, offset| target(id) + offset;
            state.particles.place(previous, &unpushed);
        }
        // Particles keep their share of the sides between the labels' strips.
        state.particles.rescale(bounds(previous), bounds(size));
        state.particles.keep_below(kept);
        self.add(state, kept);
        if state.has_started() {
            self.aim(state);
            if is_pushed {
                self.step(state, 0.0);
            } else {
                state.particles.arrive_from(kept);
            }
        }
        true
    }

    fn begin_phase(&mut self, state: &mut State) {
        self.aim(state);
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let target = self.target(state, state.size());
        let turned = layout::unit_vector(f64::from(swirled_turns(state) - self.aimed_turns));
        let share = if state.phase() == SCATTERED {
            1.0 - SORTING_SHARE * smooth_step(secs_in_phase(state) / SORTING_SECS)
        } else {
            1.0
        };
        let spin = turned * share;
        wave::step(state, dt_secs, inset(state.size()), spin, &target);
    }

    fn restyle(&mut self, state: &mut State, dt_secs: f32) {
        let phase = state.phase();
        self.gathering
            .advance(phase != SCATTERED, dt_secs, RESTYLE_SECS);
        self.unifying
            .advance(phase == UNIFIED, dt_secs, RESTYLE_SECS);
        self.lighten(state, dt_secs);
        self.dim_and_restyle(state, dt_secs);
    }

    fn settle_pointer(&mut self, state: &mut State) {
        self.dim_and_restyle(state, DIM_SECS);
    }

    /// They appear when webs begin to form. As these curl up, links become as short as those of the unified
    /// cluster.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "progress is in single precision"
    )]
    fn links(&self, state: &State) -> LinkStyle {
        let same_color = state.phase() == CONVERGING;
        let mix = |from: f32, to: f32| from + (to - from) * curled(state);
        let (fade_from_px, distance_px, opacity) = match state.phase() {
            CONVERGING => (
                mix(CONVERGING_FADE_PX, UNIFIED_FADE_PX),
                mix(CONVERGING_LINK_PX, UNIFIED_LINK_PX),
                smooth_step(state.secs_in_phase() as f32 / LINK_FADE_SECS),
            ),
            UNIFIED => (UNIFIED_FADE_PX, UNIFIED_LINK_PX, 1.0),
            _ => return LinkStyle::NONE,
        };
        LinkStyle {
            fade_from_px,
            distance_px,
            opacity,
            width_px: LINK_WIDTH_PX,
            same_color,
        }
    }

    /// The light of a click, or that behind the webs and the cluster.
    fn glow(&self, state: &State) -> Option<Glow> {
        if state.phase() == SCATTERED && state.has_started() {
            return wave::light(state, secs_in_phase(state), GLOW_COLOR);
        }
        let [opacity, ripple] = self.light;
        (opacity > 0.0).then(|| Glow {
            center: state.size().center(),
            radius_px: GLOW_SHARE * self.radius_px(),
            opacity,
            ripple,
            color: GLOW_COLOR,
        })
    }

    /// None once unified; else that of the quadrant under the pointer, else the label's category.
    fn highlighted(&self, state: &State) -> Option<usize> {
        if state.phase() == UNIFIED {
            return None;
        }
        let under_pointer = state
            .pointer()
            .and_then(|point| quadrant_at(point, state.size()));
        under_pointer.or(state.highlight())
    }
}

/// The number of particles that the stage has room for: a multiple of four, at least four.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates; the number is far below 2^32"
)]
#[inline(never)] // One copy for all callers.
fn count(size: StageSize) -> u32 {
    let by_area = (size.area_px() / AREA_PER_PARTICLE_PX) as u32;
    (by_area.min(MAX_COUNT) / 4).max(1) * 4
}

fn scatter(state: &State) -> Scatter {
    Scatter {
        speed_px: SPEED_PX,
        radius_px: least_radius_px(state.size())..=*RADIUS_PX.end(),
        opacity: OPACITY,
        colors: 4,
        count: count(state.size()),
        seed: state.seed(),
    }
}

/// A scattered particle, anywhere between the labels' strips.
#[inline(never)] // One copy for both callers.
fn scattered(scatter: &Scatter, id: u32, size: StageSize) -> Particle {
    let mut particle = scatter.particle(id, drifting_room(size));
    particle.position += inset(size);
    particle
}

/// Height of a labels' strip: on a stage that is hardly higher than its labels two thirds are left.
fn strip_px(size: StageSize) -> f32 {
    LABEL_PX.min(size.height_px() / 6.0)
}

/// How far from the stage's edges scattered particles turn back.
#[inline(never)] // One copy for all callers.
fn inset(size: StageSize) -> Vec2 {
    Vec2::new(0.0, strip_px(size)) + *RADIUS_PX.end()
}

/// Where scattered particles may be, on each axis.
fn bounds(size: StageSize) -> [Bounds; 2] {
    Bounds::of_stage(size, inset(size))
}

/// The room that is left within.
fn drifting_room(size: StageSize) -> StageSize {
    let Vec2 { x, y } = 2.0 * (size.center() - inset(size));
    StageSize::new(x, y)
}

/// How far webs have curled up before they unify, in [0, 1].
#[expect(
    clippy::cast_possible_truncation,
    reason = "progress is in single precision"
)]
#[inline(never)] // One copy for all callers.
fn curled(state: &State) -> f32 {
    match state.secs_left() {
        Some(left_secs) if state.phase() == CONVERGING => {
            smooth_step(1.0 - (left_secs / CURLING_SECS) as f32)
        }
        _ => 0.0,
    }
}

/// How far the curve to the unified cluster has turned, in turns.
fn swirled_turns(state: &State) -> f32 {
    if state.phase() == UNIFIED {
        SWIRL_TURNS * smooth_step(secs_in_phase(state) / SWIRL_SECS)
    } else {
        0.0
    }
}

/// The ring that the first category's web curls up into, about its center; neighbors are 1 apart.
fn turned_ring(count: u32) -> Vec<Vec2> {
    let ring = layout::closed_ring(count);
    let turned = layout::unit_vector(RING_TURNS);
    layout::points(count, &mut |index| turned.rotate(ring[index as usize]))
}

/// A point relative to the stage's center, turned from the first quadrant to that of a category.
#[inline(never)] // One copy for both callers.
fn in_quadrant(category: u32, first: Vec2) -> Vec2 {
    match category {
        0 => first,
        1 => first.perp(),
        2 => -first.perp(),
        _ => -first,
    }
}

/// Moves points so that their bounds are about the origin; returns the sides of the bounds.
#[inline(never)] // Callers' loops would be unrolled.
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

/// The smallest radius of a particle.
fn least_radius_px(size: StageSize) -> f32 {
    let [none_px, less_px] = FEW_RADIUS_PX;
    RADIUS_PX
        .start()
        .max(none_px - less_px * count(size) as f32)
}

/// The category whose quadrant holds the point: environmental at the top left, social at the top right,
/// ethical and economic below. Points on an axis belong to the right and to the bottom; `None` off the
/// stage.
fn quadrant_at(point: Vec2, size: StageSize) -> Option<usize> {
    let center = size.center();
    size.contains(point)
        .then(|| usize::from(point.x >= center.x) + 2 * usize::from(point.y >= center.y))
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

#[cfg(test)]
mod tests {
    use super::{quadrant_at, web_room};
    use crate::StageSize;

    #[test]
    fn the_middle_of_a_web_lies_in_its_quadrant() {
        let size = StageSize::new(350.0, 440.0);
        for (index, category) in (0..4).zip(0..) {
            assert_eq!(quadrant_at(web_room(index, size).0, size), Some(category));
        }
    }

    #[test]
    fn there_is_no_category_off_the_stage() {
        let size = StageSize::new(350.0, 440.0);
        for point in [
            (-0.1, 0.0),
            (0.0, 440.1),
            (f32::NAN, 1.0),
            (1.0, f32::INFINITY),
        ] {
            assert_eq!(quadrant_at(point.into(), size), None);
        }
    }
}
