//! What is sent to the GPU each frame: the particles as texels, the links as pairs of indices.

use particles::{Frame, Link};
use wasm_bindgen::{JsCast, prelude::wasm_bindgen};
use web_sys::{WebGl2RenderingContext as Gl, WebGlBuffer, WebGlTexture};

use super::{program::ENDS_ATTRIBUTE, unit_rgb};

/// Texels in a row. A power of two, so that the shaders find a particle by a shift and a mask; 512
/// because a whole row is sent even for one particle, and there are no more than 256 colours.
const ROW_TEXELS: usize = 512;
/// Rows that every WebGL2 texture may have; holds a million particles.
const MAX_ROWS: usize = 2048;

#[wasm_bindgen]
extern "C" {
    /// web-sys takes typed arrays of floats only as views made by unsafe code; a slice is safe.
    type FloatTexture;

    #[wasm_bindgen(method, js_name = texSubImage2D)]
    fn tex_sub_image_2d(
        this: &FloatTexture,
        target: u32,
        level: i32,
        x: i32,
        y: i32,
        width: i32,
        height: i32,
        format: u32,
        kind: u32,
        texels: &[f32],
    );
}

/// The texture of the particles. Its first row holds the palette; the others hold, for each particle,
/// x, y and radius in CSS pixels, and twice the index of its colour plus its opacity.
#[derive(Debug)]
pub(super) struct ParticleTexture {
    texels: Vec<[f32; 4]>,
    texture: WebGlTexture,
    /// Rows that the texture on the GPU has.
    rows: usize,
}

impl ParticleTexture {
    /// `None` when the context is lost.
    pub(super) fn new(gl: &Gl) -> Option<Self> {
        let rows = 2;
        Some(Self {
            texels: Vec::new(),
            texture: bound_texture(gl, rows)?,
            rows,
        })
    }

    /// Sends the palette and the particles; returns how many there are.
    pub(super) fn upload(&mut self, gl: &Gl, frame: &Frame<'_>) -> i32 {
        let particles = frame.x.len().min((MAX_ROWS - 1) * ROW_TEXELS);
        let rows = 1 + particles.div_ceil(ROW_TEXELS);
        if rows > self.rows {
            gl.delete_texture(Some(&self.texture));
            let Some(texture) = bound_texture(gl, rows.next_power_of_two()) else {
                return 0;
            };
            self.texture = texture;
            self.rows = rows.next_power_of_two();
        }
        self.texels.resize(rows * ROW_TEXELS, [0.0; 4]);
        let (palette, texels) = self.texels.split_at_mut(ROW_TEXELS);
        for (texel, &colour) in palette.iter_mut().zip(frame.palette) {
            let [red, green, blue] = unit_rgb(colour);
            *texel = [red, green, blue, 1.0];
        }
        let places = frame.x.iter().zip(frame.y).zip(frame.radius_px);
        let looks = frame.opacity.iter().zip(frame.colour);
        for (texel, (((&x, &y), &radius_px), (&opacity, &colour))) in
            texels.iter_mut().zip(places.zip(looks))
        {
            *texel = [x, y, radius_px, 2.0 * f32::from(colour) + opacity];
        }
        gl.unchecked_ref::<FloatTexture>().tex_sub_image_2d(
            Gl::TEXTURE_2D,
            0,
            0,
            0,
            int(ROW_TEXELS),
            int(rows),
            Gl::RGBA,
            Gl::FLOAT,
            self.texels.as_flattened(),
        );
        int(particles)
    }
}

/// A new texture with room for `rows`, bound; `None` when the context is lost.
fn bound_texture(gl: &Gl, rows: usize) -> Option<WebGlTexture> {
    let texture = gl.create_texture()?;
    gl.bind_texture(Gl::TEXTURE_2D, Some(&texture));
    gl.tex_storage_2d(Gl::TEXTURE_2D, 1, Gl::RGBA32F, int(ROW_TEXELS), int(rows));
    // A texture of floats can't be filtered, and reads as black as long as it asks for it.
    for parameter in [Gl::TEXTURE_MIN_FILTER, Gl::TEXTURE_MAG_FILTER] {
        gl.tex_parameteri(Gl::TEXTURE_2D, parameter, Gl::NEAREST.cast_signed());
    }
    Some(texture)
}

/// The buffer of the links: an attribute of two indices for each.
#[derive(Debug)]
pub(super) struct LinkBuffer {
    /// Kept bound; held here because the context alone would not keep it.
    _buffer: WebGlBuffer,
    /// Links that the buffer on the GPU has room for.
    capacity: usize,
}

impl LinkBuffer {
    /// `None` when the context is lost.
    pub(super) fn new(gl: &Gl) -> Option<Self> {
        let buffer = gl.create_buffer()?;
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&buffer));
        gl.enable_vertex_attrib_array(ENDS_ATTRIBUTE);
        gl.vertex_attrib_i_pointer_with_i32(ENDS_ATTRIBUTE, 2, Gl::UNSIGNED_INT, 0, 0);
        gl.vertex_attrib_divisor(ENDS_ATTRIBUTE, 1);
        Some(Self {
            _buffer: buffer,
            capacity: 0,
        })
    }

    /// Sends the links straight from the engine's memory; returns how many there are.
    pub(super) fn upload(&mut self, gl: &Gl, links: &[Link]) -> i32 {
        if links.len() > self.capacity {
            self.capacity = links.len().next_power_of_two();
            let bytes = self.capacity * size_of::<Link>();
            gl.buffer_data_with_i32(Gl::ARRAY_BUFFER, int(bytes), Gl::DYNAMIC_DRAW);
        }
        let bytes = bytemuck::cast_slice(links);
        gl.buffer_sub_data_with_i32_and_u8_array(Gl::ARRAY_BUFFER, 0, bytes);
        int(links.len())
    }
}

/// A count as WebGL takes it.
fn int(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
