//! The objects of a WebGL2 context, which are lost with it: programs, a texture of particles, a buffer of
//! links.

use particles::Frame;
use wasm_bindgen::{JsCast as _, prelude::wasm_bindgen};
use web_sys::{WebGl2RenderingContext as Gl, WebGlProgram, WebGlUniformLocation as Location};

use crate::BackingStore;
use crate::texels::Texels;

#[wasm_bindgen]
extern "C" {
    /// A WebGL2 context with functions that web-sys has for arrays of JavaScript only. The view of the module's
    /// memory is made in the call: nothing can make the memory grow in between, which would detach it.
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

/// The sources of a program: what all shaders share, and the program's own files.
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

/// Indices of the programs. Notes on the shaders are here, because the module contains the shaders' text:
///
/// - Colors are premultiplied, as the page's compositor wants them: the picture looks the same on a light and on a
///   dark page.
/// - The texture `particles` is what [`Texels`] packs.
/// - A ring is a disc less a smaller one, its `hole`: half the width of that, and its opacity in parts of the disc's.
/// - `numbers[0]` are the canvas's width and height in device pixels, device pixels per CSS pixel, and the number of
///   colors. The others are each program's own; lengths are in CSS pixels.
///
/// | program | draws a quad | `numbers[1]` | `numbers[2]` |
/// |---|---|---|---|
/// | glow | at the glow's center, of its radius | center, radius, ripple | premultiplied color at the center |
/// | link | for each link | length from which it fades, length at which it has vanished, width | opacity |
/// | disc | for each particle, a device pixel wider for the smooth edge | | |
const PROGRAMS: [Sources; 3] = [sources!("glow"), sources!("link"), sources!("disc")];
const GLOW: usize = 0;
const LINK: usize = 1;
const DISC: usize = 2;

/// The attribute that holds a link's ends, in the program that has one (`link.vert`).
const ENDS: u32 = 0;
/// Corners of a quad, as a strip of two triangles.
const QUAD_VERTICES: i32 = 4;

/// The programs, and what they read.
#[derive(Debug)]
pub(super) struct Resources {
    programs: [Program; 3],
    /// The index of the program that is in use.
    in_use: Option<usize>,
    /// The canvas's width and height in device pixels, device pixels per CSS pixel, and the number of colors.
    canvas: [f32; 4],
    /// The texture's capacity in texels: one row of that width up to 256, full rows beyond, so that smaller frames
    /// always fit.
    texture_texels: usize,
    link_capacity_bytes: usize,
}

impl Resources {
    /// `None` where the context refuses something, also because it is lost.
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
        // A texture of floats can't be filtered, and reads as black as long as it asks for it.
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

    /// Selects a program and sets its numbers if they have changed: calls dominate a frame's time.
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

/// A linked program, and the numbers that it was given.
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
        // Asked of the program alone: linking also fails where a shader did not compile.
        let is_linked = gl.get_program_parameter(&program, Gl::LINK_STATUS);
        is_linked.is_truthy().then(|| Self {
            location: gl.get_uniform_location(&program, "numbers"),
            numbers: [[0.0; 4]; 3],
            program,
        })
    }
}

/// A count as WebGL takes it. None is too large: memory runs out first.
fn count(value: impl TryInto<i32>) -> i32 {
    value.try_into().unwrap_or(i32::MAX)
}
