//! The browser shell of the particle engine: one exported [`Stage`] per mounted canvas.
//!
//! `particles` decides what a picture contains; this crate turns that picture into pixels, and is the
//! only place that draws. It owns no listener and asks for no frame: JavaScript calls
//! [`Stage::frame`] when it wants one, and hands on what the pointer and the keyboard do.
//!
//! Two spaces meet here: everything is in CSS pixels, except what is named `*_device_px`.

#![cfg_attr(target_arch = "wasm32", no_std)]

extern crate alloc;

#[cfg(target_arch = "wasm32")]
mod allocator;
mod backing;
mod clock;
#[cfg(feature = "field-stage")]
mod field_stage;
mod names;
mod painter;
#[cfg(target_arch = "wasm32")]
mod panic;
mod stage;

#[cfg(feature = "field-stage")]
pub use field_stage::FieldStage;
pub use names::{AnimationName, CategoryName, PainterName, PhaseName};
pub use stage::Stage;
