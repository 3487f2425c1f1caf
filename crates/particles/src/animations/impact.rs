//! Impact: individuals that gather into a web and then into one ring.
//!
//! *Individual* particles start on a ring, where teal ones, which are most, and violet ones are mixed; then they drift.
//! A click's wave pushes them away from its point and hastens them, still mixed. Then they gather in a web (*converging*)
//! that turns in a small disc, each color side by side; when it is whole, a pulse runs through it to its center. They end
//! on a small ring before a glow (*collective*), which breathes a few times while the ring comes to rest.

mod positions;

use alloc::vec::Vec;
use core::f32::consts::PI;
use core::ops::RangeInclusive;

use glam::Vec2;

use self::positions::Positions;
use super::click;
use super::wave::{WAVE_SECS, Wave};
use super::{LINK_SECS, LINK_WIDTH_PX, OPACITY, SPEED_PX};
use crate::{
    Animation, Cue, Description, Easing, Glow, LinkStyle, Particle, Phase, Rgb, Scatter, StageSize,
    State, StillShape, Transition, layout,
};

const INDIVIDUAL: usize = 0;
const CONVERGING: usize = 1;
const COLLECTIVE: usize = 2;

// When what happens, in seconds after the click.

/// Particles converge. Contract: 3 s after the click.
const CONVERGE_SECS: f64 = 3.0;
/// They form the ring. Contract: 5 s later.
const UNITE_SECS: f64 = CONVERGE_SECS + 5.0;
/// The glow begins to breathe.
const BREATHE_SECS: f64 = UNITE_SECS + 1.6;
/// How long a breath takes: calm.
const BREATH_SECS: f64 = 3.2;
/// How often the glow breathes.
const BREATHS: f32 = 3.0;
/// The ring has stopped, and the glow has breathed; then nothing changes any more.
const SETTLED_SECS: f64 = BREATHE_SECS + BREATHS as f64 * BREATH_SECS;
/// The web is whole: what the easing leaves of the longest way is hardly seen.
const WHOLE_SECS: f64 = CONVERGE_SECS + 4.0;

/// A wave runs from the center as the web begins to form, and particles get the web's radii.
const WEB_WAVE: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + WAVE_SECS);
const FORMING: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + 1.6);
/// Links appear.
const LINKING: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + LINK_SECS);
/// A pulse runs through the web to its center while the last ones come; then it is seen whole and still.
const WEB_PULSE: Cue = Cue::new(WHOLE_SECS - 1.8, WHOLE_SECS);
/// Links vanish.
const UNLINKING: Cue = Cue::new(UNITE_SECS, UNITE_SECS + LINK_SECS);
/// A wave runs from the center as the ring begins to form, and particles get the ring's radii, and the glow appears.
const RING_WAVE: Cue = Cue::new(UNITE_SECS, UNITE_SECS + WAVE_SECS);
const CLOSING: Cue = Cue::new(UNITE_SECS, BREATHE_SECS);
/// The ring turns more and more slowly.
const SLOWING: Cue = Cue::new(UNITE_SECS, SETTLED_SECS);
/// With the last breath a ring of light comes to its halo.
const LAST_BREATH: Cue = Cue::new(SETTLED_SECS - BREATH_SECS, SETTLED_SECS);

const PHASES: &[Phase] = &[
    Phase::new("individual", Some(CONVERGE_SECS)),
    Phase::new("converging", Some(UNITE_SECS - CONVERGE_SECS))
        .with_still_at(WHOLE_SECS - CONVERGE_SECS),
    // Nothing changes any more.
    Phase::new("collective", None).with_still_at(SETTLED_SECS - UNITE_SECS),
];

/// The sizes of its player in common windows, after which they are named.
const STILL_SHAPES: &[StillShape] = &[
    StillShape::new("w1280h720", 755.0, 537.0),
    StillShape::new("w1440h900", 854.0, 714.0),
    StillShape::new("w1920h1080", 1076.0, 917.0),
    StillShape::new("w768h1024", 768.0, 702.0),
    StillShape::new("w390h664", 390.0, 314.0),
    StillShape::new("w412h732", 412.0, 379.0),
];

