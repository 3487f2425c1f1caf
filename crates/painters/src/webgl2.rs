//! Draws frames with WebGL2: one upload of particles, one of links, at most three draw calls.
//!
//! Shaders of discs and of links read the particles from the same texture of floats. So a link is only its two indices,
//! eight bytes, uploaded from the engine's memory without a copy.

use std::sync::atomic::{AtomicBool, Ordering};

use particles::{Frame, Rgb};
use wasm_bindgen::prelude::{Closure, JsCast as _, wasm_bindgen};
use web_sys::{
    Event, HtmlCanvasElement, WebGl2RenderingContext as Gl, WebGlContextAttributes,
    WebGlPowerPreference, WebGlProgram, WebGlUniformLocation, WebglDebugRendererInfo,
    WebglLoseContext,
};

use crate::BackingStore;

#[wasm_bindgen]
extern "C" {
    /// A WebGL2 context with a binding of `texImage2D` that takes a slice, which wasm-bindgen passes as a view of the
    /// module's memory. The binding in web-sys takes a JavaScript array, which would copy every frame.
    type FloatTextures;

    #[wasm_bindgen(method, js_name = texImage2D)]
    fn tex_image_2d(
        this: &FloatTextures,
        target: u32,
        level: i32,
        internal_format: u32,
        width: usize,
        height: usize,
        border: i32,
        format: u32,
        kind: u32,
        numbers: &[f32],
    );
}

/// The sources of a program's vertex and fragment shader: the code that all programs share, and the program's own.
macro_rules! sources {
    ($name:literal) => {
        [
            concat!(
                include_str!("shaders/vertex.glsl"),
                include_str!(concat!("shaders/", $name, ".vert"))
            ),
            concat!(
                include_str!("shaders/fragment.glsl"),
                include_str!(concat!("shaders/", $name, ".frag"))
            ),
        ]
    };
}

/// The shaders are documented here, because comments in their files would be in the module:
///
/// - Colors are premultiplied, as the page's compositor expects.
/// - The texture `particles` has the layout of [`WebGl2Painter::texels`].
/// - A ring is a disc minus a smaller one. `hole` is the smaller disc's radius in device pixels, and its opacity as a
///   fraction of the larger one's.
/// - `disc` in `disc.vert` returns a radius and an opacity in device pixels. A disc whose edge is one pixel wide, around
///   the radius `h`, covers `π (h² + 1/12)`; `h` is chosen such that this is the disc's area. Discs too small for
///   `h = 0.5`, which covers `π/3`, are paler instead.
/// - `numbers[0]` is the canvas's width and height in device pixels, device pixels per CSS pixel, and the number of
///   colors. `numbers[1]` and `numbers[2]` differ per program; lengths are in CSS pixels.
///
/// | program | draws a quad | `numbers[1]` | `numbers[2]` |
/// |---|---|---|---|
/// | glow | over the glow | center, radius, ripple | premultiplied color at the center |
/// | link | per link | length from which links fade, length at which they vanish, width, opacity | |
/// | disc | per particle, a device pixel wider for the smooth edge | | |
const SOURCES: [[&str; 2]; 3] = [sources!("glow"), sources!("link"), sources!("disc")];

/// Texels per row: a power of two, so that shaders find a particle by a shift and a mask; and as many as there can be
/// colors, because shaders read these from the first row.
const ROW_TEXELS: usize = 256;
/// Location of the attribute `ends` in `link.vert`.
const ENDS: u32 = 0;
/// A quad is a strip of two triangles.
const QUAD_VERTICES: i32 = 4;

/// Parts of the names of renderers that draw without a GPU.
const SOFTWARE_RENDERERS: [&[u8]; 4] = [b"swiftshader", b"llvmpipe", b"softpipe", b"basic render"];

/// Whether a context has shown that no GPU draws WebGL on this page.
static NO_GPU: AtomicBool = AtomicBool::new(false);

/// Draws on a canvas with WebGL2.
///
/// When the context is lost, the painter asks the browser to restore it, and then makes its programs again before it
/// next paints. Dropping the painter releases the context: browsers allow few contexts at a time, and collect unused
/// ones late.
///
/// Draws at most 256 particles for each row of the largest texture, which has at least 2,048 rows: half a million. A
/// frame with more is not drawn.
#[derive(Debug)]
pub struct WebGl2Painter {
    pub(crate) canvas: HtmlCanvasElement,
    gl: Gl,
    /// Glow, link and disc; `None` if the context was lost in the last paint.
    programs: Option<[Program; 3]>,
    /// The palette and the particles of a frame. A color is three channels in [0, 1] and
    /// [`Mark::stroke`](particles::Mark::stroke); a particle is x, y and radius in CSS pixels, and `2 · color index +
    /// opacity`.
    texels: Vec<[f32; 4]>,
}

