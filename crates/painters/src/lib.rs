//! Painters draw a [`Frame`] of the particle engine on a canvas, with WebGL2 or Canvas 2D: first the glow, then the
//! links, then the particles in the frame's order. They know no animation.
//!
//! ```no_run
//! use particles::{Simulation, StageSize};
//! use particles_painters::{BackingStore, Painter, PainterError};
//! use particles_painters::web_sys::HtmlCanvasElement;
//!
//! fn draw(canvas: &HtmlCanvasElement, simulation: &mut Simulation) -> Result<(), PainterError> {
//!     let mut painter = Painter::new(canvas)?;
//!     let frame = simulation.frame();
//!     painter.paint(&frame, &BackingStore::new(frame.size, 2.0))
//! }
//! ```
//!
//! Create a painter once per canvas and keep it: it holds the canvas's context. Frames are in CSS pixels;
//! [`BackingStore`] computes how many device pixels the canvas has. The painter resizes the canvas in the call that
//! draws, so that the browser never presents it blank.

mod backing_store;
mod canvas2d;
mod link_batches;
mod texels;
mod webgl2;

use std::{error::Error, fmt};

use particles::Frame;
use web_sys::HtmlCanvasElement;

/// Canvases in this crate are `web-sys`'s, in the version that its signatures use.
pub use web_sys;

pub use backing_store::BackingStore;
pub use canvas2d::Canvas2dPainter;
pub use webgl2::WebGl2Painter;

/// Either painter.
#[derive(Debug)]
pub enum Painter {
    /// Draws with WebGL2.
    WebGl2(WebGl2Painter),
    /// Draws with Canvas 2D.
    Canvas2d(Canvas2dPainter),
}

impl Painter {
    /// WebGL2 where a GPU draws it, and Canvas 2D elsewhere.
    ///
    /// # Errors
    /// As for [`WebGl2Painter::new`] and [`Canvas2dPainter::new`]. Retry with another canvas: this one may already have
    /// a WebGL context, and then yields none for Canvas 2D. This happens on the first canvas of a page without a GPU,
    /// because only a context tells whether a GPU draws it.
    pub fn new(canvas: &HtmlCanvasElement) -> Result<Self, PainterError> {
        match WebGl2Painter::open(canvas, true) {
            Err(PainterError::NoContext) => Canvas2dPainter::new(canvas).map(Self::Canvas2d),
            painter => painter.map(Self::WebGl2),
        }
    }

    /// Resizes the canvas to the backing store, clears it and draws the frame. Draws nothing while the context is lost:
    /// see [`WebGl2Painter::paint`] and [`Canvas2dPainter::paint`].
    ///
    /// # Errors
    /// As for [`WebGl2Painter::paint`].
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) -> Result<(), PainterError> {
        match self {
            Self::WebGl2(painter) => painter.paint(frame, store),
            Self::Canvas2d(painter) => {
                painter.paint(frame, store);
                Ok(())
            }
        }
    }
}

/// Why a painter cannot draw on a canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PainterError {
    /// The canvas yields no context of this type.
    NoContext,
    /// The context refuses the painter's programs.
    Refused,
    /// The context is lost, for example because its painter was dropped.
    Lost,
}

impl PainterError {
    /// The text that `Display` writes. Callers in WebAssembly use it instead of `to_string`, which adds formatting code
    /// to the module.
    #[must_use]
    pub fn message(self) -> &'static str {
        match self {
            Self::NoContext => "the canvas yields no context",
            Self::Refused => "the context refuses the painter's programs",
            Self::Lost => "the canvas's context is lost",
        }
    }
}

impl fmt::Display for PainterError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.message())
    }
}

impl Error for PainterError {}

/// The code in the README compiles.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
