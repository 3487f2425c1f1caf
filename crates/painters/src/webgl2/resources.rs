//! The objects that are lost with a WebGL2 context: programs, a texture of particles, a buffer of links.

use particles::Frame;
use wasm_bindgen::{JsCast as _, prelude::wasm_bindgen};
use web_sys::{WebGl2RenderingContext as Gl, WebGlProgram, WebGlUniformLocation as Location};

use crate::BackingStore;
use crate::texels::Texels;

#[wasm_bindgen]
extern "C" {
    /// A WebGL2 context, for two functions to which web-sys passes JavaScript arrays: that would copy each frame. For a
    /// slice, wasm-bindgen passes a view of the module's memory.
    type FloatTextures;

    #[wasm_bindgen(method, js_name = texImage2D)]
    fn tex_image_2d(
        this: &FloatTextures,
        target: u32,
        level: i32,
        internal_format: i32,
        width: i32,
        height: i32,
        border: i32,
        format: u32,
        kind: u32,
        numbers: &[f32],
    );

    #[wasm_bindgen(method, js_name = texSubImage2D)]
    fn tex_sub_image_2d(
        this: &FloatTextures,
        target: u32,
        level: i32,
        x: i32,
        y: i32,
        width: i32,
        height: i32,
        format: u32,
        kind: u32,
        numbers: &[f32],
    );
}

