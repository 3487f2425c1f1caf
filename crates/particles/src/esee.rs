//! ESEE: particles of four categories that merge into one cluster.
//!
//! *Scattered* particles drift over the stage; a pointer or a label highlights a category. After a
//! click they gather by category (*converging*), then all together in a cluster that pulses
//! (*unified*). Clusters have the same density at every size, so that their links read alike.

use alloc::vec::Vec;

use core::f32::consts::{FRAC_1_PI, TAU};
use core::ops::RangeInclusive;

use glam::Vec2;

use crate::easing::smooth_step;
use crate::particles::Scatter;
use crate::{
    Category, Easing, Frame, LinkSearch, LinkStyle, Particles, Phase, Ramp, Random, Rgb, StageSize,
    Timeline, layout,
};

/// The tunables of [`Esee`]. Values are taken as given: finite, and positive where they are lengths,
/// durations or counts.
#[derive(Clone, Debug, PartialEq)]
pub struct EseeParams {
    /// Area of the stage for each particle, in square CSS pixels. SPEC: area / 5000.
    pub area_per_particle_px: f64,
    /// The largest number of particles. SPEC: 120.
    pub max_count: f64,
    /// Radii in CSS pixels. SPEC: 3 to 7.
    pub radius_px: RangeInclusive<f32>,
    /// Opacities. SPEC: 0.7 to 1.
    pub opacity: RangeInclusive<f32>,
    /// Speeds of scattered particles in CSS pixels a second: seen to move, not to be followed.
    pub speed_px: RangeInclusive<f32>,
    /// From the click to converging, and from there to unified, in seconds. SPEC: 2, then 4.
    pub durations_secs: [f64; 2],
    /// Share of the way to its target that a particle makes in 1/60 s. SPEC: 0.02.
    pub ease_per_sixtieth: f64,
    /// The categories' colours in their order. SPEC's table.
    pub palette: [Rgb; 4],
    /// Links of converging particles of one category are shorter than this, in CSS pixels. SPEC: 40.
    pub converging_link_px: f32,
    /// Links of unified particles are shorter than this, in CSS pixels. SPEC: 20.
    pub unified_link_px: f32,
    /// Opacity of the shortest links. Those between neighbours have about a third of it, so that it is
    /// full: a web that joins particles and does not compete with them.
    pub link_opacity: f32,
    /// Line width of links in CSS pixels: a third of a small particle's. Thinner ones are lost on paper.
    pub link_width_px: f32,
    /// How long links take to appear and to vanish, in seconds: a change seen, not a blink.
    pub link_fade_secs: f32,
    /// Mean distance of neighbours in a category's cluster, in CSS pixels. Two thirds of the link
    /// distance: loose, and yet a web.
    pub converging_spacing_px: f32,
    /// Mean distance of neighbours in the unified cluster, in CSS pixels. Three radii
    /// in the mean, and under the link distance.
    pub unified_spacing_px: f32,
    /// A cluster's radius is at most this share of the smaller side of where it is, quadrant or stage:
    /// pulsing and strays stay inside.
    pub max_cluster_share: f32,
    /// How far particles stray from a cluster's even arrangement, in parts of the spacing: organic
    /// without clumps.
    pub stray: f32,
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
    /// The animation as the specification has it.
    pub const SPECIFIED: Self = Self {
        area_per_particle_px: 5000.0,
        max_count: 120.0,
        radius_px: 3.0..=7.0,
        opacity: 0.7..=1.0,
        speed_px: 12.0..=30.0,
        durations_secs: [2.0, 4.0],
        ease_per_sixtieth: 0.02,
        palette: [
            Rgb(0x1a, 0x7d, 0x85),
            Rgb(0x6e, 0x59, 0xa5),
            Rgb(0x9b, 0x87, 0xf5),
            Rgb(0x7e, 0x69, 0xab),
        ],
        converging_link_px: 40.0,
        unified_link_px: 20.0,
        link_opacity: 1.0,
        link_width_px: 2.0,
        link_fade_secs: 0.5,
        converging_spacing_px: 26.0,
        unified_spacing_px: 15.5,
        max_cluster_share: 0.38,
        stray: 0.25,
        pulse: 0.06,
        pulse_secs: 3.6,
        dimmed: 0.25,
        dim_secs: 0.2,
    };
}

