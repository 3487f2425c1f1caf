//! Impact: individuals that gather into a web and then into one ring.
//!
//! *Individual* particles start on a ring, where teal ones, which are most, and violet ones are mixed; then they drift.
//! A click's wave pushes them away from its point. They turn about the center and spread evenly over a disc, still mixed.
//! They form a web in a smaller disc (*converging*), each color side by side; a pulse and a ring of light run through it
//! to its center. They end on a small ring before a glow (*collective*), which breathes a few times while the ring comes to
//! rest. Where not all discs have room, every other one is small and behind its neighbors.
//!
//! From the start ring each goes at most 0.3 turns around the center: the middle of each color's part of the last ring
//! comes straight.

use alloc::vec::Vec;
use core::f32::consts::PI;
use core::ops::RangeInclusive;

use glam::Vec2;

use crate::clamp::clamp;
use crate::wave::{self, FOLLOWING, Wave, secs_in_phase};
use crate::{
    Animation, Description, Glow, LinkStyle, Particle, Phase, Rgb, Scatter, StageSize, State,
    Transition, layout, smooth_step,
};

const INDIVIDUAL: usize = 0;
const CONVERGING: usize = 1;
const COLLECTIVE: usize = 2;

const PHASES: &[Phase] = &[
    Phase::new("individual", Some(3.0)),
    Phase::new("converging", Some(5.0)).with_still_at((LINKING_SECS + LINK_FADE_SECS) as f64),
    // The glow has breathed, and nothing changes any more.
    Phase::new("collective", None).with_still_at(REST_SECS as f64),
];

/// Names, times and shapes.
pub(super) const DESCRIPTION: Description =
    Description::new("impact", PHASES).with_still_shapes(super::STILL_SHAPES);

// Shares are of the stage's smaller side.

