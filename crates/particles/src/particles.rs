//! The particle store.

use alloc::vec::Vec;
use core::{mem, slice};

use glam::Vec2;

use crate::clamp::{clamp, length_px, share};
use crate::counting_sort::counting_sort;
use crate::motion::{self, Bounds};
use crate::{StageSize, links};

/// Particles as parallel arrays, all of the same length, in CSS pixels and seconds.
///
/// Arrays rather than records because the loops that move particles read two or three of these
/// properties and compile to vector instructions.
///
/// | coordinates | say | are changed by |
/// |---|---|---|
/// | position ([`Self::x`], [`Self::y`]) | where a particle is | all below |
/// | velocity | how it drifts | bouncing ([`Self::drift`]) |
/// | offset | how far it is from its target; 0 without one | [`Self::aim`], [`Self::follow`], [`Self::displace`] |
/// | target | position − offset; not stored | setting or drifting a position, [`Self::aim`] |
///
/// So a particle that stops drifting and begins to follow does not jump, nor does one that is aimed at another target.
///
/// A [`Frame`](crate::Frame) may show particles elsewhere: while what an event has changed fades, and whole on the stage.
///
/// ```
/// use particles::{Particle, Particles, StageSize, glam::Vec2};
///
/// let mut particles = Particles::default();
/// particles.push(Particle {
///     position: (10.0, 20.0).into(),
///     velocity: (30.0, 0.0).into(),
///     ..Particle::default()
/// });
/// particles.drift(StageSize::new(100.0, 100.0), Vec2::ZERO, 2.0);
/// assert_eq!((particles.x()[0], particles.y()[0]), (70.0, 20.0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Particles {
    pub(crate) x: Vec<f32>,
    pub(crate) y: Vec<f32>,
    vx: Vec<f32>,
    vy: Vec<f32>,
    /// As drawn.
    pub(crate) radius_px: Vec<f32>,
    base_radius_px: Vec<f32>,
    /// As drawn.
    pub(crate) opacity: Vec<f32>,
    base_opacity: Vec<f32>,
    /// How far to the right of its target a particle still is.
    offset_x: Vec<f32>,
    /// How far below its target a particle still is.
    offset_y: Vec<f32>,
    /// Whether some offset may be other than 0.
    may_have_offsets: bool,
    /// Whether discs may have other radii than those with which they were added.
    pub(crate) are_restyled: bool,
    pub(crate) color: Vec<u8>,
    pub(crate) id: Vec<u32>,
    /// The palette's last color; `None` before the engine has read the palette.
    last_color: Option<u8>,
    spare: Spare,
}

/// Memory for sorting, kept so that it can be done in each step.
#[derive(Clone, Debug, Default)]
struct Spare {
    order: Vec<usize>,
    ends: Vec<u32>,
    floats: Vec<f32>,
    color: Vec<u8>,
    id: Vec<u32>,
}

/// One particle, to add to the store. Fields may be added: end with `..Particle::default()`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Particle {
    /// The animation's identifier, not the index in the store.
    pub id: u32,
    /// The center.
    pub position: Vec2,
    /// In pixels a second.
    pub velocity: Vec2,
    /// The radius, clamped to [0, 16384]; NaN is 0.
    pub radius_px: f32,
    /// Clamped to [0, 1]; NaN is 0.
    pub opacity: f32,
    /// Index into the animation's palette; drawn in the last color if out of range.
    pub color: u8,
}

impl Default for Particle {
    /// An opaque particle of one pixel's radius, at rest at the origin.
    fn default() -> Self {
        Self {
            id: 0,
            position: Vec2::ZERO,
            velocity: Vec2::ZERO,
            radius_px: 1.0,
            opacity: 1.0,
            color: 0,
        }
    }
}

