//! Impact: individuals that gather into a web and then into one ring.
//!
//! *Individual* particles start on a ring, then drift. After a click they gather in a disc, joined by
//! lines (*converging*), and then form a small ring before a glow (*collective*). A particle keeps its
//! angle from the first ring to the last, so that paths do not cross.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use glam::Vec2;

use crate::clamp::{clamp, clamp_range, length_px, secs, share};
use crate::{
    Animation, Description, Easing, Glow, LinkStyle, Links, Phase, Random, Rgb, Scatter, StageSize,
    State, StillShape, Transition, layout, smooth_step,
};

const INDIVIDUAL: usize = 0;
const CONVERGING: usize = 1;
const COLLECTIVE: usize = 2;

/// Names, times and shapes.
pub(super) const DESCRIPTION: Description = Description {
    name: "impact",
    phases: &[
        Phase {
            name: "individual",
            duration_secs: Some(3.0),
            still_secs: 0.0,
        },
        Phase {
            name: "converging",
            duration_secs: Some(5.0),
            still_secs: 1.6,
        },
        // Links have vanished, and the glow has appeared.
        Phase {
            name: "collective",
            duration_secs: None,
            still_secs: 1.6,
        },
    ],
    categories: &[],
    still_shapes: &[
        StillShape {
            name: "wide",
            width_px: 704.0,
            height_px: 640.0,
        },
        StillShape {
            name: "tall",
            width_px: 350.0,
            height_px: 440.0,
        },
    ],
};

/// The tunables of [`Impact`]. Shares are of the stage's smaller side.
///
/// What is out of range counts as the nearer end, NaN as the default, and the ends of a range may be
/// reversed. The ranges: areas 1 to 10⁹ px², counts 1 to 100,000, lengths and speeds 0 to 10⁴ px, times
/// 0.001 to 3,600 s, the hovered scale 0 to 10, everything else 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct ImpactParams {
    /// Area of the stage for each particle, in square CSS pixels. Contract: area / 4000.
    pub area_per_particle_px: f64,
    /// The largest number of particles. Contract: 100.
    pub max_count: u32,
    /// Radii in CSS pixels. Contract: 4 to 10.
    pub radius_px: RangeInclusive<f32>,
    /// Opacities. Contract: 0.7 to 1.
    pub opacity: RangeInclusive<f32>,
    /// Speeds of individual particles in CSS pixels a second: seen to move, not to be followed.
    pub speed_px: RangeInclusive<f32>,
    /// Share of the distance to its target that a particle covers in 1/60 s. Contract: 0.02.
    pub ease_per_sixtieth: f64,
    /// Four colors, the consortium's violets and the corporation's teal, as in ESEE.
    pub palette: [Rgb; 4],
    /// Radius of the ring on which individuals start. Contract: 40 %.
    pub start_ring_share: f32,
    /// Radius of the disc in which converging particles gather. Contract: 20 %.
    pub converging_share: f32,
    /// Radius of the collective ring. Contract: 15 %.
    pub collective_ring_share: f32,
    /// Links are shorter than this share: 10 to 16 for each particle of a large stage, 4 to 6 on a
    /// phone's, where there are fewer particles in proportion.
    pub link_share: f32,
    /// Opacity of the shortest links. Those between neighbors have about half of it, so that it is full.
    pub link_opacity: f32,
    /// Line width of links in CSS pixels: less than the other animation's, since they are more.
    pub link_width_px: f32,
    /// How long links take to appear and to vanish, in seconds: a change seen, not a blink.
    pub link_fade_secs: f32,
    /// A hovered particle is within its radius plus this of the pointer, in CSS pixels. Contract: 10.
    pub hover_reach_px: f32,
    /// Radius of a hovered particle, in parts of its own: clearly larger, not alarming.
    pub hover_scale: f32,
    /// How long enlarging takes, in seconds.
    pub hover_secs: f32,
    /// Radius of the glow: about twice the ring's, so that the ring stands in its light.
    pub glow_share: f32,
    /// Opacity of the glow's center: text before it keeps its contrast.
    pub glow_opacity: f32,
    /// Color of the glow.
    pub glow_color: Rgb,
    /// How long the glow takes to appear, in seconds: about as long as the ring to form.
    pub glow_fade_secs: f32,
    /// Width of the rims that part the collective's overlapping discs, in CSS pixels. They grow with the
    /// glow.
    pub rim_px: f32,
}

