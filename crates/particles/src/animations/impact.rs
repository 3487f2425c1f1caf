//! Impact: individuals that gather into a web and then into one ring.
//!
//! *Individual* particles start on a ring, then drift. After a click they gather in a disc, joined by
//! lines (*converging*), and then form a small ring before a glow (*collective*). A particle keeps its
//! angle from the first ring to the last, so that paths do not cross.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use glam::Vec2;

use super::FOLLOWING;
use crate::{
    Animation, Description, Glow, LinkStyle, Phase, Rgb, Scatter, StageSize, State, StillShape,
    Transition, layout, smooth_step,
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
            name: "medium",
            width_px: 520.0,
            height_px: 473.0,
        },
        StillShape {
            name: "small",
            width_px: 330.0,
            height_px: 300.0,
        },
        StillShape {
            name: "tall",
            width_px: 350.0,
            height_px: 440.0,
        },
    ],
};

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
/// Four colors, the consortium's violets and the corporation's teal, as in ESEE.
const PALETTE: [Rgb; 4] = [
    Rgb(0x6e, 0x59, 0xa5),
    Rgb(0x9b, 0x87, 0xf5),
    Rgb(0x1a, 0x7d, 0x85),
    Rgb(0x7e, 0x69, 0xab),
];
/// Radius of the ring on which individuals start. Contract: 40 %.
const START_RING_SHARE: f32 = 0.4;
/// Radius of the disc in which converging particles gather. Contract: 20 %.
const CONVERGING_SHARE: f32 = 0.2;
/// Radius of the collective ring. Contract: 15 %.
const COLLECTIVE_RING_SHARE: f32 = 0.15;
/// Links are shorter than this share: 10 to 16 for each particle of a large stage, 4 to 6 on a
/// phone's, where there are fewer particles in proportion.
const LINK_SHARE: f32 = 0.08;
/// Line width of links in CSS pixels: less than the other animation's, since they are more.
const LINK_WIDTH_PX: f32 = 1.5;
/// How long links take to appear and to vanish, in seconds: a change seen, not a blink.
const LINK_FADE_SECS: f32 = 0.8;
/// A hovered particle is within its radius plus this of the pointer, in CSS pixels. Contract: 10.
const HOVER_REACH_PX: f32 = 10.0;
/// Radius of a hovered particle, in parts of its own: clearly larger, not alarming.
const HOVER_SCALE: f32 = 1.6;
/// How long enlarging takes, in seconds.
const HOVER_SECS: f32 = 0.18;
/// Radius of the glow: about twice the ring's, so that the ring stands in its light.
const GLOW_SHARE: f32 = 0.32;
/// Opacity of the glow's center: text before it keeps its contrast.
const GLOW_OPACITY: f32 = 0.28;
/// Color of the glow.
const GLOW_COLOR: Rgb = Rgb(0x9b, 0x87, 0xf5);
/// How long the glow takes to appear, in seconds: about as long as the ring to form, and longer than links
/// take to vanish.
const GLOW_FADE_SECS: f32 = 1.6;
/// Width of the rims that part the collective's overlapping discs, in CSS pixels. They grow with the
/// glow.
const RIM_PX: f32 = 1.25;

/// The animation of the consortium's impact page.
///
/// Particle `id` is the one at position `id` of the ring; colors take turns. A reset makes others, with other
/// velocities. A resize makes them anew for the new size, on their targets in the present phase.
#[derive(Debug, Default)]
pub struct Impact {
    /// How far each particle is enlarged.
    growth: Vec<Transition>,
}

impl Impact {
    /// Enlarges the hovered particle, and lets the others shrink back.
    fn enlarge(&mut self, state: &mut State, dt_secs: f64) {
        let hovered = if state.phase() == COLLECTIVE {
            None
        } else {
            state.hovered(HOVER_REACH_PX)
        };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a step so long that it becomes infinite ends a growth, as any long step does"
        )]
        let dt_secs = dt_secs as f32;
        for (index, growth) in self.growth.iter_mut().enumerate() {
            growth.advance(hovered == Some(index), dt_secs, HOVER_SECS);
        }
        state
            .particles
            .enlarge(|index| 1.0 + (HOVER_SCALE - 1.0) * self.growth[index].smooth());
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
        for id in 0..count {
            let position = size.center() + layout::ring(id, count) * radius_px;
            state.particles.push(scatter.particle_at(id, position));
        }
        self.growth.clear();
        self.growth.resize(count as usize, Transition::default());
    }

    fn begin_phase(&mut self, state: &mut State) {
        let (arrangement, share): (fn(u32, u32) -> Vec2, _) = match state.phase() {
            CONVERGING => (layout::disc_by_angle, CONVERGING_SHARE),
            COLLECTIVE => (layout::ring, COLLECTIVE_RING_SHARE),
            _ => return,
        };
        let size = state.size();
        let (count, radius_px) = (count(size), share * size.smaller_side_px());
        state
            .particles
            .aim(&|id| size.center() + arrangement(id, count) * radius_px);
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        state.follow(FOLLOWING, dt_secs);
        if state.phase() == INDIVIDUAL {
            let size = state.size();
            state.particles.drift(size, *RADIUS_PX.end(), dt_secs);
        }
        self.enlarge(state, dt_secs);
    }

    /// They appear when particles converge, and vanish when the ring forms. Those between neighbors have
    /// about half of the opacity, so that it is full.
    fn links(&self, state: &State) -> LinkStyle {
        let progress = secs_in_phase(state) / LINK_FADE_SECS;
        LinkStyle {
            fade_from_px: 0.0,
            distance_px: LINK_SHARE * state.size().smaller_side_px(),
            opacity: match state.phase() {
                CONVERGING => smooth_step(progress),
                COLLECTIVE => smooth_step(1.0 - progress),
                _ => 0.0,
            },
            width_px: LINK_WIDTH_PX,
            same_color: false,
        }
    }

    fn glow(&self, state: &State) -> Option<Glow> {
        (state.phase() == COLLECTIVE).then(|| Glow {
            center: state.size().center(),
            radius_px: GLOW_SHARE * state.size().smaller_side_px(),
            opacity: GLOW_OPACITY * glow_presence(state),
            color: GLOW_COLOR,
        })
    }

    fn rim_px(&self, state: &State) -> f32 {
        RIM_PX * glow_presence(state)
    }

    /// Whether the ring stands, the glow has appeared and no particle is enlarged.
    fn is_settled(&self, state: &State) -> bool {
        state.phase() == COLLECTIVE
            && secs_in_phase(state) >= GLOW_FADE_SECS
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
fn count(size: StageSize) -> u32 {
    let by_area = (size.area_px() / AREA_PER_PARTICLE_PX) as u32;
    by_area.clamp(1, MAX_COUNT)
}

/// How strong the glow is, in [0, 1]: it appears with the ring.
fn glow_presence(state: &State) -> f32 {
    if state.phase() == COLLECTIVE {
        smooth_step(secs_in_phase(state) / GLOW_FADE_SECS)
    } else {
        0.0
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "progress is in single precision"
)]
fn secs_in_phase(state: &State) -> f32 {
    state.secs_in_phase() as f32
}