impl Particles {
    /// The number of particles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.x.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.x.is_empty()
    }

    /// Distances of the centers from the left edge.
    #[must_use]
    pub fn x(&self) -> &[f32] {
        &self.x
    }

    /// Distances of the centers from the top edge.
    #[must_use]
    pub fn y(&self) -> &[f32] {
        &self.y
    }

    /// Velocities to the right, in pixels a second.
    #[must_use]
    pub fn vx(&self) -> &[f32] {
        &self.vx
    }

    /// Velocities downwards, in pixels a second.
    #[must_use]
    pub fn vy(&self) -> &[f32] {
        &self.vy
    }

    /// The ids with which particles were added.
    #[must_use]
    pub fn id(&self) -> &[u32] {
        &self.id
    }

    /// The colors, as indices into the palette. A [`Frame`](crate::Frame)'s are in ascending order.
    #[must_use]
    pub fn color(&self) -> &[u8] {
        &self.color
    }

    /// The radii with which particles were added.
    #[must_use]
    pub fn base_radius_px(&self) -> &[f32] {
        &self.base_radius_px
    }

    /// Both coordinates of every center, mutable; targets move along. [`crate::Animation::step`] says which
    /// values are allowed.
    pub fn positions_mut(&mut self) -> (&mut [f32], &mut [f32]) {
        (&mut self.x, &mut self.y)
    }

    /// Gives each particle the velocity that `velocity` returns, in pixels a second: the way to add a force. It gets the
    /// particle's index in the store, and the particle as it was added, at its current position and velocity. A velocity
    /// that is not finite is 0.
    ///
    /// Velocities move particles that [drift](Self::drift). A force adds acceleration × time; as it changes while particles
    /// move, split a long time into short steps. Read the pointer and whatever else you need of the
    /// [`State`](crate::State) before the call, which borrows its particles.
    ///
    /// ```
    /// # use particles::{Particle, Particles, StageSize, glam::Vec2};
    /// # let mut particles = Particles::default();
    /// # particles.push(Particle { position: (50.0, 50.0).into(), ..Particle::default() });
    /// # let (size, dt_secs) = (StageSize::new(300.0, 300.0), 0.1);
    /// // In pixels a second, per second.
    /// const GRAVITY: Vec2 = Vec2::new(0.0, 500.0);
    ///
    /// particles.set_velocities(|_, particle| particle.velocity + GRAVITY * dt_secs as f32);
    /// particles.drift(size, Vec2::ZERO, dt_secs);
    /// assert_eq!((particles.vy()[0], particles.y()[0]), (50.0, 55.0));
    /// ```
    pub fn set_velocities(&mut self, mut velocity: impl FnMut(usize, &Particle) -> Vec2) {
        for index in 0..self.len() {
            let to = velocity(index, &self.particle(index));
            let to = if to.is_finite() { to } else { Vec2::ZERO };
            (self.vx[index], self.vy[index]) = to.into();
        }
    }

    /// Gives each particle the color that `color` returns; one out of range is the palette's last. It gets the
    /// particle's index in the store, and the particle as it was added, at its current position, velocity and color.
    ///
    /// Afterwards particles are sorted by color, stably, because a frame is. So indices change where colors do, and an
    /// animation that has data of its own for each particle keeps them by id. Allocates nothing once warm.
    ///
    /// ```
    /// # use particles::{Particle, Particles};
    /// # let mut particles = Particles::default();
    /// # for id in 0..3 {
    /// #     particles.push(Particle { id, ..Particle::default() });
    /// # }
    /// particles.set_colors(|_, particle| if particle.id == 1 { 0 } else { 3 });
    /// assert_eq!(particles.color(), [0, 3, 3]);
    /// assert_eq!(particles.id(), [1, 0, 2]);
    /// ```
    pub fn set_colors(&mut self, mut color: impl FnMut(usize, &Particle) -> u8) {
        let last = self.last_color.unwrap_or(u8::MAX);
        for index in 0..self.len() {
            self.color[index] = color(index, &self.particle(index)).min(last);
        }
        self.sort_by_color();
    }

    /// The particle as it was added, at its current position and velocity, in its current color.
    fn particle(&self, index: usize) -> Particle {
        Particle {
            id: self.id[index],
            position: Vec2::new(self.x[index], self.y[index]),
            velocity: Vec2::new(self.vx[index], self.vy[index]),
            radius_px: self.base_radius_px[index],
            opacity: self.base_opacity[index],
            color: self.color[index],
        }
    }

    /// Draws each particle with the radius and the opacity that `style` returns. It gets the particle's index in the
    /// store, and the particle as it was added, at its current position. Results are clamped as in [`Particle`].
    ///
    /// From then on frames show each disc whole, moved onto the stage where it is partly off.
    pub fn restyle(&mut self, style: impl Fn(usize, &Particle) -> (f32, f32)) {
        self.are_restyled = true;
        // Without bounds checks: 55 instructions a particle fewer than by `Self::particle`, which is a tenth of a frame
        // of ESEE (`instructions`).
        let positions = self.x.iter().zip(&self.y).zip(self.vx.iter().zip(&self.vy));
        let bases = self.base_radius_px.iter().zip(&self.base_opacity);
        let drawn = self.radius_px.iter_mut().zip(&mut self.opacity);
        let names = self.id.iter().zip(&self.color);
        let all = positions.zip(bases).zip(names).zip(drawn);
        for (index, (((((x, y), (vx, vy)), (base_px, base)), (id, color)), drawn)) in
            all.enumerate()
        {
            let particle = Particle {
                id: *id,
                position: Vec2::new(*x, *y),
                velocity: Vec2::new(*vx, *vy),
                radius_px: *base_px,
                opacity: *base,
                color: *color,
            };
            let (radius_px, opacity) = style(index, &particle);
            (*drawn.0, *drawn.1) = (length_px(radius_px), share(opacity));
        }
    }

    /// Adds a particle that is on its target. [`crate::Animation::step`] says which values are allowed there.
    pub fn push(&mut self, particle: Particle) {
        let (radius_px, opacity) = (length_px(particle.radius_px), share(particle.opacity));
        self.x.push(particle.position.x);
        self.y.push(particle.position.y);
        self.offset_x.push(0.0);
        self.offset_y.push(0.0);
        self.vx.push(particle.velocity.x);
        self.vy.push(particle.velocity.y);
        self.radius_px.push(radius_px);
        self.base_radius_px.push(radius_px);
        self.opacity.push(opacity);
        self.base_opacity.push(opacity);
        self.color.push(particle.color);
        self.id.push(particle.id);
    }

    /// Removes all particles, but keeps the memory.
    pub fn clear(&mut self) {
        self.may_have_offsets = false;
        self.are_restyled = false;
        for floats in self.floats_mut() {
            floats.clear();
        }
        self.color.clear();
        self.id.clear();
    }

    /// Every array of floats, for what is done to all alike.
    fn floats_mut(&mut self) -> [&mut Vec<f32>; 10] {
        [
            &mut self.x,
            &mut self.y,
            &mut self.offset_x,
            &mut self.offset_y,
            &mut self.vx,
            &mut self.vy,
            &mut self.radius_px,
            &mut self.base_radius_px,
            &mut self.opacity,
            &mut self.base_opacity,
        ]
    }

    /// Replaces the particles with those at the indices in `spare.order`, in this order.
    fn select(&mut self) {
        let mut spare = mem::take(&mut self.spare);
        let order = spare.order.iter().copied();
        for floats in self.floats_mut() {
            select(order.clone(), floats, &mut spare.floats);
        }
        select(order.clone(), &mut self.color, &mut spare.color);
        select(order, &mut self.id, &mut spare.id);
        self.spare = spare;
    }

    /// Sorts particles stably by color, the order in which they are drawn, in linear time. Allocates nothing once warm.
    pub fn sort_by_color(&mut self) {
        if !self.color.is_sorted() {
            let color = |&index: &usize| usize::from(self.color[index]);
            let Spare { order, ends, .. } = &mut self.spare;
            order.resize(self.color.len(), 0);
            counting_sort(0..self.color.len(), 1 << u8::BITS, color, ends, order);
            self.select();
        }
    }

    /// Sorts particles by the cells of a grid, row by row, with cells of about `side_px`, so that neighbors are near in
    /// memory. It matters if particles do not fit into the processor's cache.
    pub fn sort_by_cell(&mut self, side_px: f32) {
        self.spare.order = links::by_cell(&self.x, &self.y, side_px);
        self.select();
    }

    /// Drifts every particle: its target moves by its velocity and bounces at `inset` from the stage's edges, in
    /// pixels on each axis; the particle moves along within the same bounds. A time that is not > 0 is ignored.
    ///
    /// If particles also follow, let them follow first: then a long step ends where many short ones do, except for
    /// particles that an edge has stopped.
    pub fn drift(&mut self, size: StageSize, inset: Vec2, dt_secs: f64) {
        if dt_secs.is_nan() || dt_secs <= 0.0 {
            return;
        }
        let axes = [
            (&mut self.x, &mut self.vx, &mut self.offset_x),
            (&mut self.y, &mut self.vy, &mut self.offset_y),
        ];
        for ((position, velocity, offset), bounds) in
            axes.into_iter().zip(Bounds::of_stage(size, inset))
        {
            if !self.may_have_offsets {
                motion::drift(position, velocity, bounds, dt_secs);
                continue;
            }
            for ((position, velocity), offset) in position.iter_mut().zip(velocity).zip(offset) {
                let mut target = [bounds.clamp(*position - *offset)];
                let from_target = *position - target[0];
                motion::drift_by_one(&mut target, slice::from_mut(velocity), bounds, dt_secs);
                *position = bounds.clamp(target[0] + from_target);
                *offset = *position - target[0];
            }
        }
    }

    /// Puts each particle off its target by what `offset` returns for that target, or less at `inset` from the stage's
    /// edges: what pushes drifting particles for a while and leaves their drifting as it is.
    pub fn displace(&mut self, size: StageSize, inset: Vec2, offset: impl Fn(Vec2) -> Vec2) {
        self.may_have_offsets = true;
        let [x_bounds, y_bounds] = Bounds::of_stage(size, inset);
        for index in 0..self.len() {
            let (x, y) = (&mut self.x[index], &mut self.y[index]);
            let (offset_x, offset_y) = (&mut self.offset_x[index], &mut self.offset_y[index]);
            let target = Vec2::new(*x - *offset_x, *y - *offset_y);
            let to = target + offset(target);
            (*x, *y) = (x_bounds.clamp(to.x), y_bounds.clamp(to.y));
            (*offset_x, *offset_y) = (*x - target.x, *y - target.y);
        }
    }

    /// Moves every particle towards its target; `remaining` is the share of each distance that remains
    /// ([`Easing::remaining`](crate::Easing::remaining)), clamped to [0, 1]; NaN is 0. If all are nearer than a
    /// fiftieth of a pixel, they arrive.
    pub fn follow(&mut self, size: StageSize, remaining: f32) {
        if !self.may_have_offsets {
            return;
        }
        let mut is_any_far = false;
        // The second time, when all are near, it puts them on their targets.
        for remaining in [share(remaining), 0.0] {
            for (position, offset, side_px) in [
                (&mut self.x, &mut self.offset_x, size.width_px()),
                (&mut self.y, &mut self.offset_y, size.height_px()),
            ] {
                is_any_far |= motion::follow(position, offset, remaining, side_px);
            }
            if is_any_far {
                return;
            }
        }
        self.offset_x.fill(0.0);
        self.offset_y.fill(0.0);
        self.may_have_offsets = false;
    }

    /// Whether no particle has an offset.
    #[must_use]
    pub fn have_arrived(&self) -> bool {
        !self.may_have_offsets
    }

    /// Gives each particle the target that `target` returns for its id, without moving the particle. A target
    /// off the stage pulls it to the edge, one at NaN to coordinate 0.
    pub fn aim(&mut self, target: impl Fn(u32) -> Vec2) {
        self.may_have_offsets = true;
        for (index, &id) in self.id.iter().enumerate() {
            let target = target(id);
            self.offset_x[index] = offset(self.x[index], target.x);
            self.offset_y[index] = offset(self.y[index], target.y);
        }
    }

    /// Puts each particle at this share of its offset from the target that `target` returns for its id. At share 1, placing
    /// what was just aimed at the same targets changes nothing. A position off the stage is put on its edge, one at NaN at
    /// coordinate 0.
    ///
    /// Offsets themselves shrink only by following. At another share than 1, call only `place` until the next
    /// [`Self::aim`]: what else moves particles takes their positions for their targets and offsets. So where a share and targets depend on time alone, positions are the
    /// same however time is split.
    pub fn place(&mut self, size: StageSize, share: f32, target: impl Fn(u32) -> Vec2) {
        for (index, &id) in self.id.iter().enumerate() {
            let offset = Vec2::new(self.offset_x[index], self.offset_y[index]);
            let to = size.clamp_point(target(id) + offset * share);
            (self.x[index], self.y[index]) = to.into();
        }
    }

    /// Puts particles that are off the stage on the nearest edge, those at NaN at 0. Clamps colors to a palette
    /// of `colors`, and sorts by color.
    pub(crate) fn tidy(&mut self, size: StageSize, colors: usize) {
        // Without moving any: it clamps as it follows.
        motion::follow(&mut self.x, &mut self.offset_x, 1.0, size.width_px());
        motion::follow(&mut self.y, &mut self.offset_y, 1.0, size.height_px());
        let last = u8::try_from(colors.saturating_sub(1)).unwrap_or(u8::MAX);
        for color in &mut self.color {
            *color = (*color).min(last);
        }
        self.last_color = Some(last);
        self.sort_by_color();
    }

    /// Where particles drift from, in these bounds.
    pub(crate) fn origins(&self, bounds: [Bounds; 2]) -> Origins {
        Origins {
            id: self.id.clone(),
            position: [self.x.clone(), self.y.clone()],
            velocity: [self.vx.clone(), self.vy.clone()],
            bounds,
        }
    }

    /// Lets particles drift from where earlier ones with the same ids did, at the same share of other bounds; their
    /// targets move along.
    pub(crate) fn drift_from(&mut self, origins: &Origins, bounds: [Bounds; 2]) {
        let axes = [(&mut self.x, &mut self.vx), (&mut self.y, &mut self.vy)];
        let mut indices = Indices::default();
        let earlier = indices.find(&self.id, &origins.id);
        for (axis, (position, velocity)) in axes.into_iter().enumerate() {
            for (index, earlier) in earlier.iter().enumerate() {
                if let Some(earlier) = *earlier {
                    let from = origins.position[axis][earlier as usize];
                    position[index] = origins.bounds[axis].scaled(from, bounds[axis]);
                    velocity[index] = origins.velocity[axis][earlier as usize];
                }
            }
        }
    }
}