impl ImpactParams {
    /// The animation as the contract has it.
    pub const SPECIFIED: Self = Self {
        area_per_particle_px: 4000.0,
        max_count: 100,
        radius_px: 4.0..=10.0,
        opacity: 0.7..=1.0,
        speed_px: 12.0..=30.0,
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
        glow_color: Rgb(0x9b, 0x87, 0xf5),
        glow_fade_secs: 1.6,
        rim_px: 1.25,
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
            max_count: self.max_count.clamp(1, 100_000),
            radius_px: clamp_range(&self.radius_px, 0.0..=1e4, &default.radius_px),
            opacity: clamp_range(&self.opacity, 0.0..=1.0, &default.opacity),
            speed_px: clamp_range(&self.speed_px, 0.0..=1e4, &default.speed_px),
            ease_per_sixtieth: clamp(self.ease_per_sixtieth, 0.0..=1.0, default.ease_per_sixtieth),
            palette: self.palette,
            start_ring_share: share(self.start_ring_share, default.start_ring_share),
            converging_share: share(self.converging_share, default.converging_share),
            collective_ring_share: share(self.collective_ring_share, default.collective_ring_share),
            link_share: share(self.link_share, default.link_share),
            link_opacity: share(self.link_opacity, default.link_opacity),
            link_width_px: length_px(self.link_width_px, default.link_width_px),
            link_fade_secs: secs(self.link_fade_secs, default.link_fade_secs),
            hover_reach_px: length_px(self.hover_reach_px, default.hover_reach_px),
            hover_scale: clamp(self.hover_scale, 0.0..=10.0, default.hover_scale),
            hover_secs: secs(self.hover_secs, default.hover_secs),
            glow_share: share(self.glow_share, default.glow_share),
            glow_opacity: share(self.glow_opacity, default.glow_opacity),
            glow_color: self.glow_color,
            glow_fade_secs: secs(self.glow_fade_secs, default.glow_fade_secs),
            rim_px: length_px(self.rim_px, default.rim_px),
        }
    }
}

impl Default for ImpactParams {
    fn default() -> Self {
        Self::SPECIFIED
    }
}

/// The animation of the consortium's impact page.
///
/// Particle `id` is the one at position `id` of the ring; colors take turns. A reset or a resize
/// regenerates: back to individual, on the ring, with other velocities.
#[derive(Debug)]
pub struct Impact {
    params: ImpactParams,
    easing: Easing,
    /// How far each particle is enlarged.
    growth: Vec<Transition>,
}

impl Default for Impact {
    /// Its parameters are in their ranges: to clamp them would be 1 kB of the browser's module.
    fn default() -> Self {
        Self::with(ImpactParams::SPECIFIED)
    }
}

impl Impact {
    /// The animation by these parameters, brought into their ranges.
    #[must_use]
    pub fn new(params: &ImpactParams) -> Self {
        Self::with(params.clamped())
    }

    fn with(params: ImpactParams) -> Self {
        Self {
            easing: Easing::per_sixtieth(params.ease_per_sixtieth),
            growth: Vec::new(),
            params,
        }
    }

    /// The number of particles that the stage has room for, at least one.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the cast saturates; the number is far below 2^32"
    )]
    fn count(&self, size: StageSize) -> u32 {
        let by_area = (size.area_px() / self.params.area_per_particle_px) as u32;
        by_area.min(self.params.max_count).max(1)
    }

    /// The particle that the pointer enlarges; none when collective.
    fn hovered(&self, state: &State) -> Option<usize> {
        if state.phase() == COLLECTIVE {
            return None;
        }
        state.hovered(self.params.hover_reach_px)
    }

    /// Enlarges the hovered particle, and lets the others shrink back.
    fn enlarge(&mut self, state: &mut State, dt_secs: f64) {
        let hovered = self.hovered(state);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a step so long that it becomes infinite ends a growth, as any long step does"
        )]
        let dt_secs = dt_secs as f32;
        for (index, growth) in self.growth.iter_mut().enumerate() {
            growth.advance(hovered == Some(index), dt_secs, self.params.hover_secs);
        }
        let more = self.params.hover_scale - 1.0;
        state
            .particles
            .enlarge(|index| 1.0 + more * self.growth[index].smooth());
    }

    /// How strong links are, in [0, 1]: they appear when particles converge, and vanish when the ring
    /// forms.
    fn link_presence(&self, state: &State) -> f32 {
        let progress = secs_in_phase(state) / self.params.link_fade_secs;
        match state.phase() {
            CONVERGING => smooth_step(progress),
            COLLECTIVE => smooth_step(1.0 - progress),
            _ => 0.0,
        }
    }

    /// How strong the glow is, in [0, 1]: it appears with the ring.
    fn glow_presence(&self, state: &State) -> f32 {
        if state.phase() == COLLECTIVE {
            smooth_step(secs_in_phase(state) / self.params.glow_fade_secs)
        } else {
            0.0
        }
    }
}

