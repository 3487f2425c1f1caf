//! Draws frames by WebGL2: one upload of the particles, one of the links, at most three draw calls.
//!
//! The particles go into a texture of floats, from which both the discs and the links read them, so
//! that a link costs the eight bytes of its two indices, straight from the engine's memory.

mod context_state;
mod resources;

use particles::Frame;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{HtmlCanvasElement, WebGl2RenderingContext as Gl};

use self::{context_state::ContextState, resources::Resources};
use crate::texels::Texels;
use crate::{BackingStore, PainterError};

#[wasm_bindgen(module = "/src/webgl2.js")]
extern "C" {
    #[derive(Debug)]
    type WebGl2;

    fn open_webgl2(canvas: &HtmlCanvasElement, only_gpu: bool) -> Option<WebGl2>;

    #[wasm_bindgen(method, getter)]
    fn gl(this: &WebGl2) -> Gl;

    #[wasm_bindgen(method, getter)]
    fn losses(this: &WebGl2) -> u32;

    #[wasm_bindgen(method)]
    fn release(this: &WebGl2);
}

/// A WebGL2 context, what was made in it, and what is kept between frames.
///
/// When the context is lost the painter asks the browser to restore it, and makes everything anew before
/// it next paints. It gives its context back when it is dropped: browsers keep few and collect them
/// late.
#[derive(Debug)]
pub struct WebGl2Painter {
    canvas: HtmlCanvasElement,
    context: WebGl2,
    gl: Gl,
    context_state: ContextState<Resources>,
    texels: Texels,
}

impl WebGl2Painter {
    /// A painter on this canvas, whether or not a GPU draws it.
    ///
    /// # Errors
    /// [`PainterError::NoContext`] where the canvas yields no WebGL2 context, for example because it
    /// has given one of another type. [`PainterError::Lost`] where its context is lost, for example because its
    /// painter was dropped. [`PainterError::Refused`] where the context refuses the painter's programs.
    /// After the last two make another canvas: this one gives no context of another type any more.
    pub fn new(canvas: &HtmlCanvasElement) -> Result<Self, PainterError> {
        Self::open(canvas, false)
    }

    /// As [`Self::new`], and [`PainterError::NoContext`] where no GPU draws it, too.
    pub(crate) fn open(canvas: &HtmlCanvasElement, only_gpu: bool) -> Result<Self, PainterError> {
        let context = open_webgl2(canvas, only_gpu).ok_or(PainterError::NoContext)?;
        let mut painter = Self {
            canvas: canvas.clone(),
            gl: context.gl(),
            context,
            context_state: ContextState::default(),
            texels: Texels::default(),
        };
        match painter.resources()? {
            Some(_) => Ok(painter),
            None => Err(PainterError::Lost),
        }
    }

    /// Fits the canvas to the backing store, clears it and draws the frame. While the context is lost
    /// nothing is drawn, which is no error: whoever paints only when something changes has to paint again
    /// after the canvas's event `webglcontextrestored`. Draws only as many particles as fit,
    /// with the palette, into 524,288 texels.
    ///
    /// # Errors
    /// [`PainterError::Refused`] where a restored context refuses the painter's programs, then and ever
    /// after.
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) -> Result<(), PainterError> {
        store.apply(&self.canvas);
        let packed = self.texels.pack(frame);
        if let Some((gl, resources, texels)) = self.resources()? {
            resources.paint(gl, frame, texels, packed, store);
        }
        Ok(())
    }

    /// What was made in the context; `None` while that is lost.
    fn resources(&mut self) -> Result<Option<(&Gl, &mut Resources, &Texels)>, PainterError> {
        let gl = &self.gl;
        let resources = self.context_state.resources(
            self.context.losses(),
            || gl.is_context_lost(),
            || Resources::new(gl),
        )?;
        Ok(resources.map(|resources| (gl, resources, &self.texels)))
    }
}

impl Drop for WebGl2Painter {
    fn drop(&mut self) {
        self.context.release();
    }
}
