//! A running animation: time, phases, the stage's size, the pointer and the assembly of frames.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use glam::Vec2;

use crate::fade::{Before, Fade};
use crate::motion::Bounds;
use crate::particles::Origins;
use crate::timeline::Timeline;
use crate::{
    Animation, Description, Easing, Frame, Glow, LinkSearch, Particles, Rgb, StageSize, hit,
};

/// After a click, the pointer is ignored until it has moved this far, in CSS pixels: farther than a hand moves a mouse
/// that it has clicked with and leaves there.
const IGNORE_RADIUS_PX: f32 = 24.0;

/// An animation on a stage. Pass it elapsed time and events; it returns frames.
///
/// No event changes at once what is shown: what a click, a reset or a resize changes in positions, radii, opacities,
/// links and light fades in 0.6 s. After a resize each particle is shown at its share of the sides first; those of ids
/// that are gone are gone at once.
///
/// ```
/// use particles::{StageSize, animations};
///
/// let esee = animations::find("esee").unwrap();
/// let mut simulation = esee.simulation(StageSize::new(1216.0, 608.0), 1);
/// simulation.click();
/// simulation.advance(2.0);
/// assert_eq!(simulation.phase_name(), "converging");
/// assert_eq!(simulation.frame().x.len(), 120);
/// ```
pub struct Simulation {
    animation: Box<dyn Animation>,
    state: State,
    /// What the click found, if there was one.
    clicked: Option<Origins>,
    search: LinkSearch,
    fade: Fade,
    /// The animation's palette, once one of its colors was changed.
    palette: Vec<Rgb>,
}

/// It can move to another thread.
const _: fn(Simulation) -> Box<dyn Send> = |simulation| Box::new(simulation);

impl fmt::Debug for Simulation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_tuple("Simulation")
            .field(&self.description().name)
            .finish()
    }
}

impl Simulation {
    /// The animation before any click, on a stage of this size.
    #[must_use]
    pub fn new(animation: Box<dyn Animation>, size: StageSize, seed: u64) -> Self {
        let state = State::new(animation.description(), size, seed);
        let mut simulation = Self {
            animation,
            state,
            clicked: None,
            search: LinkSearch::default(),
            fade: Fade::default(),
            palette: Vec::new(),
        };
        simulation.populate();
        simulation
    }

