//! Draws a frame's discs with Canvas 2D and calls from Rust: a benchmark compares them with the painter's calls from
//! JavaScript.

use std::f64::consts::TAU;

use particles::{Frame, Rgb};
use particles_painters::BackingStore;
use wasm_bindgen::JsCast as _;
use web_sys::{CanvasRenderingContext2d as Context, HtmlCanvasElement};

/// The canvas's 2D context; `None` if it yields none.
pub(crate) fn context(canvas: &HtmlCanvasElement) -> Option<Context> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// Makes the painter's calls in the painter's order, without links and glow.
pub(crate) fn paint(
    canvas: &HtmlCanvasElement,
    context: &Context,
    frame: &Frame<'_>,
    store: &BackingStore,
) {
    store.apply(canvas);
    let [width, height] = store.size_device_px().map(f64::from);
    context.clear_rect(0.0, 0.0, width, height);
    let positions = frame.x.iter().zip(frame.y).zip(frame.radius_px);
    let styles = frame.opacity.iter().zip(frame.color);
    let mut filled_with = None;
    for (((&x, &y), &radius_px), (&opacity, &color)) in positions.zip(styles) {
        if filled_with != Some(color) {
            filled_with = Some(color);
            if let Some(&Rgb(red, green, blue)) = frame.palette.get(usize::from(color)) {
                context.set_fill_style_str(&format!("rgb({red} {green} {blue})"));
            }
        }
        context.set_global_alpha(f64::from(opacity));
        context.begin_path();
        // It fails only for a negative radius, and a field has none.
        let _ = context.arc(f64::from(x), f64::from(y), f64::from(radius_px), 0.0, TAU);
        context.fill();
    }
}
