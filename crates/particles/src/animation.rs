//! What one animation supplies; everything that animations share is in [`Simulation`](crate::Simulation).

use glam::Vec2;

use crate::{Description, Glow, LinkStyle, Mark, Rgb, State};

/// One animation: what its particles are, where they go in each phase, and what joins them.
///
/// The engine calls these methods. It manages time, phases, sizes, the pointer, the link search and the assembly
/// of frames. Phases and categories are indices into the [`Description`]'s lists.
///
/// An animation is [`Send`], so that its [`Simulation`](crate::Simulation) can move to another thread.
///
/// Take random numbers from [`Random`](crate::Random) with the state's seed, so that the same calls give the
/// same frames.
///
/// A complete example: forty particles drift, and gather in a ring half a second after a click.
///
/// ```
/// use particles::{
///     Animation, Description, Easing, LinkStyle, Phase, Rgb, Scatter, Simulation, StageSize, State, glam::Vec2,
///     layout,
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
///         let scatter = Scatter::new(COUNT, state.seed())
///             .with_speed_px(12.0..=30.0)
///             .with_radius_px(3.0..=7.0)
///             .with_opacity(0.7..=1.0);
///         for id in 0..COUNT {
///             state.particles.push(scatter.particle(id, state.size()));
///         }
///     }
///
///     fn begin_phase(&mut self, state: &mut State) {
///         let center = state.size().center();
///         state.particles.aim(|id| center + layout::ring(id, COUNT) * 100.0);
///     }
///
///     fn inset(&self, _state: &State) -> Vec2 {
///         Vec2::splat(7.0)
///     }
///
///     fn step(&mut self, state: &mut State, dt_secs: f64) {
///         state.follow(Easing::per_sec(1.2), dt_secs);
///         if state.phase() == 0 {
///             let inset = self.inset(state);
///             state.particles.drift(state.size(), inset, dt_secs);
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
pub trait Animation: Send {
    /// Name, phases, categories; always the same.
    fn description(&self) -> &'static Description;

    /// The colors of particles and links. Only the first 256 can be used; if there are none, colors are undefined.
    fn palette(&self) -> &[Rgb];

    /// How the particles of each color are drawn, in the palette's order; those of colors beyond its end are discs. All
    /// are by default.
    fn marks(&self) -> &[Mark] {
        &[]
    }

    /// Fills the empty store with all particles, at their positions before a click: at first, after a reset and for
    /// another size. An animation that has data of its own for each particle resets it here.
    ///
    /// Particles are shown first as earlier ones with the same ids were, if ids are less than their number or have not
    /// changed; after a resize they also go on from where those were
    /// ([`Simulation::resize`](crate::Simulation::resize)).
    ///
    /// Afterwards the engine sorts particles by color, stably; indices refer to this order from then on.
    fn populate(&mut self, state: &mut State);

    /// Gives particles their targets when a phase begins, the first with the click.
    ///
    /// Afterwards the engine sorts particles by color, as after [`Self::populate`], and moves those that are off the
    /// stage onto its nearest edge.
    fn begin_phase(&mut self, _state: &mut State) {}

    /// How far from the edges particles are kept now, in pixels on each axis, so that resizes and what fades keep them
    /// there; 0 by default.
    fn inset(&self, _state: &State) -> Vec2 {
        Vec2::ZERO
    }

    /// Advances within a phase by `dt_secs`, which is finite and > 0. The state's time is that of the end of the step.
    ///
    /// A step can be long: a resize after the click lets the time since then pass at once.
    ///
    /// To save time, the engine corrects nothing afterwards: centers must be finite and on the stage, colors in the
    /// palette and in ascending order. Drifting, following and [`Particles::set_colors`](crate::Particles::set_colors)
    /// keep to this; if you add particles or use [`Particles::positions_mut`](crate::Particles::positions_mut), ensure
    /// both. What fades after an event ends if you add particles.
    fn step(&mut self, state: &mut State, dt_secs: f64);

    /// Sets how particles are drawn, with [`Particles::restyle`](crate::Particles::restyle). Called after each step
    /// with its `dt_secs`, which is finite, and with 0 after particles have changed. By default they stay as they were
    /// added.
    fn restyle(&mut self, _state: &mut State, _dt_secs: f32) {}

    /// Ends the transitions that answer the pointer or a highlight, and restyles particles, for
    /// [`Simulation::show_pointer`](crate::Simulation::show_pointer). By default it calls [`Self::restyle`] with 0, which
    /// suits an animation without such transitions.
    fn settle_pointer(&mut self, state: &mut State) {
        self.restyle(state, 0.0);
    }

    /// How particles are linked now; not at all by default or if the opacity is 0.
    fn links(&self, _state: &State) -> LinkStyle {
        LinkStyle::NONE
    }

    /// The light behind the particles now; none by default.
    fn glow(&self, _state: &State) -> Option<Glow> {
        None
    }

    /// The category that [`State::highlight`] or [`State::pointer`] highlights; none by default.
    fn highlighted(&self, _state: &State) -> Option<usize> {
        None
    }

    /// Whether all later frames look the same until something happens to the animation; false by default.
    fn is_settled(&self, _state: &State) -> bool {
        false
    }
}