    /// The animation's names and durations.
    #[must_use]
    pub fn description(&self) -> &'static Description {
        self.animation.description()
    }

    /// Draws a color of the animation's palette as this one from the next frame on; an index out of range is ignored.
    pub fn set_color(&mut self, index: usize, color: Rgb) {
        if self.palette.is_empty() {
            self.palette.extend_from_slice(self.animation.palette());
        }
        if let Some(own) = self.palette.get_mut(index) {
            *own = color;
        }
    }

    /// Resizes the stage; the same size, and one without area, which hides it, change nothing.
    ///
    /// There are new particles ([`Animation::populate`]), which go on where those with their ids were before the click, at
    /// the same share of the sides. If there was a click, the time since then passes for them at once: they are where they
    /// are after a click on a stage that has had the new size; a film ([`Description::is_film`]) is at once as it is on such
    /// a stage.
    pub fn resize(&mut self, size: StageSize) {
        if size == self.state.size || size.area_px() == 0.0 {
            return;
        }
        if self.state.size.area_px() == 0.0 || self.description().is_film {
            self.fade.end();
            self.replay(size, None);
            return;
        }
        self.fade_through(|simulation| {
            let now = simulation.state.particles.origins(simulation.bounds());
            let origins = simulation.clicked.take().unwrap_or(now);
            simulation.state.generation = simulation.state.generation.wrapping_add(1);
            simulation.replay(size, Some(&origins));
        });
    }

    /// Creates the particles for a size, lets them go on from their origins, and repeats the click and the time since
    /// then, if there was one.
    fn replay(&mut self, size: StageSize, origins: Option<&Origins>) {
        let since_click = self.has_started().then(|| self.state.secs());
        self.state.timeline.reset();
        self.state.resize(size);
        self.populate();
        if let Some(origins) = origins {
            let bounds = self.bounds();
            self.state.particles.drift_from(origins, bounds);
        }
        if let Some(secs) = since_click {
            self.start_at_once();
            self.pass(secs);
        }
        self.animation.restyle(&mut self.state, 0.0);
    }

    /// Lets an event happen, and shows little by little what it changes at once.
    fn fade_through(&mut self, event: impl FnOnce(&mut Self)) {
        let before = self.before();
        event(self);
        let (bounds, glow) = (self.bounds(), self.glow());
        let (particles, size) = (&self.state.particles, self.state.size);
        self.fade.start(before, particles, size, bounds, glow);
    }

    /// What is shown now.
    fn before(&mut self) -> Before {
        let (ids, bounds) = (self.state.particles.id().to_vec(), self.bounds());
        Before::new(&self.frame(), ids, bounds)
    }

    /// Ends the fading after an event, without advancing time: for a paused stage.
    pub fn end_fading(&mut self) {
        self.fade.end();
    }

    /// Where particles are kept now.
    #[inline(never)]
    fn bounds(&self) -> [Bounds; 2] {
        Bounds::of_stage(self.state.size, self.animation.inset(&self.state))
    }

    /// Advances by a time. Splitting it changes neither phase nor positions, except for rounding
    /// ([`crate::motion::drift`] says how much) and particles that an edge stops; an animation that sets velocities has
    /// to split its steps itself, as `examples/forces.rs` does. Ignores a time that is negative, NaN or infinite.
    #[expect(clippy::cast_possible_truncation, reason = "longer times end it")]
    pub fn advance(&mut self, dt_secs: f64) {
        if dt_secs.is_finite() {
            self.fade.advance(dt_secs as f32);
            self.pass(dt_secs);
        }
    }

    /// Lets a time pass for the particles.
    fn pass(&mut self, dt_secs: f64) {
        let mut remaining_secs = dt_secs;
        while let Some(taken_secs) = self.state.timeline.take(&mut remaining_secs) {
            if taken_secs > 0.0 {
                #[expect(clippy::cast_possible_truncation, reason = "longer steps are clamped")]
                let dt_secs = (taken_secs as f32).min(f32::MAX);
                self.animation.step(&mut self.state, taken_secs);
                self.animation.restyle(&mut self.state, dt_secs);
            }
            if self.state.timeline.end_phase() {
                self.begin_phase();
            }
        }
    }

    /// Starts the timeline, unless it has started.
    pub fn start(&mut self) {
        if !self.has_started() {
            self.fade_through(Self::start_at_once);
        }
    }

    fn start_at_once(&mut self) {
        self.clicked = Some(self.state.particles.origins(self.bounds()));
        self.state.timeline.start();
        self.begin_phase();
    }

    /// Resets the timeline to before its start, even if it has not started, with new particles
    /// ([`Animation::populate`]).
    pub fn reset(&mut self) {
        self.fade_through(Self::reset_at_once);
    }

    fn reset_at_once(&mut self) {
        self.clicked = None;
        let state = &mut self.state;
        state.timeline.reset();
        state.generation = state.generation.wrapping_add(1);
        state.highlight = None;
        self.populate();
    }

    /// Starts the timeline, or resets a started one, as a click on the site's stages does. The animation responds from
    /// the center. The pointer is ignored until it has moved 24 pixels.
    pub fn click(&mut self) {
        self.press(None, self.state.pointer.or(self.state.ignored_near));
    }

    /// Like [`Self::click`], but the animation responds from this position, unless the stage has no area yet.
    pub fn click_at(&mut self, position: Vec2) {
        let size = self.state.size;
        let position = (size.area_px() > 0.0).then(|| size.clamp_point(position));
        self.press(position, position);
    }

    fn press(&mut self, at: Option<Vec2>, pointer: Option<Vec2>) {
        self.ignore_pointer(pointer);
        self.fade_through(|simulation| {
            simulation.state.clicked_at = at;
            if simulation.has_started() {
                simulation.reset_at_once();
            } else {
                simulation.start_at_once();
            }
        });
    }

    fn ignore_pointer(&mut self, position: Option<Vec2>) {
        self.state.pointer = None;
        self.state.ignored_near = position;
    }

    /// Moves the pointer to this position; if that is not finite, the pointer has left. After a click or a highlight,
    /// the pointer is ignored until it is 24 pixels away from where it was.
    pub fn pointer_moved(&mut self, position: Vec2) {
        let is_near = |ignored: Vec2| ignored.distance(position) < IGNORE_RADIUS_PX;
        if !self.state.ignored_near.is_some_and(is_near) {
            self.state.ignored_near = None;
            self.state.pointer = Some(position).filter(|position| position.is_finite());
        }
    }

    /// The pointer has left the stage.
    pub fn pointer_left(&mut self) {
        self.ignore_pointer(None);
    }

    /// Ends transitions after the pointer has moved or a highlight has changed, without advancing time: for a paused
    /// stage.
    pub fn show_pointer(&mut self) {
        self.animation.settle_pointer(&mut self.state);
    }

    /// Highlights a category, by its index in [`Description::categories`], for a label that has the focus or was
    /// pressed. The pointer is ignored as after a click, and takes precedence once it moves. `None` or a reset
    /// releases the highlight; an index out of range is `None`.
    pub fn set_highlight(&mut self, category: Option<usize>) {
        let categories = self.description().categories.len();
        self.state.highlight = category.filter(|&category| category < categories);
        if self.state.highlight.is_some() && self.state.pointer.is_some() {
            self.ignore_pointer(self.state.pointer);
        }
    }

    /// The category highlighted by the pointer, or else by [`Self::set_highlight`]; `None` in a phase without
    /// highlights.
    #[must_use]
    pub fn highlighted(&self) -> Option<usize> {
        self.animation.highlighted(&self.state)
    }

    /// The phase, as an index into [`Description::phases`].
    #[must_use]
    pub fn phase(&self) -> usize {
        self.state.phase()
    }

    /// The phase's name.
    #[must_use]
    pub fn phase_name(&self) -> &'static str {
        let phase = self.description().phases.get(self.phase());
        phase.map_or("", |phase| phase.name)
    }

    /// Whether a click has started the timeline.
    #[must_use]
    pub fn has_started(&self) -> bool {
        self.state.has_started()
    }

    /// Whether all later frames look the same until something happens.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.fade.is_over() && self.animation.is_settled(&self.state)
    }

    /// The current picture. Searches for links if the phase has them; allocates nothing once warm.
    pub fn frame(&mut self) -> Frame<'_> {
        let (glow, inset) = (self.glow(), self.animation.inset(&self.state));
        let style = self.animation.links(&self.state).clamped();
        let (size, particles) = (self.state.size, &self.state.particles);
        let [x, y] = self.fade.positions(particles, size, inset);
        let has_links = style.opacity > 0.0 && size.area_px() > 0.0;
        if has_links {
            let groups = style.same_color.then_some(particles.color.as_slice());
            self.search.search(x, y, groups, style.distance_px);
        }
        self.fade.frame(Frame {
            size,
            x: &particles.x,
            y: &particles.y,
            radius_px: &particles.radius_px,
            opacity: &particles.opacity,
            color: &particles.color,
            palette: if self.palette.is_empty() {
                self.animation.palette()
            } else {
                &self.palette
            },
            marks: self.animation.marks(),
            links: if has_links { self.search.links() } else { &[] },
            links_are_whole: !has_links || self.search.is_whole(),
            link_strength: &[],
            link_style: style,
            glow,
        })
    }

    /// The animation's light.
    fn glow(&self) -> Option<Glow> {
        self.animation.glow(&self.state).map(Glow::clamped)
    }

    /// Poses for a still: restarts, advances to the moment of this phase's still, puts every particle on its target and
    /// removes the pointer. An index out of range is ignored.
    pub fn pose(&mut self, phase: usize) {
        let Some(still) = self.description().phases.get(phase) else {
            return;
        };
        self.state = State::new(self.description(), self.state.size, self.state.seed);
        self.clicked = None;
        // The order of links depends on earlier searches.
        self.search = LinkSearch::default();
        self.populate();
        if phase > 0 {
            self.click();
            while self.phase() < phase
                && let Some(secs) = self.state.timeline.secs_to_end()
            {
                self.advance(secs.max(f64::MIN_POSITIVE));
            }
            self.advance(still.still_secs);
        }
        self.arrive();
    }

    /// Puts every particle on its target and ends transitions, without advancing time.
    pub fn arrive(&mut self) {
        self.state.particles.follow(self.state.size, 0.0);
        // Almost without time, so that particles are put where their offsets say.
        self.animation.step(&mut self.state, f64::MIN_POSITIVE);
        self.end_fading();
        self.animation.settle_pointer(&mut self.state);
    }

    /// Creates the particles, as before a click.
    fn populate(&mut self) {
        self.state.particles.clear();
        self.animation.populate(&mut self.state);
        self.tidy();
    }

    fn begin_phase(&mut self) {
        self.animation.begin_phase(&mut self.state);
        self.tidy();
    }

    fn tidy(&mut self) {
        let colors = self.animation.palette().len();
        self.state.particles.tidy(self.state.size, colors);
        self.animation.restyle(&mut self.state, 0.0);
    }
}

