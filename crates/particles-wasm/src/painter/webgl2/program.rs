//! A pair of shaders and its uniforms.

use web_sys::{WebGl2RenderingContext as Gl, WebGlProgram, WebGlShader, WebGlUniformLocation};

use crate::backing::Backing;

/// The index that every program has its one attribute at; a program without one ignores it.
pub(super) const ENDS_ATTRIBUTE: u32 = 0;

/// A linked program with `N` uniforms of its own, beside the two that all have.
#[derive(Debug)]
pub(super) struct Program<const N: usize> {
    program: WebGlProgram,
    size_device_px: Option<WebGlUniformLocation>,
    ratio: Option<WebGlUniformLocation>,
    uniforms: [Option<WebGlUniformLocation>; N],
}

impl<const N: usize> Program<N> {
    /// `None` when the context refuses the shaders, as a lost one does.
    pub(super) fn new(gl: &Gl, vertex: &str, fragment: &str, uniforms: [&str; N]) -> Option<Self> {
        let program = gl.create_program()?;
        gl.attach_shader(&program, &shader(gl, Gl::VERTEX_SHADER, vertex)?);
        gl.attach_shader(&program, &shader(gl, Gl::FRAGMENT_SHADER, fragment)?);
        gl.bind_attrib_location(&program, ENDS_ATTRIBUTE, "ends");
        gl.link_program(&program);
        // Asked of the program alone: it also fails where a shader did not compile.
        if !gl
            .get_program_parameter(&program, Gl::LINK_STATUS)
            .is_truthy()
        {
            return None;
        }
        Some(Self {
            size_device_px: gl.get_uniform_location(&program, "size_device_px"),
            ratio: gl.get_uniform_location(&program, "ratio"),
            uniforms: uniforms.map(|name| gl.get_uniform_location(&program, name)),
            program,
        })
    }

    /// Makes it the current program, for a canvas of this size.
    pub(super) fn bind(&self, gl: &Gl, backing: &Backing) {
        gl.use_program(Some(&self.program));
        gl.uniform2f(
            self.size_device_px.as_ref(),
            device_px(backing.width_device_px),
            device_px(backing.height_device_px),
        );
        gl.uniform1f(self.ratio.as_ref(), backing.ratio);
    }

    /// The location of one of its own uniforms.
    pub(super) fn uniform(&self, index: usize) -> Option<&WebGlUniformLocation> {
        self.uniforms.get(index)?.as_ref()
    }
}

/// A compiled shader; whether it compiled shows when it is linked.
fn shader(gl: &Gl, kind: u32, source: &str) -> Option<WebGlShader> {
    let shader = gl.create_shader(kind)?;
    gl.shader_source(&shader, source);
    gl.compile_shader(&shader);
    Some(shader)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a backing store's side is at most 4096"
)]
fn device_px(side: u32) -> f32 {
    side as f32
}
