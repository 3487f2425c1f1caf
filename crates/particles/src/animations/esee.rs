//! ESEE: particles of four categories that merge into one cluster.
//!
//! *Scattered* particles drift over the stage; a pointer or a label highlights a category. After a
//! click they gather by category (*converging*), then all together in a cluster that pulses
//! (*unified*). Clusters have the same density at every size, so that their links read alike; converging
//! ones are honeycombs, which are as wide as so few links can join.

use alloc::vec::Vec;
use core::f32::consts::{FRAC_1_PI, TAU};
use core::ops::RangeInclusive;

use glam::Vec2;

use super::FOLLOWING;
use crate::clamp::clamp;
use crate::{
    Animation, Description, LinkStyle, Phase, Random, Rgb, Scatter, StageSize, State, StillShape,
    Transition, layout, smooth_step,
};

const SCATTERED: usize = 0;
const CONVERGING: usize = 1;
const UNIFIED: usize = 2;

/// Names, times and shapes.
pub(super) const DESCRIPTION: Description = Description {
    name: "esee",
    phases: &[
        Phase {
            name: "scattered",
            duration_secs: Some(2.0),
            still_secs: 0.0,
        },
        // Links have appeared, and have not yet begun to vanish.
        Phase {
            name: "converging",
            duration_secs: Some(4.0),
            still_secs: 0.5,
        },
        Phase {
            name: "unified",
            duration_secs: None,
            still_secs: 0.5,
        },
    ],
    categories: &["environmental", "social", "ethical", "economic"],
    still_shapes: &[
        StillShape {
            name: "wide",
            width_px: 700.0,
            height_px: 525.0,
        },
        StillShape {
            name: "medium",
            width_px: 560.0,
            height_px: 420.0,
        },
        StillShape {
            name: "small",
            width_px: 350.0,
            height_px: 262.0,
        },
        StillShape {
            name: "tall",
            width_px: 350.0,
            height_px: 440.0,
        },
    ],
};

/// Area of the stage for each particle, in square CSS pixels. Contract: area / 5000.
const AREA_PER_PARTICLE_PX: f64 = 5000.0;
/// The largest number of particles. Contract: 120.
const MAX_COUNT: u32 = 120;
/// Radii in CSS pixels. Contract: 3 to 7.
const RADIUS_PX: RangeInclusive<f32> = 3.0..=7.0;
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
/// Links of converging particles fade from this length on, in CSS pixels: neighbors in the web, three
/// quarters of the longest apart, have five eighths of the opacity, with which the web is seen whole.
const CONVERGING_FADE_PX: f32 = 24.0;
/// Links of unified particles are shorter than this, in CSS pixels. Contract: 20.
const UNIFIED_LINK_PX: f32 = 20.0;
/// Line width of links in CSS pixels: a third of a small particle's. Thinner ones are lost on paper.
const LINK_WIDTH_PX: f32 = 2.0;
/// How long links take to appear and to vanish, in seconds: a change seen, not a blink.
const LINK_FADE_SECS: f32 = 0.5;
/// Distance of neighbors in a category's web, in CSS pixels: three quarters of the link distance, so
/// that links, which fade with length, are still seen.
const CONVERGING_SPACING_PX: f32 = 30.0;
/// How far particles are from the even web, in CSS pixels: so little that no link between neighbors is lost.
const CONVERGING_JITTER_PX: f32 = 0.12 * CONVERGING_SPACING_PX;
/// Mean distance of neighbors in the unified cluster, in CSS pixels: three radii in the mean, and under the
/// link distance.
const UNIFIED_SPACING_PX: f32 = 15.5;
/// A cluster's radius is at most this share of the smaller side of where it is, quadrant or stage:
/// pulsing and jitter stay inside.
const MAX_CLUSTER_SHARE: f32 = 0.38;
/// How far particles are from the unified cluster's even arrangement, in parts of the spacing: organic without
/// clumps.
const UNIFIED_JITTER: f32 = 0.25;
/// How much the unified cluster's radius grows and shrinks: a breath.
const PULSE: f32 = 0.06;
/// How long a pulse takes, in seconds: the pace of calm breathing.
const PULSE_SECS: f64 = 3.6;
/// Opacity of the other categories' particles beside a highlighted one, in parts of their own.
const DIMMED: f32 = 0.25;
/// How long dimming takes, in seconds.
const DIM_SECS: f32 = 0.2;

