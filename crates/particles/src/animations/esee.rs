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

use crate::clamp::{clamp, clamp_range, length_px, secs, share};
use crate::{
    Animation, Description, Easing, LinkStyle, Links, Phase, Random, Rgb, Scatter, StageSize,
    State, StillShape, Transition, layout, smooth_step,
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
            width_px: 1216.0,
            height_px: 608.0,
        },
        StillShape {
            name: "tall",
            width_px: 350.0,
            height_px: 440.0,
        },
    ],
};

/// The tunables of [`Esee`].
///
/// What is out of range counts as the nearer end, NaN as the default, and the ends of a range may be
/// reversed. The ranges: areas 1 to 10⁹ px², counts 4 to 100,000, lengths and speeds 0 to 10⁴ px, times
/// 0.001 to 3,600 s, everything else 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct EseeParams {
    /// Area of the stage for each particle, in square CSS pixels. Contract: area / 5000.
    pub area_per_particle_px: f64,
    /// The largest number of particles. Contract: 120.
    pub max_count: u32,
    /// Radii in CSS pixels. Contract: 3 to 7.
    pub radius_px: RangeInclusive<f32>,
    /// Opacities. Contract: 0.7 to 1.
    pub opacity: RangeInclusive<f32>,
    /// Speeds of scattered particles in CSS pixels a second: seen to move, not to be followed.
    pub speed_px: RangeInclusive<f32>,
    /// Share of the distance to its target that a particle covers in 1/60 s. Contract: 0.02.
    pub ease_per_sixtieth: f64,
    /// The categories' colors in their order. The contract's table.
    pub palette: [Rgb; 4],
    /// Links of converging particles of one category are shorter than this, in CSS pixels. Contract: 40.
    pub converging_link_px: f32,
    /// Links of converging particles fade from this part of that length on: neighbors in the web, three
    /// quarters of it apart, have five eighths of the opacity, with which the web is seen whole.
    pub converging_fade_share: f32,
    /// Links of unified particles are shorter than this, in CSS pixels. Contract: 20.
    pub unified_link_px: f32,
    /// Opacity of the shortest links. Those between neighbors have most of it, or a fifth in the unified
    /// cluster, so that it is full.
    pub link_opacity: f32,
    /// Line width of links in CSS pixels: a third of a small particle's. Thinner ones are lost on paper.
    pub link_width_px: f32,
    /// How long links take to appear and to vanish, in seconds: a change seen, not a blink.
    pub link_fade_secs: f32,
    /// Distance of neighbors in a category's web, in CSS pixels: three quarters of the link distance, so
    /// that links, which fade with length, are still seen.
    pub converging_spacing_px: f32,
    /// How far particles are from the even web, in parts of that distance: so little that no link between
    /// neighbors is lost.
    pub converging_jitter: f32,
    /// Mean distance of neighbors in the unified cluster, in CSS pixels. Three radii
    /// in the mean, and under the link distance.
    pub unified_spacing_px: f32,
    /// A cluster's radius is at most this share of the smaller side of where it is, quadrant or stage:
    /// pulsing and jitter stay inside.
    pub max_cluster_share: f32,
    /// How far particles are from the unified cluster's even arrangement, in parts of the spacing: organic without
    /// clumps.
    pub jitter: f32,
    /// How much the unified cluster's radius grows and shrinks: a breath.
    pub pulse: f32,
    /// How long a pulse takes, in seconds: the pace of calm breathing.
    pub pulse_secs: f64,
    /// Opacity of the other categories' particles beside a highlighted one, in parts of their own.
    pub dimmed: f32,
    /// How long dimming takes, in seconds.
    pub dim_secs: f32,
}