/// Where particles drift from, and how fast: horizontally and vertically.
#[derive(Debug)]
pub(crate) struct Origins {
    id: Vec<u32>,
    position: [Vec<f32>; 2],
    velocity: [Vec<f32>; 2],
    bounds: [Bounds; 2],
}

/// The indices of ids among others. Keeps its memory.
#[derive(Debug, Default)]
pub(crate) struct Indices {
    of_id: Vec<Option<u32>>,
    found: Vec<Option<u32>>,
}

impl Indices {
    /// For each of these ids its index among others; `None` where it is not among them. If they are not all the same, ids
    /// from the number of others on are not.
    pub(crate) fn find(&mut self, id: &[u32], others: &[u32]) -> &[Option<u32>] {
        self.found.clear();
        if id == others {
            self.found.extend((0..).take(id.len()).map(Some));
            return &self.found;
        }
        self.of_id.clear();
        self.of_id.resize(others.len(), None);
        for (index, &id) in (0..).zip(others) {
            if let Some(slot) = self.of_id.get_mut(id as usize) {
                *slot = Some(index);
            }
        }
        let index_of = |&id: &u32| self.of_id.get(id as usize).copied().flatten();
        self.found.extend(id.iter().map(index_of));
        &self.found
    }
}

/// The longest offset: what remains of infinity is infinite. A particle at one end of the longest side and a target at
/// the other still have their offset if it is scaled to a fiftieth.
const FARTHEST_PX: f32 = 50.0 * StageSize::MAX_SIDE_PX;