/// Area of the stage for each particle, in square CSS pixels. Contract: area / 4000.
const AREA_PER_PARTICLE_PX: f64 = 4000.0;
/// The largest number of particles. Contract: 100.
const MAX_COUNT: u32 = 100;
/// Radii in CSS pixels. Contract: 4 to 10.
const RADIUS_PX: RangeInclusive<f32> = 4.0..=10.0;
/// Opacities. Contract: 0.7 to 1.
const OPACITY: RangeInclusive<f32> = 0.7..=1.0;
/// Speeds of individual particles in CSS pixels a second: seen to move, not to be followed.
const SPEED_PX: RangeInclusive<f32> = 12.0..=30.0;
/// Four colors, the consortium's violets and the corporation's teal, as in ESEE. Teal stands twice: where the
/// collective's discs are not alike, those of the first two are small, and behind those of the last three.
const PALETTE: [Rgb; 5] = [
    Rgb(0x7e, 0x69, 0xab),
    TEAL,
    Rgb(0x6e, 0x59, 0xa5),
    LILAC,
    TEAL,
];
const TEAL: Rgb = Rgb(0x1a, 0x7d, 0x85);
const LILAC: Rgb = Rgb(0x9b, 0x87, 0xf5);
/// Indices of large and small discs' colors, which take turns around the ring: violet ones, and teal ones.
const COLORS: [[u8; 4]; 2] = [[LARGE, 0, 3, 0], [4, 1, 4, 1]];
/// The first color of large discs.
const LARGE: u8 = 2;
/// Radius of the ring on which individuals start. Contract: 40 %.
const START_RING_SHARE: f32 = 0.4;
/// Radius of the disc over which individuals spread evenly after a click: as wide as the stage allows while it turns.
const SPREAD_SHARE: f32 = 0.38;
/// Radius of the disc in which converging particles gather. Contract: 20 %.
const CONVERGING_SHARE: f32 = 0.2;
/// How far all turn about the center while they gather, in turns: seen, and hardly off their ways.
const GATHERING_TURNS: f32 = 0.1;
/// How fast all turn besides, in turns a second, until the ring comes to rest.
const TURNS_PER_SEC: f32 = 0.038;
/// How strong the pulse is that runs through the web.
const PULSE_STRENGTH: f32 = 0.8;
/// Radius of the collective ring. Contract: 15 %.
const COLLECTIVE_RING_SHARE: f32 = 0.15;
/// Links are shorter than this, in parts of the square root of the disc's area for each particle: about three for
/// each particle join it to those around it, on every stage.
const LINK_REACH: f32 = 1.2;
/// Links fade from this part of their greatest length on: neighbors' have their full opacity.
const LINK_FADE_SHARE: f32 = 0.9;
/// Line width of links in CSS pixels: as the other animation's.
const LINK_WIDTH_PX: f32 = 2.0;
/// Share of the range of radii that converging particles keep, so that links are seen between them.
const WEB_RADIUS_SHARE: f32 = 0.3;
/// How long particles take to get the radii of a phase, in seconds: most of the way there.
const FORMING_SECS: f32 = 1.6;
/// How long links take to appear and to vanish, in seconds: a change seen, not a blink.
const LINK_FADE_SECS: f32 = 0.8;
/// When they appear in the web's phase, in seconds: colors are side by side by then, and links no tangle.
const LINKING_SECS: f32 = 1.4;
/// How long new particles take to grow from the smallest radius to their own after a reset, in seconds.
const ENTERING_SECS: f32 = 0.45;
/// How much later those begin that are as far from the click as the stage's diagonal, in seconds.
const ENTERING_REACH_SECS: f32 = 0.4;
/// A hovered particle is within its radius plus this of the pointer, in CSS pixels. Contract: 10.
const HOVER_REACH_PX: f32 = 10.0;
/// Radius of a hovered particle, in parts of its own: clearly larger, not alarming.
const HOVER_SCALE: f32 = 1.6;
/// How long enlarging takes, in seconds.
const HOVER_SECS: f32 = 0.18;
/// Radius of the glow: it reaches the stage's edges, so that the small ring holds them.
const GLOW_SHARE: f32 = 0.5;
/// Opacity of the glow's center at rest, and what a breath or a pulse that has come to the center adds: text before it
/// keeps its contrast.
const GLOW_OPACITY: [f32; 2] = [0.4, 0.14];
/// When the center begins to glow, and when the glow is complete, in seconds after the click: it gathers what the
/// particles bring.
const GLOWING_SECS: RangeInclusive<f32> = 1.1..=9.6;
/// Where the last ring of light stays, in parts of the glow's radius: a halo around the collective's ring.
const HALO_SHARE: f32 = 0.68;
/// Color of the glow.
const GLOW_COLOR: Rgb = LILAC;
/// How long a breath of the glow takes, in seconds: calm.
const BREATH_SECS: f32 = 3.2;
/// How often the glow breathes once it has appeared; then nothing changes any more.
const BREATHS: f32 = 3.0;
/// How long the ring turns and its glow breathes, in seconds.
const REST_SECS: f32 = FORMING_SECS + BREATHS * BREATH_SECS;
/// Width of the gaps around the collective's discs, in CSS pixels. They grow with the glow.
const RIM_PX: f32 = 1.25;

/// The animation of the consortium's impact page.
///
/// Particle `id` is the one at position `id` of the collective ring. A reset makes others, with other velocities. A
/// resize makes them anew for the new size: in the first phase as far as they had come, later on their targets.
#[derive(Debug, Default)]
pub struct Impact {
    /// How far each particle is enlarged.
    growth: Vec<Transition>,
    /// Positions in the web relative to its center, in parts of its radius, by id.
    web: Vec<Vec2>,
    /// Positions after a click relative to the center, in parts of the disc's radius, by id.
    spread: Vec<Vec2>,
    /// How long ago a reset made the particles, in seconds; infinite for others.
    entered_secs: f32,
}

