//! The class `Stage` for JavaScript.

use particles::glam::Vec2;
use particles::{Rgb, Simulation, StageSize};
use particles_painters::{BackingStore, Painter};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use web_sys::HtmlCanvasElement;

use crate::panic;

/// An animation and its painter, which has a canvas of its own.
///
/// Phases and categories are indices into the animation's description, which the build exports, so that reading them in
/// every frame creates no string. Positions are in CSS pixels from the canvas's top-left corner. Sizes are clamped, NaN
/// is 0; a `dpr` (device pixels per CSS pixel) that is not a positive number is 1.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Stage {
    simulation: Simulation,
    painter: Painter,
    store: BackingStore,
}

#[wasm_bindgen]
impl Stage {
    /// Creates the canvas. `animation` is an index into the exported list.
    ///
    /// # Errors
    /// If the list has no such animation, or if the browser gives no canvas a context.
    #[wasm_bindgen(constructor)]
    pub fn new(
        animation: usize,
        seed: f64,
        width_px: f32,
        height_px: f32,
        dpr: f32,
    ) -> Result<Self, JsError> {
        panic::throw_on_panic();
        let entry = animations::ALL
            .get(animation)
            .ok_or_else(|| JsError::new("there is no such animation"))?;
        let size = StageSize::new(width_px, height_px);
        Ok(Self {
            simulation: entry.simulation(size, seed_bits(seed)),
            painter: Painter::new().ok_or_else(|| JsError::new("no canvas has a context"))?,
            store: BackingStore::new(size, dpr),
        })
    }

    /// The canvas, for the page to show.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn canvas(&self) -> HtmlCanvasElement {
        self.painter.canvas().clone()
    }

    /// Resizes the stage. The next frame resizes the canvas, so that the browser never presents it blank, and shows the
    /// particles at their new positions.
    pub fn resize(&mut self, width_px: f32, height_px: f32, dpr: f32) {
        let size = StageSize::new(width_px, height_px);
        self.simulation.resize(size);
        self.store = BackingStore::new(size, dpr);
    }

    /// Moves the pointer to this position over the stage.
    pub fn pointer_move(&mut self, x_px: f32, y_px: f32) {
        self.simulation.pointer_moved(Vec2::new(x_px, y_px));
    }

    /// The pointer has left the stage.
    pub fn pointer_leave(&mut self) {
        self.simulation.pointer_left();
    }

    /// Selects what the animation shows, by an index that the animation interprets. A reset keeps it.
    pub fn select(&mut self, index: usize) {
        self.simulation.select(index);
    }

    /// Starts the timeline, unless it has started: for a film, which has no click.
    pub fn start(&mut self) {
        self.simulation.start();
    }

    /// Replaces a color of the animation's palette from the next frame on. Channels are clamped to [0, 255], NaN is 0.
    /// An index out of range is ignored.
    pub fn set_color(&mut self, index: usize, red: f32, green: f32, blue: f32) {
        let color = Rgb(channel(red), channel(green), channel(blue));
        self.simulation.set_color(index, color);
    }

    /// Starts the timeline, or resets a started one. For the keyboard: the animation responds from its center. The
    /// pointer is ignored until it has moved 24 pixels. Returns whether the timeline has started.
    pub fn click(&mut self) -> bool {
        self.simulation.click();
        self.simulation.has_started()
    }

    /// As `click`, but the animation responds from this position, which is clamped to the stage.
    pub fn click_at(&mut self, x_px: f32, y_px: f32) -> bool {
        self.simulation.click_at(Vec2::new(x_px, y_px));
        self.simulation.has_started()
    }

    /// Highlights a category, for a focused label. A moving pointer takes precedence; `undefined` or a reset releases
    /// the highlight.
    pub fn highlight(&mut self, category: Option<usize>) {
        self.simulation.set_highlight(category);
    }

    /// Advances by a time of any length (ignores one that is negative or not finite), then draws. Returns whether the
    /// animation needs another frame. A time of 0, for a paused stage, ends the transitions that answer the pointer.
    /// Draws nothing while the context is lost, and again with the first call after it is restored.
    pub fn frame(&mut self, dt_secs: f64) -> bool {
        self.simulation.advance(dt_secs);
        self.painter.paint(&self.simulation.frame(), &self.store);
        !self.simulation.is_settled()
    }

    /// The current phase.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn phase(&self) -> usize {
        self.simulation.phase()
    }

    /// The category highlighted by the pointer or by `highlight`.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn highlighted(&self) -> Option<usize> {
        self.simulation.highlighted()
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and takes NaN to 0"
)]
fn channel(value: f32) -> u8 {
    value as u8
}

/// A JavaScript number's integer part, clamped, as a seed.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and takes NaN to 0: every number is a seed"
)]
fn seed_bits(seed: f64) -> u64 {
    seed as u64
}