impl WebGl2Painter {
    /// A painter on this canvas, even if no GPU draws it. `None` if the canvas yields no WebGL2 context, for example
    /// because it has one of another type, or has had another painter; or if the context does not compile the shaders:
    /// then the canvas gives no 2D context either.
    #[must_use]
    pub fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        Self::open(canvas, false)
    }

    /// As [`Self::new`], but with `only_gpu` also `None` if no GPU draws the canvas. The first such call gets a context
    /// to find this out, unless the browser refuses it; later ones then return at once.
    pub(crate) fn open(canvas: &HtmlCanvasElement, only_gpu: bool) -> Option<Self> {
        if only_gpu && NO_GPU.load(Ordering::Relaxed) {
            return None;
        }
        let gl = context(canvas, only_gpu)?;
        // Another painter's program; two would undo each other's state.
        if has_program(&gl) {
            return None;
        }
        let mut painter = Self {
            canvas: canvas.clone(),
            gl,
            programs: None,
            texels: Vec::new(),
        };
        let no_gpu = is_software(&painter.gl);
        NO_GPU.store(no_gpu, Ordering::Relaxed);
        if only_gpu && no_gpu {
            return None;
        }
        painter.programs = Some(programs(&painter.gl)?);
        // Browsers restore a context only if this event is canceled.
        let cancel = Closure::<dyn Fn(Event)>::new(|event: Event| event.prevent_default());
        let cancel = cancel.into_js_value();
        canvas
            .add_event_listener_with_callback("webglcontextlost", cancel.unchecked_ref())
            .ok()?;
        Some(painter)
    }

    /// Resizes the canvas to the backing store, clears it and draws the frame. Draws nothing while the context is lost:
    /// if you paint only on changes, paint again after the canvas's event `webglcontextrestored`.
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) {
        let [width, height] = store.size_device_px();
        if [self.canvas.width(), self.canvas.height()] != [width, height] {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        let gl = &self.gl;
        if !has_program(gl) {
            self.programs = programs(gl);
        }
        let Some([glow, link, disc]) = &self.programs else {
            return;
        };
        let colors = frame.palette.len().min(ROW_TEXELS);
        let canvas = [width as f32, height as f32, store.ratio(), colors as f32];
        let draw = |program: &Program, first: [f32; 4], second: [f32; 4], instances: usize| {
            gl.use_program(Some(&program.program));
            let numbers = [canvas, first, second];
            gl.uniform4fv_with_f32_array(program.numbers.as_ref(), numbers.as_flattened());
            gl.draw_arrays_instanced(Gl::TRIANGLE_STRIP, 0, QUAD_VERTICES, int(instances));
        };
        gl.viewport(0, 0, int(width), int(height));
        gl.clear(Gl::COLOR_BUFFER_BIT);
        if let Some(light) = frame.glow {
            let (x, y) = light.center.into();
            let [red, green, blue] = channels(light.color).map(|channel| channel * light.opacity);
            let color = [red, green, blue, light.opacity];
            draw(glow, [x, y, light.radius_px, light.ripple], color, 1);
        }
        if frame.x.is_empty() {
            return;
        }
        pack(frame, colors, &mut self.texels);
        let columns = self.texels.len().min(ROW_TEXELS);
        gl.unchecked_ref::<FloatTextures>().tex_image_2d(
            Gl::TEXTURE_2D,
            0,
            Gl::RGBA32F,
            columns,
            self.texels.len() / columns,
            0,
            Gl::RGBA,
            Gl::FLOAT,
            self.texels.as_flattened(),
        );
        if !frame.links.is_empty() {
            let ends = bytemuck::cast_slice(frame.links);
            gl.buffer_data_with_u8_array(Gl::ARRAY_BUFFER, ends, Gl::STREAM_DRAW);
            let style = frame.link_style;
            let numbers = [
                style.fade_from_px,
                style.distance_px,
                style.width_px,
                style.opacity,
            ];
            draw(link, numbers, [0.0; 4], frame.links.len());
        }
        draw(disc, [0.0; 4], [0.0; 4], frame.x.len());
    }
}

impl Drop for WebGl2Painter {
    fn drop(&mut self) {
        if let Ok(Some(extension)) = self.gl.get_extension("WEBGL_lose_context") {
            extension
                .unchecked_into::<WebglLoseContext>()
                .lose_context();
        }
    }
}

/// The canvas's WebGL2 context, if it yields one. `getContext` throws if the canvas was transferred to an
/// `OffscreenCanvas`.
fn context(canvas: &HtmlCanvasElement, only_gpu: bool) -> Option<Gl> {
    let options = WebGlContextAttributes::new();
    options.set_antialias(false);
    options.set_depth(false);
    options.set_fail_if_major_performance_caveat(only_gpu);
    options.set_power_preference(WebGlPowerPreference::LowPower);
    let context = canvas.get_context_with_context_options("webgl2", &options);
    Some(context.ok()??.unchecked_into())
}

