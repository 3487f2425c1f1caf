//! Draws frames by Canvas 2D: few changes of style, and no string made per particle or frame.

use js_sys::{Array, JsString};
use particles::{Frame, Glow, Rgb};
use wasm_bindgen::{JsCast, prelude::wasm_bindgen};
use web_sys::{CanvasGradient, CanvasRenderingContext2d, HtmlCanvasElement};

use super::strokes::Strokes;
use crate::backing::Backing;

#[wasm_bindgen(module = "/src/painter/strokes.js")]
extern "C" {
    fn stroke_runs(
        context: &CanvasRenderingContext2d,
        colours: &Array,
        line_cap: &JsString,
        runs: &[f32],
        segments: &[f32],
    );
}

/// A 2D context and what is kept between frames.
#[derive(Debug)]
pub(crate) struct Canvas2dPainter {
    context: CanvasRenderingContext2d,
    strokes: Strokes,
    butt: JsString,
    round: JsString,
    palette: Vec<Rgb>,
    /// The palette as CSS colours.
    colours: Array,
    gradient: Option<(Rgb, CanvasGradient)>,
}

impl Canvas2dPainter {
    /// `None` where the canvas yields no 2D context.
    pub(crate) fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        Some(Self {
            context,
            strokes: Strokes::default(),
            butt: "butt".into(),
            round: "round".into(),
            palette: Vec::new(),
            colours: Array::new(),
            gradient: None,
        })
    }

    /// Clears the canvas and draws the frame.
    pub(crate) fn paint(&mut self, frame: &Frame<'_>, backing: &Backing) {
        let ratio = f64::from(backing.ratio);
        let context = &self.context;
        // Also drops whatever transform a restored context came with.
        let _ = context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
        context.clear_rect(
            0.0,
            0.0,
            f64::from(backing.width_device_px) / ratio,
            f64::from(backing.height_device_px) / ratio,
        );
        if self.palette != frame.palette {
            self.palette.clear();
            self.palette.extend_from_slice(frame.palette);
            self.colours = frame
                .palette
                .iter()
                .map(|&colour| JsString::from(css_colour(colour, 1.0)))
                .collect();
        }
        if let Some(glow) = &frame.glow {
            self.paint_glow(glow, ratio);
        }
        if !frame.links.is_empty() {
            self.strokes.sort_links(frame);
            self.stroke(&self.butt);
        }
        self.strokes.sort_discs(frame);
        self.stroke(&self.round);
    }

    fn stroke(&self, line_cap: &JsString) {
        stroke_runs(
            &self.context,
            &self.colours,
            line_cap,
            self.strokes.runs(),
            self.strokes.segments(),
        );
    }

    /// The gradient is that of a disc of radius 1 at the origin, moved and scaled into place, so that
    /// only another colour needs another gradient.
    fn paint_glow(&mut self, glow: &Glow, ratio: f64) {
        if self
            .gradient
            .as_ref()
            .is_none_or(|(colour, _)| *colour != glow.colour)
        {
            self.gradient =
                glow_gradient(&self.context, glow.colour).map(|gradient| (glow.colour, gradient));
        }
        let Some((_, gradient)) = &self.gradient else {
            return;
        };
        let context = &self.context;
        let scale = f64::from(glow.radius_px) * ratio;
        let (x, y) = (
            f64::from(glow.centre.x) * ratio,
            f64::from(glow.centre.y) * ratio,
        );
        let _ = context.set_transform(scale, 0.0, 0.0, scale, x, y);
        context.set_global_alpha(f64::from(glow.opacity));
        context.set_fill_style_canvas_gradient(gradient);
        context.fill_rect(-1.0, -1.0, 2.0, 2.0);
        let _ = context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
    }
}

/// A radial gradient of radius 1 about the origin, from the colour to nothing.
fn glow_gradient(context: &CanvasRenderingContext2d, colour: Rgb) -> Option<CanvasGradient> {
    let gradient = context
        .create_radial_gradient(0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
        .ok()?;
    for step in 0..=GLOW_STEPS {
        let distance = f32::from(step) / f32::from(GLOW_STEPS);
        gradient
            .add_color_stop(distance, &css_colour(colour, glow_falloff(distance)))
            .ok()?;
    }
    Some(gradient)
}

/// Steps of the gradient that stand for the smooth falloff.
const GLOW_STEPS: u8 = 8;

/// The share of a glow's opacity at `distance` from its centre, in radii: 1 at 0, flat at both ends,
/// 0 at 1. `webgl2/glow.frag` has the same formula.
fn glow_falloff(distance: f32) -> f32 {
    let inside = 1.0 - distance * distance;
    inside * inside
}

/// `#rrggbbaa`.
fn css_colour(Rgb(red, green, blue): Rgb, opacity: f32) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the cast saturates at 0 and 255"
    )]
    let alpha = (opacity * 255.0 + 0.5) as u8;
    let mut colour = String::with_capacity(9);
    colour.push('#');
    for channel in [red, green, blue, alpha] {
        colour.push(char::from(DIGITS[usize::from(channel >> 4)]));
        colour.push(char::from(DIGITS[usize::from(channel & 15)]));
    }
    colour
}

#[cfg(test)]
mod tests {
    use super::{Rgb, css_colour, glow_falloff};

    #[test]
    fn colours_are_written_as_css_has_them() {
        assert_eq!(css_colour(Rgb(0x1a, 0x7d, 0x85), 1.0), "#1a7d85ff");
        assert_eq!(css_colour(Rgb(0, 255, 15), 0.0), "#00ff0f00");
        assert_eq!(css_colour(Rgb(0, 0, 0), 0.5), "#00000080");
    }

    #[test]
    fn a_glow_falls_from_one_to_nothing() {
        assert_eq!(glow_falloff(0.0), 1.0);
        assert_eq!(glow_falloff(1.0), 0.0);
        assert!((1..=8).all(|step: u8| {
            glow_falloff(f32::from(step) / 8.0) < glow_falloff(f32::from(step - 1) / 8.0)
        }));
    }
}