/// Replaces values by those at these indices.
pub(crate) fn select<T: Copy>(
    order: impl Iterator<Item = usize>,
    values: &mut Vec<T>,
    spare: &mut Vec<T>,
) {
    spare.clear();
    spare.extend(order.map(|index| values[index]));
    mem::swap(values, spare);
}

/// Makes one array a copy of another.
// Inlined, it takes 130 bytes more of the module (gzip).
#[inline(never)]
pub(crate) fn copy<T: Copy>(from: &[T], to: &mut Vec<T>) {
    to.clear();
    to.extend_from_slice(from);
}

/// How far a position is from a target.
fn offset(position: f32, target: f32) -> f32 {
    -clamp(target - position, -FARTHEST_PX, FARTHEST_PX)
}

#[cfg(test)]
mod tests {
    use glam::Vec2;

    use super::{Indices, Particle, Particles};
    use crate::StageSize;

    fn one_at(position: (f32, f32)) -> Particles {
        one_moving(position, (0.0, 0.0))
    }

    fn one_moving(position: (f32, f32), velocity: (f32, f32)) -> Particles {
        let mut particles = Particles::default();
        particles.push(Particle {
            position: position.into(),
            velocity: velocity.into(),
            ..Particle::default()
        });
        particles
    }

    #[test]
    fn radii_end_finite_and_not_negative_and_opacities_in_zero_to_one() {
        for (given, radius_px, opacity) in [
            (0.5, 0.5, 0.5),
            (3.0, 3.0, 1.0),
            (-1.0, 0.0, 0.0),
            (f32::NAN, 0.0, 0.0),
            (f32::INFINITY, 16384.0, 1.0),
        ] {
            let mut particles = Particles::default();
            particles.push(Particle {
                radius_px: given,
                opacity: given,
                ..Particle::default()
            });
            let drawn = |particles: &Particles| (particles.radius_px[0], particles.opacity[0]);
            assert_eq!(drawn(&particles), (radius_px, opacity), "{given}");
            particles.restyle(|_, particle| (particle.radius_px, 0.5 * particle.opacity));
            assert_eq!(drawn(&particles), (radius_px, 0.5 * opacity), "{given}");
            particles.restyle(|_, _| (given, given));
            assert_eq!(drawn(&particles), (radius_px, opacity), "{given}");
        }
    }