/// Names, times and shapes.
pub(super) const DESCRIPTION: Description =
    Description::new("impact", PHASES).with_still_shapes(STILL_SHAPES);

// Shares are of the stage's smaller side.

/// Area of the stage for each particle, in square CSS pixels. Contract: area / 4000.
const AREA_PER_PARTICLE_PX: f64 = 4000.0;
/// The largest number of particles. Contract: 100.
const MAX_COUNT: u32 = 100;
/// Radii in CSS pixels. Contract: 4 to 10.
const RADIUS_PX: RangeInclusive<f32> = 4.0..=10.0;
/// Four colors, the consortium's violets and the corporation's teal, as in ESEE.
const PALETTE: [Rgb; 4] = [
    Rgb(0x7e, 0x69, 0xab),
    Rgb(0x6e, 0x59, 0xa5),
    LILAC,
    Rgb(0x1a, 0x7d, 0x85),
];
const LILAC: Rgb = Rgb(0x9b, 0x87, 0xf5);
/// The index of teal, and those that violet ones take in turns.
const TEAL: u8 = 3;
const VIOLETS: [u8; 4] = [1, 0, 2, 0];
/// Radius of the ring on which individuals start. Contract: 40 %.
const START_RING_SHARE: f32 = 0.4;
/// Radius of the disc in which converging particles gather. Contract: 20 %.
const CONVERGING_SHARE: f32 = 0.2;
/// By 0.02 of the remaining distance in 1/60 s, a rate of −60 · ln 0.98 per second. Contract.
const EASING: Easing = Easing::per_sec(1.212_162_439_051_168);
/// How fast the web turns, in turns a second, and the ring at first.
const TURNS_PER_SEC: f64 = 0.038;
/// How far from the edges individuals turn back, in CSS pixels beside the largest radius; no farther than where the first
/// ring is.
const MARGIN_PX: f32 = 3.0;
/// How strong the pulse is that runs through the web.
const PULSE_STRENGTH: f32 = 0.8;
/// Radius of the collective ring. Contract: 15 %.
const COLLECTIVE_RING_SHARE: f32 = 0.15;
/// Links are shorter than this, in parts of the square root of the disc's area for each particle: about three for
/// each particle join it to those around it, on every stage.
const LINK_REACH: f32 = 1.2;
/// Links fade from this part of their greatest length on: neighbors' have their full opacity.
const LINK_FADE_SHARE: f32 = 0.9;
/// Share of the range of radii that converging particles keep, so that links are seen between them.
const WEB_RADIUS_SHARE: f32 = 0.3;
/// A hovered particle is within its radius plus this of the pointer, in CSS pixels. Contract: 10.
const HOVER_REACH_PX: f32 = 10.0;
/// Radius of a hovered particle, in parts of its own: clearly larger, not alarming.
const HOVER_SCALE: f32 = 1.6;
/// How long enlarging takes, in seconds.
const HOVER_SECS: f32 = 0.18;
/// Radius of the glow: it reaches the stage's edges, so that the small ring holds them.
const GLOW_SHARE: f32 = 0.5;
/// Opacity of the glow's center between breaths, and what a breath adds: text before it keeps its contrast.
const GLOW_OPACITY: [f32; 2] = [0.4, 0.14];
/// Where the last ring of light stays, in parts of the glow's radius: a halo around the collective's ring.
const HALO_SHARE: f32 = 0.68;
/// Color of the glow.
const GLOW_COLOR: Rgb = LILAC;

/// The animation of the consortium's impact page.
///
/// Particle `id` is the one at position `id` of the collective ring. A reset makes others, with other velocities.
#[derive(Debug, Default)]
pub struct Impact {
    positions: Positions,
    /// How far each particle is enlarged.
    growth: Vec<Transition>,
}

/// Everything that is seen at one moment, but for what the pointer does.
struct Now {
    phase: usize,
    /// How far web and ring have turned about the center.
    rotation: Vec2,
    /// How far particles look as in the web, and as on the ring.
    web: f32,
    ring: f32,
    wave: Wave,
    pulse: Wave,
    /// Opacity of the links.
    linked: f32,
    glow: Option<Glow>,
}