/// What an [`Animation`] reads, with the particles that it moves.
#[derive(Debug)]
pub struct State {
    /// The particles.
    pub particles: Particles,
    size: StageSize,
    seed: u64,
    generation: u32,
    timeline: Timeline,
    pointer: Option<Vec2>,
    /// Where the pointer was when a click or a highlight came; `None` once it has moved away.
    ignored_near: Option<Vec2>,
    clicked_at: Option<Vec2>,
    highlight: Option<usize>,
}

impl State {
    fn new(description: &Description, size: StageSize, seed: u64) -> Self {
        Self {
            particles: Particles::default(),
            size,
            seed,
            generation: 0,
            timeline: Timeline::new(description.phases),
            pointer: None,
            ignored_near: None,
            clicked_at: None,
            highlight: None,
        }
    }

    /// The last click stays at its share of the sides.
    fn resize(&mut self, size: StageSize) {
        let scale = size.sides_px() / self.size.sides_px();
        self.clicked_at = self.clicked_at.map(|position| position * scale);
        self.size = size;
    }

    /// The stage.
    #[must_use]
    pub fn size(&self) -> StageSize {
        self.size
    }

    /// The seed of everything random.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of resets, and of resizes after the first layout, for animations that then create different particles. A
    /// film's resizes are not counted: it stays the same.
    #[must_use]
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// The phase, as an index into [`Description::phases`].
    #[must_use]
    pub fn phase(&self) -> usize {
        self.timeline.phase()
    }

