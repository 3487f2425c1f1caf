//! The discs of a frame by Canvas 2D, each call made from Rust: the row of the benchmark that shows what the
//! loop of `particles-wasm` in JavaScript saves.

use std::f64::consts::TAU;

use particles::{Frame, Rgb};
use particles_wasm::{BackingStore, PainterError};
use wasm_bindgen::JsCast as _;
use web_sys::{CanvasRenderingContext2d as Context, HtmlCanvasElement};

/// Draws no links and no glow.
#[derive(Debug)]
pub(crate) struct CallsFromRust {
    canvas: HtmlCanvasElement,
    context: Context,
}

impl CallsFromRust {
    pub(crate) fn new(canvas: &HtmlCanvasElement) -> Result<Self, PainterError> {
        let context = canvas
            .get_context("2d")
            .ok()
            .flatten()
            .ok_or(PainterError::NoContext)?;
        Ok(Self {
            canvas: canvas.clone(),
            context: context.unchecked_into(),
        })
    }

    /// The same calls as those of the painter's loop, in the same order.
    pub(crate) fn paint(&self, frame: &Frame<'_>, store: &BackingStore) {
        store.apply(&self.canvas);
        let [width, height] = store.size_device_px().map(f64::from);
        self.context.clear_rect(0.0, 0.0, width, height);
        let positions = frame.x.iter().zip(frame.y).zip(frame.radius_px);
        let styles = frame.opacity.iter().zip(frame.color);
        let mut filled_with = None;
        for (((&x, &y), &radius_px), (&opacity, &color)) in positions.zip(styles) {
            if filled_with != Some(color) {
                filled_with = Some(color);
                if let Some(&Rgb(red, green, blue)) = frame.palette.get(usize::from(color)) {
                    let text = format!("rgb({red} {green} {blue})");
                    self.context.set_fill_style_str(&text);
                }
            }
            self.context.set_global_alpha(f64::from(opacity));
            self.context.begin_path();
            // It fails for a negative radius alone, and a field has none.
            let _ = self
                .context
                .arc(f64::from(x), f64::from(y), f64::from(radius_px), 0.0, TAU);
            self.context.fill();
        }
    }
}
