//! The particle store.

use alloc::vec::Vec;

use glam::Vec2;

use crate::clamp::{drawable_opacity, drawable_px};
use crate::motion::{self, Bounds, MAX_DRIFT_SECS};
use crate::{StageSize, links};

/// Particles nearer to their targets than this, in CSS pixels, have arrived: a fiftieth of a pixel is
/// not seen even in a picture that stands still.
const ARRIVED_PX: f32 = 0.02;

/// Particles as parallel arrays, all of the same length, in CSS pixels and seconds.
///
/// Arrays rather than records because the loops that move particles read two or three of these
/// properties and compile to vector instructions.
///
/// ```
/// use particles::{Particle, Particles, StageSize};
///
/// let mut particles = Particles::default();
/// particles.push(Particle {
///     position: (10.0, 20.0).into(),
///     velocity: (30.0, 0.0).into(),
///     ..Particle::default()
/// });
/// particles.drift(StageSize::new(100.0, 100.0), 0.0, 2.0);
/// assert_eq!((particles.x()[0], particles.y()[0]), (70.0, 20.0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Particles {
    pub(crate) x: Vec<f32>,
    pub(crate) y: Vec<f32>,
    vx: Vec<f32>,
    vy: Vec<f32>,
    /// As drawn, enlargement included.
    pub(crate) radius_px: Vec<f32>,
    base_radius_px: Vec<f32>,
    /// As drawn, dimming included.
    pub(crate) opacity: Vec<f32>,
    base_opacity: Vec<f32>,
    target_x: Vec<f32>,
    target_y: Vec<f32>,
    /// How far to the right of its target a particle still is.
    offset_x: Vec<f32>,
    /// How far below its target a particle still is.
    offset_y: Vec<f32>,
    pub(crate) color: Vec<u8>,
    id: Vec<u32>,
}

