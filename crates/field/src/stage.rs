//! The benchmarks' animation on a canvas, for `benches/browser/engines/particles.js`.

use particles::{Simulation, StageSize};
use particles_painters::{BackingStore, Canvas2dPainter, Painter, WebGl2Painter};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use web_sys::HtmlCanvasElement;

use crate::{Field, discs};

/// The field, drawn on a canvas or not at all.
#[wasm_bindgen]
#[derive(Debug)]
pub struct FieldStage {
    simulation: Simulation<Field>,
    store: BackingStore,
    /// `None` draws nowhere, to measure the simulation alone.
    painter: Option<Painter>,
    previous_ms: Option<f64>,
    particles: usize,
    links: usize,
}

#[wasm_bindgen]
impl FieldStage {
    /// A stage of this size with one device pixel per CSS pixel. `painter` is `webgl2`, `canvas2d`, or `none`, which
    /// needs no canvas. Particles nearer than `link_distance_px` are linked.
    ///
    /// # Errors
    /// If the painter cannot draw on the canvas.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<HtmlCanvasElement>,
        painter: &str,
        count: u32,
        link_distance_px: f32,
        seed: u32,
        width_px: f32,
        height_px: f32,
    ) -> Result<Self, JsError> {
        let painter = match (painter, &canvas) {
            ("webgl2", Some(canvas)) => WebGl2Painter::new(canvas).map(Painter::WebGl2),
            ("canvas2d", Some(canvas)) => Canvas2dPainter::new(canvas).map(Painter::Canvas2d),
            _ => None,
        };
        if painter.is_none() && canvas.is_some() {
            return Err(JsError::new("the canvas yields no context"));
        }
        let size = StageSize::new(width_px, height_px);
        let field = Field {
            count,
            link_distance_px,
            speed_px: 12.0..=30.0,
        };
        Ok(Self {
            simulation: Simulation::new(Box::new(field), size, u64::from(seed)),
            store: BackingStore::new(size, 1.0),
            painter,
            previous_ms: None,
            particles: 0,
            links: 0,
        })
    }

    /// Moves the particles by the time since the last call, finds the links and draws. The first call, and one with an
    /// earlier timestamp than the last, moves nothing.
    pub fn frame(&mut self, timestamp_ms: f64) {
        let previous_ms = self.previous_ms.replace(timestamp_ms);
        if let Some(previous_ms) = previous_ms {
            self.simulation
                .advance((timestamp_ms - previous_ms) / 1000.0);
        }
        let frame = self.simulation.frame();
        self.particles = frame.x.len();
        self.links = frame.links.len();
        if let Some(painter) = &mut self.painter {
            painter.paint(&frame, &self.store);
        }
    }

    /// Paints 3,000 discs and rings instead of the particles, for the test that compares the painters. Without a
    /// painter, does nothing.
    pub fn paint_discs(&mut self) {
        let size = self.simulation.size();
        if let Some(painter) = &mut self.painter {
            discs::paint(painter, size, &self.store);
        }
    }

    /// The number of links in the last frame; 0 before the first.
    #[must_use]
    pub fn link_count(&self) -> usize {
        self.links
    }

    /// The number of particles in the last frame; 0 before the first.
    #[must_use]
    pub fn particle_count(&self) -> usize {
        self.particles
    }
}
