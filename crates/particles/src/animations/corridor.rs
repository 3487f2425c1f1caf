//! Home's picture: a thousand prices that find their limits, in one of four trades.
//!
//! At first dots are where somebody guessed (*guessed*). From left to right, each moves between the limits that the owner
//! sets, and stays there (*limited*). If another trade is selected, all dots move into its shape from where they are;
//! before the start, they are there at once. Lines, axes and words are the page's, from the same functions ([`trades`]).

pub mod trades;

use alloc::vec::Vec;

use glam::Vec2;

use self::trades::{Composition, Dot, TRADES};
use super::Stills;
use crate::{Animation, Cue, Description, Mark, Particle, Phase, Rgb, State};

/// Duration of the sweep from the first column to the last, in seconds.
const SWEEP_SECS: f64 = 1.6;
/// Duration of a dot's way between the limits, in seconds: two thirds of the width move at once.
const MOVE_SECS: f64 = 1.1;
/// When the last dot arrives, in seconds. Contract: at most three.
pub const END_SECS: f64 = SWEEP_SECS + MOVE_SECS;
/// Duration of a change of the trade, in seconds.
const CHANGE_SECS: f64 = 1.0;

const PHASES: &[Phase] = &[
    Phase::new("guessed", Some(END_SECS)),
    Phase::new("limited", None),
];
pub(super) const DESCRIPTION: Description = Description::new("corridor", PHASES);
pub(super) const STILLS: Stills = Stills {
    secs: &[0.0, END_SECS],
    shapes: &[],
};

/// Dots and rings. The page gives the colors of its scheme ([`Simulation::set_color`](crate::Simulation::set_color)).
pub const PALETTE: [Rgb; 2] = [Rgb(0x1a, 0x7d, 0x85); 2];
/// Line width of rings as a fraction of their radius.
pub const RING: f32 = 0.33;

/// Home's picture. Particle `id` is the dot of this index ([`Composition::dots`]).
#[derive(Debug, Default)]
pub struct Corridor {
    /// In CSS pixels of the stage.
    dots: Vec<Dot>,
    trade: usize,
    /// When the trade was changed, in seconds after the start; `None` for dots that come from their guesses.
    changed_secs: Option<f64>,
}

impl Corridor {
    /// Takes the selected trade, in the composition for the stage: as large as fits, in the middle.
    fn compose(&mut self, state: &State) {
        let sides = Vec2::new(state.size().width_px(), state.size().height_px());
        let composition = Composition::of_shape(sides.x, sides.y);
        let scale = (sides / Vec2::from(composition.size)).min_element();
        let origin = 0.5 * (sides - scale * Vec2::from(composition.size));
        self.trade = selected(state);
        self.dots = composition.dots(&TRADES[self.trade]);
        for dot in &mut self.dots {
            dot.x = origin.x + scale * dot.x;
            dot.y = dot.y.map(|y| origin.y + scale * y);
            dot.radius *= scale;
        }
    }

    /// Where a dot is at this time, if it comes from its guess; otherwise where it goes.
    fn target(&self, id: u32, secs: f64) -> Vec2 {
        let dot = &self.dots[id as usize];
        let from_secs = SWEEP_SECS * f64::from(dot.begins);
        let moved = match self.changed_secs {
            Some(_) => 1.0,
            None => Cue::new(from_secs, from_secs + MOVE_SECS).eased(secs),
        };
        let [guessed, limited] = dot.y;
        Vec2::new(dot.x, guessed + (limited - guessed) * moved)
    }

    fn color(&self, id: u32) -> u8 {
        u8::from(self.dots[id as usize].is_waiting)
    }
}

fn selected(state: &State) -> usize {
    state.selected().min(TRADES.len() - 1)
}

impl Animation for Corridor {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &PALETTE
    }

    fn marks(&self) -> &[Mark] {
        &[Mark::Disc, Mark::Ring(RING)]
    }

    fn populate(&mut self, state: &mut State) {
        self.compose(state);
        self.changed_secs = self.changed_secs.filter(|_| state.has_started());
        for (id, dot) in (0..).zip(&self.dots) {
            state.particles.push(Particle {
                position: self.target(id, state.secs()),
                radius_px: dot.radius,
                opacity: dot.opacity,
                color: self.color(id),
                ..Particle::default()
            });
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let (size, secs) = (state.size(), state.secs());
        if selected(state) != self.trade {
            self.compose(state);
            state.particles.set_colors(|id, _| self.color(id));
            if state.has_started() {
                self.changed_secs = Some(secs - dt_secs);
                state.particles.aim(|id| self.target(id, secs));
            }
        }
        let remaining = self.changed_secs.map_or(0.0, |from_secs| {
            1.0 - Cue::new(from_secs, from_secs + CHANGE_SECS).eased(secs)
        });
        state
            .particles
            .place(size, remaining, |id| self.target(id, secs));
    }

    fn style(&self, state: &mut State) {
        let dots = &self.dots;
        state
            .particles
            .restyle(|id, _| (dots[id as usize].radius, dots[id as usize].opacity));
    }

    fn is_settled(&self, state: &State) -> bool {
        let end_secs = self
            .changed_secs
            .map_or(END_SECS, |from_secs| from_secs + CHANGE_SECS);
        selected(state) == self.trade && (!state.has_started() || state.secs() >= end_secs)
    }
}