impl EseeParams {
    /// The animation as the contract has it.
    pub const SPECIFIED: Self = Self {
        area_per_particle_px: 5000.0,
        max_count: 120,
        radius_px: 3.0..=7.0,
        opacity: 0.7..=1.0,
        speed_px: 12.0..=30.0,
        ease_per_sixtieth: 0.02,
        palette: [
            Rgb(0x1a, 0x7d, 0x85),
            Rgb(0x6e, 0x59, 0xa5),
            Rgb(0x9b, 0x87, 0xf5),
            Rgb(0x7e, 0x69, 0xab),
        ],
        converging_link_px: 40.0,
        converging_fade_share: 0.6,
        unified_link_px: 20.0,
        link_opacity: 1.0,
        link_width_px: 2.0,
        link_fade_secs: 0.5,
        converging_spacing_px: 30.0,
        converging_jitter: 0.12,
        unified_spacing_px: 15.5,
        max_cluster_share: 0.38,
        jitter: 0.25,
        pulse: 0.06,
        pulse_secs: 3.6,
        dimmed: 0.25,
        dim_secs: 0.2,
    };

    /// With every value in its range.
    #[must_use]
    fn clamped(&self) -> Self {
        let default = Self::SPECIFIED;
        Self {
            area_per_particle_px: clamp(
                self.area_per_particle_px,
                1.0..=1e9,
                default.area_per_particle_px,
            ),
            max_count: self.max_count.clamp(4, 100_000),
            radius_px: clamp_range(&self.radius_px, 0.0..=1e4, &default.radius_px),
            opacity: clamp_range(&self.opacity, 0.0..=1.0, &default.opacity),
            speed_px: clamp_range(&self.speed_px, 0.0..=1e4, &default.speed_px),
            ease_per_sixtieth: clamp(self.ease_per_sixtieth, 0.0..=1.0, default.ease_per_sixtieth),
            palette: self.palette,
            converging_link_px: length_px(self.converging_link_px, default.converging_link_px),
            converging_fade_share: share(self.converging_fade_share, default.converging_fade_share),
            unified_link_px: length_px(self.unified_link_px, default.unified_link_px),
            link_opacity: share(self.link_opacity, default.link_opacity),
            link_width_px: length_px(self.link_width_px, default.link_width_px),
            link_fade_secs: secs(self.link_fade_secs, default.link_fade_secs),
            converging_spacing_px: length_px(
                self.converging_spacing_px,
                default.converging_spacing_px,
            ),
            converging_jitter: share(self.converging_jitter, default.converging_jitter),
            unified_spacing_px: length_px(self.unified_spacing_px, default.unified_spacing_px),
            max_cluster_share: share(self.max_cluster_share, default.max_cluster_share),
            jitter: share(self.jitter, default.jitter),
            pulse: share(self.pulse, default.pulse),
            pulse_secs: clamp(self.pulse_secs, 0.001..=3600.0, default.pulse_secs),
            dimmed: share(self.dimmed, default.dimmed),
            dim_secs: secs(self.dim_secs, default.dim_secs),
        }
    }
}

impl Default for EseeParams {
    fn default() -> Self {
        Self::SPECIFIED
    }
}

/// The animation of the prosperity intelligence page.
///
/// Particle `id` belongs to category `id % 4`, and that is also its color. After a resize the timeline
/// runs on: particles keep their share of the sides, their number follows the new area, and those that
/// come are at their targets already.
#[derive(Debug)]
pub struct Esee {
    params: EseeParams,
    easing: Easing,
    /// Positions in each category's cluster relative to its center, in CSS pixels.
    converging_offsets: Vec<Vec2>,
    /// Positions in the unified cluster relative to its center, in CSS pixels.
    unified_offsets: Vec<Vec2>,
    /// How far each category is dimmed.
    dimming: [Transition; 4],
}

impl Default for Esee {
    /// Its parameters are in their ranges: to clamp them would be 1 kB of the browser's module.
    fn default() -> Self {
        Self::with(EseeParams::SPECIFIED)
    }
}

impl Esee {
    /// The animation by these parameters, brought into their ranges.
    #[must_use]
    pub fn new(params: &EseeParams) -> Self {
        Self::with(params.clamped())
    }

    fn with(params: EseeParams) -> Self {
        Self {
            easing: Easing::per_sixtieth(params.ease_per_sixtieth),
            converging_offsets: Vec::new(),
            unified_offsets: Vec::new(),
            dimming: [Transition::default(); 4],
            params,
        }
    }

    fn scatter(&self, seed: u64, count: u32) -> Scatter {
        Scatter {
            speed_px: self.params.speed_px.clone(),
            radius_px: self.params.radius_px.clone(),
            opacity: self.params.opacity.clone(),
            colors: 4,
            count,
            seed,
        }
    }

