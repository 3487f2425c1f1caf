//! The class that JavaScript sees: an animation, its painter and its clock on one canvas.

use glam::Vec2;
use particles::{Animation, StageSize};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use web_sys::HtmlCanvasElement;

use crate::{
    backing::Backing,
    clock::FrameClock,
    names::{AnimationName, CategoryName, PainterName, PhaseName},
    painter::Painter,
};

/// One animation on one canvas.
///
/// Only construction can fail. All positions are in CSS pixels from the canvas's top left. Nothing is
/// drawn before the first `resize`. When a WebGL context is lost, `frame` goes on without drawing and
/// draws again once the context is back; whoever owns the canvas has to cancel the
/// `webglcontextlost` event for the browser to restore it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Stage {
    canvas: HtmlCanvasElement,
    name: particles::AnimationName,
    seed: u64,
    animation: Animation,
    painter: Painter,
    clock: FrameClock,
    /// `None` until the first `resize`.
    backing: Option<Backing>,
}

#[wasm_bindgen]
impl Stage {
    /// Takes the canvas's context. Without a painter's name it is WebGL2 where that is fast, and
    /// Canvas 2D elsewhere.
    ///
    /// # Errors
    /// When a name is unknown, or when the canvas yields no context for the painter.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: HtmlCanvasElement,
        animation: AnimationName,
        seed: f64,
        painter: Option<PainterName>,
    ) -> Result<Self, JsError> {
        let name = animation
            .to_engine()
            .ok_or_else(|| JsError::new("no animation has this name"))?;
        let seed = seed_bits(seed);
        Ok(Self {
            painter: Painter::new(&canvas, painter)?,
            canvas,
            name,
            seed,
            animation: Animation::new(name, StageSize::new(0.0, 0.0), seed),
            clock: FrameClock::default(),
            backing: None,
        })
    }

    /// Fits the stage to an element of this size, on a screen with `dpr` device pixels per CSS pixel.
    /// The canvas is empty until the next `frame`. Sizes that are not finite or negative count as 0.
    pub fn resize(&mut self, width_px: f32, height_px: f32, dpr: f32) {
        let size = StageSize::new(width_px, height_px);
        let backing = Backing::new(size, dpr);
        match self.backing {
            None => self.animation = Animation::new(self.name, size, self.seed),
            Some(previous) if previous.size != size => self.animation.resize(size),
            Some(_) => {}
        }
        if self.backing != Some(backing) {
            self.backing = Some(backing);
            self.canvas.set_width(backing.width_device_px);
            self.canvas.set_height(backing.height_device_px);
        }
    }

    /// The pointer is over the stage at this place.
    pub fn pointer_move(&mut self, x_px: f32, y_px: f32) {
        self.animation.pointer_moved(Vec2::new(x_px, y_px));
    }

    /// The pointer has left the stage.
    pub fn pointer_leave(&mut self) {
        self.animation.pointer_left();
    }

    /// Starts the timeline, or resets a started one.
    pub fn click(&mut self) {
        self.animation.click();
    }

    /// Highlights a category whatever the pointer does, as the focus of its label asks for; nothing
    /// ends it.
    pub fn highlight(&mut self, category: Option<CategoryName>) {
        self.animation
            .highlight(category.and_then(CategoryName::to_engine));
    }

    /// Advances to `timestamp_ms` and draws; true when another frame is wanted.
    ///
    /// The step is the time since the previous frame, in [0, 1 s]; the first frame makes none.
    pub fn frame(&mut self, timestamp_ms: f64) -> bool {
        self.animation.advance(self.clock.tick(timestamp_ms));
        #[cfg(feature = "panics")]
        self.panic_once_clicked();
        let frame = self.animation.frame();
        if let Some(backing) = &self.backing {
            self.painter.paint(&frame, backing);
        }
        !self.animation.is_settled()
    }

    /// Where the animation is in its timeline.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn phase(&self) -> PhaseName {
        self.animation.phase().into()
    }

    /// Whether a click has started the timeline.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn has_started(&self) -> bool {
        self.animation.has_started()
    }

    /// The category that stands out, by the pointer or by `highlight`.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn highlighted(&self) -> Option<CategoryName> {
        self.animation.highlighted().map(CategoryName::from)
    }

    /// The painter that was chosen.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn painter(&self) -> PainterName {
        self.painter.name()
    }
}

#[cfg(feature = "panics")]
impl Stage {
    /// What the tests of a panic ask for, of ESEE alone: others are to go on.
    fn panic_once_clicked(&self) {
        let is_esee = matches!(self.animation, Animation::Esee(_));
        assert!(
            !(is_esee && self.animation.has_started()),
            "a test asked for this panic"
        );
    }
}

/// A JavaScript number as a seed: its whole part, where it has one in range, else the nearest bound.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and NaN becomes 0: every number is some seed"
)]
fn seed_bits(seed: f64) -> u64 {
    seed as u64
}
