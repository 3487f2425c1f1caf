//! Whether WebGL is drawn by a GPU, and how a context is given back.

use std::cell::OnceCell;

use wasm_bindgen::JsCast as _;
use web_sys::{
    HtmlCanvasElement, WebGl2RenderingContext as Gl, WebGlContextAttributes,
    WebglDebugRendererInfo, WebglLoseContext,
};

/// Parts of the names of renderers that are programs.
const SOFTWARE_RENDERERS: [&[u8]; 4] = [b"swiftshader", b"llvmpipe", b"softpipe", b"basic render"];

thread_local! {
    static HAS_GPU: OnceCell<bool> = const { OnceCell::new() };
}

/// Whether WebGL is drawn by a GPU; asked once a page, on another canvas beside this one, because one that has
/// given a WebGL context gives no 2D context any more.
///
/// `failIfMajorPerformanceCaveat` alone does not say so: Chromium 156 gives a context on `SwiftShader` all
/// the same.
pub(crate) fn has_gpu(canvas: &HtmlCanvasElement) -> bool {
    HAS_GPU.with(|has_gpu| *has_gpu.get_or_init(|| ask(canvas).unwrap_or(false)))
}

fn ask(canvas: &HtmlCanvasElement) -> Option<bool> {
    let canvas: HtmlCanvasElement = canvas
        .owner_document()?
        .create_element("canvas")
        .ok()?
        .unchecked_into();
    let attributes = WebGlContextAttributes::new();
    attributes.set_fail_if_major_performance_caveat(true);
    let gl: Gl = canvas
        .get_context_with_context_options("webgl2", &attributes)
        .ok()??
        .unchecked_into();
    let name = renderer_name(&gl);
    release(&gl);
    // Of bytes: search in texts and the letters of all alphabets are 5 kB of the module.
    let is_software = SOFTWARE_RENDERERS.iter().any(|software| {
        name.as_bytes()
            .windows(software.len())
            .any(|part| part.eq_ignore_ascii_case(software))
    });
    Some(!is_software)
}

/// Firefox answers at once, and warns of the extension; the others answer by the extension only.
fn renderer_name(gl: &Gl) -> String {
    let parameter = |name| {
        gl.get_parameter(name)
            .ok()
            .and_then(|value| value.as_string())
            .unwrap_or_default()
    };
    let name = parameter(Gl::RENDERER);
    let is_masked = name == "WebKit WebGL";
    if is_masked && matches!(gl.get_extension("WEBGL_debug_renderer_info"), Ok(Some(_))) {
        return parameter(WebglDebugRendererInfo::UNMASKED_RENDERER_WEBGL);
    }
    name
}

/// Gives a context back.
pub(crate) fn release(gl: &Gl) {
    if let Ok(Some(extension)) = gl.get_extension("WEBGL_lose_context") {
        extension
            .unchecked_into::<WebglLoseContext>()
            .lose_context();
    }
}
