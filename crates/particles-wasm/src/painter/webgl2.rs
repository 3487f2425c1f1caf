//! Draws frames by WebGL2: one upload of the particles, one of the links, at most three draw calls.
//!
//! The particles go into a texture of floats, from which both the discs and the links read them, so
//! that a link costs the eight bytes of its two indices, straight from the engine's memory.

use particles::Frame;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

use super::{pack_glow, texels::Texels};
use crate::backing::Backing;

#[wasm_bindgen(module = "/src/painter/webgl2.js")]
extern "C" {
    /// The half that holds the context.
    #[derive(Debug)]
    type WebGl2;

    fn open_webgl2(canvas: &HtmlCanvasElement, only_if_fast: bool) -> Option<WebGl2>;

    #[wasm_bindgen(method)]
    fn paint(
        this: &WebGl2,
        ratio: f32,
        glow: &[f32],
        link_style: &[f32],
        links: &[u32],
        texels: &[f32],
        particles: usize,
    );

    #[wasm_bindgen(method)]
    fn close(this: &WebGl2);
}

/// A WebGL2 context and what is kept between frames.
#[derive(Debug)]
pub(crate) struct WebGl2Painter {
    context: WebGl2,
    texels: Texels,
}

impl WebGl2Painter {
    /// `None` where the canvas yields no WebGL2 context that can hold the programs, or, with
    /// `only_if_fast`, only one without a GPU.
    pub(crate) fn new(canvas: &HtmlCanvasElement, only_if_fast: bool) -> Option<Self> {
        Some(Self {
            context: open_webgl2(canvas, only_if_fast)?,
            texels: Texels::default(),
        })
    }

    /// Clears the canvas and draws the frame; nothing while the context is lost.
    pub(crate) fn paint(&mut self, frame: &Frame<'_>, backing: &Backing) {
        let particles = self.texels.pack(frame);
        let style = frame.link_style;
        self.context.paint(
            backing.ratio,
            &pack_glow(frame.glow),
            &[style.distance_px, style.opacity, style.width_px],
            bytemuck::cast_slice(frame.links),
            self.texels.as_floats(),
            particles,
        );
    }
}

/// A browser keeps few contexts and collects them late: a stage that is freed gives its own back.
impl Drop for WebGl2Painter {
    fn drop(&mut self) {
        self.context.close();
    }
}
