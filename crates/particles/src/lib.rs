//! A particle engine without a browser or a clock: it computes what a stage shows at any time.
//!
#![doc = include_str!("../pictures/esee-converging.svg")]
//!
//! ```
//! use particles::{Animation, Simulation, StageSize, svg};
//!
//! /// An animation 2.5 seconds after a click, as an SVG file.
//! fn picture(animation: impl Animation + 'static) -> String {
//!     let mut simulation = Simulation::new(Box::new(animation), StageSize::new(1280.0, 390.0), 1);
//!     simulation.click();
//!     simulation.advance(2.5);
//!     svg::still(&simulation.frame())
//! }
//! ```
//!
//! A [`Simulation`] runs an [`Animation`] on a stage. You pass elapsed time ([`Simulation::advance`]) and events (a
//! click, the pointer, a resize), and get a borrowed [`Frame`]. The crate `particles-painters` draws it on a canvas,
//! [`svg`] writes it as a file. Units are seconds and CSS pixels; the origin is the top-left corner.
//!
//! The picture above is a frame of ESEE, one of the site's animations (`crates/animations`): discs of four colors, each
//! color joined by lines in its own quadrant.
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
//! | [`circle`] | directions and rings |
//! | [`Cue`] | progress between two times after the click |
//! | [`Particles::drift`], [`Particles::aim`], [`Particles::place`] | the three verbs that move particles |
//! | [`Easing`], [`Transition`], [`smooth_step`] | easing towards a target at any frame rate, or between two states |
//! | [`Particles::set_colors`], [`Particles::restyle`] | another color, radius or opacity for each particle |
//! | [`links`], [`LinkSearch`] | all pairs closer than a distance |
//! | [`State::hovered`], [`hit`] | the particle under the pointer |
//! | [`svg`] | a frame as an SVG file |
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
//! sine and cosine from [`circle::unit_vector`].
//!
//! Functions are total: NaN, infinite, negative and enormous values are clamped to documented ranges. Every coordinate
//! of a frame is finite and on the stage. Frames allocate nothing once the buffers have grown, except for the first frame
//! after a click, a resize or a selection.

mod animation;
pub mod circle;
mod clamp;
mod counting_sort;
mod cue;
mod description;
mod easing;
mod frame;
pub mod hit;
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