impl Impact {
    /// Where particles go, turned about the center by an angle, given as a point of the unit circle.
    fn target(&self, state: &State, turned: Vec2) -> impl Fn(u32) -> Vec2 + use<'_> {
        let (center, (places, _)) = (state.size().center(), collective_ring(state.size()));
        let (points, share) = match state.phase() {
            INDIVIDUAL => (&self.spread[..], SPREAD_SHARE),
            CONVERGING => (&self.web[..], CONVERGING_SHARE),
            _ => (&[][..], COLLECTIVE_RING_SHARE),
        };
        let scaled = turned * (share * state.size().smaller_side_px());
        move |id: u32| {
            let point = points.get(id as usize).copied();
            center + scaled.rotate(point.unwrap_or_else(|| layout::ring(id, places)))
        }
    }

    /// Gives new particles the radii that they have grown to.
    fn enter(&self, state: &mut State) {
        let (size, clicked_at) = (state.size(), state.clicked_at());
        let diagonal_px = Vec2::new(size.width_px(), size.height_px()).length();
        let particles = &mut state.particles;
        let positions = particles.x.iter().zip(&particles.y);
        for ((&x, &y), radius_px) in positions.zip(&mut particles.radius_px) {
            let position = Vec2::new(x, y);
            let behind_secs = ENTERING_REACH_SECS * position.distance(clicked_at) / diagonal_px;
            let entered = smooth_step((self.entered_secs - behind_secs) / ENTERING_SECS);
            *radius_px = RADIUS_PX.start() + (*radius_px - RADIUS_PX.start()) * entered;
        }
    }

    /// The web has smaller particles, the ring large and small ones. A wave makes particles larger and opaque, and
    /// the hovered one is enlarged.
    fn enlarge_and_restyle(&mut self, state: &mut State, dt_secs: f32) {
        let hovered = if state.phase() == COLLECTIVE {
            None
        } else {
            state.hovered(HOVER_REACH_PX)
        };
        for (index, growth) in self.growth.iter_mut().enumerate() {
            growth.advance(hovered == Some(index), dt_secs, HOVER_SECS);
        }
        let (least_px, most_px) = (*RADIUS_PX.start(), *RADIUS_PX.end());
        let (_, [large_px, small_px]) = collective_ring(state.size());
        let forming = smooth_step(secs_in_phase(state) / FORMING_SECS);
        let [web, ring] = match state.phase() {
            INDIVIDUAL => [0.0, 0.0],
            CONVERGING => [forming, 0.0],
            _ => [1.0, forming],
        };
        let wave = Wave::of_phase(state);
        let web_px = CONVERGING_SHARE * state.size().smaller_side_px();
        let pulse = Wave::pulse(state, web_px, web * PULSE_STRENGTH).inwards(web_px);
        state.particles.restyle(|index, particle| {
            let mix = |from: f32, to: f32, progress: f32| from + (to - from) * progress;
            let share = mix(1.0, WEB_RADIUS_SHARE, web);
            let in_web_px = mix(least_px, particle.radius_px, share);
            let on_ring_px = if particle.color >= LARGE {
                large_px
            } else {
                small_px
            };
            let pulse = pulse.at(particle.position);
            let strength = wave.at(particle.position).max(pulse) * (1.0 - ring);
            let radius_px = mix(mix(in_web_px, on_ring_px, ring), most_px, strength);
            (
                radius_px * mix(1.0, HOVER_SCALE, self.growth[index].smooth()),
                mix(particle.opacity, 1.0, strength.max(ring)),
            )
        });
        if self.entered_secs < ENTERING_REACH_SECS + ENTERING_SECS {
            self.enter(state);
        }
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
        let radius_px = START_RING_SHARE * size.smaller_side_px();
        let scatter = Scatter {
            speed_px: SPEED_PX,
            radius_px: RADIUS_PX,
            opacity: OPACITY,
            colors: 4,
            count,
            seed: state.seed().wrapping_add(u64::from(state.generation())),
        };
        let teal = teal_before(count);
        self.web = layout::sunflower_by_angle(count);
        let mut free = self.web.clone();
        self.spread.clear();
        self.spread.resize(count as usize, Vec2::ZERO);
        for place in 0..count {
            let before = teal_before(place);
            let is_teal = teal_before(place + 1) > before;
            // The violet part of the last ring is opposite the teal one, and so is where its walk begins.
            let id = if is_teal {
                before
            } else {
                let violet = count - teal;
                teal + (place - before + violet / 2) % violet
            };
            let at = place + count * 4 / 5;
            // Beside where it is on the first ring, and as far from the center as in the web.
            let turns = (f64::from(at) - f64::from(id)) / f64::from(count);
            let wanted = layout::unit_vector(turns).rotate(self.web[id as usize]);
            self.spread[id as usize] = layout::take_nearest(&mut free, wanted);
            let point = layout::ring(at, count);
            state.particles.push(Particle {
                color: COLORS[usize::from(is_teal)][(id & 3) as usize],
                ..scatter.particle_at(id, size.center() + point * radius_px)
            });
        }
        self.entered_secs = f32::INFINITY;
        self.growth.clear();
        self.growth.resize(count as usize, Transition::default());
    }

    /// New particles, which begin with the smallest radius and grow as the light of the click comes to them.
    fn reset(&mut self, state: &mut State) {
        state.particles.clear();
        self.populate(state);
        self.entered_secs = 0.0;
    }

    /// Particles that a resize has made anew have come as far as those before them.
    fn start(&mut self, state: &mut State) {
        state.particles.aim(&self.target(state, Vec2::X));
        self.step(state, state.secs_in_phase());
    }

    fn begin_phase(&mut self, state: &mut State) {
        state.particles.aim(&self.target(state, turned(state)));
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let rested_secs = state.secs_in_phase() - dt_secs - f64::from(REST_SECS);
        if state.phase() == COLLECTIVE && rested_secs > -1e-6 {
            state.follow(FOLLOWING, dt_secs);
            return;
        }
        let turned = turned(state);
        let target = self.target(state, turned);
        let inset = Vec2::splat(*RADIUS_PX.end());
        // Later phases are aimed while they turn.
        let spin = if state.phase() == INDIVIDUAL {
            turned
        } else {
            Vec2::X
        };
        wave::step(state, dt_secs, inset, spin, &target);
    }

    fn restyle(&mut self, state: &mut State, dt_secs: f32) {
        self.entered_secs += dt_secs;
        self.enlarge_and_restyle(state, dt_secs);
    }

    /// Enlarging is all that takes a restyle's time.
    fn settle_pointer(&mut self, state: &mut State) {
        self.enlarge_and_restyle(state, HOVER_SECS);
    }

    /// They appear when particles converge, and vanish when the ring forms.
    fn links(&self, state: &State) -> LinkStyle {
        let secs = secs_in_phase(state);
        let size = state.size();
        let radius_px = CONVERGING_SHARE * size.smaller_side_px();
        let distance_px = LINK_REACH * radius_px * libm::sqrtf(PI / count(size) as f32);
        LinkStyle {
            fade_from_px: LINK_FADE_SHARE * distance_px,
            distance_px,
            opacity: match state.phase() {
                CONVERGING => smooth_step((secs - LINKING_SECS) / LINK_FADE_SECS),
                COLLECTIVE => smooth_step(1.0 - secs / LINK_FADE_SECS),
                _ => 0.0,
            },
            width_px: LINK_WIDTH_PX,
            same_color: false,
        }
    }

    /// The light of a click, and that of the collective.
    fn glow(&self, state: &State) -> Option<Glow> {
        if !state.has_started() {
            return wave::light(state, self.entered_secs, GLOW_COLOR);
        }
        let since_click = if state.phase() == INDIVIDUAL {
            wave::light(state, secs_in_phase(state), GLOW_COLOR)
        } else {
            None
        };
        since_click.or_else(|| {
            let [rest, more] = GLOW_OPACITY;
            let (center, side_px) = (state.size().center(), state.size().smaller_side_px());
            let web_px = CONVERGING_SHARE * side_px;
            let arriving = Wave::pulse(state, web_px, glow_presence(state)).inwards(web_px);
            let more = if state.phase() == COLLECTIVE {
                more * breath(state)
            } else {
                more * arriving.at(center)
            };
            Some(Glow {
                center,
                radius_px: GLOW_SHARE * side_px,
                opacity: rest * glow_presence(state) + more,
                ripple: ripple(state),
                color: GLOW_COLOR,
            })
        })
    }

    fn rim_px(&self, state: &State) -> f32 {
        RIM_PX * forming(state)
    }

    /// Whether the ring stands, the glow has breathed and no particle is enlarged.
    fn is_settled(&self, state: &State) -> bool {
        state.phase() == COLLECTIVE
            && secs_in_phase(state) >= REST_SECS
            && self.growth.iter().all(|growth| growth.is_at(false))
            && state.particles.have_arrived()
    }
}

