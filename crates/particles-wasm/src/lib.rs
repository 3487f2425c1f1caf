//! The browser shell of the particle engine: one exported [`Stage`] per mounted canvas, and the painters
//! that it draws with, for any other animation that yields [`Frame`](particles::Frame)s.
//!
//! `particles` decides what a picture contains; this crate turns that picture into pixels, and is the
//! only place that draws. It asks for no frame: JavaScript calls [`Stage::advance`] and [`Stage::paint`]
//! when it wants one, and hands on what the pointer and the keyboard do.
//!
//! There are two coordinate spaces: everything is in CSS pixels, except what is named `*_device_px`.
//!
//! An animation of your own is a crate that owns a canvas's painter:
//!
//! ```no_run
//! use particles::{Frame, StageSize};
//! use particles_wasm::{BackingStore, Painter, PainterError};
//! use web_sys::HtmlCanvasElement;
//!
//! fn draw(canvas: &HtmlCanvasElement, frame: &Frame<'_>) -> Result<(), PainterError> {
//!     let mut painter = Painter::new(canvas)?;
//!     painter.paint(frame, &BackingStore::new(frame.size, 1.0))
//! }
//! ```

mod backing_store;
mod painter;
mod panic;
mod stage;

pub use backing_store::BackingStore;
pub use painter::{Canvas2dPainter, Painter, PainterError, WebGl2Painter};
pub use stage::Stage;
