//! Impact: individuals that gather into a web and then into one ring.
//!
//! *Individual* particles start on a ring, then drift. After a click they gather in a disc, joined by
//! lines (*converging*), and then form a small ring before a glow (*collective*). A particle keeps its
//! place by angle from the first ring to the last, so that ways do not cross.

use alloc::vec::Vec;

use core::ops::RangeInclusive;

use glam::Vec2;

use crate::easing::smooth_step;
use crate::particles::Scatter;
use crate::{
    Easing, Frame, Glow, LinkSearch, LinkStyle, Particles, Phase, Ramp, Random, Rgb, StageSize,
    Timeline, hit, layout,
};

/// The tunables of [`Impact`]. Values are taken as given: finite, and positive where they are lengths,
/// durations or counts. Shares are of the stage's smaller side.
#[derive(Clone, Debug, PartialEq)]
pub struct ImpactParams {
    /// Area of the stage for each particle, in square CSS pixels. SPEC: area / 4000.
    pub area_per_particle_px: f64,
    /// The largest number of particles. SPEC: 100.
    pub max_count: f64,
    /// Radii in CSS pixels. SPEC: 4 to 10.
    pub radius_px: RangeInclusive<f32>,
    /// Opacities. SPEC: 0.7 to 1.
    pub opacity: RangeInclusive<f32>,
    /// Speeds of individual particles in CSS pixels a second: seen to move, not to be followed.
    pub speed_px: RangeInclusive<f32>,
    /// From the click to converging, and from there to collective, in seconds. SPEC: 3, then 5.
    pub durations_secs: [f64; 2],
    /// Share of the way to its target that a particle makes in 1/60 s. SPEC: 0.02.
    pub ease_per_sixtieth: f64,
    /// Four colours, the consortium's violets and the corporation's teal, as in ESEE.
    pub palette: [Rgb; 4],
    /// Radius of the ring on which individuals start. SPEC: 40 %.
    pub start_ring_share: f32,
    /// Radius of the disc in which converging particles gather. SPEC: 20 %.
    pub converging_share: f32,
    /// Radius of the collective ring. SPEC: 15 %.
    pub collective_ring_share: f32,
    /// Links are shorter than this share: 10 to 16 for each particle of a large stage, 4 to 6 on a
    /// phone's, where there are fewer particles in proportion.
    pub link_share: f32,
    /// Opacity of the shortest links. Those between neighbours have about half of it, so that it is full.
    pub link_opacity: f32,
    /// Line width of links in CSS pixels: less than the other animation's, since they are more.
    pub link_width_px: f32,
    /// How long links take to appear and to vanish, in seconds: a change seen, not a blink.
    pub link_fade_secs: f32,
    /// A hovered particle is within its radius plus this of the pointer, in CSS pixels. SPEC: 10.
    pub hover_reach_px: f32,
    /// Radius of a hovered particle, in parts of its own: clearly larger, not alarming.
    pub hover_scale: f32,
    /// How long enlarging takes, in seconds.
    pub hover_secs: f32,
    /// Radius of the glow: about twice the ring's, so that the ring stands in its light.
    pub glow_share: f32,
    /// Opacity of the glow's centre: text before it keeps its contrast.
    pub glow_opacity: f32,
    /// Colour of the glow.
    pub glow_colour: Rgb,
    /// How long the glow takes to appear, in seconds: about as long as the ring to form.
    pub glow_fade_secs: f32,
}

