//! Draws frames by WebGL2: one upload of the particles, one of the links, at most three draw calls.
//!
//! The particles go into a texture of floats, from which both the discs and the links read them, so
//! that a link costs the eight bytes of its two indices, straight from the engine's memory.

mod context_state;
mod resources;

use particles::Frame;
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{
    Event, HtmlCanvasElement, WebGl2RenderingContext as Gl, WebGlContextAttributes,
    WebGlPowerPreference,
};

use self::{context_state::ContextState, resources::Resources};
use crate::{BackingStore, PainterError, Texels, gpu};

const CONTEXT_LOST: &str = "webglcontextlost";

/// A WebGL2 context, what was made in it, and what is kept between frames.
///
/// When the context is lost the painter asks the browser to restore it, and makes everything anew before
/// it next paints. It gives its context back when it is dropped: browsers keep few and collect them
/// late.
#[derive(Debug)]
pub struct WebGl2Painter {
    canvas: HtmlCanvasElement,
    gl: Gl,
    context_state: ContextState<Resources>,
    on_lost: Closure<dyn FnMut(Event)>,
    texels: Texels,
}

impl WebGl2Painter {
    /// A painter on this canvas, whether or not a GPU draws it.
    ///
    /// # Errors
    /// [`PainterError::NoContext`] where the canvas yields no WebGL2 context, be it that it has given
    /// one of another type. [`PainterError::Lost`] where its context is lost, for example because its
    /// painter was dropped. [`PainterError::Refused`] where the context refuses the painter's programs.
    /// After the last two make another canvas: this one gives no context of another type any more.
    pub fn new(canvas: &HtmlCanvasElement) -> Result<Self, PainterError> {
        let attributes = WebGlContextAttributes::new();
        attributes.set_antialias(false);
        attributes.set_depth(false);
        attributes.set_power_preference(WebGlPowerPreference::LowPower);
        let gl: Gl = canvas
            .get_context_with_context_options("webgl2", &attributes)
            .ok()
            .flatten()
            .ok_or(PainterError::NoContext)?
            .unchecked_into();
        let context_state = ContextState::new();
        let loss = context_state.loss();
        // Only a loss whose event is canceled is restored.
        let on_lost = Closure::new(move |event: Event| {
            event.prevent_default();
            loss.set(true);
        });
        let mut painter = Self {
            canvas: canvas.clone(),
            gl,
            context_state,
            on_lost,
            texels: Texels::default(),
        };
        // It fails for no type of event.
        let _ = painter.canvas.add_event_listener_with_callback(
            CONTEXT_LOST,
            painter.on_lost.as_ref().unchecked_ref(),
        );
        match resources(&painter.gl, &mut painter.context_state)? {
            Some(_) => Ok(painter),
            None => Err(PainterError::Lost),
        }
    }

    /// Fits the canvas to the backing store, clears it and draws the frame. While the context is lost
    /// nothing is drawn, which is no error: whoever paints only when something changes has to paint again
    /// after the canvas's event `webglcontextrestored`. Particles beyond the 524,032nd are left out.
    ///
    /// # Errors
    /// [`PainterError::Refused`] where a restored context refuses the painter's programs, then and ever
    /// after.
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) -> Result<(), PainterError> {
        store.apply(&self.canvas);
        let Self {
            gl,
            context_state,
            texels,
            ..
        } = self;
        if let Some(resources) = resources(gl, context_state)? {
            let particles = texels.pack(frame);
            resources.paint(gl, frame, texels, particles, store);
        }
        Ok(())
    }
}

fn resources<'a>(
    gl: &Gl,
    context_state: &'a mut ContextState<Resources>,
) -> Result<Option<&'a mut Resources>, PainterError> {
    context_state
        .resources(|| gl.is_context_lost(), || Resources::new(gl))
        .map_err(|_| PainterError::Refused)
}

impl Drop for WebGl2Painter {
    fn drop(&mut self) {
        let _ = self.canvas.remove_event_listener_with_callback(
            CONTEXT_LOST,
            self.on_lost.as_ref().unchecked_ref(),
        );
        gpu::release(&self.gl);
    }
}