/// The animation of the prosperity intelligence page.
///
/// Particle `id` belongs to category `id % 4`, and that is also its color. After a resize the timeline
/// runs on: particles keep their share of the sides, their number follows the new area, and those that
/// come are at their targets already.
#[derive(Debug, Default)]
pub struct Esee {
    /// Positions in each category's cluster relative to its center, in CSS pixels.
    converging_offsets: Vec<Vec2>,
    /// Positions in the unified cluster relative to its center, in CSS pixels.
    unified_offsets: Vec<Vec2>,
    /// How far each category is dimmed.
    dimming: [Transition; 4],
}

impl Esee {
    /// Adds the particles whose ids begin with `first`, and lays out both clusters of all.
    fn add(&mut self, state: &mut State, first: u32) {
        let size = state.size();
        let count = count(size);
        let scatter = scatter(state);
        for id in first..count {
            state.particles.push(scatter.particle(id, size));
        }
        self.lay_out_converging(size, count / 4);
        self.lay_out_unified(state, count);
    }

    /// Deals the positions of the unified cluster to the particles at random, so that categories mix.
    fn lay_out_unified(&mut self, state: &State, count: u32) {
        // The radius of a disc in which so many points are one pixel apart in the mean.
        let radius_per_px = libm::sqrtf(count as f32 * FRAC_1_PI);
        let radius_px = (UNIFIED_SPACING_PX * radius_per_px)
            .min(MAX_CLUSTER_SHARE * state.size().smaller_side_px());
        let jitter_px = UNIFIED_JITTER * radius_px / radius_per_px;
        let mut random = Random::new(state.seed(), u64::from(count) << 32);
        self.unified_offsets.clear();
        self.unified_offsets.extend((0..count).map(|index| {
            layout::sunflower_disc(index, count) * radius_px
                + jitter(state.seed(), index, jitter_px)
        }));
        for last in (1..count).rev() {
            self.unified_offsets
                .swap(last as usize, random.below(last + 1) as usize);
        }
    }

    /// Spreads a category's particles over its quadrant, as wide as links still join all of them.
    fn lay_out_converging(&mut self, size: StageSize, in_each: u32) {
        let quadrant = Vec2::new(size.width_px(), size.height_px()) * 0.5;
        let aspect = clamp(quadrant.x / quadrant.y, 0.5, 2.0);
        let mut corners = layout::honeycomb(in_each, aspect);
        let [low, high] =
            [Vec2::min, Vec2::max].map(|end| corners.iter().copied().fold(Vec2::ZERO, end));
        let middle = (low + high) * 0.5;
        // More than nothing, so that it can be divided by.
        let reach = ((high - low) * 0.5).max(Vec2::splat(0.1));
        let most_px = quadrant * MAX_CLUSTER_SHARE / reach;
        let edge_px = CONVERGING_SPACING_PX.min(most_px.min_element());
        for corner in &mut corners {
            *corner = (*corner - middle) * edge_px;
        }
        self.converging_offsets = corners;
    }

