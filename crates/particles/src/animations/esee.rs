//! ESEE: particles of four categories that merge into one cluster.
//!
//! *Scattered* particles drift over the stage; a pointer or a label highlights a category. A click's wave pushes them
//! away from its point and hastens them, still mixed. Then each category forms a web (*converging*) of its own kind, as
//! wide as its few links can reach, which floats: a tree, a ring, a check mark and stairs. The webs dissolve into one
//! closed cluster (*unified*), a category in each quarter. Again and again a pulse runs through it from its middle, and a
//! ring of light from it.

mod positions;

use core::ops::RangeInclusive;

use glam::Vec2;

use self::positions::Positions;
use super::click;
use super::wave::{WAVE_SECS, Wave};
use super::{LINK_SECS, LINK_WIDTH_PX, OPACITY, SPEED_PX};
use crate::{
    Animation, Cue, Description, Glow, LinkStyle, Particle, Phase, Rgb, Scatter, StageSize, State,
    StillShape, Transition, layout,
};

const SCATTERED: usize = 0;
const CONVERGING: usize = 1;
const UNIFIED: usize = 2;

// When what happens, in seconds after the click.

/// Particles converge. Contract: 2000 ms after the click.
const CONVERGE_SECS: f64 = 2.0;
/// Webs are complete, and no pulse has begun: the moment of their still.
const WEBS_SECS: f64 = CONVERGE_SECS + 1.9;
/// They unify. Contract: 4000 ms later.
const UNIFY_SECS: f64 = CONVERGE_SECS + 4.0;

/// Webs form. They are held until they dissolve: one sees what they are.
const FORMING: Cue = Cue::new(CONVERGE_SECS, WEBS_SECS);
/// A wave runs from the center as webs begin to form.
const WEB_WAVE: Cue = Cue::new(CONVERGE_SECS, CONVERGE_SECS + WAVE_SECS);
/// Their links appear.
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
/// Particles get the cluster's style, and its light comes.
const RESTYLING: Cue = Cue::new(UNIFY_SECS, UNIFY_SECS + 1.6);
/// The cluster closes.
const CLOSING: Cue = Cue::new(UNIFY_SECS, UNIFY_SECS + 2.0);
/// How long a pulse through the cluster takes with the pause after it: the pace of calm breathing.
const PULSE_SECS: f64 = 3.6;
/// Share of that in which it runs.
const PULSE_SHARE: f64 = 0.75;
/// How long webs take to float once around their circle.
const FLOATING_SECS: f64 = 3.2;
/// How long the unified cluster takes to rock to and fro: seen, not followed.
const SWAYING_SECS: f64 = 16.0;

const PHASES: &[Phase] = &[
    Phase::new("scattered", Some(CONVERGE_SECS)),
    Phase::new("converging", Some(UNIFY_SECS - CONVERGE_SECS))
        .with_still_at(WEBS_SECS - CONVERGE_SECS),
    // The second pulse is half way through the cluster.
    Phase::new("unified", None).with_still_at((1.0 + 0.5 * PULSE_SHARE) * PULSE_SECS),
];

/// The sizes of its player in common windows, after which they are named.
const STILL_SHAPES: &[StillShape] = &[
    StillShape::new("w1280h720", 1280.0, 390.0),
    StillShape::new("w1440h900", 1440.0, 564.0),
    StillShape::new("w1920h1080", 1920.0, 741.0),
    StillShape::new("w768h1024", 768.0, 720.0),
    StillShape::new("w390h664", 390.0, 320.0),
    StillShape::new("w412h732", 412.0, 386.0),
];

/// Names, times and shapes.
pub(super) const DESCRIPTION: Description = Description::new("esee", PHASES)
    .with_categories(&["environmental", "social", "ethical", "economic"])
    .with_still_shapes(STILL_SHAPES);

