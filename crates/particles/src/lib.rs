//! A particle engine: what a stage shows at any time, without a browser and without a clock.
//!
//! A [`Simulation`] runs an animation on a stage. Its caller passes the time that has elapsed
//! ([`Simulation::advance`]) and events (a click, the pointer, another size); it yields a borrowed [`Frame`] that a painter draws.
//! Everything is in CSS pixels with the origin at the top left, and in seconds.
//!
//! ```
//! use particles::{StageSize, animations};
//!
//! let esee = animations::find("esee").unwrap();
//! let mut simulation = esee.simulation(StageSize::new(1216.0, 608.0), 1);
//! simulation.click();
//! simulation.advance(2.0);
//! assert_eq!(simulation.phase_name(), "converging");
//! assert_eq!(simulation.frame().x.len(), 120);
//! ```
//!
//! # An animation of one's own
//!
//! What an animation supplies is the trait [`Animation`]: a [`Description`] (name, phases with their
//! durations, categories), the particles, their targets in each phase, and a step. What it works on is
//! the [`State`]: the [`Particles`], the stage, the phase, the pointer. What it works with:
//!
//! | | |
//! |---|---|
//! | [`Scatter`], [`Random`] | particles at random, determined by a seed |
//! | [`layout`] | points that fill a square, a disc or a ring evenly |
//! | [`Easing`], [`Transition`], [`smooth_step`] | towards a target at the same pace at every frame rate; between two states |
//! | [`motion`] | drifting, bouncing and following, one axis at a time |
//! | [`links`], [`LinkSearch`] | all pairs nearer than a distance |
//! | [`hit`] | the particle under the pointer |
//! | [`svg`] | a frame as a picture that stands still |
//!
//! The repository's `examples/own_animation.rs` is a whole one. A [`Simulation`] of an animation that is
//! not boxed gives access to it while it runs. [`animations`] has the two of the site that this engine was
//! made for; pixels on a canvas are the crate `particles-painters`'.
//!
//! # Promises
//!
//! The same seed, size and calls give the same frames bit for bit, natively and in WebAssembly: the
//! operations of IEEE 754 (the square root and rounding among them) agree everywhere, and sine, cosine
//! and powers come from the `libm` crate on both sides.
//!
//! Functions are total: what is NaN, infinite, negative or enormous is brought into documented ranges,
//! and every coordinate of a frame is finite and on the stage as long as the animation's own step keeps to
//! what [`Animation::step`] asks for. A frame allocates nothing once warm.
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

/// Vectors in this crate are those of `glam`, at the version that its signatures have.
pub use glam;

pub use animation::{Animation, Links};
pub use description::{Description, Phase, StillShape};
pub use easing::{Easing, smooth_step};
pub use frame::{Frame, Glow, RIM_SHADE, Rgb};
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
