//! A particle engine without a browser or a clock: it computes what a stage shows at any time.
//!
#![doc = include_str!("../pictures/esee-converging.svg")]
//!
//! ```
//! use particles::{StageSize, animations, svg};
//!
//! let esee = animations::find("esee").unwrap();
//! let mut simulation = esee.simulation(StageSize::new(1216.0, 608.0), 1);
//! simulation.click();
//! simulation.advance(2.5);
//! let frame = simulation.frame();
//! assert_eq!((frame.x.len(), frame.links.is_empty()), (120, false));
//! let picture = svg::still(&frame);
//! # assert!(picture.starts_with("<svg"));
//! assert_eq!(simulation.phase_name(), "converging");
//! ```
//!
//! The picture above has discs of four colors, each color joined by lines in its own quadrant. A [`Simulation`] runs an
//! animation on a stage. You pass elapsed time ([`Simulation::advance`]) and events (a click, the pointer, a resize),
//! and get a borrowed [`Frame`]. The crate `particles-painters` draws it on a canvas, [`svg`] writes it as a file.
//! Units are seconds and CSS pixels; the origin is the top-left corner.
//!
//! # Writing an animation
//!
//! Implement the trait [`Animation`], whose page begins with a complete example: a [`Description`] (name, phases with
//! their durations, categories), the particles, their targets in each phase, and a step. Its methods get the [`State`]:
//! the [`Particles`], the stage, the phase, the pointer. These help:
//!
//! | | |
//! |---|---|
//! | [`Scatter`], [`Random`] | particles at random, determined by a seed |
//! | [`layout`] | points that fill a square, a disc or a ring evenly, or form a tree, a check mark or stairs |
//! | [`Cue`] | progress between two times after the click |
//! | [`Particles::drift`], [`Particles::aim`], [`Particles::place`] | the three verbs that move particles |
//! | [`Easing`], [`Transition`], [`smooth_step`] | easing towards a target at any frame rate, or between two states |
//! | [`Particles::set_colors`], [`Particles::restyle`] | another color, radius or opacity for each particle |
//! | [`links`], [`LinkSearch`] | all pairs closer than a distance |
//! | [`State::hovered`], [`hit`] | the particle under the pointer |
//! | [`svg`] | a frame as an SVG file |
//!
//! [`animations`] contains the site's animations.
//!
//! [`Particles::push`] gives each particle an id, which a [`Frame`] has too. Sorting by color changes a particle's
//! index in the arrays, but not its id: keep data of your own by id, in the animation, which
//! [`Simulation::animation`] returns.
//!
//! Before the first click, [`State::secs`] stays 0 although `step` runs; add up `dt_secs` if you need a clock then.
//!
//! # Promises
//!
//! The same seed, size and calls give the same frames bit for bit, natively and in WebAssembly. The operations of IEEE
//! 754, square root and rounding included, agree on every machine; exponential and logarithm come from the `libm` crate,
//! sine and cosine from [`layout::unit_vector`].
//!
//! Functions are total: NaN, infinite, negative and enormous values are clamped to documented ranges. Every coordinate
//! of a frame is finite and on the stage. Frames allocate nothing once the buffers have grown, except for the first frame
//! after a click, a resize or a selection.

mod animation;
pub mod animations;
mod clamp;
mod counting_sort;
mod cue;
mod description;
mod easing;
mod frame;
pub mod hit;
pub mod layout;
pub mod links;
mod motion;
mod particles;
mod random;
mod scatter;
mod simulation;
mod stage_size;
pub mod svg;
mod timeline;
mod transition;

/// Vectors in this crate are `glam`'s, in the version that its signatures use.
pub use glam;

pub use animation::Animation;
pub use cue::Cue;
pub use description::{Description, Phase};
pub use easing::{Easing, smooth_step};
pub use frame::{Frame, Glow, Mark, Rgb};
pub use links::{Link, LinkSearch, LinkStyle};
pub use particles::{Particle, Particles};
pub use random::Random;
pub use scatter::Scatter;
pub use simulation::{Simulation, State};
pub use stage_size::StageSize;
pub use transition::Transition;

/// The code in the README compiles.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