/// One particle, to be put in the store.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Particle {
    /// What the animation knows it by; the store's order is another.
    pub id: u32,
    /// The center.
    pub position: Vec2,
    /// In pixels a second.
    pub velocity: Vec2,
    /// The radius, in [0, 16384]: what is outside counts as the nearer end, NaN as 0.
    pub radius_px: f32,
    /// In [0, 1]: what is outside counts as the nearer end, NaN as 0.
    pub opacity: f32,
    /// Index into the animation's palette; drawn in the last color where it is beyond that.
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

    /// The radii without enlargement.
    #[must_use]
    pub fn base_radius_px(&self) -> &[f32] {
        &self.base_radius_px
    }

    /// Indices into the palette.
    #[must_use]
    pub fn color(&self) -> &[u8] {
        &self.color
    }

    /// What the animation knows the particles by.
    #[must_use]
    pub fn id(&self) -> &[u32] {
        &self.id
    }

    /// Both coordinates of every center, to be changed: see [`crate::Animation::step`] for what has to hold
    /// of them afterwards.
    pub fn positions_mut(&mut self) -> (&mut [f32], &mut [f32]) {
        (&mut self.x, &mut self.y)
    }

    /// Both coordinates of every velocity in pixels a second, to be changed.
    pub fn velocities_mut(&mut self) -> (&mut [f32], &mut [f32]) {
        (&mut self.vx, &mut self.vy)
    }

    /// Draws each particle enlarged: by the factor that `scale` has for its index in the store. The radius
    /// that results is clamped as that of a [`Particle`].
    pub fn enlarge(&mut self, mut scale: impl FnMut(usize) -> f32) {
        let radii = self.radius_px.iter_mut().zip(&self.base_radius_px);
        for (index, (radius_px, base_px)) in radii.enumerate() {
            *radius_px = drawable_px(base_px * scale(index));
        }
    }

    /// Draws each particle dimmed: to the part in [0, 1] of its opacity that `strength` has for its color.
    /// The opacity that results is clamped as that of a [`Particle`].
    pub fn dim(&mut self, strength: impl Fn(u8) -> f32) {
        let base = self.base_opacity.iter().zip(&self.color);
        for (opacity, (base, &color)) in self.opacity.iter_mut().zip(base) {
            *opacity = drawable_opacity(base * strength(color));
        }
    }

    /// Adds a particle whose target is where it is: see [`crate::Animation::step`] for what has to hold of
    /// those that are added there.
    pub fn push(&mut self, particle: Particle) {
        let Particle {
            position: Vec2 { x, y },
            velocity: Vec2 { x: vx, y: vy },
            radius_px,
            opacity,
            ..
        } = particle;
        let radii = [drawable_px(radius_px); 2];
        let opacities = [drawable_opacity(opacity); 2];
        let [positions, velocities, targets, offsets] = [[x, y], [vx, vy], [x, y], [0.0; 2]];
        let values = [positions, velocities, radii, opacities, targets, offsets];
        for (floats, &value) in self.floats_mut().into_iter().zip(values.as_flattened()) {
            floats.push(value);
        }
        self.color.push(particle.color);
        self.id.push(particle.id);
    }

    /// Removes all particles, and keeps the memory.
    pub fn clear(&mut self) {
        for floats in self.floats_mut() {
            floats.clear();
        }
        self.color.clear();
        self.id.clear();
    }

    /// Keeps the particles whose id is below `end`, in their order.
    pub fn keep_below(&mut self, end: u32) {
        if self.id.iter().any(|&id| id >= end) {
            let kept = (0..self.len()).filter(|&index| self.id[index] < end);
            self.select(&kept.collect::<Vec<_>>());
        }
    }

    /// Every array of floats.
    fn floats_mut(&mut self) -> [&mut Vec<f32>; 12] {
        [
            &mut self.x,
            &mut self.y,
            &mut self.vx,
            &mut self.vy,
            &mut self.radius_px,
            &mut self.base_radius_px,
            &mut self.opacity,
            &mut self.base_opacity,
            &mut self.target_x,
            &mut self.target_y,
            &mut self.offset_x,
            &mut self.offset_y,
        ]
    }

    /// Replaces the particles by those with these indices, in this order.
    fn select(&mut self, indices: &[usize]) {
        for floats in self.floats_mut() {
            *floats = indices.iter().map(|&index| floats[index]).collect();
        }
        self.color = indices.iter().map(|&index| self.color[index]).collect();
        self.id = indices.iter().map(|&index| self.id[index]).collect();
    }

    /// Brings particles into the order of their colors, in which they are drawn; those of one color keep
    /// theirs.
    pub fn sort_by_color(&mut self) {
        if !self.color.is_sorted() {
            // One pass for each color, of which there are few: a general sort is 5 kB of the module.
            let last = self.color.iter().copied().max().unwrap_or_default();
            let mut order = Vec::with_capacity(self.len());
            for color in 0..=last {
                order.extend((0..self.len()).filter(|&index| self.color[index] == color));
            }
            self.select(&order);
        }
    }

    /// Brings particles into the order of the cells of a grid, cells of about `side_px` in rows: those
    /// that are near are near in memory then. It matters where they do not fit the processor's cache.
    pub fn sort_by_cell(&mut self, side_px: f32) {
        self.select(&links::by_cell(&self.x, &self.y, side_px));
    }

    /// Lets every particle drift and bounce at `inset_px` from the stage's edges; nothing happens for a
    /// time that is not > 0.
    pub fn drift(&mut self, size: StageSize, inset_px: f32, dt_secs: f64) {
        let dt_secs = drift_secs(dt_secs);
        let (horizontal, vertical) = bounds(size, inset_px);
        motion::drift(&mut self.x, &mut self.vx, horizontal, dt_secs);
        motion::drift(&mut self.y, &mut self.vy, vertical, dt_secs);
    }

    /// As [`Self::drift`], but it is the targets that drift.
    pub fn drift_targets(&mut self, size: StageSize, inset_px: f32, dt_secs: f64) {
        let dt_secs = drift_secs(dt_secs);
        let (horizontal, vertical) = bounds(size, inset_px);
        motion::drift(&mut self.target_x, &mut self.vx, horizontal, dt_secs);
        motion::drift(&mut self.target_y, &mut self.vy, vertical, dt_secs);
    }

    /// Lets every particle follow its target; `remaining` is what remains of each distance, as
    /// [`Easing::remaining`](crate::Easing::remaining) has it, in [0, 1]: what is outside counts as the
    /// nearer end, NaN as 0. When all are nearer than can be seen, they are put on their targets, from where
    /// they do not move any more unless these do.
    pub fn follow(&mut self, size: StageSize, remaining: f32) {
        if self.follow_to(size, remaining) < ARRIVED_PX {
            self.arrive(size);
        }
    }

    /// Puts every particle on its target.
    pub fn arrive(&mut self, size: StageSize) {
        self.follow_to(size, 0.0);
    }

    /// Whether every particle is on its target.
    #[must_use]
    pub fn have_arrived(&self) -> bool {
        let mut offsets = self.offset_x.iter().chain(&self.offset_y);
        offsets.all(|&offset| offset == 0.0)
    }

    /// Follows, and returns the largest offset on any axis.
    fn follow_to(&mut self, size: StageSize, remaining: f32) -> f32 {
        let (width_px, height_px) = (size.width_px(), size.height_px());
        let (x, y) = (&mut self.x, &mut self.y);
        motion::follow(x, &self.target_x, &mut self.offset_x, remaining, width_px).max(
            motion::follow(y, &self.target_y, &mut self.offset_y, remaining, height_px),
        )
    }

    /// Gives each particle the target that `target` has for its id, and leaves it where it is.
    ///
    /// Here and below a pointer to the function will do: it saves a copy of the loop for each caller.
    pub fn aim(&mut self, target: &dyn Fn(u32) -> Vec2) {
        self.move_targets(target);
        self.rebase_offsets();
    }

    /// As [`Self::aim`], but each particle moves along with its target.
    pub fn move_targets(&mut self, target: &dyn Fn(u32) -> Vec2) {
        let targets = self.target_x.iter_mut().zip(&mut self.target_y);
        for (&id, (x, y)) in self.id.iter().zip(targets) {
            (*x, *y) = target(id).into();
        }
    }

    /// Gives each particle a new target and a new velocity, and leaves it where it is. `target` returns a
    /// particle for each id: its position is the new target, its velocity the new velocity. The radius,
    /// opacity and color that it has are not used.
    pub fn retarget(&mut self, target: &dyn Fn(u32) -> Particle) {
        let targets = self.target_x.iter_mut().zip(&mut self.target_y);
        let velocities = self.vx.iter_mut().zip(&mut self.vy);
        for (&id, ((x, y), (vx, vy))) in self.id.iter().zip(targets.zip(velocities)) {
            let target = target(id);
            (*x, *y) = target.position.into();
            (*vx, *vy) = target.velocity.into();
        }
        self.rebase_offsets();
    }

    /// Puts the particles whose id is `first` or above on their targets; the others stay where they
    /// are. It is for particles that are added while others move.
    pub fn arrive_from(&mut self, first: u32, size: StageSize) {
        for offset in [&mut self.offset_x, &mut self.offset_y] {
            for (offset, &id) in offset.iter_mut().zip(&self.id) {
                if id >= first {
                    *offset = 0.0;
                }
            }
        }
        self.follow_to(size, 1.0);
    }

    /// Gives particles whose color is beyond a palette of `len` colors its last one.
    pub(crate) fn clamp_colors(&mut self, len: usize) {
        let last = u8::try_from(len.saturating_sub(1)).unwrap_or(u8::MAX);
        for color in &mut self.color {
            *color = (*color).min(last);
        }
    }

    /// Puts particles that are off the stage on the nearest edge; those at NaN on the first.
    pub(crate) fn bring_onto(&mut self, size: StageSize) {
        for (coordinates, side_px) in [
            (&mut self.x, size.width_px()),
            (&mut self.y, size.height_px()),
        ] {
            for coordinate in coordinates {
                *coordinate = coordinate.max(0.0).min(side_px);
            }
        }
    }

    /// Makes the offsets what lies between particles and targets, so that particles stay where they are.
    pub fn rebase_offsets(&mut self) {
        for (offset, position, target) in [
            (&mut self.offset_x, &self.x, &self.target_x),
            (&mut self.offset_y, &self.y, &self.target_y),
        ] {
            for (offset, (position, target)) in offset.iter_mut().zip(position.iter().zip(target)) {
                *offset = position - target;
            }
        }
    }

    /// Moves every particle and its target along with a stage that changes its size: each keeps its share
    /// of the sides. Of a side that had no length, none can be kept: see [`crate::Animation::resize`].
    pub fn rescale(&mut self, from: StageSize, to: StageSize) {
        for (coordinates, from_px, to_px) in [
            (&mut self.x, from.width_px(), to.width_px()),
            (&mut self.y, from.height_px(), to.height_px()),
            (&mut self.target_x, from.width_px(), to.width_px()),
            (&mut self.target_y, from.height_px(), to.height_px()),
        ] {
            for coordinate in coordinates {
                *coordinate = rescaled(*coordinate, from_px, to_px);
            }
        }
        self.rebase_offsets();
    }
}

