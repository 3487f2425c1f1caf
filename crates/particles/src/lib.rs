//! The particle engine: what a stage shows at any time, without a browser and without a clock.
//!
//! An [`Animation`] is told of time ([`Animation::advance`]) and of events, and yields a borrowed
//! [`Frame`] that a painter draws. Everything is in CSS pixels with the origin at the top left, and
//! in seconds.
//!
//! The same seed, size and calls give the same frames bit for bit, natively and in WebAssembly: the
//! operations of IEEE 754 (the square root and rounding among them) agree everywhere, and sine, cosine
//! and powers come from the `libm` crate on both sides.
//!
//! ```
//! use particles::{Animation, AnimationName, Phase, StageSize};
//!
//! let mut animation = Animation::new(AnimationName::Esee, StageSize::new(1216.0, 608.0), 1);
//! animation.click();
//! animation.advance(2.0);
//! assert_eq!(animation.phase(), Phase::Converging);
//! assert_eq!(animation.frame().x.len(), 120);
//! ```
//!
//! Deliberately absent: a trait of animations (a closed enum says as much), a scene graph, and
//! configuration at run time (tunables are the `*Params` structs).

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod animation;
mod category;
mod easing;
mod esee;
mod field;
mod frame;
pub mod hit;
mod impact;
mod layout;
pub mod links;
pub mod motion;
mod particles;
mod phase;
mod ramp;
mod random;
mod stage_size;
pub mod svg;
mod timeline;

pub use animation::{Animation, AnimationName, UnknownAnimation};
pub use category::Category;
pub use easing::Easing;
pub use esee::{Esee, EseeParams};
pub use field::{Field, FieldParams};
pub use frame::{Frame, Glow, Rgb};
pub use impact::{Impact, ImpactParams};
pub use links::{Link, LinkSearch, LinkStyle};
pub use particles::Particles;
pub use phase::Phase;
pub use ramp::Ramp;
pub use random::Random;
pub use stage_size::StageSize;
pub use timeline::Timeline;
