//! The particle engine as the site has it: one exported [`Stage`] per mounted canvas.
//!
//! `particles` decides what a picture contains, and a painter of `particles-painters` turns it into
//! pixels. This crate asks for no frame: JavaScript calls [`Stage::advance`] and [`Stage::paint`] when it
//! wants one, and hands on what the pointer and the keyboard do.
//!
//! To show another animation on a canvas, write a crate like this one; `benches/field-wasm` is a small example.

#[cfg(feature = "test-stages")]
mod any_discs;
mod panic;
mod stage;

pub use stage::Stage;
