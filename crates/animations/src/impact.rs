//! Impact: individuals that gather in a web and then in one ring.
//!
//! *Individual* particles, three of five teal and two violet, start mixed on a ring and drift. After a click a wave
//! runs through them, and they drift faster for a while. Then they gather in a turning web (*converging*), where teal
//! particles are together on one side. When the web is complete, a pulse runs through it to its center. They end on a
//! small ring in front of a glow (*collective*), which breathes a few times while the ring comes to rest.

mod positions;

use std::f32::consts::PI;
use std::ops::RangeInclusive;

use particles::glam::Vec2;
use particles::{
    Animation, Cue, Description, Easing, Glow, LinkStyle, Particle, Phase, Rgb, Scatter, StageSize,
    State, Transition, circle,
};

use self::positions::Positions;
use crate::click;
use crate::wave::{WAVE_SECS, Wave};
use crate::{LINK_SECS, LINK_WIDTH_PX, OPACITY, SPEED_PX, StillShape, Stills, point};

const INDIVIDUAL: usize = 0;
const CONVERGING: usize = 1;
const COLLECTIVE: usize = 2;

// Times, in seconds after the click.

/// Particles converge. Contract: 3 s after the click.
const CONVERGE_SECS: f64 = 3.0;
/// The ring forms. Contract: 5 s later.
const UNITE_SECS: f64 = CONVERGE_SECS + 5.0;
/// The glow begins to breathe.
const BREATHE_SECS: f64 = UNITE_SECS + 1.6;
/// Duration of a breath: calm.
const BREATH_SECS: f64 = 3.2;
/// The number of breaths.
const BREATHS: f32 = 3.0;
/// The ring has stopped and the glow has ended its breaths: nothing changes afterwards.
const SETTLED_SECS: f64 = BREATHE_SECS + BREATHS as f64 * BREATH_SECS;
/// The web is complete: a few pixels remain of the longest path.
const WHOLE_SECS: f64 = CONVERGE_SECS + 4.0;

/// A wave runs from the center as the web begins to form, and particles get the web's radii.
const WEB_WAVE: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + WAVE_SECS);
const FORMING: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + 1.6);
/// Links appear.
const LINKING: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + LINK_SECS);
/// A pulse runs through the web to its center while the last particles arrive; then the web is shown complete.
const WEB_PULSE: Cue = Cue::new(WHOLE_SECS - 1.8, WHOLE_SECS);
/// Links vanish.
const UNLINKING: Cue = Cue::new(UNITE_SECS, UNITE_SECS + LINK_SECS);
/// A wave runs from the center as the ring begins to form, and particles get the ring's radii, and the glow appears.
const RING_WAVE: Cue = Cue::new(UNITE_SECS, UNITE_SECS + WAVE_SECS);
const CLOSING: Cue = Cue::new(UNITE_SECS, BREATHE_SECS);
/// The ring turns more and more slowly.
const SLOWING: Cue = Cue::new(UNITE_SECS, SETTLED_SECS);
/// With the last breath a ring of light grows to the halo.
const LAST_BREATH: Cue = Cue::new(SETTLED_SECS - BREATH_SECS, SETTLED_SECS);

pub(crate) const STILLS: Stills = Stills {
    secs: &[0.0, WHOLE_SECS, SETTLED_SECS],
    shapes: STILL_SHAPES,
};

const STILL_SHAPES: &[StillShape] = &[
    StillShape::new("w1280h720", 755.0, 537.0),
    StillShape::new("w1440h900", 854.0, 714.0),
    StillShape::new("w1920h1080", 1076.0, 917.0),
    StillShape::new("w768h1024", 768.0, 568.0),
    StillShape::new("w390h664", 390.0, 250.0),
    StillShape::new("w412h732", 412.0, 315.0),
];