/// Area of the stage for each particle, in square CSS pixels. Contract: area / 5000.
const AREA_PER_PARTICLE_PX: f64 = 5000.0;
/// The largest number of particles. Contract: 120.
const MAX_COUNT: u32 = 120;
/// Radii in CSS pixels. Contract: 3 to 7.
const RADIUS_PX: RangeInclusive<f32> = 3.0..=7.0;
/// The fewer particles, the larger the smallest is, so that small stages are filled: in CSS pixels for none, and less
/// for each.
const FEW_RADIUS_PX: [f32; 2] = [6.0, 0.04];
/// The categories' colors in their order. The contract's table.
const PALETTE: [Rgb; 4] = [
    Rgb(0x1a, 0x7d, 0x85),
    Rgb(0x6e, 0x59, 0xa5),
    Rgb(0x9b, 0x87, 0xf5),
    Rgb(0x7e, 0x69, 0xab),
];
/// Links of converging particles of one category are shorter than 40 px. Contract. The webs' own have their full opacity;
/// while webs form, all fade with length, so that none appears at once between particles that pass each other.
const WEB_LINKS: LinkStyle = LinkStyle {
    fade_from_px: 37.5,
    distance_px: 40.0,
    width_px: LINK_WIDTH_PX,
    same_color: true,
    ..LinkStyle::NONE
};
/// Links of unified particles are shorter than 20 px. Contract. The cluster's own have most of their opacity, once it has
/// closed.
const CLUSTER_LINKS: LinkStyle = LinkStyle {
    fade_from_px: 18.5,
    distance_px: 20.0,
    same_color: false,
    ..WEB_LINKS
};
/// How far from the edges and from labels scattered particles turn back, in CSS pixels beside the largest radius.
const MARGIN_PX: f32 = 3.0;
/// While they last, webs float on a circle of this radius, in CSS pixels: seen, and clear of labels and of each other.
const FLOATING_PX: f32 = 5.0;
/// How far they turn to and fro as they float, in turns; and how far the unified cluster does.
const ROCKING_TURNS: f64 = 0.013;
const SWAYING_TURNS: f64 = 0.02;
/// Radius within which a pulse runs through the webs, in parts of the smaller side.
const WEB_PULSE_SHARE: f32 = 0.7;
/// Radii of particles in the unified cluster between pulses, in CSS pixels, where it is nearest to its middle and farthest from
/// it: links are seen between them.
const CLUSTER_RADIUS_PX: [f32; 2] = [3.6, 5.6];
/// Share of what they lack in opacity that particles get as their webs form: faint ones are hard to see on a dark
/// background.
const GATHERED_OPACITY_SHARE: f32 = 0.7;
/// How far a pulse carries particles outwards, in parts of their distance from the middle.
const PULSE_STRETCH: f32 = 0.04;
/// Radius of the light behind the unified cluster, in parts of the cluster's.
const GLOW_SHARE: f32 = 2.2;
/// Opacity of that light between pulses, and what a pulse adds: text before it keeps its contrast.
const GLOW_OPACITY: [f32; 2] = [0.34, 0.12];
/// Color of light: the brightest of the palette.
const GLOW_COLOR: Rgb = PALETTE[2];
/// Share of their opacity that particles keep while another category is highlighted: weaker, and still readable as
/// groups on a dark background.
const DIMMED: f32 = 0.45;
/// How long lighting and dimming take, in seconds.
const DIM_SECS: f32 = 0.2;

/// The animation of the prosperity intelligence page.
///
/// Particle `id` belongs to category `id % 4`, and that is also its color.
#[derive(Debug, Default)]
pub struct Esee {
    positions: Positions,
    /// How far each category is highlighted, and how far it is dimmed while another one is.
    lighting: [Transition; 4],
    dimming: [Transition; 4],
}

/// Everything that is seen at one moment, but for what the pointer does.
struct Now {
    phase: usize,
    /// Where webs have floated to from their middles, and how they and the cluster are rotated.
    floated: Vec2,
    rotation: Vec2,
    /// The share of its way that each particle has still before it.
    remaining: f32,
    /// How far particles are as opaque as in webs, and how far they look as in the cluster.
    gathered: f32,
    unified: f32,
    wave: Wave,
    pulse: Wave,
    links: LinkStyle,
    glow: Option<Glow>,
}