/// The number of particles that the stage has room for, at least one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates; the number is far below 2^32"
)]
#[inline(never)] // One copy for all callers.
fn count(size: StageSize) -> u32 {
    let by_area = (size.area_px() / AREA_PER_PARTICLE_PX) as u32;
    by_area.clamp(1, MAX_COUNT)
}

/// How many of the first ring's first particles are teal: most, mixed with the violet ones. In the end they are side by
/// side, so that one sees what most have in common.
fn teal_before(place: u32) -> u32 {
    place * 3 / 5
}

/// How far all have turned about the center, as a point of the unit circle.
#[inline(never)] // One copy for both callers.
fn turned(state: &State) -> Vec2 {
    layout::unit_vector(f64::from(turns(state)))
}

/// How far all have turned about the center, in turns. While they gather they turn quickly, then with the web slowly;
/// the ring comes to rest as the glow does.
fn turns(state: &State) -> f32 {
    let secs = secs_in_phase(state);
    let (gathered, turning_secs) = match state.phase() {
        INDIVIDUAL => (smooth_step(secs / 3.0), secs),
        CONVERGING => (1.0, 3.0 + secs),
        _ => {
            let secs = secs.min(REST_SECS);
            (1.0, 8.0 + secs - 0.5 * secs * secs / REST_SECS)
        }
    };
    GATHERING_TURNS * gathered + TURNS_PER_SEC * turning_secs
}

