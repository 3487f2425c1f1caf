//! The site's animations, and the list by which everything finds them.

mod click;
pub mod corridor;
pub mod esee;
pub mod impact;
mod wave;

use alloc::boxed::Box;
use core::ops::RangeInclusive;

use crate::{Animation, Description, Simulation, StageSize};

// What ESEE and Impact have alike.

/// How long links take to appear and to vanish, in seconds: a change seen, not a blink.
const LINK_SECS: f64 = 0.3;
/// Line width of links in CSS pixels: a third of a small particle's. Thinner ones are lost on paper.
const LINK_WIDTH_PX: f32 = 2.0;
/// Opacities. Contract: 0.7 to 1.
const OPACITY: RangeInclusive<f32> = 0.7..=1.0;
/// Speeds of drifting particles in CSS pixels a second: seen to move, not to be followed.
const SPEED_PX: RangeInclusive<f32> = 12.0..=30.0;

/// Every animation: the build exports their descriptions and stills, the tests and the fuzzer run them.
pub const ALL: &[Entry] = &[
    Entry::new(&esee::DESCRIPTION, || Box::new(esee::Esee::default())),
    Entry::new(&impact::DESCRIPTION, || Box::new(impact::Impact::default())),
    Entry::new(&corridor::DESCRIPTION, || {
        Box::new(corridor::Corridor::default())
    }),
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
    /// Its name, phases, categories and stills.
    pub description: &'static Description,
    create: fn() -> Box<dyn Animation>,
}

impl Entry {
    const fn new(description: &'static Description, create: fn() -> Box<dyn Animation>) -> Self {
        Self {
            description,
            create,
        }
    }

    /// The animation on a stage of this size.
    #[must_use]
    pub fn simulation(&self, size: StageSize, seed: u64) -> Simulation {
        Simulation::new((self.create)(), size, seed)
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
            let shapes = entry.description.still_shapes.iter();
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
    fn every_phase_but_the_last_ends_after_its_still() {
        for entry in ALL {
            let phases = entry.description.phases;
            for (index, phase) in phases.iter().enumerate() {
                assert_eq!(phase.duration_secs.is_none(), index + 1 == phases.len());
                assert!(phase.still_secs >= 0.0);
                assert!(
                    phase
                        .duration_secs
                        .is_none_or(|secs| secs > phase.still_secs)
                );
            }
        }
    }
}