    #[test]
    fn a_share_that_remains_is_clamped_and_nan_is_0() {
        let size = StageSize::new(100.0, 100.0);
        for (remaining, x) in [(0.5, 45.0), (-1.0, 50.0), (7.0, 40.0), (f32::NAN, 50.0)] {
            let mut particles = one_at((40.0, 50.0));
            particles.aim(|_| (50.0, 50.0).into());
            particles.follow(size, remaining);
            assert_eq!(particles.x(), [x], "{remaining}");
        }
    }

    #[test]
    fn drifting_and_then_following_never_jumps_back() {
        let size = StageSize::new(100.0, 100.0);
        let mut particles = one_moving((10.0, 50.0), (30.0, 0.0));
        particles.drift(size, Vec2::ZERO, 1.0);
        particles.follow(size, 1.0);
        assert_eq!(particles.x(), [40.0]);
        particles.follow(size, 0.0);
        assert_eq!(particles.x(), [40.0], "it has no other target");
        particles.aim(|_| (60.0, 50.0).into());
        particles.follow(size, 0.5);
        assert_eq!(particles.x(), [50.0]);
        particles.drift(size, Vec2::ZERO, 1.0);
        assert_eq!(particles.x(), [80.0], "with its target, which is at 90");
        particles.follow(size, 0.0);
        assert_eq!(particles.x(), [90.0]);
    }