impl Default for EseeParams {
    fn default() -> Self {
        Self::SPECIFIED
    }
}

/// The phases in the timeline's order.
const PHASES: [Phase; 3] = [Phase::Scattered, Phase::Converging, Phase::Unified];

/// The animation of the prosperity intelligence page.
///
/// Particle `i` belongs to category `i % 4`, and that is also its colour. After [`Self::resize`] the
/// timeline runs on: particles keep their share of the sides, their number follows the new area, and
/// those that come are at their targets already.
#[derive(Debug)]
pub struct Esee {
    params: EseeParams,
    easing: Easing,
    scatter: Scatter,
    size: StageSize,
    timeline: Timeline,
    particles: Particles,
    /// Places in the unified cluster relative to its centre, in CSS pixels.
    unified_spots: Vec<Vec2>,
    pointer: Option<Vec2>,
    focused: Option<Category>,
    /// How far each category is dimmed.
    dimming: [Ramp; 4],
    search: LinkSearch,
}

impl Esee {
    /// The animation at rest, scattered.
    #[must_use]
    pub fn new(params: EseeParams, size: StageSize, seed: u64) -> Self {
        let mut esee = Self {
            easing: Easing::per_sixtieth(params.ease_per_sixtieth),
            scatter: Scatter {
                speed_px: params.speed_px.clone(),
                radius_px: params.radius_px.clone(),
                opacity: params.opacity.clone(),
                colours: 4,
                seed,
            },
            size,
            timeline: Timeline::new(params.durations_secs),
            particles: Particles::default(),
            unified_spots: Vec::new(),
            pointer: None,
            focused: None,
            dimming: [Ramp::default(); 4],
            search: LinkSearch::default(),
            params,
        };
        esee.populate();
        esee
    }

    /// See [`crate::Animation::resize`].
    pub fn resize(&mut self, size: StageSize) {
        if size == self.size {
            return;
        }
        self.particles.rescale(self.size, size);
        self.size = size;
        self.populate();
    }

    /// See [`crate::Animation::advance`].
    pub fn advance(&mut self, dt_secs: f64) {
        let mut remaining_secs = dt_secs;
        loop {
            let phase = self.timeline.phase();
            let Some(taken_secs) = self.timeline.take(&mut remaining_secs) else {
                break;
            };
            self.step(PHASES[phase], taken_secs);
            if self.timeline.phase() != phase {
                self.aim();
            }
        }
    }

    /// See [`crate::Animation::click`].
    pub fn click(&mut self) {
        if !self.timeline.has_started() {
            self.timeline.start();
            return;
        }
        self.timeline.reset();
        self.pointer = None;
        self.focused = None;
        // Back to where they started, eased like every other way.
        let (scatter, size) = (&self.scatter, self.size);
        self.particles
            .start_over(&|index| scatter.particle(index, size));
    }

    /// See [`crate::Animation::pointer_moved`].
    pub fn pointer_moved(&mut self, position: Vec2) {
        self.pointer = Some(position);
    }

    /// See [`crate::Animation::pointer_left`].
    pub fn pointer_left(&mut self) {
        self.pointer = None;
    }

    /// See [`crate::Animation::highlight`].
    pub fn highlight(&mut self, category: Option<Category>) {
        self.focused = category;
    }

    /// The focused category, else the one under the pointer; none once unified.
    #[must_use]
    pub fn highlighted(&self) -> Option<Category> {
        if self.phase() == Phase::Unified {
            return None;
        }
        self.focused.or_else(|| {
            self.pointer
                .and_then(|pointer| Category::at(pointer, self.size))
        })
    }

    /// Where the animation is in its timeline.
    #[must_use]
    pub fn phase(&self) -> Phase {
        PHASES[self.timeline.phase()]
    }

    /// Whether a click has started the timeline.
    #[must_use]
    pub fn has_started(&self) -> bool {
        self.timeline.has_started()
    }

