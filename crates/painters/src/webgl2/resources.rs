//! What is made in a WebGL2 context and dies with it: programs, a texture of particles, a buffer of
//! links.

use js_sys::{Float32Array, WebAssembly};
use particles::{Frame, Glow, RIM_SHADE};
use wasm_bindgen::JsCast as _;
use web_sys::{
    WebGl2RenderingContext as Gl, WebGlProgram, WebGlTexture, WebGlUniformLocation as Location,
};

use crate::{BackingStore, Texels};

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

const GLOW: Sources = sources!("glow");
const LINK: Sources = sources!("link");
const DISC: Sources = sources!("disc");

/// The attribute that holds a link's ends, in the program that has one.
const ENDS: u32 = 0;
/// Corners of a quad, as a strip of two triangles.
const QUAD_VERTICES: i32 = 4;

/// The programs, and what they read.
#[derive(Debug)]
pub(super) struct Resources {
    glow: Program,
    glow_disc: Option<Location>,
    glow_light: Option<Location>,
    links: Program,
    link_style: Option<Location>,
    discs: Program,
    disc_rim: Option<Location>,
    /// None until the first particles come.
    texture: Option<WebGlTexture>,
    texture_rows: usize,
    link_capacity_bytes: usize,
    /// What the programs were told of the canvas.
    store: Option<BackingStore>,
}

impl Resources {
    /// `None` where the context refuses something, also because it is lost.
    pub(super) fn new(gl: &Gl) -> Option<Self> {
        gl.enable(Gl::BLEND);
        gl.blend_func(Gl::ONE, Gl::ONE_MINUS_SRC_ALPHA);
        let glow = Program::new(gl, GLOW)?;
        let links = Program::new(gl, LINK)?;
        let discs = Program::new(gl, DISC)?;
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&gl.create_buffer()?));
        gl.enable_vertex_attrib_array(ENDS);
        gl.vertex_attrib_i_pointer_with_i32(ENDS, 2, Gl::UNSIGNED_INT, 0, 0);
        gl.vertex_attrib_divisor(ENDS, 1);
        gl.use_program(Some(&discs.program));
        gl.uniform1f(discs.location(gl, "rim_shade").as_ref(), RIM_SHADE);
        Some(Self {
            glow_disc: glow.location(gl, "disc"),
            glow_light: glow.location(gl, "light"),
            glow,
            link_style: links.location(gl, "style"),
            links,
            disc_rim: discs.location(gl, "rim_px"),
            discs,
            texture: None,
            texture_rows: 0,
            link_capacity_bytes: 0,
            store: None,
        })
    }

    /// Clears the canvas and draws the frame, whose first `particles` particles are packed in `texels`.
    pub(super) fn paint(
        &mut self,
        gl: &Gl,
        frame: &Frame<'_>,
        texels: &Texels,
        particles: usize,
        store: &BackingStore,
    ) {
        self.fit(gl, store);
        gl.clear(Gl::COLOR_BUFFER_BIT);
        if let Some(glow) = frame.glow {
            self.paint_glow(gl, glow);
        }
        if particles == 0 {
            return;
        }
        self.send_texels(gl, texels);
        if !frame.links.is_empty() {
            self.paint_links(gl, frame);
        }
        gl.use_program(Some(&self.discs.program));
        gl.uniform1f(self.disc_rim.as_ref(), frame.rim_px);
        gl.draw_arrays_instanced(Gl::TRIANGLE_STRIP, 0, QUAD_VERTICES, count(particles));
    }

    /// Tells the programs of another size of the canvas; most frames have none.
    fn fit(&mut self, gl: &Gl, store: &BackingStore) {
        if self.store == Some(*store) {
            return;
        }
        self.store = Some(*store);
        let [width, height] = store.size_device_px();
        gl.viewport(0, 0, count(width), count(height));
        for program in [&self.glow, &self.links, &self.discs] {
            gl.use_program(Some(&program.program));
            gl.uniform2f(program.size_device_px.as_ref(), width as f32, height as f32);
            gl.uniform1f(program.ratio.as_ref(), store.ratio());
        }
    }

    fn paint_glow(&self, gl: &Gl, glow: Glow) {
        let [red, green, blue] = [glow.color.0, glow.color.1, glow.color.2]
            .map(|channel| f32::from(channel) / 255.0 * glow.opacity);
        gl.use_program(Some(&self.glow.program));
        gl.uniform3f(
            self.glow_disc.as_ref(),
            glow.center.x,
            glow.center.y,
            glow.radius_px,
        );
        gl.uniform4f(self.glow_light.as_ref(), red, green, blue, glow.opacity);
        gl.draw_arrays(Gl::TRIANGLE_STRIP, 0, QUAD_VERTICES);
    }

    fn paint_links(&mut self, gl: &Gl, frame: &Frame<'_>) {
        let bytes: &[u8] = bytemuck::cast_slice(frame.links);
        if bytes.len() > self.link_capacity_bytes {
            self.link_capacity_bytes = 2 * bytes.len();
            gl.buffer_data_with_i32(
                Gl::ARRAY_BUFFER,
                count(self.link_capacity_bytes),
                Gl::DYNAMIC_DRAW,
            );
        }
        gl.buffer_sub_data_with_i32_and_u8_array(Gl::ARRAY_BUFFER, 0, bytes);
        let style = frame.link_style;
        gl.use_program(Some(&self.links.program));
        gl.uniform4f(
            self.link_style.as_ref(),
            style.fade_from_px,
            style.distance_px,
            style.opacity,
            style.width_px,
        );
        gl.draw_arrays_instanced(
            Gl::TRIANGLE_STRIP,
            0,
            QUAD_VERTICES,
            count(frame.links.len()),
        );
    }

    fn send_texels(&mut self, gl: &Gl, texels: &Texels) {
        let texels = texels.as_slice();
        let rows = texels.len() / Texels::IN_ROW;
        if rows > self.texture_rows {
            gl.delete_texture(self.texture.as_ref());
            self.texture = gl.create_texture();
            self.texture_rows = rows;
            gl.bind_texture(Gl::TEXTURE_2D, self.texture.as_ref());
            gl.tex_storage_2d(
                Gl::TEXTURE_2D,
                1,
                Gl::RGBA32F,
                count(Texels::IN_ROW),
                count(rows),
            );
            // A texture of floats can't be filtered, and reads as black as long as it asks for it.
            for filter in [Gl::TEXTURE_MIN_FILTER, Gl::TEXTURE_MAG_FILTER] {
                gl.tex_parameteri(Gl::TEXTURE_2D, filter, count(Gl::NEAREST));
            }
        }
        // It fails for a view that does not fit the texture, which this one does.
        let _ = gl.tex_sub_image_2d_with_i32_and_i32_and_u32_and_type_and_opt_array_buffer_view(
            Gl::TEXTURE_2D,
            0,
            0,
            0,
            count(Texels::IN_ROW),
            count(rows),
            Gl::RGBA,
            Gl::FLOAT,
            Some(&view(texels.as_flattened())),
        );
    }
}

