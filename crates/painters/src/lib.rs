//! Painters draw a [`Frame`] of the particle engine on a canvas, with WebGL2 or Canvas 2D: first the glow, then the
//! links, then the particles in the frame's order. They know no animation.
//!
//! ```no_run
//! use particles::Simulation;
//! use particles_painters::{BackingStore, Painter};
//! use particles_painters::web_sys::Element;
//!
//! fn draw(parent: &Element, simulation: &mut Simulation) -> Option<Painter> {
//!     let mut painter = Painter::new()?;
//!     let frame = simulation.frame();
//!     painter.paint(&frame, &BackingStore::new(frame.size, 2.0));
//!     parent.append_child(painter.canvas()).ok()?;
//!     Some(painter)
//! }
//! ```
//!
//! Keep the painter: it holds the canvas's context. Frames are in CSS pixels; [`BackingStore`] computes how many device
//! pixels the canvas has. The painter resizes the canvas in the call that draws, so that the browser never presents it
//! blank.

mod backing_store;
mod canvas2d;
mod link_batches;
mod webgl2;

use particles::Frame;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

/// Canvases in this crate are `web-sys`'s, in the version that its signatures use.
pub use web_sys;

pub use backing_store::BackingStore;
pub use canvas2d::Canvas2dPainter;
pub use webgl2::WebGl2Painter;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = document, js_name = createElement)]
    fn create_element(name: &str) -> HtmlCanvasElement;
}

/// Either painter.
#[derive(Debug)]
pub enum Painter {
    /// Draws with WebGL2.
    WebGl2(WebGl2Painter),
    /// Draws with Canvas 2D.
    Canvas2d(Canvas2dPainter),
}

impl Painter {
    /// WebGL2 where a GPU draws it, and Canvas 2D elsewhere, on a new canvas that is not in the document yet. `None` if
    /// the browser gives no canvas a context.
    ///
    /// Creates the canvas itself, because only a WebGL context tells whether a GPU draws it, and a canvas with such a
    /// context gives no other. To draw on a canvas of the page, choose the painter: [`WebGl2Painter::new`],
    /// [`Canvas2dPainter::new`].
    #[must_use]
    pub fn new() -> Option<Self> {
        WebGl2Painter::open(&create_element("canvas"), true)
            .map(Self::WebGl2)
            .or_else(|| Canvas2dPainter::new(&create_element("canvas")).map(Self::Canvas2d))
    }

    /// The canvas on which it draws.
    #[must_use]
    pub fn canvas(&self) -> &HtmlCanvasElement {
        match self {
            Self::WebGl2(painter) => &painter.canvas,
            Self::Canvas2d(painter) => &painter.canvas,
        }
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
