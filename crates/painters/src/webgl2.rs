//! Draws frames with WebGL2: prepares each frame for one call into `webgl2.js`, which calls the context.

use particles::Frame;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

use crate::BackingStore;

#[wasm_bindgen(module = "/src/webgl2.js")]
extern "C" {
    #[derive(Debug)]
    type WebGl2;

    fn open_webgl2(canvas: &HtmlCanvasElement, only_gpu: bool) -> Option<WebGl2>;

    #[wasm_bindgen(method)]
    fn paint(
        this: &WebGl2,
        width_device_px: u32,
        height_device_px: u32,
        ratio: f32,
        glow: &[f32],
        link_style: &[f32],
        links: &[u32],
        colors: usize,
        particles: usize,
        texels: &[f32],
    );

    #[wasm_bindgen(method)]
    fn release(this: &WebGl2);
}

/// Texels per row: a power of two, so that shaders find a particle by a shift and a mask; and as many as there can be
/// colors, because shaders read these from the first row.
const ROW_TEXELS: usize = 256;

/// Draws on a canvas with WebGL2.
///
/// When the context is lost, the painter asks the browser to restore it, and then makes its resources again before it
/// next paints. Dropping the painter releases the context: browsers allow few contexts at a time, and collect unused
/// ones late.
#[derive(Debug)]
pub struct WebGl2Painter {
    context: WebGl2,
    /// The palette and the particles of a frame, as texels of four floats. A color is three channels in [0, 1] and
    /// [`Mark::stroke`](particles::Mark::stroke); a particle is x, y and radius in CSS pixels, and `2 · color index +
    /// opacity`.
    texels: Vec<[f32; 4]>,
}

impl WebGl2Painter {
    /// A painter on this canvas, even if no GPU draws it. `None` if the canvas yields no WebGL2 context, for example
    /// because it has one of another type, or has had another painter; or if the context does not compile the shaders,
    /// which uses up the canvas.
    #[must_use]
    pub fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        Self::open(canvas, false)
    }

    /// As [`Self::new`], but with `only_gpu` also `None` if no GPU draws the canvas.
    pub(crate) fn open(canvas: &HtmlCanvasElement, only_gpu: bool) -> Option<Self> {
        open_webgl2(canvas, only_gpu).map(|context| Self {
            context,
            texels: Vec::new(),
        })
    }

    /// Resizes the canvas to the backing store, clears it and draws the frame. Draws nothing while the context is lost:
    /// if you paint only on changes, paint again after the canvas's event `webglcontextrestored`. Throws in JavaScript
    /// if a restored context does not compile the shaders.
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) {
        let colors = frame.palette.len().min(ROW_TEXELS);
        self.pack(frame, colors);
        let glow = frame.glow.map(|glow| {
            let [red, green, blue] = [glow.color.0, glow.color.1, glow.color.2]
                .map(|channel| f32::from(channel) / 255.0 * glow.opacity);
            let (x, y) = glow.center.into();
            let disc = [x, y, glow.radius_px, glow.ripple];
            [disc, [red, green, blue, glow.opacity]]
        });
        let style = frame.link_style;
        let [width_device_px, height_device_px] = store.size_device_px();
        self.context.paint(
            width_device_px,
            height_device_px,
            store.ratio(),
            glow.as_ref().map_or(&[], |glow| glow.as_flattened()),
            &[
                style.fade_from_px,
                style.distance_px,
                style.width_px,
                style.opacity,
            ],
            bytemuck::cast_slice(frame.links),
            colors,
            frame.x.len(),
            self.texels.as_flattened(),
        );
    }

    /// Packs colors and particles as texels: one row, or several full rows.
    fn pack(&mut self, frame: &Frame<'_>, colors: usize) {
        self.texels.clear();
        let palette = frame.palette.iter().take(colors).enumerate();
        self.texels.extend(palette.map(|(index, color)| {
            let [red, green, blue] =
                [color.0, color.1, color.2].map(|channel| f32::from(channel) / 255.0);
            [red, green, blue, frame.mark(index).stroke()]
        }));
        let positions = frame.x.iter().zip(frame.y).zip(frame.radius_px);
        let styles = frame.opacity.iter().zip(frame.color);
        let particles = positions.zip(styles);
        self.texels.extend(
            particles.map(|(((&x, &y), &radius_px), (&opacity, &color))| {
                [x, y, radius_px, 2.0 * f32::from(color) + opacity]
            }),
        );
        if self.texels.len() > ROW_TEXELS {
            let full_rows = self.texels.len().next_multiple_of(ROW_TEXELS);
            self.texels.resize(full_rows, [0.0; 4]);
        }
    }
}

impl Drop for WebGl2Painter {
    fn drop(&mut self) {
        self.context.release();
    }
}
