//! ESEE: particles of four categories that merge into one cluster.
//!
//! *Scattered* particles drift over the stage; the pointer or a label highlights a category. After a click a wave runs
//! through them, and they drift faster for a while. Then each category forms a floating web in its quadrant
//! (*converging*): a tree, a ring, a check mark or stairs. The webs merge into one filled, round cluster (*unified*) in
//! which the categories are mixed. Pulses and rings of light run through it from its center, for ever.

mod figures;
mod positions;

use std::ops::RangeInclusive;

use particles::glam::Vec2;
use particles::{
    Animation, Cue, Description, Glow, LinkStyle, Particle, Phase, Rgb, Scatter, StageSize, State,
    Transition, circle,
};

use self::positions::Positions;
use crate::click;
use crate::wave::{WAVE_SECS, Wave};
use crate::{LINK_SECS, LINK_WIDTH_PX, OPACITY, SPEED_PX, StillShape, Stills, point};

const SCATTERED: usize = 0;
const CONVERGING: usize = 1;
const UNIFIED: usize = 2;

// Times, in seconds after the click.

/// Particles converge. Contract: 2000 ms after the click.
const CONVERGE_SECS: f64 = 2.0;
/// Webs are complete, and no pulse has begun: the time of their still.
const WEBS_SECS: f64 = CONVERGE_SECS + 1.9;
/// Webs merge into the cluster. Contract: 4000 ms later.
const UNIFY_SECS: f64 = CONVERGE_SECS + 4.0;

/// Webs form. Until they merge, there is time to recognize each.
const FORMING: Cue = Cue::new(CONVERGE_SECS, WEBS_SECS);
/// A wave runs from the center as webs begin to form.
const WEB_WAVE: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + WAVE_SECS);
/// The webs' links appear.
const WEB_LINKING: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + LINK_SECS);
/// Particles become more opaque.
const GATHERING: Cue = Cue::new(CONVERGE_SECS, WEBS_SECS - 0.2);
/// A pulse runs through the webs.
const WEB_PULSE: Cue = Cue::new(WEBS_SECS + 0.1, UNIFY_SECS);
/// The webs' links vanish, and then the cluster's appear.
const WEB_UNLINKING: Cue = Cue::new(UNIFY_SECS, UNIFY_SECS + LINK_SECS);
const CLUSTER_LINKING: Cue = Cue::new(UNIFY_SECS + LINK_SECS, UNIFY_SECS + 2.0 * LINK_SECS);
/// A wave runs from the center as the cluster begins to form.
const CLUSTER_WAVE: Cue = Cue::new(UNIFY_SECS, UNIFY_SECS + WAVE_SECS);
/// Particles get the cluster's style, and its light appears.
const RESTYLING: Cue = Cue::new(UNIFY_SECS, UNIFY_SECS + 1.6);
/// The cluster forms.
const MERGING: Cue = Cue::new(UNIFY_SECS, UNIFY_SECS + 2.0);
/// Period of the pulses through the cluster: the pace of calm breathing.
const PULSE_SECS: f64 = 3.6;
/// Fraction of the period in which a pulse runs; then it pauses.
const PULSE_FRACTION: f64 = 0.75;
/// Time in which webs float once around their circle.
const FLOATING_SECS: f64 = 3.2;

/// In the last still, the second pulse is half way through the cluster.
pub(crate) const STILLS: Stills = Stills {
    secs: &[
        0.0,
        WEBS_SECS,
        UNIFY_SECS + (1.0 + 0.5 * PULSE_FRACTION) * PULSE_SECS,
    ],
    shapes: STILL_SHAPES,
};

const STILL_SHAPES: &[StillShape] = &[
    StillShape::new("w1280h720", 1280.0, 390.0),
    StillShape::new("w1440h900", 1440.0, 564.0),
    StillShape::new("w1920h1080", 1920.0, 741.0),
    StillShape::new("w768h1024", 768.0, 720.0),
    StillShape::new("w390h664", 390.0, 320.0),
    StillShape::new("w412h732", 412.0, 386.0),
];

pub(crate) const DESCRIPTION: Description = Description {
    name: "esee",
    phases: &[
        Phase::new("scattered", Some(CONVERGE_SECS)),
        Phase::new("converging", Some(UNIFY_SECS - CONVERGE_SECS)),
        Phase::new("unified", None),
    ],
    categories: &["environmental", "social", "ethical", "economic"],
};

