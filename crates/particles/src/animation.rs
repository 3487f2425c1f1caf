//! What an animation supplies. What all share is in [`Simulation`](crate::Simulation).

use crate::{Description, Glow, LinkStyle, Mark, Rgb, State};

/// An animation: its particles, their targets in each phase, and their links.
///
/// The engine calls these methods. It manages time, phases, size, pointer, link search and the assembly of frames.
/// Phases and categories are indices into the [`Description`]'s lists.
///
/// Take random numbers from [`Random`](crate::Random) with the state's seed; otherwise the same calls do not give the
/// same frames.
///
/// A complete example: forty particles drift, and half a second after a click they begin to gather in a ring.
///
/// ```
/// use particles::{
///     Animation, Description, Easing, LinkStyle, Phase, Rgb, Scatter, Simulation, StageSize, State, circle,
///     glam::Vec2,
/// };
///
/// const COUNT: u32 = 40;
/// const GATHERING: Description = Description {
///     name: "gathering",
///     phases: &[Phase::new("loose", Some(0.5)), Phase::new("ring", None)],
///     categories: &[],
/// };
/// const EASING: Easing = Easing::per_sec(1.2);
///
/// struct Gathering;
///
/// fn target(id: u32, size: StageSize) -> Vec2 {
///     size.center() + circle::ring(id, COUNT) * 100.0
/// }
///
/// impl Animation for Gathering {
///     fn description(&self) -> &'static Description {
///         &GATHERING
///     }
///
///     fn palette(&self) -> &[Rgb] {
///         &[Rgb(0x1a, 0x7d, 0x85)]
///     }
///
///     fn populate(&mut self, state: &mut State) {
///         let scatter = Scatter {
///             speed_px: 12.0..=30.0,
///             radius_px: 3.0..=7.0,
///             opacity: 0.7..=1.0,
///             ..Scatter::new(COUNT, state.seed())
///         };
///         for id in 0..COUNT {
///             state.particles.push(scatter.particle(id, state.size()));
///         }
///     }
///
///     fn begin_phase(&mut self, state: &mut State) {
///         let size = state.size();
///         if state.phase() == 1 {
///             state.particles.aim(|id| target(id, size));
///         }
///     }
///
///     fn step(&mut self, state: &mut State, dt_secs: f64) {
///         let size = state.size();
///         if state.phase() == 0 {
///             state.particles.drift(size, Vec2::splat(7.0), dt_secs);
///         } else {
///             let remaining = EASING.remaining(state.phase_secs());
///             state.particles.place(size, remaining, |id| target(id, size));
///         }
///     }
///
///     fn links(&self, _state: &State) -> LinkStyle {
///         LinkStyle { distance_px: 40.0, opacity: 1.0, width_px: 1.5, ..LinkStyle::NONE }
///     }
/// }
///
/// let mut simulation = Simulation::new(Box::new(Gathering), StageSize::new(320.0, 300.0), 1);
/// let x_before = simulation.frame().x[0];
/// simulation.click();
/// simulation.advance(0.5);
/// assert_eq!(simulation.phase_name(), "ring");
/// assert!((simulation.frame().x[0] - x_before).abs() < 15.0, "until then it only drifted");
/// simulation.advance(10.0);
/// // The first one is at the top of the ring, and each is linked to two neighbors on each side.
/// let frame = simulation.frame();
/// assert!((frame.x[0] - 160.0).abs() < 0.01 && (frame.y[0] - 50.0).abs() < 0.01);
/// assert_eq!(frame.links.len(), 80);
/// ```
pub trait Animation {
    /// Name, phases and categories; always the same.
    fn description(&self) -> &'static Description;

    /// The colors of particles and links, read when the simulation is created. Only the first 256 can be used; without
    /// any, all are black.
    fn palette(&self) -> &[Rgb];

    /// How the particles of each color are drawn, in the palette's order. By default, and for colors beyond the list,
    /// particles are discs.
    fn marks(&self) -> &[Mark] {
        &[]
    }

    /// Adds all particles to the empty store, at their positions before a click. The engine calls this at first, after
    /// a reset and for another size. If the animation has data of its own for each particle, reset it here, by id.
    ///
    /// Afterwards the engine clamps positions to the stage and sorts particles by color, stably. After a resize it also
    /// calls [`Self::begin_phase`] if there was a click, gives particles whose ids existed before their velocity and,
    /// scaled, their position and stored offset, and calls [`Self::step`] with 0.
    fn populate(&mut self, state: &mut State);

    /// Prepares a phase, usually by [`Particles::aim`](crate::Particles::aim). Called when a phase begins, and
    /// again after each resize since the click, with which the first phase begins. Must neither move nor add particles.
    fn begin_phase(&mut self, _state: &mut State) {}

    /// Moves particles within a phase by `dt_secs`, which is finite and ≥ 0, of any length. The state's time is the end
    /// of the step. A step of 0 follows a resize, or belongs to a paused stage: place particles for the current time,
    /// and end transitions, as [`Transition::advance`](crate::Transition::advance) does.
    fn step(&mut self, state: &mut State, dt_secs: f64);

    /// Sets current radii and opacities, by [`Particles::restyle`](crate::Particles::restyle). Called for each frame.
    /// By default, particles are drawn as they were added.
    fn style(&self, _state: &mut State) {}

    /// How particles are linked now. By default, and with a distance, an opacity or a width of 0, there are none.
    fn links(&self, _state: &State) -> LinkStyle {
        LinkStyle::NONE
    }

    /// The current light behind the particles; none by default.
    fn glow(&self, _state: &State) -> Option<Glow> {
        None
    }

    /// The category that [`State::highlight`] or [`State::pointer`] highlights now; none by default.
    fn highlighted(&self, _state: &State) -> Option<usize> {
        None
    }

    /// Whether all later frames look the same until the next event; false by default.
    fn is_settled(&self, _state: &State) -> bool {
        false
    }
}
