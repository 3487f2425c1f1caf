//! Draws frames by WebGL2: one upload of the particles, one of the links, at most three draw calls.
//!
//! The particles go into a texture of floats, from which both the discs and the links read them, so
//! that a link costs the eight bytes of its two indices. Colours are premultiplied, as the page's
//! compositor wants them: the picture looks the same on a light and on a dark page.

mod program;
mod upload;

use particles::{Frame, Glow, Rgb};
use wasm_bindgen::{JsCast, prelude::JsError};
use web_sys::{
    HtmlCanvasElement, WebGl2RenderingContext as Gl, WebGlContextAttributes, WebGlPowerPreference,
    WebglLoseContext,
};

use self::{
    program::Program,
    upload::{LinkBuffer, ParticleTexture},
};
use crate::backing::Backing;

/// A WebGL2 context and the resources in it.
#[derive(Debug)]
pub(crate) struct WebGl2Painter {
    gl: Gl,
    /// `None` while the context is lost: a restored context has none of the old resources.
    resources: Option<Resources>,
}

impl WebGl2Painter {
    /// `None` where the canvas yields no WebGL2 context, or, with `only_if_fast`, only a slow one.
    ///
    /// # Errors
    /// When the context can't hold the painter's resources.
    pub(crate) fn new(
        canvas: &HtmlCanvasElement,
        only_if_fast: bool,
    ) -> Result<Option<Self>, JsError> {
        let attributes = WebGlContextAttributes::new();
        attributes.set_antialias(false);
        attributes.set_depth(false);
        attributes.set_fail_if_major_performance_caveat(only_if_fast);
        attributes.set_power_preference(WebGlPowerPreference::LowPower);
        let context = canvas.get_context_with_context_options("webgl2", &attributes);
        let Some(gl) = context
            .ok()
            .flatten()
            .and_then(|gl| gl.dyn_into::<Gl>().ok())
        else {
            return Ok(None);
        };
        let resources = Resources::new(&gl);
        if resources.is_none() && !gl.is_context_lost() {
            return Err(JsError::new("the WebGL2 context refused its programs"));
        }
        Ok(Some(Self { gl, resources }))
    }

    /// Clears the canvas and draws the frame; nothing while the context is lost.
    pub(crate) fn paint(&mut self, frame: &Frame<'_>, backing: &Backing) {
        if self.gl.is_context_lost() {
            self.resources = None;
            return;
        }
        if self.resources.is_none() {
            self.resources = Resources::new(&self.gl);
        }
        if let Some(resources) = &mut self.resources {
            resources.paint(&self.gl, frame, backing);
        }
    }
}

/// A browser keeps few contexts and collects them late: a stage that is freed gives its own back.
impl Drop for WebGl2Painter {
    fn drop(&mut self) {
        if let Ok(Some(extension)) = self.gl.get_extension("WEBGL_lose_context") {
            extension
                .unchecked_into::<WebglLoseContext>()
                .lose_context();
        }
    }
}

/// What lives and dies with a context.
#[derive(Debug)]
struct Resources {
    glow: Program<2>,
    links: Program<1>,
    discs: Program<0>,
    particles: ParticleTexture,
    ends: LinkBuffer,
}

impl Resources {
    /// `None` when the context refuses one of them, as a lost one does.
    fn new(gl: &Gl) -> Option<Self> {
        // With premultiplied colours, `over` is one multiplication.
        gl.enable(Gl::BLEND);
        gl.blend_func(Gl::ONE, Gl::ONE_MINUS_SRC_ALPHA);
        gl.clear_color(0.0, 0.0, 0.0, 0.0);
        Some(Self {
            glow: Program::new(
                gl,
                include_str!("webgl2/glow.vert"),
                include_str!("webgl2/glow.frag"),
                ["disc", "colour"],
            )?,
            links: Program::new(
                gl,
                include_str!("webgl2/link.vert"),
                include_str!("webgl2/link.frag"),
                ["style"],
            )?,
            discs: Program::new(
                gl,
                include_str!("webgl2/disc.vert"),
                include_str!("webgl2/disc.frag"),
                [],
            )?,
            particles: ParticleTexture::new(gl)?,
            ends: LinkBuffer::new(gl)?,
        })
    }

    fn paint(&mut self, gl: &Gl, frame: &Frame<'_>, backing: &Backing) {
        gl.viewport(
            0,
            0,
            backing.width_device_px.cast_signed(),
            backing.height_device_px.cast_signed(),
        );
        gl.clear(Gl::COLOR_BUFFER_BIT);
        if let Some(glow) = &frame.glow {
            self.paint_glow(gl, glow, backing);
        }
        let particles = self.particles.upload(gl, frame);
        if particles == 0 {
            return;
        }
        if !frame.links.is_empty() {
            let links = self.ends.upload(gl, frame.links);
            self.links.bind(gl, backing);
            let style = frame.link_style;
            gl.uniform3f(
                self.links.uniform(0),
                style.distance_px,
                style.opacity,
                style.width_px,
            );
            gl.draw_arrays_instanced(Gl::TRIANGLE_STRIP, 0, 4, links);
        }
        self.discs.bind(gl, backing);
        gl.draw_arrays_instanced(Gl::TRIANGLE_STRIP, 0, 4, particles);
    }

    fn paint_glow(&self, gl: &Gl, glow: &Glow, backing: &Backing) {
        self.glow.bind(gl, backing);
        gl.uniform3f(
            self.glow.uniform(0),
            glow.centre.x,
            glow.centre.y,
            glow.radius_px,
        );
        let [red, green, blue] = unit_rgb(glow.colour).map(|channel| channel * glow.opacity);
        gl.uniform4f(self.glow.uniform(1), red, green, blue, glow.opacity);
        gl.draw_arrays(Gl::TRIANGLE_STRIP, 0, 4);
    }
}

/// A colour's channels in [0, 1].
fn unit_rgb(Rgb(red, green, blue): Rgb) -> [f32; 3] {
    [red, green, blue].map(|channel| f32::from(channel) / 255.0)
}
