//! Painters turn a [`Frame`] into pixels and know no animation: first the glow, then the links, then the
//! particles in the frame's order.

mod batches;
mod canvas2d;
mod gpu;
mod texels;
mod webgl2;

use std::{error::Error, fmt};

use particles::Frame;
use web_sys::HtmlCanvasElement;

pub use self::{canvas2d::Canvas2dPainter, webgl2::WebGl2Painter};
use crate::backing_store::BackingStore;

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
    /// As for [`WebGl2Painter::new`] and [`Canvas2dPainter::new`]. After [`PainterError::Refused`] the
    /// canvas is used up; Canvas 2D may do on another one.
    pub fn new(canvas: &HtmlCanvasElement) -> Result<Self, PainterError> {
        if gpu::has_gpu(canvas) {
            match WebGl2Painter::new(canvas) {
                Err(PainterError::NoContext) => {}
                painter => return painter.map(Self::WebGl2),
            }
        }
        Canvas2dPainter::new(canvas).map(Self::Canvas2d)
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
}

impl fmt::Display for PainterError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::NoContext => "the canvas yields no context",
            Self::Refused => "the context refuses the painter's programs",
        })
    }
}

impl Error for PainterError {}