    /// The number of particles that the stage has room for: a multiple of four, at least four.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the cast saturates; the number is far below 2^32"
    )]
    fn count(&self, size: StageSize) -> u32 {
        let by_area = (size.area_px() / self.params.area_per_particle_px) as u32;
        (by_area.min(self.params.max_count) / 4).max(1) * 4
    }

    /// Adds the particles whose ids begin with `first`, and lays out the unified cluster of all.
    fn add(&mut self, state: &mut State, first: u32) {
        let size = state.size();
        let count = self.count(size);
        let scatter = self.scatter(state.seed(), count);
        for id in first..count {
            state.particles.push(scatter.particle(id, size));
        }
        self.lay_out_converging(size, count / 4);
        self.lay_out_unified(state, count);
    }

    /// Deals the positions of the unified cluster to the particles at random, so that categories mix.
    fn lay_out_unified(&mut self, state: &State, count: u32) {
        let wanted_px = self.params.unified_spacing_px;
        let radius_px = cluster_radius_px(count, wanted_px)
            .min(self.params.max_cluster_share * state.size().smaller_side_px());
        let spacing_px = spacing_px(count, radius_px);
        let mut random = Random::new(state.seed(), u64::from(count) << 32);
        self.unified_offsets.clear();
        for index in 0..count {
            let even = layout::sunflower_disc(index, count) * radius_px;
            let jitter = jitter(state.seed(), index, self.params.jitter, spacing_px);
            self.unified_offsets.push(even + jitter);
        }
        for last in (1..count).rev() {
            self.unified_offsets
                .swap(last as usize, random.below(last + 1) as usize);
        }
    }

    /// Spreads a category's particles over its quadrant, as wide as links still join all of them.
    fn lay_out_converging(&mut self, size: StageSize, in_each: u32) {
        let quadrant = Vec2::new(size.width_px(), size.height_px()) * 0.5;
        let aspect = clamp(quadrant.x / quadrant.y, 0.5..=2.0, 1.0);
        let mut corners = layout::honeycomb(in_each, aspect);
        let [low, high] =
            [Vec2::min, Vec2::max].map(|end| corners.iter().copied().fold(Vec2::ZERO, end));
        let middle = (low + high) * 0.5;
        // More than nothing, so that it can be divided by.
        let reach = ((high - low) * 0.5).max(Vec2::splat(0.1));
        let most_px = quadrant * self.params.max_cluster_share / reach;
        let edge_px = self.params.converging_spacing_px.min(most_px.min_element());
        for corner in &mut corners {
            *corner = (*corner - middle) * edge_px;
        }
        self.converging_offsets = corners;
    }

    fn aim_at_quadrants(&self, state: &mut State) {
        let (size, seed) = (state.size(), state.seed());
        let (share, edge_px) = (
            self.params.converging_jitter,
            self.params.converging_spacing_px,
        );
        let offsets = &self.converging_offsets;
        state.particles.aim(&|id| {
            quadrant_center(id % 4, size)
                + offsets[(id / 4) as usize]
                + jitter(seed, id, share, edge_px)
        });
    }

    /// Moves the targets to where the pulsing cluster has them now.
    fn pulse(&self, state: &mut State) {
        let (center, scale) = (state.size().center(), self.pulse_scale(state));
        let offsets = &self.unified_offsets;
        state
            .particles
            .move_targets(&|id| center + offsets[id as usize] * scale);
    }

    /// The unified cluster's radius in parts of its mean.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are in single precision"
    )]
    fn pulse_scale(&self, state: &State) -> f32 {
        let pulses = state.secs_in_phase() / self.params.pulse_secs;
        let sin = libm::sinf((pulses - libm::floor(pulses)) as f32 * TAU);
        1.0 + self.params.pulse * sin
    }

    /// Dims the categories beside a highlighted one, and brings back the others.
    fn dim(&mut self, state: &mut State, dt_secs: f64) {
        let highlighted = self.highlighted(state);
        let before = self.dimming;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a step so long that it becomes infinite ends a dimming, as any long step does"
        )]
        let dt_secs = dt_secs as f32;
        for (category, dimming) in self.dimming.iter_mut().enumerate() {
            let dims = highlighted.is_some_and(|highlighted| highlighted != category);
            dimming.advance(dims, dt_secs, self.params.dim_secs);
        }
        if self.dimming != before {
            let strengths = self
                .dimming
                .map(|dimming| 1.0 + (self.params.dimmed - 1.0) * dimming.smooth());
            state
                .particles
                .dim(|category| strengths[usize::from(category & 3)]);
        }
    }

    /// How strong links are, in [0, 1]: they appear when a phase begins, and those within categories
    /// vanish before it ends.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "progress is in single precision"
    )]
    fn link_presence(&self, state: &State) -> f32 {
        let mut secs = state.secs_in_phase();
        if let Some(left_secs) = state.secs_left() {
            secs = secs.min(left_secs);
        }
        smooth_step(secs as f32 / self.params.link_fade_secs)
    }
}

