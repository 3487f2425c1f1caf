//! The canvas element, as far as the shell needs it.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// An `HTMLCanvasElement`.
    #[derive(Debug)]
    #[wasm_bindgen(typescript_type = "HTMLCanvasElement")]
    pub type Canvas;

    #[wasm_bindgen(method, setter)]
    pub(crate) fn set_width(this: &Canvas, width_device_px: u32);

    #[wasm_bindgen(method, setter)]
    pub(crate) fn set_height(this: &Canvas, height_device_px: u32);
}