/// Area of the stage per particle, in square CSS pixels. Contract: area / 5000.
const AREA_PER_PARTICLE_PX: f64 = 5000.0;
/// The largest number of particles. Contract: 120.
const MAX_COUNT: u32 = 120;
/// Range of radii in CSS pixels. Contract: 3 to 7.
const RADIUS_PX: RangeInclusive<f32> = 3.0..=7.0;
/// The smallest radius on stages with few particles, so that small stages look filled, in CSS pixels: its value for no
/// particle, and its decrease per particle.
const FEW_RADIUS_PX: [f32; 2] = [6.0, 0.04];
/// The categories' colors. The contract's table fixes them.
const PALETTE: [Rgb; 4] = [
    Rgb(0x1a, 0x7d, 0x85),
    Rgb(0x6e, 0x59, 0xa5),
    Rgb(0x9b, 0x87, 0xf5),
    Rgb(0x7e, 0x69, 0xab),
];
/// Links in webs. Contract: under 40 px, within a category. Links between neighbors in complete webs have full opacity.
/// While webs form, all links fade with length, so that links between passing particles appear gradually.
const WEB_LINKS: LinkStyle = LinkStyle {
    fade_from_px: 37.5,
    distance_px: 40.0,
    width_px: LINK_WIDTH_PX,
    same_color: true,
    ..LinkStyle::NONE
};
/// Links in the cluster. Contract: under 20 px. Links between neighbors have full opacity while no pulse stretches
/// them.
const CLUSTER_LINKS: LinkStyle = LinkStyle {
    fade_from_px: 18.5,
    distance_px: 20.0,
    same_color: false,
    ..WEB_LINKS
};
/// Least gap between scattered discs and edges or labels, in CSS pixels.
const MARGIN_PX: f32 = 3.0;
/// Radius of the circle on which webs float, in CSS pixels: noticeable, and clear of labels and other webs.
const FLOATING_PX: f32 = 5.0;
/// Angle by which webs rock to each side, in turns.
const ROCKING_TURNS: f64 = 0.013;
/// Radius to which a pulse runs through the webs, as a fraction of the stage's smaller side.
const WEB_PULSE_FRACTION: f32 = 0.7;
/// Radius of particles in the cluster between pulses, in CSS pixels: small enough that links are visible between them.
const CLUSTER_RADIUS_PX: f32 = 4.7;
/// As its web forms, a particle gains this fraction of the opacity that it lacks: faint particles are hard to see on a
/// dark background.
const GATHERED_OPACITY_FRACTION: f32 = 0.7;
/// Distance by which a pulse moves particles outwards, as a fraction of their distance from the center.
const PULSE_STRETCH: f32 = 0.025;
/// Radius of the light behind the cluster, as a multiple of the cluster's radius.
const GLOW_FRACTION: f32 = 2.8;
/// Opacity of that light between pulses, and the opacity that a pulse adds.
const GLOW_OPACITY: [f32; 2] = [0.4, 0.15];
/// Color of the light: the palette's brightest.
const GLOW_COLOR: Rgb = PALETTE[2];
/// Fraction of its opacity that a particle keeps while another category is highlighted: fainter, but groups stay
/// visible on a dark background.
const DIMMED: f32 = 0.45;
/// Duration of highlighting and dimming, in seconds.
const DIM_SECS: f64 = 0.2;

/// The animation of the page about prosperity intelligence.
///
/// Particle `id` has category and color `id % 4`.
#[derive(Debug, Default)]
pub struct Esee {
    positions: Positions,
    /// Each category's progress to being highlighted, and to being dimmed because another one is.
    lighting: [Transition; 4],
    dimming: [Transition; 4],
}

/// Everything that a frame shows at one time, except for highlights.
struct Now {
    phase: usize,
    /// Displacement and rotation of the webs.
    floated: Vec2,
    rotation: Vec2,
    /// Share of each particle's path still to go.
    remaining: f32,
    /// Progress towards the opacity of webs, and towards the style of the cluster.
    gathered: f32,
    unified: f32,
    wave: Wave,
    pulse: Wave,
    links: LinkStyle,
    glow: Option<Glow>,
}

