//! Painters draw a [`Frame`] of the particle engine on a canvas, with WebGL2 or Canvas 2D: first the glow, then the
//! links, then the particles in the frame's order. They know no animation.
//!
//! ```no_run
//! use particles::{Simulation, StageSize};
//! use particles_painters::{BackingStore, Painter};
//! use particles_painters::web_sys::HtmlCanvasElement;
//!
//! fn draw(canvas: &HtmlCanvasElement, simulation: &mut Simulation) {
//!     let Some(mut painter) = Painter::new(canvas) else { return };
//!     let frame = simulation.frame();
//!     painter.paint(&frame, &BackingStore::new(frame.size, 2.0));
//! }
//! ```
//!
//! Create a painter once per canvas and keep it: it holds the canvas's context. Frames are in CSS pixels;
//! [`BackingStore`] computes how many device pixels the canvas has. The painter resizes the canvas in the call that
//! draws, so that the browser never presents it blank.

mod backing_store;
mod canvas2d;
mod link_batches;
mod webgl2;

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
    /// `None` if the canvas yields no context. Retry with another canvas: this one may already have a WebGL context, and
    /// then yields none for Canvas 2D. This happens on the first canvas of a page without a GPU, because only a context
    /// tells whether a GPU draws it.
    #[must_use]
    pub fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        WebGl2Painter::open(canvas, true)
            .map(Self::WebGl2)
            .or_else(|| Canvas2dPainter::new(canvas).map(Self::Canvas2d))
    }

    /// Resizes the canvas to the backing store, clears it and draws the frame. Draws nothing while the context is lost:
    /// see [`WebGl2Painter::paint`] and [`Canvas2dPainter::paint`].
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) {
        match self {
            Self::WebGl2(painter) => painter.paint(frame, store),
            Self::Canvas2d(painter) => painter.paint(frame, store),
        }
    }
}

/// The code in the README compiles.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
