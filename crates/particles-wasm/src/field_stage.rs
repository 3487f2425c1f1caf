//! The stage of the benchmarks: a field of any size, stepped and drawn as the site's stages are.
//!
//! Only built with the feature `field-stage`; the site's module is without it.

use particles::{Field, FieldParams, StageSize};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use web_sys::HtmlCanvasElement;

use crate::{backing::Backing, clock::FrameClock, names::PainterName, painter::Painter};

/// A field of particles on a canvas at one device pixel per CSS pixel.
#[wasm_bindgen]
#[derive(Debug)]
pub struct FieldStage {
    field: Field,
    painter: Painter,
    clock: FrameClock,
    backing: Backing,
    links: usize,
    particles: usize,
}

#[wasm_bindgen]
impl FieldStage {
    /// A field of `count` particles; those nearer than `link_distance_px` are joined where `links`
    /// says so. Only the painter `none` does without a canvas.
    ///
    /// # Errors
    /// When the canvas yields no context for the painter.
    #[wasm_bindgen(constructor)]
    #[expect(
        clippy::too_many_arguments,
        reason = "JavaScript has the names; an object would bring its reading into the module"
    )]
    pub fn new(
        canvas: Option<HtmlCanvasElement>,
        painter: PainterName,
        count: u32,
        link_distance_px: f32,
        links: bool,
        seed: u32,
        width_px: f32,
        height_px: f32,
    ) -> Result<Self, JsError> {
        let size = StageSize::new(width_px, height_px);
        let backing = Backing::new(size, 1.0);
        let params = FieldParams {
            count,
            links,
            link_distance_px,
            ..FieldParams::default()
        };
        let painter = match canvas {
            Some(canvas) => {
                canvas.set_width(backing.width_device_px);
                canvas.set_height(backing.height_device_px);
                Painter::new(&canvas, Some(painter))?
            }
            None => Painter::None,
        };
        Ok(Self {
            field: Field::new(params, size, u64::from(seed)),
            painter,
            clock: FrameClock::default(),
            backing,
            links: 0,
            particles: 0,
        })
    }

    /// Steps and draws, as `Stage.frame` does.
    pub fn frame(&mut self, timestamp_ms: f64) {
        self.field.advance(self.clock.tick(timestamp_ms));
        let frame = self.field.frame();
        self.links = frame.links.len();
        self.particles = frame.x.len();
        self.painter.paint(&frame, &self.backing);
    }

    /// Links in the last frame.
    #[must_use]
    pub fn link_count(&self) -> usize {
        self.links
    }

    /// Particles in the last frame.
    #[must_use]
    pub fn particle_count(&self) -> usize {
        self.particles
    }
}