impl Esee {
    /// What a frame shows now, with an arm for each phase.
    fn now(&self, state: &State) -> Now {
        let (secs, size) = (state.secs(), state.size());
        let floated = circle::unit_vector((secs - CONVERGE_SECS) / FLOATING_SECS);
        let base = Now {
            phase: state.phase(),
            floated: floated * FLOATING_PX,
            rotation: Vec2::X,
            remaining: 1.0,
            gathered: 0.0,
            unified: 0.0,
            wave: Wave::NONE,
            pulse: Wave::NONE,
            links: LinkStyle::NONE,
            glow: None,
        };
        match state.phase() {
            SCATTERED if !state.has_started() => base,
            SCATTERED => Now {
                wave: click::wave(state),
                glow: click::light(state, GLOW_COLOR),
                ..base
            },
            CONVERGING => {
                let web_px = WEB_PULSE_FRACTION * size.smaller_side_px();
                let formed = FORMING.eased(secs);
                Now {
                    rotation: circle::unit_vector(ROCKING_TURNS * f64::from(floated.y)),
                    remaining: 1.0 - formed,
                    gathered: GATHERING.eased(secs),
                    wave: Wave::from_center(size, WEB_WAVE.passed(secs)),
                    pulse: Wave::pulse(size, web_px, WEB_PULSE.passed(secs), 1.0),
                    links: LinkStyle {
                        opacity: WEB_LINKING.eased(secs),
                        fade_from_px: WEB_LINKS.fade_from_px * formed,
                        ..WEB_LINKS
                    },
                    ..base
                }
            }
            _ => {
                let merged = MERGING.eased(secs);
                let unified = RESTYLING.eased(secs);
                let progress = pulse_progress(secs);
                let pulse = Wave::pulse(size, self.positions.cluster_px, progress, unified);
                let unlinked = WEB_UNLINKING.eased(secs);
                let [least, more] = GLOW_OPACITY;
                Now {
                    remaining: 1.0 - merged,
                    gathered: 1.0,
                    unified,
                    wave: Wave::from_center(size, CLUSTER_WAVE.passed(secs)),
                    pulse,
                    links: if unlinked < 1.0 {
                        LinkStyle {
                            opacity: 1.0 - unlinked,
                            ..WEB_LINKS
                        }
                    } else {
                        LinkStyle {
                            opacity: CLUSTER_LINKING.eased(secs),
                            fade_from_px: CLUSTER_LINKS.fade_from_px * merged,
                            ..CLUSTER_LINKS
                        }
                    },
                    glow: Some(Glow {
                        center: size.center(),
                        radius_px: GLOW_FRACTION * self.positions.cluster_px,
                        opacity: least * unified + more * pulse.at(size.center()),
                        ripple: progress,
                        color: GLOW_COLOR,
                    }),
                    ..base
                }
            }
        }
    }

    /// A particle's target, from the second phase on.
    fn target(&self, now: &Now, size: StageSize, id: u32) -> Vec2 {
        let positions = &self.positions;
        if now.phase == CONVERGING {
            let center = positions.centers[(id & 3) as usize] + now.floated;
            center + now.rotation.rotate(point(&positions.webs, id))
        } else {
            let offset = point(&positions.cluster, id);
            let strength = now.pulse.at(size.center() + offset);
            size.center() + offset * (1.0 + PULSE_STRETCH * strength)
        }
    }

    /// A particle's radius and opacity. A wave or a pulse makes it larger and opaque; a web and a highlight make it
    /// more opaque; the cluster gives all particles the same radius; dimming makes it fainter.
    fn radius_and_opacity(now: &Now, particle: &Particle, [lit, dimmed]: [f32; 2]) -> (f32, f32) {
        let strength = now
            .wave
            .at(particle.position)
            .max(now.pulse.at(particle.position));
        let opaque = strength
            .max(GATHERED_OPACITY_FRACTION * now.gathered)
            .max(lit);
        let resting_px =
            particle.radius_px + (CLUSTER_RADIUS_PX - particle.radius_px) * now.unified;
        let opacity = particle.opacity + (1.0 - particle.opacity) * opaque;
        (
            resting_px + (*RADIUS_PX.end() - resting_px) * strength,
            opacity * (1.0 - (1.0 - DIMMED) * dimmed),
        )
    }
}