pub(crate) const DESCRIPTION: Description = Description {
    name: "impact",
    phases: &[
        Phase::new("individual", Some(CONVERGE_SECS)),
        Phase::new("converging", Some(UNITE_SECS - CONVERGE_SECS)),
        Phase::new("collective", None),
    ],
    categories: &[],
};

// Radii of arrangements are fractions of the stage's smaller side.

/// Area of the stage per particle, in square CSS pixels. Contract: area / 4000.
const AREA_PER_PARTICLE_PX: f64 = 4000.0;
/// The largest number of particles. Contract: 100.
const MAX_COUNT: u32 = 100;
/// Range of radii in CSS pixels. Contract: 4 to 10.
const RADIUS_PX: RangeInclusive<f32> = 4.0..=10.0;
/// Four colors, the consortium's violets and the corporation's teal, as in ESEE.
const PALETTE: [Rgb; 4] = [
    Rgb(0x7e, 0x69, 0xab),
    Rgb(0x6e, 0x59, 0xa5),
    LILAC,
    Rgb(0x1a, 0x7d, 0x85),
];
const LILAC: Rgb = Rgb(0x9b, 0x87, 0xf5);
/// Indices of teal, and of the colors that the other particles take in turns.
const TEAL: u8 = 3;
const VIOLETS: [u8; 4] = [1, 0, 2, 0];
/// Radius of the ring on which individuals start. Contract: 40 %.
const START_RING_FRACTION: f32 = 0.4;
/// Radius of the disc in which converging particles gather. Contract: 20 %.
const CONVERGING_FRACTION: f32 = 0.2;
/// Contract: 0.02 of the remaining distance per 1/60 s, which is a rate of −60 · ln 0.98 per second.
const EASING: Easing = Easing::per_sec(1.212_162_439_051_168);
/// Rotation of the web, and of the ring at first, in turns per second.
const TURNS_PER_SEC: f64 = 0.038;
/// Least gap between individuals' discs and edges, in CSS pixels.
const MARGIN_PX: f32 = 3.0;
/// Strength of the pulse through the web.
const PULSE_STRENGTH: f32 = 0.8;
/// Radius of the collective ring. Contract: 15 %.
const COLLECTIVE_RING_FRACTION: f32 = 0.15;
/// Longest link, as a multiple of the square root of the web's area per particle: about three links per particle on
/// every stage.
const LINK_REACH: f32 = 1.2;
/// Fraction of the longest link's length from which links fade: links between neighbors have full opacity.
const LINK_FADE_FRACTION: f32 = 0.9;
/// Radii in the web cover this fraction of their range, from its lower end: links are visible between the particles.
const WEB_RADIUS_FRACTION: f32 = 0.3;
/// A particle is hovered if the pointer is within its radius plus this, in CSS pixels. Contract: 10.
const HOVER_REACH_PX: f32 = 10.0;
/// Factor by which a hovered particle is enlarged: clearly visible.
const HOVER_SCALE: f32 = 1.6;
/// Time in which a hovered particle is enlarged, in seconds.
const HOVER_SECS: f64 = 0.18;
/// Radius of the glow: it reaches the stage's nearer edges.
const GLOW_FRACTION: f32 = 0.5;
/// Opacity of the glow's center between breaths, and the opacity that a breath adds: text in front keeps its contrast.
const GLOW_OPACITY: [f32; 2] = [0.4, 0.14];
/// Radius at which the last ring of light stays, as a fraction of the glow's radius: a halo around the collective's
/// ring.
const HALO_FRACTION: f32 = 0.68;
const GLOW_COLOR: Rgb = LILAC;

/// The animation of the page about the consortium's impact.
///
/// Particles are in the order of their ids around the collective's ring. A reset gives them other radii, opacities and
/// velocities.
#[derive(Debug, Default)]
pub struct Impact {
    positions: Positions,
    /// Each particle's progress towards being enlarged, by id.
    growth: Vec<Transition>,
}

