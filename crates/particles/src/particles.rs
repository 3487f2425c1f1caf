//! The particle store.

use alloc::vec::Vec;

use glam::Vec2;

use crate::clamp::{clamp, length_px, share};
use crate::motion::{self, Bounds};
use crate::{StageSize, links};

/// Particles as parallel arrays, all of the same length, in CSS pixels and seconds.
///
/// Arrays rather than records because the loops that move particles read two or three of these
/// properties and compile to vector instructions.
///
/// A particle has a position and an offset from its target, which is 0 for one without a target. Setting or moving
/// a position moves the target along. Offsets change only by following, arriving, aiming and rescaling, and when an
/// edge stops a drifting particle. So a particle never jumps when it changes between drifting and following.
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
    pub(crate) color: Vec<u8>,
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

    /// Draws each particle with the radius and the opacity that `style` returns. It gets the particle's index in the
    /// store, and the particle as it was added, at its current position. Results are clamped as in [`Particle`].
    pub fn restyle(&mut self, style: impl Fn(usize, &Particle) -> (f32, f32)) {
        let positions = self.x.iter().zip(&self.y).zip(self.vx.iter().zip(&self.vy));
        let bases = self.base_radius_px.iter().zip(&self.base_opacity);
        let drawn = self.radius_px.iter_mut().zip(&mut self.opacity);
        let names = self.id.iter().zip(&self.color);
        let all = positions.zip(bases).zip(names).zip(drawn).enumerate();
        for (index, (((((x, y), (vx, vy)), (base_px, base)), (id, color)), drawn)) in all {
            let particle = Particle {
                id: *id,
                position: Vec2::new(*x, *y),
                velocity: Vec2::new(*vx, *vy),
                radius_px: *base_px,
                opacity: *base,
                color: *color,
            };
            let (radius_px, opacity) = style(index, &particle);
            *drawn.0 = length_px(radius_px);
            *drawn.1 = share(opacity);
        }
    }

    /// Adds a particle that is on its target. [`crate::Animation::step`] says which values are allowed there.
    pub fn push(&mut self, particle: Particle) {
        let Vec2 { x, y } = particle.position;
        let Vec2 { x: vx, y: vy } = particle.velocity;
        let (radius_px, opacity) = (length_px(particle.radius_px), share(particle.opacity));
        let values = [
            x, y, vx, vy, radius_px, radius_px, opacity, opacity, 0.0, 0.0,
        ];
        for (floats, value) in self.floats_mut().into_iter().zip(values) {
            floats.push(value);
        }
        self.color.push(particle.color);
        self.id.push(particle.id);
    }

    /// Removes all particles, but keeps the memory.
    pub fn clear(&mut self) {
        self.may_have_offsets = false;
        for floats in self.floats_mut() {
            floats.clear();
        }
        self.color.clear();
        self.id.clear();
    }

    /// Keeps the particles whose id is below `end`, in their order.
    pub fn keep_below(&mut self, end: u32) {
        let mut kept = Vec::new();
        kept.extend((0..self.len()).filter(|&index| self.id[index] < end));
        self.select(&kept);
    }

    /// Every array of floats.
    fn floats_mut(&mut self) -> [&mut Vec<f32>; 10] {
        [
            &mut self.x,
            &mut self.y,
            &mut self.vx,
            &mut self.vy,
            &mut self.radius_px,
            &mut self.base_radius_px,
            &mut self.opacity,
            &mut self.base_opacity,
            &mut self.offset_x,
            &mut self.offset_y,
        ]
    }

    /// Replaces the particles with those at these indices, in this order.
    fn select(&mut self, indices: &[usize]) {
        for floats in self.floats_mut() {
            *floats = indices.iter().map(|&index| floats[index]).collect();
        }
        self.color = indices.iter().map(|&index| self.color[index]).collect();
        self.id = indices.iter().map(|&index| self.id[index]).collect();
    }

    /// Sorts particles stably by color, the order in which they are drawn.
    pub fn sort_by_color(&mut self) {
        if !self.color.is_sorted() {
            // One pass for each color, of which there are few: a general sort is 5 kB of the module.
            let mut order = Vec::new();
            for color in 0..=u8::MAX {
                order.extend((0..self.len()).filter(|&index| self.color[index] == color));
                if order.len() == self.len() {
                    break;
                }
            }
            self.select(&order);
        }
    }

    /// Sorts particles by the cells of a grid, row by row, with cells of about `side_px`, so that neighbors are near in
    /// memory. It matters if particles do not fit into the processor's cache.
    pub fn sort_by_cell(&mut self, side_px: f32) {
        self.select(&links::by_cell(&self.x, &self.y, side_px));
    }

    /// Drifts every particle: its target moves by its velocity and bounces at `inset` from the stage's edges, in
    /// pixels on each axis; the particle moves along within the same bounds. A time that is not > 0 is ignored.
    ///
    /// If particles also follow, let them follow first: then a long step ends where many short ones do, except for
    /// particles that an edge has stopped on their way.
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
            if self.may_have_offsets {
                shift(position, offset, -1.0, bounds);
            }
            motion::drift(position, velocity, bounds, dt_secs);
            if self.may_have_offsets {
                shift(position, offset, 1.0, bounds);
            }
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

    /// Whether every particle is on its target.
    #[must_use]
    pub fn have_arrived(&self) -> bool {
        !self.may_have_offsets
    }

    /// Gives each particle the target that `target` returns for its id, without moving the particle. A target
    /// off the stage pulls it to the edge, one at NaN to coordinate 0.
    ///
    /// Here and below, `&dyn Fn` avoids a copy of the loop per caller.
    pub fn aim(&mut self, target: &dyn Fn(u32) -> Vec2) {
        self.may_have_offsets = true;
        for (index, &id) in self.id.iter().enumerate() {
            let target = target(id);
            self.offset_x[index] = offset(self.x[index], target.x);
            self.offset_y[index] = offset(self.y[index], target.y);
        }
    }

    /// Puts each particle where `position` says, by its id and its offset from its target; targets move along. Positions
    /// off the stage are put on its nearest edge, those at NaN at 0.
    ///
    /// Offsets shrink only by following. So a position that depends on time, id and offset is the same however time is
    /// split.
    pub fn place(&mut self, size: StageSize, position: &dyn Fn(u32, Vec2) -> Vec2) {
        for (index, &id) in self.id.iter().enumerate() {
            let offset = Vec2::new(self.offset_x[index], self.offset_y[index]);
            let Vec2 { x, y } = position(id, offset);
            self.x[index] = clamp(x, 0.0, size.width_px());
            self.y[index] = clamp(y, 0.0, size.height_px());
        }
    }

    /// Gives each particle the velocity that `velocity` returns for its id, in pixels a second.
    pub fn set_velocities(&mut self, velocity: &dyn Fn(u32) -> Vec2) {
        for (index, &id) in self.id.iter().enumerate() {
            (self.vx[index], self.vy[index]) = velocity(id).into();
        }
    }

    /// Puts the particles with ids from `first` on their targets, and does not move the others. Use it for particles
    /// that are added while others move.
    pub fn arrive_from(&mut self, first: u32) {
        for (index, &id) in self.id.iter().enumerate() {
            if id >= first {
                self.x[index] -= core::mem::take(&mut self.offset_x[index]);
                self.y[index] -= core::mem::take(&mut self.offset_y[index]);
            }
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
        self.sort_by_color();
    }

    /// Scales every particle's position and target with the bounds of a stage that is resized, on each axis.
    pub fn rescale(&mut self, from: [Bounds; 2], to: [Bounds; 2]) {
        let axes = [
            (&mut self.x, &mut self.offset_x),
            (&mut self.y, &mut self.offset_y),
        ];
        for ((from, to), (position, offset)) in from.into_iter().zip(to).zip(axes) {
            for (position, offset) in position.iter_mut().zip(offset) {
                let target = to.at(from.share(*position - *offset));
                *position = to.at(from.share(*position));
                *offset = *position - target;
            }
        }
    }
}

