//! What one animation supplies; everything that animations share is in [`Simulation`](crate::Simulation).

use alloc::boxed::Box;

use crate::{Description, Glow, LinkStyle, Rgb, StageSize, State};

/// One animation: what its particles are, where they go in each phase, and what joins them.
///
/// The engine calls these methods; time, phases, sizes, the pointer, the link search and the assembly
/// of frames are its own. Phases and categories are indices into the [`Description`]'s lists.
///
/// What is random comes from [`Random`](crate::Random) by the state's seed, so that the same calls give
/// the same frames.
pub trait Animation {
    /// Name, phases, categories; always the same.
    fn description(&self) -> &'static Description;

    /// The colors of particles and links, of which only the first 256 can be used.
    fn palette(&self) -> &[Rgb];

    /// Makes all particles, of which there are none, on their positions in the first phase. Whatever the
    /// animation remembers of earlier ones is void.
    ///
    /// Afterwards the engine brings them into the order of their colors, and those of one color into that
    /// in which they were added. Indices are of this order from then on.
    fn populate(&mut self, state: &mut State);

    /// A click has reset the timeline. By default the particles are made anew.
    fn reset(&mut self, state: &mut State) {
        state.particles.clear();
        self.populate(state);
    }

    /// The stage has another size. By default the animation starts anew: nothing has been clicked.
    ///
    /// Not called when the stage had no area before: nothing can be kept of positions that were all the
    /// same, and the particles are made anew.
    fn resize(&mut self, state: &mut State, _previous: StageSize) {
        state.restart();
        self.reset(state);
    }

    /// A phase after the first has begun, or the particles were made anew in it: gives them their targets.
    ///
    /// Afterwards the engine brings particles into the order of their colors, as after
    /// [`Self::populate`], and those that are off the stage onto its nearest edge.
    fn begin_phase(&mut self, _state: &mut State) {}

    /// Lets time pass within a phase; `dt_secs` is finite and > 0, and the state's time is that of the end of the step.
    ///
    /// Afterwards nothing is mended, because this is where the time of a frame goes: centers have to be
    /// finite and on the stage, colors in ascending order. Drifting with bounces and following see to the
    /// former; who adds particles or moves them by [`Particles::positions_mut`](crate::Particles::positions_mut)
    /// sees to both.
    fn step(&mut self, state: &mut State, dt_secs: f64);

    /// How particles are joined now; by default, and where the opacity is 0, not at all.
    fn links(&self, _state: &State) -> Option<Links> {
        None
    }

    /// The light behind the particles now; by default none.
    fn glow(&self, _state: &State) -> Option<Glow> {
        None
    }

    /// How wide the rims of discs are now ([`Frame::rim_px`](crate::Frame::rim_px)); by default 0, as what
    /// is negative or NaN counts.
    fn rim_px(&self, _state: &State) -> f32 {
        0.0
    }

    /// The category that stands out, by [`State::highlight`] or [`State::pointer`]; by default none.
    fn highlighted(&self, _state: &State) -> Option<usize> {
        None
    }

    /// Whether the next frame will look the same, however late, unless something happens before; by
    /// default never.
    fn is_settled(&self, _state: &State) -> bool {
        false
    }
}

/// As the animation in the box.
impl<A: Animation + ?Sized> Animation for Box<A> {
    fn description(&self) -> &'static Description {
        (**self).description()
    }

    fn palette(&self) -> &[Rgb] {
        (**self).palette()
    }

    fn populate(&mut self, state: &mut State) {
        (**self).populate(state);
    }

    fn reset(&mut self, state: &mut State) {
        (**self).reset(state);
    }

    fn resize(&mut self, state: &mut State, previous: StageSize) {
        (**self).resize(state, previous);
    }

    fn begin_phase(&mut self, state: &mut State) {
        (**self).begin_phase(state);
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        (**self).step(state, dt_secs);
    }

    fn links(&self, state: &State) -> Option<Links> {
        (**self).links(state)
    }

    fn glow(&self, state: &State) -> Option<Glow> {
        (**self).glow(state)
    }

    fn rim_px(&self, state: &State) -> f32 {
        (**self).rim_px(state)
    }

    fn highlighted(&self, state: &State) -> Option<usize> {
        (**self).highlighted(state)
    }

    fn is_settled(&self, state: &State) -> bool {
        (**self).is_settled(state)
    }
}

/// Which particles are joined, and how these lines look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Links {
    /// Length, opacity and width.
    pub style: LinkStyle,
    /// Whether only particles of one color are joined.
    pub same_color: bool,
}

impl Links {
    /// Links between all particles that are near, whatever their colors.
    #[must_use]
    pub const fn all(style: LinkStyle) -> Self {
        Self {
            style,
            same_color: false,
        }
    }
}