impl Impact {
    /// The score: an arm for each phase.
    fn now(state: &State) -> Now {
        let (secs, size) = (state.secs(), state.size());
        let before_click = Now {
            phase: state.phase(),
            rotation: layout::unit_vector(turns(secs)),
            web: 0.0,
            ring: 0.0,
            wave: Wave::NONE,
            pulse: Wave::NONE,
            linked: 0.0,
            glow: None,
        };
        match state.phase() {
            INDIVIDUAL if !state.has_started() => before_click,
            INDIVIDUAL => Now {
                wave: click::wave(state),
                glow: click::light(state, GLOW_COLOR),
                ..before_click
            },
            CONVERGING => {
                let web_px = CONVERGING_SHARE * size.smaller_side_px();
                let pulse = Wave::pulse(size, web_px, WEB_PULSE.passed(secs), PULSE_STRENGTH);
                Now {
                    web: FORMING.eased(secs),
                    wave: Wave::from_center(size, WEB_WAVE.passed(secs)),
                    pulse: pulse.inwards(web_px),
                    linked: LINKING.eased(secs),
                    ..before_click
                }
            }
            _ => {
                let ring = CLOSING.eased(secs);
                let [least, more] = GLOW_OPACITY;
                Now {
                    web: 1.0,
                    ring,
                    wave: Wave::from_center(size, RING_WAVE.passed(secs)),
                    linked: 1.0 - UNLINKING.eased(secs),
                    glow: Some(Glow {
                        center: size.center(),
                        radius_px: GLOW_SHARE * size.smaller_side_px(),
                        opacity: least * ring + more * breath(secs),
                        ripple: ripple(secs),
                        color: GLOW_COLOR,
                    }),
                    ..before_click
                }
            }
        }
    }

    /// Where a particle is to be, from the second phase on.
    fn target(&self, now: &Now, size: StageSize, id: u32) -> Vec2 {
        let (points, share) = if now.phase == CONVERGING {
            (&self.positions.web, CONVERGING_SHARE)
        } else {
            (&self.positions.ring, COLLECTIVE_RING_SHARE)
        };
        size.center() + now.rotation.rotate(points[id as usize]) * share * size.smaller_side_px()
    }

    /// A particle's radius and opacity: smaller in the web, alike on the ring. A wave or a pulse makes it larger and
    /// opaque.
    fn style(&self, now: &Now, particle: &Particle) -> (f32, f32) {
        let mix = |from: f32, to: f32, progress: f32| from + (to - from) * progress;
        let (least_px, most_px) = (*RADIUS_PX.start(), *RADIUS_PX.end());
        let share = mix(1.0, WEB_RADIUS_SHARE, now.web);
        let in_web_px = mix(least_px, particle.radius_px, share);
        let resting_px = mix(in_web_px, self.positions.disc_px, now.ring);
        let strength = now
            .wave
            .at(particle.position)
            .max(now.pulse.at(particle.position));
        let strength = strength * (1.0 - now.ring);
        (
            mix(resting_px, most_px, strength),
            mix(particle.opacity, 1.0, strength.max(now.ring)),
        )
    }
}

