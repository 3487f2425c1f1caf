//! The particle engine: what a stage shows at any time, without a browser and without a clock.

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
pub mod svg;
mod timeline;
mod transition;

pub use glam;

pub use animation::{Animation, Links};
pub use description::{Description, Phase, StillShape};
pub use easing::Easing;
pub use frame::{Frame, Glow, Rgb};
pub use links::{Link, LinkSearch, LinkStyle};
pub use particles::{Particle, Particles};
pub use random::Random;
pub use scatter::Scatter;
pub use simulation::{Simulation, State};
pub use stage_size::StageSize;
pub use transition::Transition;