    #[test]
    fn a_target_is_not_lost_where_its_particle_reaches_an_edge() {
        let size = StageSize::new(350.0, 350.0);
        let mut particles = one_moving((175.0, 50.0), (-20.0, 0.0));
        particles.aim(|_| (300.0, 50.0).into());
        particles.drift(size, Vec2::splat(7.0), 10.0);
        assert_eq!(particles.x(), [7.0]);
        particles.follow(size, 0.0);
        assert_eq!(particles.x(), [100.0]);
    }

    #[test]
    fn a_position_that_is_set_stays_set() {
        let mut particles = one_at((10.0, 50.0));
        particles.positions_mut().0[0] = 70.0;
        particles.follow(StageSize::new(100.0, 100.0), 0.0);
        assert_eq!(particles.x(), [70.0]);
    }

    #[test]
    fn a_target_off_the_stage_is_followed_to_the_edge() {
        for (target, x) in [
            (-50.0, 0.0),
            (150.0, 100.0),
            (f32::NEG_INFINITY, 0.0),
            (f32::INFINITY, 100.0),
            (f32::NAN, 0.0),
        ] {
            let mut particles = one_at((10.0, 50.0));
            particles.aim(|_| (target, 50.0).into());
            for _ in 0..4 {
                particles.follow(StageSize::new(100.0, 100.0), 0.01);
            }
            assert_eq!(particles.x(), [x], "{target}");
            assert!(particles.have_arrived(), "{target}");
        }
    }

