//! The corridor: home's film of a thousand rents that find their limits.
//!
//! Each dot is one rent, by the size of the apartment (x) and the dollars a month (y). At first they are where somebody
//! guessed (*guessed*). From left to right, each moves into the corridor between the owner's floor and ceiling, and
//! stays there (*limited*). Those that come to rest on a limit are rings: they wait for approval. One is large. It
//! starts by itself, takes less than three seconds, and answers nothing.
//!
//! Lines, axes and words are the page's, from the same functions ([`composition`]).

pub mod composition;

use alloc::vec::Vec;

use glam::Vec2;

use self::composition::{Composition, Dot};
use super::Stills;
use crate::{Animation, Cue, Description, Mark, Particle, Phase, Rgb, StageSize, State};

const GUESSED: usize = 0;
const LIMITED: usize = 1;

/// How long the sweep takes from the first column to the last, in seconds.
const SWEEP_SECS: f64 = 1.6;
/// How long a dot takes into the corridor, in seconds: seen to move, and two thirds of the width at once.
const MOVE_SECS: f64 = 1.1;
/// How long the film takes, in seconds. Contract: at most three.
const END_SECS: f64 = SWEEP_SECS + MOVE_SECS;

const PHASES: &[Phase] = &[
    Phase::new("guessed", Some(END_SECS)),
    Phase::new("limited", None),
];

/// Names and times.
pub(super) const DESCRIPTION: Description = Description::new("corridor", PHASES);

pub(super) const STILLS: Stills = Stills {
    secs: &[0.0, END_SECS],
    shapes: &[],
};

/// Dots and rings. The page gives the colors of its scheme ([`Simulation::set_color`](crate::Simulation::set_color)).
pub const PALETTE: [Rgb; 2] = [Rgb(0x1a, 0x7d, 0x85); 2];
const DOT: u8 = 0;
const RING: u8 = 1;

/// Home's film. Particle `id` is the dot of this index ([`Composition::dots`]).
#[derive(Debug, Default)]
pub struct Corridor {
    dots: Vec<Dot>,
    marks: [Mark; 2],
    /// Of the composition on the stage, in its middle.
    scale: f32,
    origin: Vec2,
}

impl Corridor {
    /// Where a dot is and how opaque, this long after the start.
    #[inline(never)] // One copy for three callers.
    fn at(&self, id: u32, secs: f64) -> (Vec2, f32) {
        let Some(dot) = self.dots.get(id as usize) else {
            return (Vec2::ZERO, 0.0);
        };
        let from_secs = SWEEP_SECS * f64::from(dot.reached);
        let moved = Cue::new(from_secs, from_secs + MOVE_SECS).eased(secs);
        let ([from, to], [faint, full]) = (dot.y, dot.opacity);
        let position = Vec2::new(dot.x, from + (to - from) * moved);
        (
            self.origin + position * self.scale,
            faint + (full - faint) * moved,
        )
    }
}

impl Animation for Corridor {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &PALETTE
    }

    fn marks(&self) -> &[Mark] {
        &self.marks
    }

    fn populate(&mut self, state: &mut State) {
        let (composition, scale, origin) = fit(state.size());
        (self.scale, self.origin) = (scale, origin);
        let stroke = composition.ring_stroke / composition.ring_radius();
        self.marks = [Mark::Disc, Mark::Ring(stroke)];
        self.dots = composition.dots();
        for (id, dot) in (0..).zip(&self.dots) {
            let (position, opacity) = self.at(id, 0.0);
            state.particles.push(Particle {
                position,
                radius_px: dot.radius * scale,
                opacity,
                color: if dot.is_waiting { RING } else { DOT },
                ..Particle::default()
            });
        }
    }

    fn step(&mut self, state: &mut State, _dt_secs: f64) {
        let secs = secs(state);
        let (size, target) = (state.size(), |id| self.at(id, secs).0);
        state.particles.place(size, 1.0, target);
    }

    fn style(&self, state: &mut State) {
        let secs = secs(state);
        state.particles.restyle(|id, particle| {
            let (_, opacity) = self.at(id, secs);
            (particle.radius_px, opacity)
        });
    }

    fn is_settled(&self, state: &State) -> bool {
        state.phase() == LIMITED
    }
}

/// The time since the start; the end for all later ones.
fn secs(state: &State) -> f64 {
    match state.phase() {
        GUESSED => state.secs(),
        _ => END_SECS,
    }
}

/// The composition for a stage, its scale and where its top left is: as large as fits, in the middle.
fn fit(size: StageSize) -> (&'static Composition, f32, Vec2) {
    let (width_px, height_px) = (size.width_px(), size.height_px());
    let composition = Composition::of_shape(width_px, height_px);
    let [width, height] = composition.size;
    let scale = (width_px / width).min(height_px / height);
    let origin = 0.5 * (Vec2::new(width_px, height_px) - scale * Vec2::new(width, height));
    (composition, scale, origin)
}
