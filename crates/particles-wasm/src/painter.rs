//! Painters turn a [`Frame`] into pixels and know no animation. Both draw the glow, then the links,
//! then the particles.
//!
//! A painter has two halves. The one in Rust packs a frame into a few flat arrays. The one in
//! JavaScript holds the canvas's context and walks these arrays, one call from here a frame. The
//! border lies there because each call across it costs as much as a line drawn (and a string ten times
//! that), and each function bound a hundred bytes of the module: bindings for the two contexts made up
//! a quarter of it.

mod canvas2d;
mod runs;
mod texels;
mod webgl2;

use particles::{Frame, Glow};
use wasm_bindgen::prelude::JsError;
use web_sys::HtmlCanvasElement;

use self::{canvas2d::Canvas2dPainter, webgl2::WebGl2Painter};
use crate::{backing::Backing, names::PainterName};

/// What draws a stage.
#[derive(Debug)]
pub(crate) enum Painter {
    WebGl2(WebGl2Painter),
    Canvas2d(Canvas2dPainter),
    /// Draws nothing; links are searched all the same, because the frame holds them.
    None,
}

impl Painter {
    /// The named painter, or the best one that this canvas yields.
    ///
    /// # Errors
    /// When the canvas has no context for it, or the context refuses the painter's programs. A canvas
    /// that once gave a WebGL context gives no other.
    pub(crate) fn new(
        canvas: &HtmlCanvasElement,
        name: Option<PainterName>,
    ) -> Result<Self, JsError> {
        let painter = match name {
            None => WebGl2Painter::new(canvas, true)
                .map(Self::WebGl2)
                .or_else(|| Canvas2dPainter::new(canvas).map(Self::Canvas2d)),
            Some(PainterName::Webgl2) => WebGl2Painter::new(canvas, false).map(Self::WebGl2),
            Some(PainterName::Canvas2d) => Canvas2dPainter::new(canvas).map(Self::Canvas2d),
            Some(PainterName::None) => Some(Self::None),
            Some(PainterName::__Invalid) => None,
        };
        painter.ok_or_else(|| JsError::new("the canvas yields no context"))
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

/// A glow as JavaScript reads it: x, y and radius in CSS pixels, opacity, and the colour's channels in
/// [0, 255]. Without a glow the opacity is 0.
fn pack_glow(glow: Option<Glow>) -> [f32; 7] {
    glow.map_or([0.0; 7], |glow| {
        [
            glow.centre.x,
            glow.centre.y,
            glow.radius_px,
            glow.opacity,
            f32::from(glow.colour.0),
            f32::from(glow.colour.1),
            f32::from(glow.colour.2),
        ]
    })
}
