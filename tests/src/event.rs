//! Calls of the engine, for the recorded run and the properties.

use particles::glam::Vec2;
use particles::{Animation, Simulation, StageSize};

/// A call of the engine.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// Seconds pass.
    Advance(f64),
    /// The stage is clicked.
    Click,
    /// The stage is clicked at a position, given as fractions of its sides.
    ClickAt(f32, f32),
    /// The pointer moves to a position.
    PointerMoved(f32, f32),
    /// The pointer leaves.
    PointerLeft,
    /// A label highlights its category, by its index.
    Highlight(Option<usize>),
    /// The stage gets this width and height.
    Resize(f32, f32),
    /// Every particle is put on its target.
    Arrive,
    /// The caller selects an index.
    Select(usize),
}

impl Event {
    /// Makes the call.
    pub fn apply<A: Animation + ?Sized>(self, simulation: &mut Simulation<A>) {
        match self {
            Self::Advance(dt_secs) => simulation.advance(dt_secs),
            Self::Click => simulation.click(),
            Self::ClickAt(x, y) => {
                simulation.click_at(Vec2::new(x, y) * simulation.size().sides_px());
            }
            Self::PointerMoved(x, y) => simulation.pointer_moved(Vec2::new(x, y)),
            Self::PointerLeft => simulation.pointer_left(),
            Self::Highlight(category) => simulation.set_highlight(category),
            Self::Resize(width_px, height_px) => {
                simulation.resize(StageSize::new(width_px, height_px));
            }
            Self::Arrive => simulation.arrive(),
            Self::Select(index) => simulation.select(index),
        }
    }
}
