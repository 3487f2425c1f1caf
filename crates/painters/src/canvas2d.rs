//! Draws frames with Canvas 2D: prepares each frame for one call into `canvas2d.js`, which calls the context.

use core::array;

use particles::{Frame, Glow, Rgb};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

use crate::BackingStore;
use crate::link_batches::LinkBatches;

#[wasm_bindgen(module = "/src/canvas2d.js")]
extern "C" {
    #[derive(Debug)]
    type Canvas2d;

    fn open_canvas2d(canvas: &HtmlCanvasElement) -> Option<Canvas2d>;

    #[wasm_bindgen(method)]
    fn set_colors(this: &Canvas2d, channels: &[u8], strokes: &[f32]);

    #[wasm_bindgen(method)]
    fn set_glow(this: &Canvas2d, color: &[u8], strengths: &[f32]);

    #[wasm_bindgen(method)]
    fn paint(
        this: &Canvas2d,
        width_device_px: u32,
        height_device_px: u32,
        ratio: f32,
        glow: &[f32],
        line_width_px: f32,
        batches: &[f32],
        lines: &[f32],
        x: &[f32],
        y: &[f32],
        radius_px: &[f32],
        opacity: &[f32],
        color: &[u8],
    );
}

/// Draws on a canvas with Canvas 2D.
#[derive(Debug)]
pub struct Canvas2dPainter {
    pub(crate) canvas: HtmlCanvasElement,
    context: Canvas2d,
    /// The palette, and the line widths of the colors' marks, as JavaScript has them.
    palette: Vec<Rgb>,
    strokes: Vec<f32>,
    /// Color and ripple of the glow's picture that JavaScript has.
    glow: Option<(Rgb, f32)>,
    links: LinkBatches,
}

impl Canvas2dPainter {
    /// A painter on this canvas; `None` if the canvas yields no 2D context, for example because it has had one of
    /// another type.
    #[must_use]
    pub fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        Some(Self {
            canvas: canvas.clone(),
            context: open_canvas2d(canvas)?,
            palette: Vec::new(),
            strokes: Vec::new(),
            glow: None,
            links: LinkBatches::default(),
        })
    }

    /// Resizes the canvas to the backing store, clears it and draws the frame. Draws nothing while the context is lost:
    /// if you paint only on changes, paint again after the canvas's event `contextrestored`.
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) {
        let strokes = || (0..frame.palette.len()).map(|color| frame.mark(color).stroke());
        if self.palette != frame.palette || !strokes().eq(self.strokes.iter().copied()) {
            self.palette.clear();
            self.palette.extend_from_slice(frame.palette);
            self.strokes.clear();
            self.strokes.extend(strokes());
            self.context
                .set_colors(bytemuck::cast_slice(frame.palette), &self.strokes);
        }
        self.links.sort(frame);
        let glow = frame.glow.map(|glow| {
            self.set_glow(&glow);
            let (x, y) = glow.center.into();
            [x, y, glow.radius_px, glow.opacity]
        });
        let [width_device_px, height_device_px] = store.size_device_px();
        self.context.paint(
            width_device_px,
            height_device_px,
            store.ratio(),
            glow.as_ref().map_or(&[], |glow| glow.as_slice()),
            frame.link_style.width_px,
            self.links.batches().as_flattened(),
            self.links.lines().as_flattened(),
            frame.x,
            frame.y,
            frame.radius_px,
            frame.opacity,
            frame.color,
        );
    }

    /// Has JavaScript draw the glow's picture again if its color or ripple has changed.
    fn set_glow(&mut self, glow: &Glow) {
        let shape = Some((glow.color, glow.ripple));
        if self.glow != shape {
            self.glow = shape;
            let strengths: [f32; Glow::STEPS as usize + 1] =
                array::from_fn(|step| glow.falloff(step as f32 / f32::from(Glow::STEPS)));
            self.context
                .set_glow(bytemuck::bytes_of(&glow.color), &strengths);
        }
    }
}