    /// Where the pulsing cluster has its particles now.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are in single precision"
    )]
    fn unified_target<'a>(&'a self, state: &State) -> impl Fn(u32) -> Vec2 + use<'a> {
        let pulses = state.secs_in_phase() / PULSE_SECS;
        // Not by a sine alone, which would be another function in the module.
        let sin = Vec2::from_angle((pulses - libm::floor(pulses)) as f32 * TAU).y;
        let (center, scale) = (state.size().center(), 1.0 + PULSE * sin);
        move |id| center + self.unified_offsets[id as usize] * scale
    }

    /// Dims the categories beside a highlighted one, and brings back the others.
    fn dim(&mut self, state: &mut State, dt_secs: f64) {
        let highlighted = self.highlighted(state);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a step so long that it becomes infinite ends a dimming, as any long step does"
        )]
        let dt_secs = dt_secs as f32;
        for (category, dimming) in self.dimming.iter_mut().enumerate() {
            let dims = highlighted.is_some_and(|highlighted| highlighted != category);
            dimming.advance(dims, dt_secs, DIM_SECS);
        }
        let strengths = self
            .dimming
            .map(|dimming| 1.0 + (DIMMED - 1.0) * dimming.smooth());
        state
            .particles
            .dim(|_, category| strengths[usize::from(category & 3)]);
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
        self.add(state, 0);
    }

    /// Back to where they started, eased like every other movement.
    fn reset(&mut self, state: &mut State) {
        state.forget_pointer();
        let (size, scatter) = (state.size(), scatter(state));
        let first = |id| scatter.particle(id, size);
        state.particles.aim(&|id| first(id).position);
        state.particles.set_velocities(&|id| first(id).velocity);
    }

    fn resize(&mut self, state: &mut State, previous: StageSize) -> bool {
        let size = state.size();
        let kept = count(previous).min(count(size));
        state.particles.rescale(previous, size);
        state.particles.keep_below(kept);
        self.add(state, kept);
        self.begin_phase(state);
        state.particles.arrive_from(kept);
        self.dim(state, 0.0);
        true
    }

    fn begin_phase(&mut self, state: &mut State) {
        match state.phase() {
            CONVERGING => {
                let (size, seed) = (state.size(), state.seed());
                let offsets = &self.converging_offsets;
                state.particles.aim(&|id| {
                    quadrant_center(id % 4, size)
                        + offsets[(id / 4) as usize]
                        + jitter(seed, id, CONVERGING_JITTER_PX)
                });
            }
            UNIFIED => {
                let target = self.unified_target(state);
                state.particles.aim(&target);
            }
            _ => {}
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        if state.phase() == UNIFIED {
            let target = self.unified_target(state);
            state.particles.move_targets(state.size(), &target);
        }
        state.follow(FOLLOWING, dt_secs);
        if state.phase() == SCATTERED {
            let (size, inset_px) = (state.size(), *RADIUS_PX.end());
            state.particles.drift(size, inset_px, dt_secs);
        }
        self.dim(state, dt_secs);
    }

    /// They appear when a phase begins, and those within categories vanish before it ends. Those between
    /// neighbors have most of the opacity, or a fifth in the unified cluster, so that it is full.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "progress is in single precision"
    )]
    fn links(&self, state: &State) -> LinkStyle {
        let same_color = state.phase() == CONVERGING;
        let (fade_from_px, distance_px) = match state.phase() {
            CONVERGING => (CONVERGING_FADE_PX, CONVERGING_LINK_PX),
            UNIFIED => (0.0, UNIFIED_LINK_PX),
            _ => return LinkStyle::NONE,
        };
        let mut secs = state.secs_in_phase();
        if let Some(left_secs) = state.secs_left() {
            secs = secs.min(left_secs);
        }
        LinkStyle {
            fade_from_px,
            distance_px,
            opacity: smooth_step(secs as f32 / LINK_FADE_SECS),
            width_px: LINK_WIDTH_PX,
            same_color,
        }
    }

    /// None once unified; else the label's category, else that of the quadrant under the pointer.
    fn highlighted(&self, state: &State) -> Option<usize> {
        if state.phase() == UNIFIED {
            return None;
        }
        let under_pointer = || quadrant_at(state.pointer()?, state.size());
        state.highlight().or_else(under_pointer)
    }
}

/// The number of particles that the stage has room for: a multiple of four, at least four.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates; the number is far below 2^32"
)]
fn count(size: StageSize) -> u32 {
    let by_area = (size.area_px() / AREA_PER_PARTICLE_PX) as u32;
    (by_area.min(MAX_COUNT) / 4).max(1) * 4
}

fn scatter(state: &State) -> Scatter {
    Scatter {
        speed_px: SPEED_PX,
        radius_px: RADIUS_PX,
        opacity: OPACITY,
        colors: 4,
        count: count(state.size()),
        seed: state.seed(),
    }
}

/// The category whose quadrant holds the point: environmental at the top left, social at the top right,
/// ethical and economic below. Points on an axis belong to the right and to the bottom; `None` off the
/// stage.
fn quadrant_at(point: Vec2, size: StageSize) -> Option<usize> {
    let center = size.center();
    size.contains(point)
        .then(|| usize::from(point.x >= center.x) + 2 * usize::from(point.y >= center.y))
}

/// The middle of a category's quadrant.
fn quadrant_center(category: u32, size: StageSize) -> Vec2 {
    let share = |right: bool| if right { 0.75 } else { 0.25 };
    let share = Vec2::new(share(category & 1 == 1), share(category & 2 == 2));
    share * Vec2::new(size.width_px(), size.height_px())
}

/// How far a particle is from its position in an even cluster: at random.
fn jitter(seed: u64, id: u32, most_px: f32) -> Vec2 {
    let mut random = Random::new(seed, (1 << 62) | u64::from(id));
    let direction = Vec2::from_angle(random.unit() * TAU);
    direction * (random.unit() * most_px)
}

#[cfg(test)]
mod tests {
    use super::{quadrant_at, quadrant_center};
    use crate::StageSize;

    #[test]
    fn a_quadrants_center_lies_in_it() {
        let size = StageSize::new(350.0, 440.0);
        for (index, category) in (0..4).zip(0..) {
            assert_eq!(
                quadrant_at(quadrant_center(index, size), size),
                Some(category)
            );
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
