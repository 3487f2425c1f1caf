//! Runs an animation: time, size, pointer, clicks, and the assembly of frames.

use std::{fmt, mem};

use glam::Vec2;

use crate::timeline::Timeline;
use crate::{Animation, Description, Frame, Glow, LinkSearch, Particles, Rgb, StageSize, hit};

/// After a click, the pointer is ignored until it has moved this far, in CSS pixels. A hand that rests on the mouse moves
/// it less.
const IGNORE_RADIUS_PX: f32 = 24.0;

/// An animation on a stage. Pass it elapsed time and events; it returns frames.
///
/// A click, a reset or a resize changes the next frame at once. [`Animation`] has an example.
pub struct Simulation<A: ?Sized = dyn Animation> {
    animation: Box<A>,
    state: State,
    search: LinkSearch,
    /// The animation's palette, with the colors that were set instead.
    palette: Vec<Rgb>,
}

impl<A: Animation + ?Sized> fmt::Debug for Simulation<A> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_tuple("Simulation")
            .field(&self.description().name)
            .finish()
    }
}

impl<A: Animation + ?Sized> Simulation<A> {
    /// The animation before any click. The seed determines all random numbers that the animation takes from the state.
    #[must_use]
    pub fn new(animation: Box<A>, size: StageSize, seed: u64) -> Self {
        let state = State::new(animation.description(), size, seed);
        let mut palette = animation.palette().to_vec();
        if palette.is_empty() {
            palette.push(Rgb(0, 0, 0));
        }
        let mut simulation = Self {
            palette,
            animation,
            state,
            search: LinkSearch::default(),
        };
        simulation.populate();
        simulation
    }

    /// The animation.
    #[must_use]
    pub fn animation(&self) -> &A {
        &self.animation
    }

    /// The animation, to change its own parameters.
    pub fn animation_mut(&mut self) -> &mut A {
        &mut self.animation
    }

    /// The animation's name, phases and categories.
    #[must_use]
    pub fn description(&self) -> &'static Description {
        self.animation.description()
    }

    /// The stage.
    #[must_use]
    pub fn size(&self) -> StageSize {
        self.state.size
    }

    /// Replaces a color of the animation's palette from the next frame on. An index out of range is ignored.
    pub fn set_color(&mut self, index: usize, color: Rgb) {
        if let Some(drawn) = self.palette.get_mut(index) {
            *drawn = color;
        }
    }

    /// Resizes the stage. Ignores the same size, and a size without area, which a hidden stage has.
    ///
    /// [`Animation::populate`] creates the particles for the new size. Those whose ids existed before keep their
    /// velocity, their position as a fraction of the sides and, once aimed, the scaled offset from their target. The
    /// time since the click does not change.
    pub fn resize(&mut self, size: StageSize) {
        if size == self.state.size || size.area_px() == 0.0 {
            return;
        }
        let scale = size.sides_px() / self.state.size.sides_px();
        let had_area = self.state.size.area_px() > 0.0;
        let earlier = mem::take(&mut self.state.particles);
        if let Some(position) = self.state.clicked_at.as_mut().filter(|_| had_area) {
            *position *= scale;
        }
        self.state.size = size;
        self.populate();
        if self.has_started() {
            self.animation.begin_phase(&mut self.state);
        }
        if had_area {
            self.state.particles.continue_from(&earlier, scale, size);
        }
        self.animation.step(&mut self.state, 0.0);
    }

    /// Advances by a time of any length. A time of 0 ends transitions. Ignores a time that is negative, NaN or
    /// infinite.
    ///
    /// Splitting a time changes neither phase nor positions, except for rounding ([`Particles::drift`] says how much).
    pub fn advance(&mut self, dt_secs: f64) {
        if dt_secs == 0.0 {
            self.animation.step(&mut self.state, 0.0);
        }
        let mut remaining_secs = if dt_secs.is_finite() { dt_secs } else { 0.0 };
        while let Some(taken_secs) = self.state.timeline.take(&mut remaining_secs) {
            if taken_secs > 0.0 {
                self.animation.step(&mut self.state, taken_secs);
            }
            if self.state.timeline.end_phase() {
                self.animation.begin_phase(&mut self.state);
            }
        }
    }

    /// Starts the timeline, unless it has started.
    pub fn start(&mut self) {
        if !self.has_started() {
            self.state.timeline.start();
            self.animation.begin_phase(&mut self.state);
        }
    }

    /// Resets the timeline to before its start and creates the particles again ([`Animation::populate`]), even if the
    /// timeline has not started. Keeps [`State::selected`].
    pub fn reset(&mut self) {
        let state = &mut self.state;
        state.timeline.reset();
        state.generation = state.generation.wrapping_add(1);
        state.highlight = None;
        self.populate();
    }

    /// Starts the timeline, or resets a started one. The animation responds from the center. The pointer is ignored
    /// until it has moved 24 pixels, so that a mouse that stays there highlights nothing.
    pub fn click(&mut self) {
        self.press(None, self.state.pointer.or(self.state.ignored_near));
    }

    /// Like [`Self::click`], but the animation responds from this position, which is clamped to the stage.
    pub fn click_at(&mut self, position: Vec2) {
        let position = Some(self.state.size.clamp_point(position));
        self.press(position, position);
    }

    fn press(&mut self, at: Option<Vec2>, pointer: Option<Vec2>) {
        self.ignore_pointer(pointer);
        self.state.clicked_at = at;
        if self.has_started() {
            self.reset();
        } else {
            self.start();
        }
    }

    fn ignore_pointer(&mut self, position: Option<Vec2>) {
        self.state.pointer = None;
        self.state.ignored_near = position;
    }

    /// Sets [`State::selected`], which the animation reads.
    pub fn select(&mut self, index: usize) {
        self.state.selected = index;
    }

    /// Moves the pointer to this position; one that is not finite means that the pointer has left. After a click or a
    /// highlight, the pointer is ignored until it is 24 pixels from where it was at that moment.
    pub fn pointer_moved(&mut self, position: Vec2) {
        let is_near = |ignored: Vec2| ignored.distance(position) < IGNORE_RADIUS_PX;
        if !self.state.ignored_near.is_some_and(is_near) {
            self.state.ignored_near = None;
            self.state.pointer = Some(position).filter(|position| position.is_finite());
        }
    }

    /// Removes the pointer, which has left the stage.
    pub fn pointer_left(&mut self) {
        self.ignore_pointer(None);
    }

    /// Highlights a category, by its index in [`Description::categories`]. The pointer is ignored as after a click, and
    /// takes precedence once it has moved. `None`, an index out of range or a reset releases the highlight.
    pub fn set_highlight(&mut self, category: Option<usize>) {
        let categories = self.description().categories.len();
        self.state.highlight = category.filter(|&category| category < categories);
        if self.state.highlight.is_some() && self.state.pointer.is_some() {
            self.ignore_pointer(self.state.pointer);
        }
    }

    /// The category highlighted by the pointer or, without one, by [`Self::set_highlight`]; `None` in a phase without
    /// highlights.
    #[must_use]
    pub fn highlighted(&self) -> Option<usize> {
        self.animation.highlighted(&self.state)
    }

    /// The phase, as an index into [`Description::phases`]; 0 before the click, too ([`Self::has_started`]).
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

    /// Whether all later frames look the same until the next event.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.animation.is_settled(&self.state)
    }

    /// The current frame. Styles the particles, and searches for links if any are drawn.
    pub fn frame(&mut self) -> Frame<'_> {
        self.animation.style(&mut self.state);
        let style = self.animation.links(&self.state).clamped();
        let (size, particles) = (self.state.size, &self.state.particles);
        let has_links = style.distance_px > 0.0
            && style.opacity > 0.0
            && style.width_px > 0.0
            && size.area_px() > 0.0;
        let links = if has_links {
            let groups = style.same_color.then_some(particles.color.as_slice());
            self.search
                .search(&particles.x, &particles.y, groups, style.distance_px)
        } else {
            &[]
        };
        Frame {
            size,
            id: &particles.id,
            x: &particles.x,
            y: &particles.y,
            radius_px: &particles.radius_px,
            opacity: &particles.opacity,
            color: &particles.color,
            palette: &self.palette,
            marks: self.animation.marks(),
            links,
            link_style: style,
            glow: self.animation.glow(&self.state).map(Glow::clamped),
        }
    }

    /// Puts every aimed particle on its target and ends transitions, without advancing time: for a still picture.
    pub fn arrive(&mut self) {
        self.state.particles.forget_offsets();
        self.animation.step(&mut self.state, 0.0);
    }

    /// Creates the particles for the stage's size.
    fn populate(&mut self) {
        self.state.particles.clear();
        self.animation.populate(&mut self.state);
        self.state
            .particles
            .tidy(self.state.size, self.palette.len());
    }
}