impl Animation for Impact {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &PALETTE
    }

    /// Puts particles on the ring.
    fn populate(&mut self, state: &mut State) {
        let size = state.size();
        let count = count(size);
        self.positions = Positions::new(size, count);
        let scatter = Scatter {
            speed_px: SPEED_PX,
            radius_px: RADIUS_PX,
            opacity: OPACITY,
            colors: 4,
            count,
            seed: state.seed().wrapping_add(u64::from(state.generation())),
        };
        for id in 0..count {
            let start = self.positions.start[id as usize] * START_RING_SHARE;
            let position = size.center() + start * size.smaller_side_px();
            let is_teal = id < self.positions.teal;
            state.particles.push(Particle {
                color: if is_teal {
                    TEAL
                } else {
                    VIOLETS[(id & 3) as usize]
                },
                ..scatter.particle_at(id, position)
            });
        }
        self.growth.clear();
        self.growth.resize(count as usize, Transition::default());
    }

    fn begin_phase(&mut self, state: &mut State) {
        if state.phase() != INDIVIDUAL {
            let (now, size) = (Self::now(state), state.size());
            state.particles.aim(|id| self.target(&now, size, id));
        }
    }

    fn inset(&self, state: &State) -> Vec2 {
        if state.phase() == INDIVIDUAL {
            let most_px = (0.5 - START_RING_SHARE) * state.size().smaller_side_px();
            Vec2::splat((*RADIUS_PX.end() + MARGIN_PX).min(most_px))
        } else {
            Vec2::ZERO
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        if state.phase() == INDIVIDUAL {
            click::drift(state, self.inset(state), dt_secs);
        } else {
            let (now, size) = (Self::now(state), state.size());
            state.follow(EASING, dt_secs);
            state
                .particles
                .place(size, 1.0, |id| self.target(&now, size, id));
        }
    }

    /// The hovered particle is enlarged, except on the ring.
    fn restyle(&mut self, state: &mut State, dt_secs: f32) {
        let is_on_ring = state.phase() == COLLECTIVE;
        let hovered = (!is_on_ring)
            .then(|| state.hovered(HOVER_REACH_PX))
            .flatten();
        for (index, growth) in self.growth.iter_mut().enumerate() {
            growth.advance(hovered == Some(index), dt_secs, HOVER_SECS);
        }
        let now = Self::now(state);
        state.particles.restyle(|index, particle| {
            let (radius_px, opacity) = self.style(&now, particle);
            let enlarged = 1.0 + (HOVER_SCALE - 1.0) * self.growth[index].smooth();
            (radius_px * enlarged, opacity)
        });
    }

    fn settle_pointer(&mut self, state: &mut State) {
        self.restyle(state, HOVER_SECS);
    }

    /// While the web forms, all links fade with length, so that none appears at once between particles that pass each
    /// other.
    fn links(&self, state: &State) -> LinkStyle {
        let (now, size) = (Self::now(state), state.size());
        let radius_px = CONVERGING_SHARE * size.smaller_side_px();
        let distance_px = LINK_REACH * radius_px * libm::sqrtf(PI / count(size) as f32);
        LinkStyle {
            fade_from_px: LINK_FADE_SHARE * now.web * distance_px,
            distance_px,
            opacity: now.linked,
            width_px: LINK_WIDTH_PX,
            same_color: false,
        }
    }

    fn glow(&self, state: &State) -> Option<Glow> {
        Self::now(state).glow
    }

    /// Whether the ring stands, the glow has breathed and no particle is enlarged.
    fn is_settled(&self, state: &State) -> bool {
        state.phase() == COLLECTIVE
            && state.secs() >= SETTLED_SECS
            && self.growth.iter().all(|growth| growth.is_at_zero())
            && state.particles.have_arrived()
    }
}

/// The number of particles that the stage has room for, at least one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates; the number is far below 2^32"
)]
fn count(size: StageSize) -> u32 {
    let by_area = (size.area_px() / AREA_PER_PARTICLE_PX) as u32;
    by_area.clamp(1, MAX_COUNT)
}

/// How far web and ring have turned about the center, in turns; the ring stops as the glow does.
fn turns(secs: f64) -> f64 {
    // At half of its speed on average as it slows down.
    let slowed = f64::from(SLOWING.passed(secs));
    let slowing_secs = (SETTLED_SECS - UNITE_SECS) * slowed * (1.0 - 0.5 * slowed);
    TURNS_PER_SEC * (secs.min(UNITE_SECS) + slowing_secs)
}

/// How far a ring of light has run from the center with each breath; the last one stays.
fn ripple(secs: f64) -> f32 {
    let last = LAST_BREATH.passed(secs);
    if last > 0.0 {
        HALO_SHARE * last * (2.0 - last)
    } else {
        let breaths = breaths(secs);
        breaths - libm::floorf(breaths)
    }
}

/// How far the glow has breathed in, in [0, 1].
fn breath(secs: f64) -> f32 {
    0.5 - 0.5 * layout::unit_vector(f64::from(breaths(secs))).x
}

/// How many times the glow has breathed.
fn breaths(secs: f64) -> f32 {
    BREATHS * Cue::new(BREATHE_SECS, SETTLED_SECS).passed(secs)
}