/// Distance of scattered centers from the edges: discs stay clear of the labels.
fn inset(size: StageSize) -> Vec2 {
    Vec2::new(0.0, positions::strip_px(size)) + *RADIUS_PX.end() + MARGIN_PX
}

impl Animation for Esee {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &PALETTE
    }

    fn populate(&mut self, state: &mut State) {
        let size = state.size();
        let count = count(size);
        *self = Self {
            positions: Positions::new(size, count / 4),
            ..Self::default()
        };
        let scatter = Scatter {
            speed_px: SPEED_PX,
            radius_px: least_radius_px(size)..=*RADIUS_PX.end(),
            opacity: OPACITY,
            colors: 4,
            count,
            seed: state.seed(),
        };
        let inset = inset(size);
        let Vec2 { x, y } = 2.0 * (size.center() - inset);
        for id in 0..count {
            let mut particle = scatter.particle(id, StageSize::new(x, y));
            particle.position += inset;
            state.particles.push(particle);
        }
    }

    fn begin_phase(&mut self, state: &mut State) {
        if state.phase() != SCATTERED {
            let (now, size) = (self.now(state), state.size());
            state.particles.aim(|id| self.target(&now, size, id));
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let highlighted = self.highlighted(state);
        for (category, (lighting, dimming)) in
            self.lighting.iter_mut().zip(&mut self.dimming).enumerate()
        {
            let is_other = highlighted.is_some_and(|highlighted| highlighted != category);
            lighting.advance(highlighted == Some(category), dt_secs, DIM_SECS);
            dimming.advance(is_other, dt_secs, DIM_SECS);
        }
        let size = state.size();
        if state.phase() == SCATTERED {
            let drift_secs = click::drift_secs(state, dt_secs);
            state.particles.drift(size, inset(size), drift_secs);
        } else {
            let now = self.now(state);
            let target = |id| self.target(&now, size, id);
            state.particles.place(size, now.remaining, target);
        }
    }

    fn style(&self, state: &mut State) {
        let now = self.now(state);
        let lit_and_dimmed = [0, 1, 2, 3].map(|category| {
            [
                self.lighting[category].smooth(),
                self.dimming[category].smooth(),
            ]
        });
        state.particles.restyle(|_, particle| {
            let of_category = lit_and_dimmed[usize::from(particle.color & 3)];
            Self::radius_and_opacity(&now, particle, of_category)
        });
    }

    fn links(&self, state: &State) -> LinkStyle {
        self.now(state).links
    }

    fn glow(&self, state: &State) -> Option<Glow> {
        self.now(state).glow
    }

    /// The category of the quadrant under the pointer or, without a pointer, of the label; `None` in the last phase.
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

/// Progress of the cluster's current pulse, in [0, 1]; 1 during the pause.
#[expect(
    clippy::cast_possible_truncation,
    reason = "progress is in single precision"
)]
fn pulse_progress(secs: f64) -> f32 {
    let pulses = (secs - UNIFY_SECS).max(0.0) / PULSE_SECS;
    (((pulses - f64::floor(pulses)) / PULSE_FRACTION) as f32).min(1.0)
}

/// The number of particles for a stage's area: a multiple of four, at least four.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates; the number is far below 2^32"
)]
fn count(size: StageSize) -> u32 {
    let by_area = (size.area_px() / AREA_PER_PARTICLE_PX) as u32;
    (by_area.min(MAX_COUNT) / 4).max(1) * 4
}

/// The smallest radius on a stage, in CSS pixels.
fn least_radius_px(size: StageSize) -> f32 {
    let [none_px, less_px] = FEW_RADIUS_PX;
    RADIUS_PX
        .start()
        .max(none_px - less_px * count(size) as f32)
}

/// The category of the quadrant that contains a point: environmental top left, social top right, ethical bottom left,
/// economic bottom right. Axes belong to the right and to the bottom. `None` off the stage.
fn quadrant_at(point: Vec2, size: StageSize) -> Option<usize> {
    let center = size.center();
    size.contains(point)
        .then(|| usize::from(point.x >= center.x) + 2 * usize::from(point.y >= center.y))
}