/// Sources of a vertex and a fragment shader.
type Sources = [&'static str; 2];

/// The sources of a program: the code that all shaders share, and the program's own files.
macro_rules! sources {
    ($name:literal) => {
        [
            concat!(
                include_str!("../shaders/vertex.glsl"),
                include_str!(concat!("../shaders/", $name, ".vert"))
            ),
            concat!(
                include_str!("../shaders/fragment.glsl"),
                include_str!(concat!("../shaders/", $name, ".frag"))
            ),
        ]
    };
}

/// The programs. The shaders are documented here, because comments in their files would be in the module:
///
/// - Colors are premultiplied, as the page's compositor expects.
/// - The texture `particles` has the layout of [`Texels`].
/// - A ring is a disc minus a smaller one. `hole` is the smaller disc's radius in device pixels, and its opacity as a
///   fraction of the larger one's.
/// - `numbers[0]` is the canvas's width and height in device pixels, device pixels per CSS pixel, and the number of
///   colors. `numbers[1]` and `numbers[2]` differ per program; lengths are in CSS pixels.
///
/// | program | draws a quad | `numbers[1]` | `numbers[2]` |
/// |---|---|---|---|
/// | glow | over the glow | center, radius, ripple | premultiplied color at the center |
/// | link | per link | length from which links fade, length at which they vanish, width | opacity |
/// | disc | per particle, a device pixel wider for the smooth edge | | |
const PROGRAMS: [Sources; 3] = [sources!("glow"), sources!("link"), sources!("disc")];
const GLOW: usize = 0;
const LINK: usize = 1;
const DISC: usize = 2;

/// Location of the attribute `ends` in `link.vert`.
const ENDS: u32 = 0;
/// A quad is a strip of two triangles.
const QUAD_VERTICES: i32 = 4;

/// The programs, and what they last got from the engine.
#[derive(Debug)]
pub(super) struct Resources {
    programs: [Program; 3],
    /// Index of the program in use.
    in_use: Option<usize>,
    /// `numbers[0]` of all programs.
    canvas: [f32; 4],
    /// The texture's capacity in texels: one row of this width up to 256, full rows above, so that every smaller frame
    /// fits.
    texture_texels: usize,
    link_capacity_bytes: usize,
}

impl Resources {
    /// `None` if the context fails to make an object, for example because it is lost.
    pub(super) fn new(gl: &Gl) -> Option<Self> {
        let [glow, link, disc] = PROGRAMS;
        let programs = [
            Program::new(gl, glow)?,
            Program::new(gl, link)?,
            Program::new(gl, disc)?,
        ];
        gl.enable(Gl::BLEND);
        gl.blend_func(Gl::ONE, Gl::ONE_MINUS_SRC_ALPHA);
        gl.bind_texture(Gl::TEXTURE_2D, Some(&gl.create_texture()?));
        // Textures of floats cannot be filtered; with the default filter, shaders would read black.
        for filter in [Gl::TEXTURE_MIN_FILTER, Gl::TEXTURE_MAG_FILTER] {
            gl.tex_parameteri(Gl::TEXTURE_2D, filter, count(Gl::NEAREST));
        }
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&gl.create_buffer()?));
        gl.enable_vertex_attrib_array(ENDS);
        gl.vertex_attrib_i_pointer_with_i32(ENDS, 2, Gl::UNSIGNED_INT, 0, 0);
        gl.vertex_attrib_divisor(ENDS, 1);
        Some(Self {
            programs,
            in_use: None,
            canvas: [0.0; 4],
            texture_texels: 0,
            link_capacity_bytes: 0,
        })
    }

    /// Clears the canvas and draws the frame, whose colors and particles are packed in `texels`.
    pub(super) fn paint(
        &mut self,
        gl: &Gl,
        frame: &Frame<'_>,
        texels: &Texels,
        [colors, particles]: [usize; 2],
        store: &BackingStore,
    ) {
        let [width, height] = store.size_device_px();
        let canvas = [width as f32, height as f32, store.ratio(), colors as f32];
        if self.canvas != canvas {
            self.canvas = canvas;
            gl.viewport(0, 0, count(width), count(height));
        }
        gl.clear(Gl::COLOR_BUFFER_BIT);
        if let Some(glow) = frame.glow {
            let disc = [glow.center.x, glow.center.y, glow.radius_px, glow.ripple];
            let [red, green, blue] = [glow.color.0, glow.color.1, glow.color.2]
                .map(|channel| f32::from(channel) / 255.0 * glow.opacity);
            self.start(gl, GLOW, disc, [red, green, blue, glow.opacity]);
            gl.draw_arrays(Gl::TRIANGLE_STRIP, 0, QUAD_VERTICES);
        }
        if particles == 0 {
            return;
        }
        self.send_texels(gl, texels.as_slice());
        if !frame.links.is_empty() {
            self.send_links(gl, frame);
            let style = frame.link_style;
            let lengths = [style.fade_from_px, style.distance_px, style.width_px, 0.0];
            self.start(gl, LINK, lengths, [style.opacity; 4]);
            let links = count(frame.links.len());
            gl.draw_arrays_instanced(Gl::TRIANGLE_STRIP, 0, QUAD_VERTICES, links);
        }
        self.start(gl, DISC, [0.0; 4], [0.0; 4]);
        gl.draw_arrays_instanced(Gl::TRIANGLE_STRIP, 0, QUAD_VERTICES, count(particles));
    }

    /// Selects a program and sets its numbers. Skips both if they are unchanged, because calls dominate a frame's time.
    fn start(&mut self, gl: &Gl, index: usize, first: [f32; 4], second: [f32; 4]) {
        let program = &mut self.programs[index];
        if self.in_use != Some(index) {
            self.in_use = Some(index);
            gl.use_program(Some(&program.program));
        }
        let numbers = [self.canvas, first, second];
        if program.numbers != numbers {
            program.numbers = numbers;
            gl.uniform4fv_with_f32_array(program.location.as_ref(), numbers.as_flattened());
        }
    }

    fn send_links(&mut self, gl: &Gl, frame: &Frame<'_>) {
        let bytes: &[u8] = bytemuck::cast_slice(frame.links);
        if bytes.len() > self.link_capacity_bytes {
            self.link_capacity_bytes = 2 * bytes.len();
            let capacity = count(self.link_capacity_bytes);
            gl.buffer_data_with_i32(Gl::ARRAY_BUFFER, capacity, Gl::DYNAMIC_DRAW);
        }
        gl.buffer_sub_data_with_i32_and_u8_array(Gl::ARRAY_BUFFER, 0, bytes);
    }

    fn send_texels(&mut self, gl: &Gl, texels: &[[f32; 4]]) {
        let width = texels.len().min(Texels::IN_ROW);
        let (width, rows) = (count(width), count(texels.len() / width.max(1)));
        let gl: &FloatTextures = gl.unchecked_ref();
        let numbers = texels.as_flattened();
        if texels.len() > self.texture_texels {
            self.texture_texels = texels.len();
            let format = count(Gl::RGBA32F);
            gl.tex_image_2d(
                Gl::TEXTURE_2D,
                0,
                format,
                width,
                rows,
                0,
                Gl::RGBA,
                Gl::FLOAT,
                numbers,
            );
        } else {
            gl.tex_sub_image_2d(
                Gl::TEXTURE_2D,
                0,
                0,
                0,
                width,
                rows,
                Gl::RGBA,
                Gl::FLOAT,
                numbers,
            );
        }
    }
}

/// A linked program, and the numbers that it last got.
#[derive(Debug)]
struct Program {
    program: WebGlProgram,
    location: Option<Location>,
    numbers: [[f32; 4]; 3],
}

impl Program {
    fn new(gl: &Gl, [vertex, fragment]: Sources) -> Option<Self> {
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
        is_linked.is_truthy().then(|| Self {
            location: gl.get_uniform_location(&program, "numbers"),
            numbers: [[0.0; 4]; 3],
            program,
        })
    }
}

/// A count as WebGL takes it; memory runs out before it overflows.
fn count(value: impl TryInto<i32>) -> i32 {
    value.try_into().unwrap_or(i32::MAX)
}