    /// Never: scattered particles drift, and the unified cluster pulses.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        false
    }

    /// The picture as it is now.
    pub fn frame(&mut self) -> Frame<'_> {
        let params = &self.params;
        let particles = &self.particles;
        let (distance_px, categories) = match PHASES[self.timeline.phase()] {
            Phase::Converging => (params.converging_link_px, Some(particles.colour.as_slice())),
            Phase::Unified => (params.unified_link_px, None),
            _ => (0.0, None),
        };
        let opacity = params.link_opacity * self.link_presence();
        let links: &[_] = if opacity > 0.0 {
            self.search
                .search(&particles.x, &particles.y, categories, distance_px)
        } else {
            &[]
        };
        Frame {
            size: self.size,
            x: &particles.x,
            y: &particles.y,
            radius_px: &particles.radius_px,
            opacity: &particles.opacity,
            colour: &particles.colour,
            palette: &self.params.palette,
            links,
            link_style: LinkStyle {
                distance_px,
                opacity,
                width_px: self.params.link_width_px,
            },
            glow: None,
        }
    }

    /// See [`crate::Animation::compose`].
    pub fn compose(&mut self, phase: Phase) {
        let Some(index) = PHASES.iter().position(|&other| other == phase) else {
            return;
        };
        self.timeline.jump(index);
        // Links have appeared; those of converging particles have not yet begun to vanish.
        let mut moment_secs = f64::from(self.params.link_fade_secs);
        if index > 0 {
            self.timeline.take(&mut moment_secs);
        }
        self.pointer = None;
        self.focused = None;
        self.dimming = [Ramp::default(); 4];
        self.shade();
        self.particles.truncate(0);
        self.populate();
        self.particles.arrive(self.size);
    }

    /// The number of particles that the stage has room for: a multiple of four, at least four.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the cast saturates; the number is far below 2^32"
    )]
    fn count(&self) -> u32 {
        let by_area = self.size.area_px() / self.params.area_per_particle_px;
        let in_each = (by_area.min(self.params.max_count) / 4.0) as u32;
        in_each.max(1) * 4
    }

    /// Fits the number of particles to the stage, and the targets to both.
    fn populate(&mut self) {
        let count = self.count();
        let kept = self.particles.len();
        self.particles.truncate(count as usize);
        for index in (0..count).skip(kept) {
            self.particles.push(self.scatter.particle(index, self.size));
        }
        self.lay_out_unified(count);
        self.aim();
        self.particles.arrive_from(kept, self.size);
    }

    /// Deals the places of the unified cluster to the particles by lot, so that categories mix.
    fn lay_out_unified(&mut self, count: u32) {
        let wanted_px = self.params.unified_spacing_px;
        let radius_px = cluster_radius_px(count, wanted_px)
            .min(self.params.max_cluster_share * self.size.smaller_side_px());
        let spacing_px = spacing_px(count, radius_px);
        let mut random = Random::new(self.scatter.seed, u64::from(count) << 32);
        self.unified_spots.clear();
        for index in 0..count {
            let even = layout::even_in_disc(index, count) * radius_px;
            let stray = stray(self.scatter.seed, index, self.params.stray, spacing_px);
            self.unified_spots.push(even + stray);
        }
        for last in (1..count).rev() {
            self.unified_spots
                .swap(last as usize, random.below(last + 1) as usize);
        }
    }

    /// Gives every particle its target in the present phase. Scattered ones have theirs already.
    fn aim(&mut self) {
        match self.phase() {
            Phase::Converging => self.aim_at_quadrants(),
            Phase::Unified => {
                self.pulse();
                self.particles.stay();
            }
            _ => {}
        }
    }

    fn aim_at_quadrants(&mut self) {
        let in_each = self.count() / 4;
        let radius_px = cluster_radius_px(in_each, self.params.converging_spacing_px)
            .min(self.params.max_cluster_share * 0.5 * self.size.smaller_side_px());
        let (share, spacing_px) = (self.params.stray, spacing_px(in_each, radius_px));
        let (size, seed) = (self.size, self.scatter.seed);
        self.particles.aim(&|index| {
            let category = Category::ALL[(index % 4) as usize];
            category.quadrant_centre(size)
                + layout::even_in_disc(index / 4, in_each) * radius_px
                + stray(seed, index, share, spacing_px)
        });
    }

    /// Moves the targets to where the pulsing cluster has them now.
    fn pulse(&mut self) {
        let (centre, scale) = (self.size.centre(), self.pulse_scale());
        let spots = &self.unified_spots;
        self.particles
            .set_targets(&|index| centre + spots[index as usize] * scale);
    }

    /// Moves everything on within a phase.
    fn step(&mut self, phase: Phase, dt_secs: f64) {
        match phase {
            Phase::Scattered => {
                let inset_px = *self.params.radius_px.end();
                self.particles.drift_targets(self.size, inset_px, dt_secs);
            }
            Phase::Unified => self.pulse(),
            _ => {}
        }
        self.particles
            .follow(self.size, self.easing.remaining(dt_secs));
        self.dim(dt_secs);
    }

    /// Dims the categories beside a highlighted one, and brings back the others.
    fn dim(&mut self, dt_secs: f64) {
        let highlighted = self.highlighted();
        let before = self.dimming;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a step too long for single precision ends the way like any long one"
        )]
        let dt_secs = dt_secs as f32;
        for (ramp, category) in self.dimming.iter_mut().zip(Category::ALL) {
            let dims = highlighted.is_some_and(|highlighted| highlighted != category);
            ramp.advance(dims, dt_secs, self.params.dim_secs);
        }
        if self.dimming != before {
            self.shade();
        }
    }

    /// Computes the particles' opacities.
    fn shade(&mut self) {
        let strengths = self
            .dimming
            .map(|ramp| 1.0 + (self.params.dimmed - 1.0) * ramp.smooth());
        let rest = self.particles.rest_opacity.iter();
        let looks = rest.zip(&self.particles.colour);
        for (opacity, (rest, &category)) in self.particles.opacity.iter_mut().zip(looks) {
            *opacity = rest * strengths[usize::from(category & 3)];
        }
    }

    /// How strong links are, in [0, 1]: they appear when a phase begins, and those within categories
    /// vanish before it ends.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "progress is in single precision"
    )]
    fn link_presence(&self) -> f32 {
        let since_secs = self.timeline.secs_in_phase() as f32;
        let appeared = since_secs / self.params.link_fade_secs;
        match self.phase() {
            Phase::Converging => {
                let left_secs = self.params.durations_secs[1] as f32 - since_secs;
                smooth_step(appeared.min(left_secs / self.params.link_fade_secs))
            }
            Phase::Unified => smooth_step(appeared),
            _ => 0.0,
        }
    }

    /// The unified cluster's radius in parts of its mean.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "positions are in single precision"
    )]
    fn pulse_scale(&self) -> f32 {
        let pulses = self.timeline.secs_in_phase() / self.params.pulse_secs;
        let sin = libm::sinf((pulses - libm::floor(pulses)) as f32 * TAU);
        1.0 + self.params.pulse * sin
    }
}

/// How far a particle strays from its place in an even cluster: by lot, up to `share` of the spacing.
fn stray(seed: u64, index: u32, share: f32, spacing_px: f32) -> Vec2 {
    let mut random = Random::new(seed, (1 << 62) | u64::from(index));
    let direction = Vec2::from_angle(random.unit() * TAU);
    direction * (random.unit() * share * spacing_px)
}

/// The radius of a disc in which `count` points are `spacing_px` apart in the mean.
fn cluster_radius_px(count: u32, spacing_px: f32) -> f32 {
    spacing_px * libm::sqrtf(count_f32(count) * FRAC_1_PI)
}

/// The mean distance of `count` points in a disc.
fn spacing_px(count: u32, radius_px: f32) -> f32 {
    radius_px / libm::sqrtf(count_f32(count.max(1)) * FRAC_1_PI)
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^24")]
fn count_f32(count: u32) -> f32 {
    count as f32
}