    /// The time since the click; 0 before it. If you need a clock before that, add up the steps' `dt_secs`.
    #[must_use]
    pub fn secs(&self) -> f64 {
        self.timeline.secs()
    }

    /// Whether a click has started the timeline.
    #[must_use]
    pub fn has_started(&self) -> bool {
        self.timeline.has_started()
    }

    /// Where the last click was; the center for the keyboard.
    #[must_use]
    pub fn clicked_at(&self) -> Vec2 {
        let center = || self.size.center();
        self.clicked_at
            .map_or_else(center, |position| self.size.clamp_point(position))
    }

    /// Where the pointer is: finite, but possibly off the stage.
    #[must_use]
    pub fn pointer(&self) -> Option<Vec2> {
        self.pointer
    }

    /// The category that a label highlights: an index into [`Description::categories`].
    #[must_use]
    pub fn highlight(&self) -> Option<usize> {
        self.highlight
    }

    /// The index of the particle under the pointer: the nearest one within the radius with which it was
    /// added, whatever [`Particles::restyle`] makes of it, plus `reach_px` ([`hit::nearest`]).
    /// It is tested where it is computed; for 0.6 s after an event, frames may show it elsewhere.
    #[must_use]
    pub fn hovered(&self, reach_px: f32) -> Option<usize> {
        let particles = &self.particles;
        let (x, y, radius_px) = (&particles.x, &particles.y, particles.base_radius_px());
        hit::nearest(x, y, radius_px, self.pointer?, reach_px)
    }

    /// The id of the particle under the pointer: see [`Self::hovered`]. Unlike its index, it is the same after particles
    /// have been sorted.
    #[must_use]
    pub fn hovered_id(&self, reach_px: f32) -> Option<u32> {
        Some(self.particles.id[self.hovered(reach_px)?])
    }

    /// Moves every particle towards its target for a time: see [`Particles::follow`].
    pub fn follow(&mut self, easing: Easing, dt_secs: f64) {
        self.particles.follow(self.size, easing.remaining(dt_secs));
    }
}