/// Everything that a frame shows at one time, except for the hovered particle.
struct Now {
    phase: usize,
    /// Rotation of the web and of the ring around the center.
    rotation: Vec2,
    /// Share of each particle's path still to go.
    remaining: f32,
    /// Progress towards the style of the web, and towards the style of the ring.
    web: f32,
    ring: f32,
    wave: Wave,
    pulse: Wave,
    /// Opacity of the links.
    linked: f32,
    glow: Option<Glow>,
}

impl Impact {
    /// What a frame shows now, with an arm for each phase.
    fn now(state: &State) -> Now {
        let (secs, size) = (state.secs(), state.size());
        let base = Now {
            phase: state.phase(),
            rotation: circle::unit_vector(turns(secs)),
            remaining: 1.0,
            web: 0.0,
            ring: 0.0,
            wave: Wave::NONE,
            pulse: Wave::NONE,
            linked: 0.0,
            glow: None,
        };
        match state.phase() {
            INDIVIDUAL if !state.has_started() => base,
            INDIVIDUAL => Now {
                wave: click::wave(state),
                glow: click::light(state, GLOW_COLOR),
                ..base
            },
            CONVERGING => {
                let web_px = CONVERGING_FRACTION * size.smaller_side_px();
                let pulse = Wave::pulse(size, web_px, WEB_PULSE.passed(secs), PULSE_STRENGTH);
                Now {
                    remaining: EASING.remaining(secs - CONVERGE_SECS),
                    web: FORMING.eased(secs),
                    wave: Wave::from_center(size, WEB_WAVE.passed(secs)),
                    pulse: pulse.inwards(web_px),
                    linked: LINKING.eased(secs),
                    ..base
                }
            }
            _ => {
                let ring = CLOSING.eased(secs);
                let [least, more] = GLOW_OPACITY;
                Now {
                    remaining: if secs < SETTLED_SECS {
                        EASING.remaining(secs - UNITE_SECS)
                    } else {
                        0.0
                    },
                    web: 1.0,
                    ring,
                    wave: Wave::from_center(size, RING_WAVE.passed(secs)),
                    linked: 1.0 - UNLINKING.eased(secs),
                    glow: Some(Glow {
                        center: size.center(),
                        radius_px: GLOW_FRACTION * size.smaller_side_px(),
                        opacity: least * ring + more * breath(secs),
                        ripple: ripple(secs),
                        color: GLOW_COLOR,
                    }),
                    ..base
                }
            }
        }
    }

    /// A particle's target, from the second phase on.
    fn target(&self, now: &Now, size: StageSize, id: u32) -> Vec2 {
        let (points, radius) = if now.phase == CONVERGING {
            (&self.positions.web, CONVERGING_FRACTION)
        } else {
            (&self.positions.ring, COLLECTIVE_RING_FRACTION)
        };
        size.center() + now.rotation.rotate(point(points, id)) * radius * size.smaller_side_px()
    }

    /// A particle's radius and opacity. It is smaller in the web; on the ring all are alike. A wave or a pulse makes it
    /// larger and opaque.
    fn radius_and_opacity(&self, now: &Now, particle: &Particle) -> (f32, f32) {
        let mix = |from: f32, to: f32, progress: f32| from + (to - from) * progress;
        let (least_px, most_px) = (*RADIUS_PX.start(), *RADIUS_PX.end());
        let spread = mix(1.0, WEB_RADIUS_FRACTION, now.web);
        let in_web_px = mix(least_px, particle.radius_px, spread);
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

    /// Puts individuals on their ring.
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
            let start = self.positions.start[id as usize] * START_RING_FRACTION;
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

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let hovered = (state.phase() != COLLECTIVE)
            .then(|| state.hovered(HOVER_REACH_PX))
            .flatten();
        for (id, growth) in (0..).zip(&mut self.growth) {
            growth.advance(hovered == Some(id), dt_secs, HOVER_SECS);
        }
        let size = state.size();
        if state.phase() == INDIVIDUAL {
            let drift_secs = click::drift_secs(state, dt_secs);
            state.particles.drift(size, inset(size), drift_secs);
        } else {
            let now = Self::now(state);
            let target = |id| self.target(&now, size, id);
            state.particles.place(size, now.remaining, target);
        }
    }