/// How far a position is from a target, at most twice the longest side: what remains of infinity is infinite.
fn offset(position: f32, target: f32) -> f32 {
    const FARTHEST_PX: f32 = 2.0 * StageSize::MAX_SIDE_PX;
    -clamp(target - position, -FARTHEST_PX, FARTHEST_PX)
}

/// Moves each coordinate by `sign`, 1 or −1, times its offset. One that would leave the bounds stops at
/// their end, and its offset becomes the distance that it has moved.
#[inline(never)] // One copy for both axes and both ways.
fn shift(position: &mut [f32], offset: &mut [f32], sign: f32, bounds: Bounds) {
    for (position, offset) in position.iter_mut().zip(offset) {
        let moved = bounds.nearest(*position + sign * *offset);
        *offset = sign * (moved - *position);
        *position = moved;
    }
}

#[cfg(test)]
mod tests {
    use glam::Vec2;

    use super::{Particle, Particles};
    use crate::StageSize;

    fn one_at(position: (f32, f32)) -> Particles {
        let mut particles = Particles::default();
        particles.push(Particle {
            position: position.into(),
            ..Particle::default()
        });
        particles
    }

    const BAD: [(f32, f32); 5] = [
        (0.5, 0.5),
        (-1.0, 0.0),
        (f32::NAN, 0.0),
        (f32::INFINITY, 1.0),
        (2.0, 1.0),
    ];