impl ImpactParams {
    /// The animation as the specification has it.
    pub const SPECIFIED: Self = Self {
        area_per_particle_px: 4000.0,
        max_count: 100.0,
        radius_px: 4.0..=10.0,
        opacity: 0.7..=1.0,
        speed_px: 12.0..=30.0,
        durations_secs: [3.0, 5.0],
        ease_per_sixtieth: 0.02,
        palette: [
            Rgb(0x6e, 0x59, 0xa5),
            Rgb(0x9b, 0x87, 0xf5),
            Rgb(0x1a, 0x7d, 0x85),
            Rgb(0x7e, 0x69, 0xab),
        ],
        start_ring_share: 0.4,
        converging_share: 0.2,
        collective_ring_share: 0.15,
        link_share: 0.08,
        link_opacity: 1.0,
        link_width_px: 1.5,
        link_fade_secs: 0.8,
        hover_reach_px: 10.0,
        hover_scale: 1.6,
        hover_secs: 0.18,
        glow_share: 0.32,
        glow_opacity: 0.28,
        glow_colour: Rgb(0x9b, 0x87, 0xf5),
        glow_fade_secs: 1.6,
    };
}

impl Default for ImpactParams {
    fn default() -> Self {
        Self::SPECIFIED
    }
}

/// The phases in the timeline's order.
const PHASES: [Phase; 3] = [Phase::Individual, Phase::Converging, Phase::Collective];

/// The animation of the consortium's impact page.
///
/// Colours take turns. A reset or a [`Self::resize`] regenerates: back to individual, on the ring, with
/// other velocities; a resize to the same size does nothing.
#[derive(Debug)]
pub struct Impact {
    params: ImpactParams,
    easing: Easing,
    scatter: Scatter,
    size: StageSize,
    timeline: Timeline,
    particles: Particles,
    /// How often particles have been regenerated.
    generation: u32,
    /// Whether all particles are on their targets.
    arrived: bool,
    pointer: Option<Vec2>,
    /// How far each particle is enlarged.
    growth: Vec<Ramp>,
    search: LinkSearch,
}

impl Impact {
    /// The animation at rest, on the ring.
    #[must_use]
    pub fn new(params: ImpactParams, size: StageSize, seed: u64) -> Self {
        let mut impact = Self {
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
            generation: 0,
            arrived: true,
            pointer: None,
            growth: Vec::new(),
            search: LinkSearch::default(),
            params,
        };
        impact.populate();
        impact
    }

    /// See [`crate::Animation::resize`].
    pub fn resize(&mut self, size: StageSize) {
        if size != self.size {
            self.size = size;
            self.regenerate();
        }
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
        if self.timeline.has_started() {
            self.regenerate();
        } else {
            self.timeline.start();
        }
    }

    /// See [`crate::Animation::pointer_moved`].
    pub fn pointer_moved(&mut self, position: Vec2) {
        self.pointer = Some(position);
    }

    /// See [`crate::Animation::pointer_left`].
    pub fn pointer_left(&mut self) {
        self.pointer = None;
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

    /// The particle that the pointer enlarges; none when collective.
    #[must_use]
    pub fn hovered(&self) -> Option<usize> {
        let pointer = self.pointer.filter(|_| self.phase() != Phase::Collective)?;
        hit::nearest(
            &self.particles.x,
            &self.particles.y,
            &self.particles.rest_radius_px,
            pointer,
            self.params.hover_reach_px,
        )
    }

    /// Whether the ring stands, the glow has appeared and no particle is enlarged.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        let fades_secs = self.params.glow_fade_secs.max(self.params.link_fade_secs);
        self.phase() == Phase::Collective
            && self.arrived
            && self.timeline.secs_in_phase() >= f64::from(fades_secs)
            && self.growth.iter().all(|growth| growth.is_at(false))
    }

