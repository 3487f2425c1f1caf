//! Painters turn a [`Frame`] of the particle engine into the pixels of a canvas, by WebGL2 or Canvas 2D.
//! They know no animation: first the glow is drawn, then the links, then the particles in the frame's
//! order.
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
//! A painter is made once for a canvas and kept: it holds the canvas's context. Frames are in CSS pixels;
//! [`BackingStore`] says how many device pixels the canvas has, and the painter gives it these in the call
//! that draws, so that no frame is presented blank. What the two painters make of a frame before they draw
//! is public too, for painters of other kinds: [`Texels`] and [`LinkBatches`] need no browser.

mod backing_store;
mod canvas2d;
mod link_batches;
mod texels;
mod webgl2;

use std::{error::Error, fmt};

use particles::Frame;
use web_sys::HtmlCanvasElement;

/// Canvases in this crate are those of `web-sys`, at the version that its signatures have.
pub use web_sys;

pub use backing_store::BackingStore;
pub use canvas2d::Canvas2dPainter;
pub use webgl2::WebGl2Painter;

/// Either painter.
#[derive(Debug)]
pub enum Painter {
    /// By WebGL2.
    WebGl2(WebGl2Painter),
    /// By Canvas 2D.
    Canvas2d(Canvas2dPainter),
}

impl Painter {
    /// WebGL2 where a GPU draws it, and Canvas 2D elsewhere.
    ///
    /// # Errors
    /// As for [`WebGl2Painter::new`] and [`Canvas2dPainter::new`]. The canvas may be used up then, and Canvas
    /// 2D may do on another one. So it is with the first canvas of a page where no GPU draws: to find that out
    /// takes a context, and what has given one of WebGL gives none of Canvas 2D.
    pub fn new(canvas: &HtmlCanvasElement) -> Result<Self, PainterError> {
        match WebGl2Painter::open(canvas, true) {
            Err(PainterError::NoContext) => Canvas2dPainter::new(canvas).map(Self::Canvas2d),
            painter => painter.map(Self::WebGl2),
        }
    }

    /// Fits the canvas to the backing store, clears it and draws the frame; nothing while the context is
    /// lost, see [`WebGl2Painter::paint`] and [`Canvas2dPainter::paint`].
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

/// Why a canvas can't be painted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PainterError {
    /// The canvas yields no context of this type.
    NoContext,
    /// The context refuses the painter's programs.
    Refused,
    /// The canvas's context is lost, for example because its painter was dropped.
    Lost,
}

impl PainterError {
    /// What it displays. Not by `to_string`, which would bring more of `fmt` into a module.
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
