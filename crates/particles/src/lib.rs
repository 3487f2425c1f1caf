//! A particle engine: what a stage shows at any time, without a browser and without a clock.
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
//! The picture, above, has 120 discs in four colors, in four webs of lines, one in each quadrant. A [`Simulation`] runs
//! an animation on a stage. Its caller passes the time that has elapsed ([`Simulation::advance`]) and events (a
//! click, the pointer, another size); it yields a borrowed [`Frame`] that a painter draws: on a canvas, those of
//! the crate `particles-painters`, or [`svg`]. Everything is in CSS pixels with the origin at the top left, and
//! in seconds.
//!
//! # Writing an animation
//!
//! It is a type that implements the trait [`Animation`], whose page begins with a whole one: a [`Description`]
//! (name, phases with their durations, categories), the particles, their targets in each phase, and a step. What
//! it works on is the [`State`]: the [`Particles`], the stage, the phase, the pointer. What it works with:
//!
//! | | |
//! |---|---|
//! | [`Scatter`], [`Random`] | particles at random, determined by a seed |
//! | [`layout`] | points that fill a square, a disc, a ring, spirals or a honeycomb evenly |
//! | [`Easing`], [`Transition`], [`smooth_step`] | towards a target at the same pace at every frame rate; between two states |
//! | [`motion`] | drifting, bouncing and following, one axis at a time |
//! | [`links`], [`LinkSearch`] | all pairs nearer than a distance |
//! | [`hit`] | the particle under the pointer |
//! | [`svg`] | a frame as an SVG file |
//!
//! [`animations`] has the two of the site that this engine was made for. How each particle is drawn can change with
//! every step ([`Particles::restyle`]); a label highlights a whole category only.
//! Before the first click, time in phase stays 0 while `step` still runs; add up `dt_secs` if you need a clock.
//!
//! # Promises
//!
//! The same seed, size and calls give the same frames bit for bit, natively and in WebAssembly: the
//! operations of IEEE 754 (the square root and rounding among them) agree everywhere, and sine, cosine
//! and the exponential come from the `libm` crate on both sides.
//!
//! Functions are total: NaN, infinite, negative and enormous values are clamped to documented ranges, and every
//! coordinate of a frame is finite and on the stage as long as the animation's own step keeps to what
//! [`Animation::step`] asks for. A frame allocates nothing once warm.
//!
//! # Deliberately absent
//!
//! Threads, WebGPU, vectors of more than four lanes, forces and collisions, a scene graph, configuration
//! files; the README has the reasons.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod animation;
pub mod animations;
mod clamp;
mod description;
mod easing;
mod frame;
pub mod hit;
pub mod layout;
pub mod links;
pub mod motion;
mod particles;
mod random;
mod scatter;
mod simulation;
mod stage_size;
#[cfg(feature = "svg")]
pub mod svg;
mod timeline;
mod transition;
mod wave;

/// Vectors in this crate are those of `glam`, at the version that its signatures have.
pub use glam;

pub use animation::Animation;
pub use description::{Description, Phase, StillShape};
pub use easing::{Easing, smooth_step};
pub use frame::{Frame, Glow, Rgb};
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
