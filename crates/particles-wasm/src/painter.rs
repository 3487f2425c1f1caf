//! Painters turn a [`Frame`] into pixels and know no animation.
//!
//! The order is the same in both: glow, links, particles.

mod canvas2d;
mod strokes;
mod webgl2;

use particles::Frame;
use wasm_bindgen::prelude::JsError;
use web_sys::HtmlCanvasElement;

use self::{canvas2d::Canvas2dPainter, webgl2::WebGl2Painter};
use crate::{backing::Backing, names::PainterName};

/// What draws a stage.
#[derive(Debug)]
pub(crate) enum Painter {
    WebGl2(Box<WebGl2Painter>),
    Canvas2d(Box<Canvas2dPainter>),
    /// Draws nothing; links are searched all the same, because the frame holds them.
    None,
}

impl Painter {
    /// The named painter, or the best one that this canvas yields.
    ///
    /// # Errors
    /// When the canvas has no context for it. A canvas that once gave a WebGL context gives no other.
    pub(crate) fn new(
        canvas: &HtmlCanvasElement,
        name: Option<PainterName>,
    ) -> Result<Self, JsError> {
        Ok(match name {
            None => match WebGl2Painter::new(canvas, true)? {
                Some(painter) => Self::WebGl2(Box::new(painter)),
                None => Self::canvas2d(canvas)?,
            },
            Some(PainterName::Webgl2) => Self::WebGl2(Box::new(
                WebGl2Painter::new(canvas, false)?
                    .ok_or_else(|| JsError::new("the canvas yields no WebGL2 context"))?,
            )),
            Some(PainterName::Canvas2d) => Self::canvas2d(canvas)?,
            Some(PainterName::None) => Self::None,
            Some(PainterName::__Invalid) => {
                return Err(JsError::new("no painter has this name"));
            }
        })
    }

    fn canvas2d(canvas: &HtmlCanvasElement) -> Result<Self, JsError> {
        Canvas2dPainter::new(canvas)
            .map(|painter| Self::Canvas2d(Box::new(painter)))
            .ok_or_else(|| JsError::new("the canvas yields no 2D context"))
    }

    pub(crate) fn name(&self) -> PainterName {
        match self {
            Self::WebGl2(_) => PainterName::Webgl2,
            Self::Canvas2d(_) => PainterName::Canvas2d,
            Self::None => PainterName::None,
        }
    }

    /// Clears the canvas and draws the frame; without a context, nothing.
    pub(crate) fn paint(&mut self, frame: &Frame<'_>, backing: &Backing) {
        match self {
            Self::WebGl2(painter) => painter.paint(frame, backing),
            Self::Canvas2d(painter) => painter.paint(frame, backing),
            Self::None => {}
        }
    }
}