/// Whether a context has a program in use: from [`programs`] on, until it is lost. A restored context has none.
fn has_program(gl: &Gl) -> bool {
    gl.get_parameter(Gl::CURRENT_PROGRAM)
        .is_ok_and(|program| program.is_truthy())
}

/// Whether a context is drawn without a GPU. `failIfMajorPerformanceCaveat` is not enough: Chromium 156 returns a
/// context on `SwiftShader` all the same.
fn is_software(gl: &Gl) -> bool {
    let text = |parameter| {
        let value = gl.get_parameter(parameter).ok();
        value
            .and_then(|value| value.as_string())
            .unwrap_or_default()
    };
    let mut name = text(Gl::RENDERER);
    // WebKit gives the name only by an extension, about which Firefox warns in the console.
    if name == "WebKit WebGL" && gl.get_extension("WEBGL_debug_renderer_info").is_ok() {
        name = text(WebglDebugRendererInfo::UNMASKED_RENDERER_WEBGL);
    }
    let name = name.as_bytes();
    SOFTWARE_RENDERERS.iter().any(|renderer| {
        let mut parts = name.windows(renderer.len());
        parts.any(|part| part.eq_ignore_ascii_case(renderer))
    })
}

/// A linked program, and where it reads its numbers.
#[derive(Debug)]
struct Program {
    program: WebGlProgram,
    numbers: Option<WebGlUniformLocation>,
}

/// Glow, link and disc in a context without any, which is set up for them; `None` if it is lost or does not compile
/// the shaders.
fn programs(gl: &Gl) -> Option<[Program; 3]> {
    let [glow, link, disc] = SOURCES;
    let programs = [program(gl, glow)?, program(gl, link)?, program(gl, disc)?];
    gl.use_program(Some(&programs[0].program));
    gl.enable(Gl::BLEND);
    gl.blend_func(Gl::ONE, Gl::ONE_MINUS_SRC_ALPHA);
    gl.bind_texture(Gl::TEXTURE_2D, gl.create_texture().as_ref());
    // Textures of floats cannot be filtered; with the default filter, shaders would read black.
    for filter in [Gl::TEXTURE_MIN_FILTER, Gl::TEXTURE_MAG_FILTER] {
        gl.tex_parameteri(Gl::TEXTURE_2D, filter, int(Gl::NEAREST));
    }
    gl.bind_buffer(Gl::ARRAY_BUFFER, gl.create_buffer().as_ref());
    gl.enable_vertex_attrib_array(ENDS);
    gl.vertex_attrib_i_pointer_with_i32(ENDS, 2, Gl::UNSIGNED_INT, 0, 0);
    gl.vertex_attrib_divisor(ENDS, 1);
    Some(programs)
}

fn program(gl: &Gl, [vertex, fragment]: [&str; 2]) -> Option<Program> {
    let program = gl.create_program()?;
    for (kind, source) in [(Gl::VERTEX_SHADER, vertex), (Gl::FRAGMENT_SHADER, fragment)] {
        let shader = gl.create_shader(kind)?;
        gl.shader_source(&shader, source);
        gl.compile_shader(&shader);
        gl.attach_shader(&program, &shader);
    }
    gl.link_program(&program);
    // The shaders need no check of their own: linking fails if one did not compile.
    let is_linked = gl.get_program_parameter(&program, Gl::LINK_STATUS);
    is_linked.is_truthy().then(|| Program {
        numbers: gl.get_uniform_location(&program, "numbers"),
        program,
    })
}

/// Packs colors and particles as texels: one row, or several full rows.
fn pack(frame: &Frame<'_>, colors: usize, texels: &mut Vec<[f32; 4]>) {
    texels.clear();
    let palette = frame.palette.iter().take(colors).enumerate();
    texels.extend(palette.map(|(index, &color)| {
        let [red, green, blue] = channels(color);
        [red, green, blue, frame.mark(index).stroke()]
    }));
    let positions = frame.x.iter().zip(frame.y).zip(frame.radius_px);
    let styles = frame.opacity.iter().zip(frame.color);
    let particles = positions.zip(styles);
    texels.extend(
        particles.map(|(((&x, &y), &radius_px), (&opacity, &color))| {
            [x, y, radius_px, 2.0 * f32::from(color) + opacity]
        }),
    );
    if texels.len() > ROW_TEXELS {
        texels.resize(texels.len().next_multiple_of(ROW_TEXELS), [0.0; 4]);
    }
}

/// The channels of a color in [0, 1].
fn channels(color: Rgb) -> [f32; 3] {
    [color.0, color.1, color.2].map(|channel| f32::from(channel) / 255.0)
}

/// An integer as WebGL takes it; memory runs out before it overflows.
fn int(value: impl TryInto<i32>) -> i32 {
    value.try_into().unwrap_or(i32::MAX)
}