/// A coordinate's share of the side, of a side of another length; the middle where the side had none.
fn rescaled(coordinate: f32, from_px: f32, to_px: f32) -> f32 {
    let share = if from_px > 0.0 {
        (coordinate / from_px).min(1.0)
    } else {
        0.5
    };
    share * to_px
}

/// A step of drifting in single precision.
#[expect(
    clippy::cast_possible_truncation,
    reason = "positions are in single precision"
)]
fn drift_secs(dt_secs: f64) -> f32 {
    // False for NaN too.
    if dt_secs > 0.0 {
        dt_secs.min(MAX_DRIFT_SECS) as f32
    } else {
        0.0
    }
}

/// Where centers may be, horizontally and vertically.
pub(crate) fn bounds(size: StageSize, inset_px: f32) -> (Bounds, Bounds) {
    (
        Bounds::inset(size.width_px(), inset_px),
        Bounds::inset(size.height_px(), inset_px),
    )
}

#[cfg(test)]
mod tests {
    use super::{Particle, Particles};
    use crate::StageSize;

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
            particles.dim(|_| 0.5);
            assert_eq!(particles.opacity, [opacity * 0.5], "{given}");
            let mut particles = Particles::default();
            particles.push(Particle::default());
            particles.dim(|_| given);
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
            particles.enlarge(|_| given);
            assert_eq!(particles.radius_px, [radius_px], "{given}");
        }
    }

    #[test]
    fn a_share_that_remains_outside_zero_to_one_counts_as_the_nearer_end_and_nan_as_0() {
        let size = StageSize::new(100.0, 100.0);
        for (remaining, x) in [(0.5, 45.0), (-1.0, 50.0), (7.0, 40.0), (f32::NAN, 50.0)] {
            let mut particles = Particles::default();
            particles.push(Particle {
                position: (40.0, 50.0).into(),
                ..Particle::default()
            });
            particles.aim(&|_| (50.0, 50.0).into());
            particles.follow(size, remaining);
            assert_eq!(particles.x(), [x], "{remaining}");
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
        assert_eq!(particles.color(), [0, 0, 1, 2, 2]);
        assert_eq!(particles.id(), [1, 3, 2, 0, 4]);
        particles.keep_below(3);
        assert_eq!(particles.id(), [1, 2, 0]);
    }
}