    /// Enlarges the hovered particle as far as the stage's edges allow.
    fn style(&self, state: &mut State) {
        let (now, size) = (Self::now(state), state.size());
        state.particles.restyle(|id, particle| {
            let (radius_px, opacity) = self.radius_and_opacity(&now, particle);
            let growth = self.growth.get(id as usize).copied().unwrap_or_default();
            if growth == Transition::default() {
                return (radius_px, opacity);
            }
            let enlarged_px = radius_px * (1.0 + (HOVER_SCALE - 1.0) * growth.smooth());
            let from_far_edges = size.sides_px() - particle.position;
            let to_edge_px = particle.position.min(from_far_edges).min_element();
            (enlarged_px.min(to_edge_px), opacity)
        });
    }

    /// While the web forms, all links fade with length, so that links between passing particles appear gradually.
    fn links(&self, state: &State) -> LinkStyle {
        let (now, size) = (Self::now(state), state.size());
        let radius_px = CONVERGING_FRACTION * size.smaller_side_px();
        let distance_px = LINK_REACH * radius_px * f32::sqrt(PI / count(size) as f32);
        LinkStyle {
            fade_from_px: LINK_FADE_FRACTION * now.web * distance_px,
            distance_px,
            opacity: now.linked,
            width_px: LINK_WIDTH_PX,
            same_color: false,
        }
    }

    fn glow(&self, state: &State) -> Option<Glow> {
        Self::now(state).glow
    }

    /// Whether ring and glow have come to rest. No particle is enlarged then: hovering ends with the phase before.
    fn is_settled(&self, state: &State) -> bool {
        state.phase() == COLLECTIVE && state.secs() >= SETTLED_SECS
    }
}

/// The number of particles for a stage's area, at least one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates; the number is far below 2^32"
)]
fn count(size: StageSize) -> u32 {
    let by_area = (size.area_px() / AREA_PER_PARTICLE_PX) as u32;
    by_area.clamp(1, MAX_COUNT)
}

/// Distance of individuals' centers from the edges: so small that the ring on which they start is inside.
fn inset(size: StageSize) -> Vec2 {
    let most_px = (0.5 - START_RING_FRACTION) * size.smaller_side_px();
    Vec2::splat((*RADIUS_PX.end() + MARGIN_PX).min(most_px))
}

/// Rotation of the web and of the ring, in turns. The ring stops when the glow does.
fn turns(secs: f64) -> f64 {
    // While the ring slows down, it turns at half its speed on average.
    let slowed = f64::from(SLOWING.passed(secs));
    let slowing_secs = (SETTLED_SECS - UNITE_SECS) * slowed * (1.0 - 0.5 * slowed);
    TURNS_PER_SEC * (secs.min(UNITE_SECS) + slowing_secs)
}

/// Radius of the ring of light that runs from the center with each breath, as a fraction of the glow's. The last ring
/// stays.
fn ripple(secs: f64) -> f32 {
    let last = LAST_BREATH.passed(secs);
    if last > 0.0 {
        HALO_FRACTION * last * (2.0 - last)
    } else {
        let breaths = breaths(secs);
        breaths - f32::floor(breaths)
    }
}

/// Strength of the current breath, in [0, 1].
fn breath(secs: f64) -> f32 {
    0.5 - 0.5 * circle::unit_vector(f64::from(breaths(secs))).x
}

/// The number of breaths so far, including the fraction of the current one.
fn breaths(secs: f64) -> f32 {
    BREATHS * Cue::new(BREATHE_SECS, SETTLED_SECS).passed(secs)
}
