//! Draws frames by Canvas 2D: few changes of style, and no string made for a particle or a frame.

use alloc::vec::Vec;

use particles::{Frame, Rgb};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

use super::{pack_glow, runs::Runs};
use crate::backing::Backing;

#[wasm_bindgen(module = "/src/painter/canvas2d.js")]
extern "C" {
    /// The half that holds the context.
    #[derive(Debug)]
    type Canvas2d;

    fn open_canvas2d(canvas: &HtmlCanvasElement) -> Option<Canvas2d>;

    #[wasm_bindgen(method)]
    fn set_palette(this: &Canvas2d, channels: &[u8]);

    #[wasm_bindgen(method)]
    fn paint(
        this: &Canvas2d,
        ratio: f32,
        glow: &[f32],
        line_width: f32,
        line_runs: &[f32],
        lines: &[f32],
        disc_runs: &[f32],
        discs: &[f32],
    );
}

/// A 2D context and what is kept between frames.
#[derive(Debug)]
pub(crate) struct Canvas2dPainter {
    context: Canvas2d,
    palette: Vec<Rgb>,
    links: Runs,
    discs: Runs,
}

impl Canvas2dPainter {
    /// `None` where the canvas yields no 2D context.
    pub(crate) fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        Some(Self {
            context: open_canvas2d(canvas)?,
            palette: Vec::new(),
            links: Runs::default(),
            discs: Runs::default(),
        })
    }

    /// Clears the canvas and draws the frame.
    pub(crate) fn paint(&mut self, frame: &Frame<'_>, backing: &Backing) {
        if self.palette != frame.palette {
            self.palette = frame.palette.to_vec();
            let channels: Vec<[u8; 3]> = frame.palette.iter().map(|c| [c.0, c.1, c.2]).collect();
            self.context.set_palette(channels.as_flattened());
        }
        self.links.sort_links(frame);
        self.discs.sort_discs(frame);
        self.context.paint(
            backing.ratio,
            &pack_glow(frame.glow),
            frame.link_style.width_px,
            self.links.runs(),
            self.links.items(),
            self.discs.runs(),
            self.discs.items(),
        );
    }
}