    #[test]
    fn a_particle_that_is_placed_off_the_stage_is_on_its_edge_and_keeps_its_offset() {
        let size = StageSize::new(100.0, 100.0);
        for (target, x) in [(120.0, 100.0), (-50.0, 0.0), (f32::NAN, 0.0)] {
            let mut particles = one_at((80.0, 50.0));
            particles.aim(|_| (50.0, 50.0).into());
            particles.place(size, 1.0, |_| (target, 50.0).into());
            assert_eq!(particles.x(), [x], "{target}");
            particles.place(size, 1.0, |_| (40.0, 50.0).into());
            assert_eq!(particles.x(), [70.0]);
            particles.follow(size, 0.0);
            assert_eq!(particles.x(), [40.0]);
        }
    }

    #[test]
    fn placing_what_was_just_aimed_changes_nothing() {
        let side_px = StageSize::MAX_SIDE_PX;
        let size = StageSize::new(side_px, side_px);
        for from in [(0.0, 0.0), (812.0, 3.5), (side_px, 40.0)] {
            let mut particles = one_at(from);
            for target in [Vec2::ZERO, Vec2::new(400.0, 700.0), Vec2::splat(side_px)] {
                particles.aim(|_| target);
                particles.place(size, 1.0, |_| target);
                let (x, y) = (particles.x()[0], particles.y()[0]);
                let off_px = (x - from.0).abs().max((y - from.1).abs());
                assert!(off_px < 0.01, "{off_px} px from {from:?}");
            }
        }
    }

    #[test]
    fn what_is_displaced_for_a_while_drifts_as_if_it_never_was() {
        let size = StageSize::new(100.0, 100.0);
        let [mut displaced, mut other] = [(); 2].map(|()| one_moving((60.0, 30.0), (30.0, -7.0)));
        for offset_px in [20.0, 90.0, -90.0, 3.0, 0.0] {
            displaced.drift(size, Vec2::splat(7.0), 0.5);
            displaced.displace(size, Vec2::splat(7.0), |_| (offset_px, 0.0).into());
            assert!((7.0..=93.0).contains(&displaced.x()[0]));
            other.drift(size, Vec2::splat(7.0), 0.5);
        }
        assert!((displaced.x()[0] - other.x()[0]).abs() < 1e-4);
    }

    #[test]
    fn new_ids_are_told_from_earlier_ones() {
        let mut indices = Indices::default();
        let found = indices.find(&[3, 0, 1, u32::MAX], &[1, 0]);
        assert_eq!(found, [None, Some(1), Some(0), None]);
        assert_eq!(indices.find(&[7, 7], &[7, 7]), [Some(0), Some(1)]);
    }
}