/// How far the collective's ring has formed, in [0, 1].
fn forming(state: &State) -> f32 {
    if state.phase() == COLLECTIVE {
        smooth_step(secs_in_phase(state) / FORMING_SECS)
    } else {
        0.0
    }
}

/// How strong the glow is, in [0, 1]: it grows from soon after the click until the ring has formed.
#[expect(clippy::cast_possible_truncation, reason = "phases last seconds")]
#[inline(never)] // One copy for all callers.
fn glow_presence(state: &State) -> f32 {
    let earlier = PHASES.iter().take(state.phase());
    let earlier_secs: f64 = earlier.filter_map(|phase| phase.duration_secs).sum();
    let since_click = secs_in_phase(state) + earlier_secs as f32;
    let (start, end) = (*GLOWING_SECS.start(), *GLOWING_SECS.end());
    smooth_step((since_click - start) / (end - start))
}

/// How far a ring of light is from the center: one comes to the web with its pulse, and one runs from the collective
/// with each breath; the last stays.
fn ripple(state: &State) -> f32 {
    match state.phase() {
        INDIVIDUAL => return 0.0,
        CONVERGING => return 1.0 - wave::pulse_progress(state).min(1.0),
        _ => {}
    }
    let breaths = ((secs_in_phase(state) - FORMING_SECS) / BREATH_SECS).max(0.0);
    if breaths < BREATHS - 1.0 {
        breaths - libm::floorf(breaths)
    } else {
        let last = 1.0 - (BREATHS - breaths).max(0.0);
        HALO_SHARE * last * (2.0 - last)
    }
}

/// How far the glow has breathed in, in [0, 1]: some breaths once it has appeared, then none.
#[inline(never)] // One copy for all callers.
fn breath(state: &State) -> f32 {
    let breaths = (secs_in_phase(state) - FORMING_SECS) / BREATH_SECS;
    if breaths > 0.0 && breaths < BREATHS {
        0.5 - 0.5 * layout::unit_vector(f64::from(breaths)).x
    } else {
        0.0
    }
}

/// The number of places on the collective's ring, and the radii of its large and small discs: alike where the smallest
/// do not overlap. Elsewhere they take turns; large ones are a gap apart, with the smallest behind it, and where their
/// number is odd, the last small one is left out.
fn collective_ring(size: StageSize) -> (u32, [f32; 2]) {
    let (least_px, most_px) = (*RADIUS_PX.start(), *RADIUS_PX.end());
    let apart_px = |steps, places| {
        let [one, other] = [0, steps].map(|id| layout::ring(id, places));
        one.distance(other) * COLLECTIVE_RING_SHARE * size.smaller_side_px()
    };
    let with_gap = |apart_px: f32| clamp(0.5 * (apart_px - 1.1 * RIM_PX), least_px, most_px);
    let count = count(size);
    let beside_px = apart_px(1, count);
    if beside_px > 2.0 * least_px {
        (count, [with_gap(beside_px); 2])
    } else {
        let places = count + (count & 1);
        (places, [with_gap(apart_px(2, places)), least_px])
    }
}