/// What an [`Animation`] reads, and the particles that it moves.
#[derive(Debug)]
pub struct State {
    /// The particles.
    pub particles: Particles,
    size: StageSize,
    seed: u64,
    generation: u32,
    selected: usize,
    timeline: Timeline,
    pointer: Option<Vec2>,
    /// Position of the pointer when a click or a highlight came; `None` once the pointer has moved away.
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
            selected: 0,
            timeline: Timeline::new(description.phases),
            pointer: None,
            ignored_near: None,
            clicked_at: None,
            highlight: None,
        }
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

    /// The number of resets, for animations whose particles differ after each reset.
    #[must_use]
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// An index that the caller sets ([`Simulation::select`]) and the animation interprets; 0 at first.
    #[must_use]
    pub fn selected(&self) -> usize {
        self.selected
    }

    /// The phase, as an index into [`Description::phases`]; 0 before the click, too ([`Self::has_started`]).
    #[must_use]
    pub fn phase(&self) -> usize {
        self.timeline.phase()
    }

    /// The time since the click; 0 before it.
    #[must_use]
    pub fn secs(&self) -> f64 {
        self.timeline.secs()
    }

    /// The time since the phase began; 0 before the click.
    #[must_use]
    pub fn phase_secs(&self) -> f64 {
        self.timeline.phase_secs()
    }

    /// Whether a click has started the timeline.
    #[must_use]
    pub fn has_started(&self) -> bool {
        self.timeline.has_started()
    }

    /// Position of the last click; the center if it came from the keyboard.
    #[must_use]
    pub fn clicked_at(&self) -> Vec2 {
        let center = || self.size.center();
        self.clicked_at
            .map_or_else(center, |position| self.size.clamp_point(position))
    }

    /// Position of the pointer: finite, but possibly off the stage. A resize does not change it.
    #[must_use]
    pub fn pointer(&self) -> Option<Vec2> {
        self.pointer
    }

    /// The category that [`Simulation::set_highlight`] highlights: an index into [`Description::categories`].
    #[must_use]
    pub fn highlight(&self) -> Option<usize> {
        self.highlight
    }

    /// The id of the particle under the pointer: the nearest one whose center is within its radius plus `reach_px`
    /// ([`hit::nearest`]), as drawn in the last frame.
    #[must_use]
    pub fn hovered(&self, reach_px: f32) -> Option<u32> {
        let particles = &self.particles;
        let (x, y, radius_px) = (&particles.x, &particles.y, &particles.radius_px);
        let index = hit::nearest(x, y, radius_px, self.pointer?, reach_px)?;
        Some(particles.id[index])
    }
}