impl Esee {
    /// The score: an arm for each phase.
    fn now(&self, state: &State) -> Now {
        let (secs, size) = (state.secs(), state.size());
        let floated = layout::unit_vector((secs - CONVERGE_SECS) / FLOATING_SECS);
        let before_click = Now {
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
            SCATTERED if !state.has_started() => before_click,
            SCATTERED => Now {
                wave: click::wave(state),
                glow: click::light(state, GLOW_COLOR),
                ..before_click
            },
            CONVERGING => {
                let web_px = WEB_PULSE_SHARE * size.smaller_side_px();
                let formed = FORMING.eased(secs);
                Now {
                    rotation: layout::unit_vector(ROCKING_TURNS * f64::from(floated.y)),
                    remaining: 1.0 - formed,
                    gathered: GATHERING.eased(secs),
                    wave: Wave::from_center(size, WEB_WAVE.passed(secs)),
                    pulse: Wave::pulse(size, web_px, WEB_PULSE.passed(secs), 1.0),
                    links: LinkStyle {
                        opacity: WEB_LINKING.eased(secs),
                        fade_from_px: WEB_LINKS.fade_from_px * formed,
                        ..WEB_LINKS
                    },
                    ..before_click
                }
            }
            _ => {
                let closed = CLOSING.eased(secs);
                let swaying = layout::unit_vector((secs - UNIFY_SECS) / SWAYING_SECS).y;
                let unified = RESTYLING.eased(secs);
                let progress = pulse_progress(secs);
                let pulse = Wave::pulse(size, self.positions.cluster_px, progress, unified);
                let unlinked = WEB_UNLINKING.eased(secs);
                let [least, more] = GLOW_OPACITY;
                Now {
                    rotation: layout::unit_vector(SWAYING_TURNS * f64::from(swaying)),
                    remaining: 1.0 - closed,
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
                            fade_from_px: CLUSTER_LINKS.fade_from_px * closed,
                            ..CLUSTER_LINKS
                        }
                    },
                    glow: Some(Glow {
                        center: size.center(),
                        radius_px: GLOW_SHARE * self.positions.cluster_px,
                        opacity: least * unified + more * pulse.at(size.center()),
                        ripple: progress,
                        color: GLOW_COLOR,
                    }),
                    ..before_click
                }
            }
        }
    }

    /// Where a particle is to be, from the second phase on.
    fn target(&self, now: &Now, size: StageSize, id: u32) -> Vec2 {
        let (positions, index) = (&self.positions, id as usize);
        if now.phase == CONVERGING {
            let middle = positions.middles[index & 3] + now.floated;
            middle + now.rotation.rotate(positions.webs[index])
        } else {
            let offset = now.rotation.rotate(positions.cluster[index]);
            let strength = now.pulse.at(size.center() + offset);
            size.center() + offset * (1.0 + PULSE_STRETCH * strength)
        }
    }

    /// A particle's radius and opacity: a wave or a pulse makes it larger and opaque, a web and a highlight opaque, the
    /// unified cluster smaller, and dimming fainter.
    fn style(&self, now: &Now, particle: &Particle, [lit, dimmed]: [f32; 2]) -> (f32, f32) {
        let strength = now
            .wave
            .at(particle.position)
            .max(now.pulse.at(particle.position));
        let opaque = strength.max(GATHERED_OPACITY_SHARE * now.gathered).max(lit);
        let [inner_px, outer_px] = CLUSTER_RADIUS_PX;
        let outwards = self.positions.outwards(particle.id);
        let unified_px = inner_px + (outer_px - inner_px) * outwards;
        let resting_px = particle.radius_px + (unified_px - particle.radius_px) * now.unified;
        let opacity = particle.opacity + (1.0 - particle.opacity) * opaque;
        (
            resting_px + (*RADIUS_PX.end() - resting_px) * strength,
            opacity * (1.0 - (1.0 - DIMMED) * dimmed),
        )
    }

    fn dim_and_restyle(&mut self, state: &mut State, dt_secs: f32) {
        let highlighted = self.highlighted(state);
        let styles = [0, 1, 2, 3].map(|category| {
            let (lighting, dimming) = (&mut self.lighting[category], &mut self.dimming[category]);
            let is_other = highlighted.is_some_and(|highlighted| highlighted != category);
            lighting.advance(highlighted == Some(category), dt_secs, DIM_SECS);
            dimming.advance(is_other, dt_secs, DIM_SECS);
            [lighting.smooth(), dimming.smooth()]
        });
        let now = self.now(state);
        state.particles.restyle(|_, particle| {
            self.style(&now, particle, styles[usize::from(particle.color & 3)])
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
        let size = state.size();
        let count = count(size);
        self.positions = Positions::new(size, count / 4);
        let scatter = Scatter {
            speed_px: SPEED_PX,
            radius_px: least_radius_px(size)..=*RADIUS_PX.end(),
            opacity: OPACITY,
            colors: 4,
            count,
            seed: state.seed(),
        };
        let inset = self.inset(state);
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

    /// Until webs form, particles keep clear of the labels.
    fn inset(&self, state: &State) -> Vec2 {
        if state.phase() == SCATTERED {
            Vec2::new(0.0, positions::strip_px(state.size())) + *RADIUS_PX.end() + MARGIN_PX
        } else {
            Vec2::ZERO
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        if state.phase() == SCATTERED {
            click::drift(state, self.inset(state), dt_secs);
        } else {
            let (now, size) = (self.now(state), state.size());
            let target = |id| self.target(&now, size, id);
            state.particles.place(size, now.remaining, target);
        }
    }

    fn restyle(&mut self, state: &mut State, dt_secs: f32) {
        self.dim_and_restyle(state, dt_secs);
    }

    fn settle_pointer(&mut self, state: &mut State) {
        self.dim_and_restyle(state, DIM_SECS);
    }

    fn links(&self, state: &State) -> LinkStyle {
        self.now(state).links
    }

    fn glow(&self, state: &State) -> Option<Glow> {
        self.now(state).glow
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

/// How far a pulse has run through the cluster, in [0, 1]; then it pauses.
#[expect(
    clippy::cast_possible_truncation,
    reason = "progress is in single precision"
)]
fn pulse_progress(secs: f64) -> f32 {
    let pulses = (secs - UNIFY_SECS).max(0.0) / PULSE_SECS;
    (((pulses - libm::floor(pulses)) / PULSE_SHARE) as f32).min(1.0)
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
