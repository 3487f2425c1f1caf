//! Draws frames with WebGL2: one upload of particles, one of links, at most three draw calls.
//!
//! Shaders of discs and of links read the particles from the same texture of floats. So a link is only its two indices,
//! eight bytes, uploaded from the engine's memory without a copy.

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

/// Draws on a canvas with WebGL2.
///
/// When the context is lost, the painter asks the browser to restore it, and then makes its resources again before it
/// next paints. Dropping the painter releases the context: browsers allow few contexts at a time, and collect unused
/// ones late.
#[derive(Debug)]
pub struct WebGl2Painter {
    canvas: HtmlCanvasElement,
    context: WebGl2,
    gl: Gl,
    context_state: ContextState<Resources>,
    texels: Texels,
}

impl WebGl2Painter {
    /// A painter on this canvas, even if no GPU draws it.
    ///
    /// # Errors
    /// - [`PainterError::NoContext`] if the canvas yields no WebGL2 context, for example because it has one of another
    ///   type.
    /// - [`PainterError::Lost`] if its context is lost, for example because an earlier painter was dropped.
    /// - [`PainterError::Refused`] if the context does not compile the shaders.
    ///
    /// After `Lost` and `Refused`, the canvas yields no context of another type either: create another canvas.
    pub fn new(canvas: &HtmlCanvasElement) -> Result<Self, PainterError> {
        Self::open(canvas, false)
    }

    /// As [`Self::new`], but with `only_gpu` also fails with [`PainterError::NoContext`] if no GPU draws the canvas.
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

    /// Resizes the canvas to the backing store, clears it and draws the frame. Draws nothing while the context is lost:
    /// if you paint only on changes, paint again after the canvas's event `webglcontextrestored`. The palette and the
    /// particles share 524,288 texels; leaves out particles beyond these.
    ///
    /// # Errors
    /// [`PainterError::Refused`] if a restored context does not compile the shaders.
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) -> Result<(), PainterError> {
        store.apply(&self.canvas);
        let packed = self.texels.pack(frame);
        if let Some((gl, resources, texels)) = self.resources()? {
            resources.paint(gl, frame, texels, packed, store);
        }
        Ok(())
    }

    /// The resources; `None` while the context is lost.
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