    /// The picture as it is now.
    pub fn frame(&mut self) -> Frame<'_> {
        let opacity = self.params.link_opacity * self.link_presence();
        let glow = self.glow();
        let distance_px = self.params.link_share * self.size.smaller_side_px();
        let particles = &self.particles;
        let links: &[_] = if opacity > 0.0 {
            self.search
                .search(&particles.x, &particles.y, None, distance_px)
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
            glow,
        }
    }

    /// See [`crate::Animation::compose`].
    pub fn compose(&mut self, phase: Phase) {
        let Some(index) = PHASES.iter().position(|&other| other == phase) else {
            return;
        };
        self.regenerate();
        self.timeline.jump(index);
        let fades_secs = self.params.glow_fade_secs.max(self.params.link_fade_secs);
        let mut moment_secs = f64::from(fades_secs);
        if index > 0 {
            self.timeline.take(&mut moment_secs);
        }
        self.pointer = None;
        self.aim();
        self.particles.arrive(self.size);
        self.arrived = true;
    }

    /// The number of particles that the stage has room for, at least one.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the cast saturates; the number is far below 2^32"
    )]
    fn count(&self) -> u32 {
        let by_area = self.size.area_px() / self.params.area_per_particle_px;
        (by_area.min(self.params.max_count) as u32).max(1)
    }

    /// Back to individual, with other particles.
    fn regenerate(&mut self) {
        self.timeline.reset();
        self.generation = self.generation.wrapping_add(1);
        self.populate();
    }

    /// Puts new particles on the ring.
    fn populate(&mut self) {
        let count = self.count();
        let radius_px = self.params.start_ring_share * self.size.smaller_side_px();
        self.particles.truncate(0);
        for index in 0..count {
            let stream = u64::from(self.generation) << 32 | u64::from(index);
            let mut random = Random::new(self.scatter.seed, stream);
            let position = self.size.centre() + layout::on_ring(index, count) * radius_px;
            self.particles
                .push(self.scatter.drawn(&mut random, index, position));
        }
        self.growth.clear();
        self.growth.resize(count as usize, Ramp::default());
        self.arrived = true;
    }

    /// Gives every particle its target in the present phase. Individual ones have theirs already.
    fn aim(&mut self) {
        let (place, share): (fn(u32, u32) -> Vec2, _) = match self.phase() {
            Phase::Converging => (layout::even_in_disc_by_angle, self.params.converging_share),
            Phase::Collective => (layout::on_ring, self.params.collective_ring_share),
            _ => return,
        };
        let (count, size) = (self.count(), self.size);
        let radius_px = share * size.smaller_side_px();
        self.particles
            .aim(&|index| size.centre() + place(index, count) * radius_px);
    }

    /// Moves everything on within a phase.
    fn step(&mut self, phase: Phase, dt_secs: f64) {
        if phase == Phase::Individual {
            let inset_px = *self.params.radius_px.end();
            self.particles.drift_targets(self.size, inset_px, dt_secs);
        }
        self.arrived = self
            .particles
            .follow(self.size, self.easing.remaining(dt_secs));
        self.enlarge(dt_secs);
    }

    /// Enlarges the hovered particle, and lets the others shrink back.
    fn enlarge(&mut self, dt_secs: f64) {
        let hovered = self.hovered();
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a step too long for single precision ends the way like any long one"
        )]
        let dt_secs = dt_secs as f32;
        let radii = self.particles.radius_px.iter_mut();
        let radii = radii.zip(&self.particles.rest_radius_px);
        for (index, (growth, (radius_px, rest_px))) in self.growth.iter_mut().zip(radii).enumerate()
        {
            growth.advance(hovered == Some(index), dt_secs, self.params.hover_secs);
            *radius_px = rest_px * (1.0 + (self.params.hover_scale - 1.0) * growth.smooth());
        }
    }

    /// How strong links are, in [0, 1]: they appear when particles converge, and vanish when the ring
    /// forms.
    fn link_presence(&self) -> f32 {
        let progress = self.secs_in_phase() / self.params.link_fade_secs;
        match self.phase() {
            Phase::Converging => smooth_step(progress),
            Phase::Collective => smooth_step(1.0 - progress),
            _ => 0.0,
        }
    }

    fn glow(&self) -> Option<Glow> {
        let progress = self.secs_in_phase() / self.params.glow_fade_secs;
        (self.phase() == Phase::Collective).then(|| Glow {
            centre: self.size.centre(),
            radius_px: self.params.glow_share * self.size.smaller_side_px(),
            opacity: self.params.glow_opacity * smooth_step(progress),
            colour: self.params.glow_colour,
        })
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "progress is in single precision"
    )]
    fn secs_in_phase(&self) -> f32 {
        self.timeline.secs_in_phase() as f32
    }
}