impl Animation for Impact {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &self.params.palette
    }

    /// Puts particles on the ring.
    fn populate(&mut self, state: &mut State) {
        let size = state.size();
        let count = self.count(size);
        let radius_px = self.params.start_ring_share * size.smaller_side_px();
        let scatter = Scatter {
            speed_px: self.params.speed_px.clone(),
            radius_px: self.params.radius_px.clone(),
            opacity: self.params.opacity.clone(),
            colors: 4,
            count,
            seed: state.seed(),
        };
        for id in 0..count {
            let stream = u64::from(state.generation()) << 32 | u64::from(id);
            let mut random = Random::new(state.seed(), stream);
            let position = size.center() + layout::ring(id, count) * radius_px;
            state
                .particles
                .push(scatter.particle_at(&mut random, id, position));
        }
        self.growth.clear();
        self.growth.resize(count as usize, Transition::default());
    }

    fn begin_phase(&mut self, state: &mut State) {
        let (arrangement, share): (fn(u32, u32) -> Vec2, _) = match state.phase() {
            CONVERGING => (layout::disc_by_angle, self.params.converging_share),
            COLLECTIVE => (layout::ring, self.params.collective_ring_share),
            _ => return,
        };
        let size = state.size();
        let (count, radius_px) = (self.count(size), share * size.smaller_side_px());
        state
            .particles
            .aim(&|id| size.center() + arrangement(id, count) * radius_px);
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let size = state.size();
        if state.phase() == INDIVIDUAL {
            let inset_px = *self.params.radius_px.end();
            state.particles.drift_targets(size, inset_px, dt_secs);
        }
        state.follow(self.easing, dt_secs);
        self.enlarge(state, dt_secs);
    }

    fn links(&self, state: &State) -> Option<Links> {
        Some(Links::all(LinkStyle {
            fade_from_px: 0.0,
            distance_px: self.params.link_share * state.size().smaller_side_px(),
            opacity: self.params.link_opacity * self.link_presence(state),
            width_px: self.params.link_width_px,
        }))
    }

    fn glow(&self, state: &State) -> Option<Glow> {
        (state.phase() == COLLECTIVE).then(|| Glow {
            center: state.size().center(),
            radius_px: self.params.glow_share * state.size().smaller_side_px(),
            opacity: self.params.glow_opacity * self.glow_presence(state),
            color: self.params.glow_color,
        })
    }

    fn rim_px(&self, state: &State) -> f32 {
        self.params.rim_px * self.glow_presence(state)
    }

    /// Whether the ring stands, the glow has appeared and no particle is enlarged.
    fn is_settled(&self, state: &State) -> bool {
        let fades_secs = self.params.glow_fade_secs.max(self.params.link_fade_secs);
        state.phase() == COLLECTIVE
            && secs_in_phase(state) >= fades_secs
            && self.growth.iter().all(|growth| growth.is_at(false))
            && state.particles.have_arrived()
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "progress is in single precision"
)]
fn secs_in_phase(state: &State) -> f32 {
    state.secs_in_phase() as f32
}

#[cfg(test)]
mod tests {
    use super::ImpactParams;

    #[test]
    fn the_specified_parameters_are_in_their_ranges() {
        assert_eq!(ImpactParams::SPECIFIED.clamped(), ImpactParams::SPECIFIED);
    }
}
