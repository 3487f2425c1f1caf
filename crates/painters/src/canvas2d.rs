//! Draws frames by Canvas 2D: few changes of style, and no string made for a particle or a frame.

use js_sys::Array;
use particles::{Frame, Glow, Rgb};
use wasm_bindgen::{JsCast as _, JsValue, prelude::wasm_bindgen};
use web_sys::{CanvasGradient, CanvasRenderingContext2d as Context, HtmlCanvasElement};

use crate::{BackingStore, LinkBatches, PainterError};

#[wasm_bindgen(module = "/src/canvas2d-loops.js")]
extern "C" {
    fn paint_lines(context: &Context, colors: &Array, batches: &[f32], lines: &[f32]);
    fn paint_discs(
        context: &Context,
        colors: &Array,
        rim_colors: &Array,
        rim_px: f32,
        x: &[f32],
        y: &[f32],
        radius_px: &[f32],
        opacity: &[f32],
        color: &[u8],
    );
}

/// Steps of the gradient that stands for the smooth falloff of a glow.
const GLOW_STEPS: u8 = 8;

/// A 2D context and what is kept between frames.
#[derive(Debug)]
pub struct Canvas2dPainter {
    canvas: HtmlCanvasElement,
    context: Context,
    palette: Vec<Rgb>,
    /// The palette as the strings that JavaScript sets.
    colors: Array,
    /// The colors of their discs' rims.
    rim_colors: Array,
    /// Of radius 1 about the origin, so that only a glow of another color needs another one.
    gradient: Option<(Rgb, CanvasGradient)>,
    links: LinkBatches,
}

impl Canvas2dPainter {
    /// A painter on this canvas.
    ///
    /// # Errors
    /// [`PainterError::NoContext`] where the canvas yields no 2D context, be it that it has given one of
    /// another type.
    pub fn new(canvas: &HtmlCanvasElement) -> Result<Self, PainterError> {
        let context = canvas
            .get_context("2d")
            .ok()
            .flatten()
            .ok_or(PainterError::NoContext)?;
        Ok(Self {
            canvas: canvas.clone(),
            context: context.unchecked_into(),
            palette: Vec::new(),
            colors: Array::new(),
            rim_colors: Array::new(),
            gradient: None,
            links: LinkBatches::default(),
        })
    }

    /// The canvas's context, to draw over frames. Transform, opacity, line width and styles are the
    /// painter's, which sets those that it needs.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Fits the canvas to the backing store, clears it and draws the frame. While the context is lost
    /// nothing is seen of that: whoever paints only when something changes has to paint again after the
    /// canvas's event `contextrestored`.
    pub fn paint(&mut self, frame: &Frame<'_>, store: &BackingStore) {
        store.apply(&self.canvas);
        self.fit_palette(frame.palette);
        let ratio = f64::from(store.ratio());
        self.set_transform(ratio, 0.0, 0.0);
        // A device pixel more, which rounding cannot take away.
        let [width_px, height_px] = store
            .size_device_px()
            .map(|device_px| (f64::from(device_px) + 1.0) / ratio);
        self.context.clear_rect(0.0, 0.0, width_px, height_px);
        if let Some(glow) = frame.glow {
            self.paint_glow(glow, ratio);
            self.set_transform(ratio, 0.0, 0.0);
        }
        if !frame.links.is_empty() {
            self.links.sort(frame);
            self.context
                .set_line_width(f64::from(frame.link_style.width_px));
            paint_lines(
                &self.context,
                &self.colors,
                self.links.batches().as_flattened(),
                self.links.lines().as_flattened(),
            );
        }
        paint_discs(
            &self.context,
            &self.colors,
            &self.rim_colors,
            frame.rim_px,
            frame.x,
            frame.y,
            frame.radius_px,
            frame.opacity,
            frame.color,
        );
    }

    fn fit_palette(&mut self, palette: &[Rgb]) {
        if self.palette != palette {
            self.palette = palette.to_vec();
            let colors = palette.iter().copied();
            self.colors = colors.clone().map(css_string).collect();
            self.rim_colors = colors.map(Rgb::rim).map(css_string).collect();
        }
    }

    fn set_transform(&self, scale: f64, x_device_px: f64, y_device_px: f64) {
        // It fails for no finite numbers.
        let _ = self
            .context
            .set_transform(scale, 0.0, 0.0, scale, x_device_px, y_device_px);
    }

    fn paint_glow(&mut self, glow: Glow, ratio: f64) {
        let Some(gradient) = self.gradient(glow.color) else {
            return;
        };
        self.context.set_fill_style_canvas_gradient(&gradient);
        let [x, y] = [glow.center.x, glow.center.y].map(f64::from);
        self.set_transform(ratio * f64::from(glow.radius_px), ratio * x, ratio * y);
        self.context.set_global_alpha(f64::from(glow.opacity));
        self.context.fill_rect(-1.0, -1.0, 2.0, 2.0);
    }

    fn gradient(&mut self, color: Rgb) -> Option<CanvasGradient> {
        if let Some((made_of, gradient)) = &self.gradient
            && *made_of == color
        {
            return Some(gradient.clone());
        }
        let gradient = self
            .context
            .create_radial_gradient(0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
            .ok()?;
        for step in 0..=GLOW_STEPS {
            let distance = f32::from(step) / f32::from(GLOW_STEPS);
            let strength = 1.0 - distance * distance;
            gradient
                .add_color_stop(distance, &css_color(color, strength * strength))
                .ok()?;
        }
        self.gradient = Some((color, gradient.clone()));
        Some(gradient)
    }
}

fn css_string(color: Rgb) -> JsValue {
    css_color(color, 1.0).into()
}

/// A color as CSS writes it, its opacity in thousandths: a format of integers alone is a small one.
fn css_color(Rgb(red, green, blue): Rgb, opacity: f32) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number in [0, 1000]"
    )]
    let thousandths = (opacity * 1000.0 + 0.5) as u32;
    format!("rgb({red} {green} {blue} / {thousandths}e-3)")
}

#[cfg(test)]
mod tests {
    use particles::Rgb;

    use super::css_color;

    #[test]
    fn colors_are_written_as_css_reads_them() {
        assert_eq!(
            css_color(Rgb(26, 125, 133), 1.0),
            "rgb(26 125 133 / 1000e-3)"
        );
        assert_eq!(css_color(Rgb(0, 0, 255), 0.015_625), "rgb(0 0 255 / 16e-3)");
    }
}
