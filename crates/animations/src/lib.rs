//! The site's animations: [ESEE](esee), [Impact](impact), and [home's film](corridor).
//!
//! They use only the public interface of the engine, `particles`. [`ALL`] lists them, with the sizes and times of their
//! stills.

mod click;
pub mod corridor;
pub mod esee;
pub mod impact;
mod wave;

use std::ops::RangeInclusive;

use particles::glam::Vec2;
use particles::{Animation, Description, Simulation, StageSize};

// Constants that ESEE and Impact share.

/// Time in which links appear or vanish, in seconds: noticeable, and over before the next change.
const LINK_SECS: f64 = 0.3;
/// Line width of links in CSS pixels: a third of a small particle's diameter. Thinner lines disappear in print.
const LINK_WIDTH_PX: f32 = 2.0;
/// Opacities of particles. Contract: 0.7 to 1.
const OPACITY: RangeInclusive<f32> = 0.7..=1.0;
/// Speeds of drifting particles in CSS pixels per second: noticeable, not distracting.
const SPEED_PX: RangeInclusive<f32> = 12.0..=30.0;

/// A particle's point by its id; the origin if there is none, because the caller has replaced the animation
/// ([`Simulation::animation_mut`]).
fn point(points: &[Vec2], id: u32) -> Vec2 {
    points.get(id as usize).copied().unwrap_or_default()
}

/// All animations. The site's stage finds an animation by its index; the build exports descriptions and stills.
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
/// use particles::StageSize;
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
    /// Name, phases and categories.
    pub description: &'static Description,
    /// The stills that pages show where the animation does not run.
    pub stills: &'static Stills,
    create: fn() -> Box<dyn Animation>,
}

/// The times and sizes of an animation's stills.
#[derive(Debug)]
pub struct Stills {
    /// For each phase, the time that its still shows, in seconds after the click. The first phase's still shows the
    /// time before the click.
    pub secs: &'static [f64],
    /// Sizes of the player in common windows; empty for an animation without a player.
    pub shapes: &'static [StillShape],
}

/// The size of a still.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StillShape {
    /// The window's size as a lower-case identifier, which is part of file names.
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

    /// The animation at the time of a phase's still, with every particle on its target; before the click if the index
    /// is out of range.
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
    use particles::StageSize;

    use super::ALL;

    #[test]
    fn every_phase_has_a_still_that_shows_it_with_every_particle_on_its_target() {
        for entry in ALL {
            let phases = entry.description.phases.len();
            assert_eq!(entry.stills.secs.len(), phases);
            for phase in 0..phases {
                let size = StageSize::new(400.0, 300.0);
                let [mut still, mut arrived] = [(); 2].map(|()| entry.at_still(phase, size, 1));
                assert_eq!(still.phase(), phase);
                arrived.arrive();
                assert_eq!(still.frame(), arrived.frame());
            }
        }
    }
}
