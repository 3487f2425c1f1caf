//! The particle engine for the site: one exported [`Stage`] per mounted canvas.
//!
//! `particles` computes frames, and a painter of `particles-painters` draws them. This crate requests no frames:
//! JavaScript calls [`Stage::frame`] for each, and forwards events.
//!
//! To show another animation on a canvas, write a crate like this one; `crates/field` is a small example.

mod panic;
mod stage;

pub use stage::Stage;
