//! The site's animations, and the list by which everything finds them.

mod click;
pub mod corridor;
pub mod esee;
pub mod impact;
mod wave;

use alloc::boxed::Box;
use core::ops::RangeInclusive;

use crate::{Animation, Description, Simulation, StageSize};

// What ESEE and Impact share.

/// Duration of the links' appearing and vanishing, in seconds: noticeable, and over before the next thing happens.
const LINK_SECS: f64 = 0.3;
/// Line width of links in CSS pixels: a third of a small particle's diameter. Thinner lines are lost in print.
const LINK_WIDTH_PX: f32 = 2.0;
/// Opacities. Contract: 0.7 to 1.
const OPACITY: RangeInclusive<f32> = 0.7..=1.0;
/// Speeds of drifting particles in CSS pixels per second: noticeable, not distracting.
const SPEED_PX: RangeInclusive<f32> = 12.0..=30.0;

/// Every animation: the build exports their descriptions and stills, the tests and the fuzzer run them.
pub const ALL: &[Entry] = &[
    Entry {
        description: &esee::DESCRIPTION,
        stills: &esee::STILLS,
        create: || Box::new(esee::Esee::default()),
    },
    Entry {
        description: &impact::DESCRIPTION,
        stills: &impact::STILLS,
        create: || Box::new(impact::Impact::default()),
    },
    Entry {
        description: &corridor::DESCRIPTION,
        stills: &corridor::STILLS,
        create: || Box::new(corridor::Corridor::default()),
    },
];

/// The animation of this name.
///
/// ```
/// use particles::{StageSize, animations};
///
/// let impact = animations::find("impact").unwrap();
/// let mut simulation = impact.simulation(StageSize::new(704.0, 640.0), 1);
/// assert_eq!(simulation.frame().x.len(), 100);
/// assert!(animations::find("Impact").is_none());
/// ```
#[must_use]
pub fn find(name: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.description.name == name)
}

/// An animation in the list.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name, phases and categories.
    pub description: &'static Description,
    /// The pictures that stand for it where it does not run.
    pub stills: &'static Stills,
    create: fn() -> Box<dyn Animation>,
}

/// Which stills an animation has.
#[derive(Debug)]
pub struct Stills {
    /// For each phase, the moment that its still shows: in seconds after the click, and before the click for the first.
    pub secs: &'static [f64],
    /// The sizes of its player in common windows; empty for an animation without a player.
    pub shapes: &'static [StillShape],
}

/// The size of a still.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StillShape {
    /// The window's size, in lower case, as an identifier: it is part of file names.
    pub name: &'static str,
    /// In CSS pixels.
    pub width_px: f32,
    /// In CSS pixels.
    pub height_px: f32,
}

impl StillShape {
    const fn new(name: &'static str, width_px: f32, height_px: f32) -> Self {
        Self {
            name,
            width_px,
            height_px,
        }
    }
}

impl Entry {
    /// The animation on a stage of this size.
    #[must_use]
    pub fn simulation(&self, size: StageSize, seed: u64) -> Simulation {
        Simulation::new((self.create)(), size, seed)
    }

    /// The animation at the moment of a phase's still, with every particle on its target; before the click for an index
    /// out of range.
    #[must_use]
    pub fn at_still(&self, phase: usize, size: StageSize, seed: u64) -> Simulation {
        let mut simulation = self.simulation(size, seed);
        if let Some(&secs) = self.stills.secs.get(phase).filter(|_| phase > 0) {
            simulation.click();
            simulation.advance(secs);
            simulation.arrive();
        }
        simulation
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{ALL, find};
    use crate::StageSize;

    #[test]
    fn every_animation_is_found_by_its_name_and_describes_itself_so() {
        for entry in ALL {
            let name = entry.description.name;
            let simulation = find(name).unwrap().simulation(StageSize::default(), 1);
            assert_eq!(simulation.description(), entry.description);
        }
        assert!(find("Esee").is_none());
    }

    #[test]
    fn names_are_lower_case_identifiers_and_differ() {
        for entry in ALL {
            let phases = entry.description.phases.iter().map(|phase| phase.name);
            let shapes = entry.stills.shapes.iter();
            let others = phases.chain(shapes.map(|shape| shape.name));
            let mut names: Vec<&str> = others.chain([entry.description.name]).collect();
            for name in &names {
                assert!(name.starts_with(|first: char| first.is_ascii_lowercase()));
                let is_part = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
                assert!(name.bytes().all(is_part), "{name}");
            }
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "{names:?}");
        }
    }

    #[test]
    fn every_phase_has_a_still_that_shows_it() {
        for entry in ALL {
            let phases = entry.description.phases.len();
            assert_eq!(entry.stills.secs.len(), phases);
            for phase in 0..phases {
                let size = StageSize::new(400.0, 300.0);
                assert_eq!(entry.at_still(phase, size, 1).phase(), phase);
            }
        }
    }
}
