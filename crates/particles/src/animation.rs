//! What one animation supplies; everything that animations share is in [`Simulation`](crate::Simulation).

use core::any::Any;

use crate::{Description, Glow, LinkStyle, Rgb, StageSize, State};

/// One animation: what its particles are, where they go in each phase, and what joins them.
///
/// The engine calls these methods; time, phases, sizes, the pointer, the link search and the assembly
/// of frames are its own. Phases and categories are indices into the [`Description`]'s lists.
///
/// An animation is [`Send`], so that its [`Simulation`](crate::Simulation) can move to another thread, and has a type
/// of its own ([`Any`]), so that its caller gets it back
/// ([`Simulation::animation_mut`](crate::Simulation::animation_mut)).
///
/// Take random numbers from [`Random`](crate::Random) with the state's seed, so that the same calls give the
/// same frames.
///
/// A whole one, forty particles that drift, and gather in a ring half a second after a click:
///
/// ```
/// use particles::{
///     Animation, Description, Easing, LinkStyle, Phase, Rgb, Scatter, Simulation, StageSize, State, layout,
/// };
///
/// const COUNT: u32 = 40;
/// const PHASES: &[Phase] = &[Phase::new("loose", Some(0.5)), Phase::new("ring", None)];
///
/// struct Gathering;
///
/// impl Animation for Gathering {
///     fn description(&self) -> &'static Description {
///         const { &Description::new("gathering", PHASES) }
///     }
///
///     fn palette(&self) -> &[Rgb] {
///         &[Rgb(0x1a, 0x7d, 0x85)]
///     }
///
///     fn populate(&mut self, state: &mut State) {
///         let (speed_px, radius_px, opacity) = (12.0..=30.0, 3.0..=7.0, 0.7..=1.0);
///         let (colors, count, seed) = (1, COUNT, state.seed());
///         let scatter = Scatter { speed_px, radius_px, opacity, colors, count, seed };
///         for id in 0..COUNT {
///             state.particles.push(scatter.particle(id, state.size()));
///         }
///     }
///
///     fn begin_phase(&mut self, state: &mut State) {
///         let center = state.size().center();
///         state.particles.aim(&|id| center + layout::ring(id, COUNT) * 100.0);
///     }
///
///     fn step(&mut self, state: &mut State, dt_secs: f64) {
///         state.follow(Easing::per_sec(1.2), dt_secs);
///         if state.phase() == 0 {
///             state.particles.drift(state.size(), 7.0, dt_secs);
///         }
///     }
///
///     fn links(&self, _state: &State) -> LinkStyle {
///         LinkStyle { distance_px: 40.0, opacity: 1.0, width_px: 1.5, ..LinkStyle::NONE }
///     }
/// }
///
/// let mut simulation = Simulation::new(Box::new(Gathering), StageSize::new(320.0, 300.0), 1);
/// simulation.click();
/// simulation.advance(10.0);
/// assert_eq!(simulation.phase_name(), "ring");
/// assert_eq!(simulation.frame().links.len(), 80);
/// ```
pub trait Animation: Any + Send {
    /// Name, phases, categories; always the same.
    fn description(&self) -> &'static Description;

    /// The colors of particles and links, of which only the first 256 can be used. Without any, colors are undefined.
    fn palette(&self) -> &[Rgb];

    /// Makes all particles on their positions in the first phase. The store is empty when it is called; an
    /// animation that keeps data of its particles discards it here.
    ///
    /// Afterwards the engine brings them into the order of their colors, and those of one color into that
    /// in which they were added. Indices are of this order from then on.
    fn populate(&mut self, state: &mut State);

    /// The timeline has started, or the particles were made anew in the first phase of a started one. By default
    /// nothing happens until the second phase.
    fn start(&mut self, _state: &mut State) {}

    /// The timeline was reset. By default the particles are made anew.
    fn reset(&mut self, state: &mut State) {
        state.particles.clear();
        self.populate(state);
    }

    /// The stage has another size: moves the particles along and returns true. By default it returns false,
    /// and they are made anew on their targets in the present phase. The timeline goes on in both cases.
    ///
    /// Not called when the stage had no area before: nothing can be kept of positions that were all the
    /// same, and the particles are made anew.
    fn resize(&mut self, _state: &mut State, _previous: StageSize) -> bool {
        false
    }

    /// A phase after the first has begun, or the particles were made anew in it: gives them their targets.
    ///
    /// Afterwards the engine brings particles into the order of their colors, as after
    /// [`Self::populate`], and those that are off the stage onto its nearest edge.
    fn begin_phase(&mut self, _state: &mut State) {}

    /// Lets time pass within a phase; `dt_secs` is finite and > 0, and the state's time is that of the end of the step.
    ///
    /// The engine corrects nothing afterwards, because that would cost time in every frame: centers have to be
    /// finite and on the stage, colors in the palette and in ascending order. Drifting and following keep
    /// centers so; an animation that adds particles or moves them by
    /// [`Particles::positions_mut`](crate::Particles::positions_mut) has to ensure both.
    fn step(&mut self, state: &mut State, dt_secs: f64);

    /// How particles are drawn now, by [`Particles::restyle`](crate::Particles::restyle): called after each step,
    /// with its time; with 0 after particles have changed; and with infinity where what answers the pointer
    /// has to come to its end at once ([`Simulation::show_pointer`](crate::Simulation::show_pointer)).
    fn restyle(&mut self, _state: &mut State, _dt_secs: f32) {}

    /// How particles are joined now; by default, and where the opacity is 0, not at all.
    fn links(&self, _state: &State) -> LinkStyle {
        LinkStyle::NONE
    }

    /// The light behind the particles now; by default none.
    fn glow(&self, _state: &State) -> Option<Glow> {
        None
    }

    /// How wide the gaps around discs are now ([`Frame::rim_px`](crate::Frame::rim_px)), clamped; by default, and
    /// for NaN, 0.
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