impl Animation for Esee {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &self.params.palette
    }

    fn populate(&mut self, state: &mut State) {
        self.dimming = [Transition::default(); 4];
        self.add(state, 0);
    }

    /// Back to where they started, eased like every other movement.
    fn reset(&mut self, state: &mut State) {
        state.forget_pointer();
        let size = state.size();
        let scatter = self.scatter(state.seed(), self.count(size));
        state.particles.retarget(&|id| scatter.particle(id, size));
    }

    fn resize(&mut self, state: &mut State, previous: StageSize) {
        let size = state.size();
        let kept = self.count(previous).min(self.count(size));
        state.particles.rescale(previous, size);
        state.particles.keep_below(kept);
        self.add(state, kept);
        state.particles.sort_by_color();
        self.begin_phase(state);
        state.particles.arrive_from(kept, size);
    }

    fn begin_phase(&mut self, state: &mut State) {
        match state.phase() {
            CONVERGING => self.aim_at_quadrants(state),
            UNIFIED => {
                self.pulse(state);
                state.particles.rebase_offsets();
            }
            _ => {}
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let size = state.size();
        match state.phase() {
            SCATTERED => {
                let inset_px = *self.params.radius_px.end();
                state.particles.drift_targets(size, inset_px, dt_secs);
            }
            UNIFIED => self.pulse(state),
            _ => {}
        }
        state.follow(self.easing, dt_secs);
        self.dim(state, dt_secs);
    }

    fn links(&self, state: &State) -> Option<Links> {
        let (fade_from_px, distance_px, same_color) = match state.phase() {
            CONVERGING => {
                let distance_px = self.params.converging_link_px;
                let share = self.params.converging_fade_share;
                (share * distance_px, distance_px, true)
            }
            UNIFIED => (0.0, self.params.unified_link_px, false),
            _ => return None,
        };
        Some(Links {
            style: LinkStyle {
                fade_from_px,
                distance_px,
                opacity: self.params.link_opacity * self.link_presence(state),
                width_px: self.params.link_width_px,
            },
            same_color,
        })
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

/// How far a particle is from its position in an even cluster: at random, up to `share` of the spacing.
fn jitter(seed: u64, id: u32, share: f32, spacing_px: f32) -> Vec2 {
    let mut random = Random::new(seed, (1 << 62) | u64::from(id));
    let direction = Vec2::from_angle(random.unit() * TAU);
    direction * (random.unit() * share * spacing_px)
}

/// The radius of a disc in which `count` points are `spacing_px` apart in the mean.
fn cluster_radius_px(count: u32, spacing_px: f32) -> f32 {
    spacing_px * libm::sqrtf(count as f32 * FRAC_1_PI)
}

/// The mean distance of `count` points in a disc.
fn spacing_px(count: u32, radius_px: f32) -> f32 {
    radius_px / libm::sqrtf(count.max(1) as f32 * FRAC_1_PI)
}

#[cfg(test)]
mod tests {
    use super::{EseeParams, quadrant_at, quadrant_center};
    use crate::StageSize;

    #[test]
    fn the_specified_parameters_are_in_their_ranges() {
        assert_eq!(EseeParams::SPECIFIED.clamped(), EseeParams::SPECIFIED);
    }

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