    #[test]
    fn opacities_end_in_zero_to_one() {
        for (given, opacity) in BAD {
            let mut particles = Particles::default();
            particles.push(Particle {
                opacity: given,
                ..Particle::default()
            });
            assert_eq!(particles.opacity, [opacity], "{given}");
            particles.restyle(|_, particle| (1.0, 0.5 * particle.opacity));
            assert_eq!(particles.opacity, [opacity * 0.5], "{given}");
            let mut particles = Particles::default();
            particles.push(Particle::default());
            particles.restyle(|_, _| (1.0, given));
            assert_eq!(particles.opacity, [opacity], "{given}");
        }
    }

    #[test]
    fn radii_end_finite_and_not_negative() {
        for (given, radius_px) in [
            (3.0, 3.0),
            (-1.0, 0.0),
            (f32::NAN, 0.0),
            (f32::INFINITY, 16384.0),
        ] {
            let mut particles = Particles::default();
            particles.push(Particle {
                radius_px: given,
                ..Particle::default()
            });
            assert_eq!(particles.base_radius_px(), [radius_px]);
            assert_eq!(particles.radius_px, [radius_px], "{given}");
            let mut particles = Particles::default();
            particles.push(Particle::default());
            particles.restyle(|_, _| (given, 1.0));
            assert_eq!(particles.radius_px, [radius_px], "{given}");
        }
    }

    #[test]
    fn a_share_that_remains_is_clamped_and_nan_is_0() {
        let size = StageSize::new(100.0, 100.0);
        for (remaining, x) in [(0.5, 45.0), (-1.0, 50.0), (7.0, 40.0), (f32::NAN, 50.0)] {
            let mut particles = one_at((40.0, 50.0));
            particles.aim(&|_| (50.0, 50.0).into());
            particles.follow(size, remaining);
            assert_eq!(particles.x(), [x], "{remaining}");
        }
    }

    #[test]
    fn drifting_and_then_following_never_jumps_back() {
        let size = StageSize::new(100.0, 100.0);
        let mut particles = one_at((10.0, 50.0));
        particles.set_velocities(&|_| (30.0, 0.0).into());
        particles.drift(size, Vec2::ZERO, 1.0);
        particles.follow(size, 1.0);
        assert_eq!(particles.x(), [40.0]);
        particles.follow(size, 0.0);
        assert_eq!(particles.x(), [40.0], "it has no other target");
        particles.aim(&|_| (60.0, 50.0).into());
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
        let mut particles = one_at((175.0, 50.0));
        particles.aim(&|_| (300.0, 50.0).into());
        particles.set_velocities(&|_| (-20.0, 0.0).into());
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
            particles.aim(&|_| (target, 50.0).into());
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
            particles.aim(&|_| (50.0, 50.0).into());
            let at = |target: f32| move |_, offset| Vec2::new(target, 50.0) + offset;
            particles.place(size, &at(target));
            assert_eq!(particles.x(), [x], "{target}");
            particles.place(size, &at(40.0));
            assert_eq!(particles.x(), [70.0]);
            particles.follow(size, 0.0);
            assert_eq!(particles.x(), [40.0]);
        }
    }

    #[test]
    fn the_order_of_colors_keeps_the_order_within_a_color() {
        let mut particles = Particles::default();
        for (id, color) in [(0, 2), (1, 0), (2, 1), (3, 0), (4, 2)] {
            particles.push(Particle {
                id,
                color,
                ..Particle::default()
            });
        }
        particles.sort_by_color();
        assert_eq!(particles.color, [0, 0, 1, 2, 2]);
        assert_eq!(particles.id, [1, 3, 2, 0, 4]);
        particles.keep_below(3);
        assert_eq!(particles.id, [1, 2, 0]);
    }
}