/// A linked program and the uniforms that every program has.
#[derive(Debug)]
struct Program {
    program: WebGlProgram,
    size_device_px: Option<Location>,
    ratio: Option<Location>,
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
        gl.bind_attrib_location(&program, ENDS, "ends");
        gl.link_program(&program);
        // Asked of the program alone: linking also fails where a shader did not compile.
        let is_linked = gl.get_program_parameter(&program, Gl::LINK_STATUS);
        if !is_linked.is_truthy() {
            return None;
        }
        Some(Self {
            size_device_px: gl.get_uniform_location(&program, "size_device_px"),
            ratio: gl.get_uniform_location(&program, "ratio"),
            program,
        })
    }

    fn location(&self, gl: &Gl, name: &str) -> Option<Location> {
        gl.get_uniform_location(&self.program, name)
    }
}

/// The numbers as WebGL reads them, in the module's own memory: valid until that grows.
fn view(numbers: &[f32]) -> Float32Array {
    let memory: WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    Float32Array::new_with_byte_offset_and_length(
        &memory.buffer(),
        address(numbers),
        u32::try_from(numbers.len()).unwrap_or(0),
    )
}

/// Where the numbers are in the module's memory, in bytes from its start.
#[expect(
    clippy::cast_possible_truncation,
    reason = "an address of WebAssembly has 32 bits"
)]
fn address(numbers: &[f32]) -> u32 {
    numbers.as_ptr().addr() as u32
}

/// A count as WebGL takes it. None is too large: memory ends before.
fn count(value: impl TryInto<i32>) -> i32 {
    value.try_into().unwrap_or(i32::MAX)
}
