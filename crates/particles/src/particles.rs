//! The particles, and the three verbs that move them.

use std::mem;

use glam::Vec2;

use crate::StageSize;
use crate::clamp::{clamp, length_px, unit};
use crate::counting_sort::counting_sort;
use crate::motion::{self, Bounds};

/// Particles as parallel arrays, all of the same length, in CSS pixels and seconds.
///
/// Parallel arrays, because the loops that move particles read two or three properties, and compile to vector
/// instructions.
///
/// Three verbs move particles:
///
/// | verb | effect |
/// |---|---|
/// | [`Self::drift`] | moves each particle by its velocity, and bounces it off the edges |
/// | [`Self::aim`] | stores each particle's offset from a target; moves nothing |
/// | [`Self::place`] | puts each particle at a target plus a share of the stored offset |
///
/// So an animation aims when a phase begins. In each step of the phase it places, with a share and targets that are
/// functions of time. Positions then do not depend on the lengths of steps.
///
/// Each particle has an id, which never changes, and an index in the arrays, which changes when particles are sorted by
/// color. Closures get the id.
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
/// let size = StageSize::new(100.0, 100.0);
/// particles.drift(size, Vec2::ZERO, 2.0);
/// assert_eq!((particles.x()[0], particles.y()[0]), (70.0, 20.0));
///
/// let target = |_| Vec2::new(50.0, 50.0);
/// particles.aim(target);
/// particles.place(size, 0.5, target);
/// assert_eq!((particles.x()[0], particles.y()[0]), (60.0, 35.0));
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
    /// Distance to the right of the target, as [`Self::aim`] stored it.
    offset_x: Vec<f32>,
    /// Distance below the target, as [`Self::aim`] stored it.
    offset_y: Vec<f32>,
    pub(crate) color: Vec<u8>,
    pub(crate) id: Vec<u32>,
    /// Index of the palette's last color; `None` before the engine has read the palette.
    last_color: Option<u8>,
    scratch: Scratch,
}

/// Buffers for sorting, kept so that sorting in each step allocates nothing.
#[derive(Clone, Debug, Default)]
struct Scratch {
    order: Vec<usize>,
    ends: Vec<u32>,
    floats: Vec<f32>,
    color: Vec<u8>,
    id: Vec<u32>,
}

/// One particle, to be added by [`Particles::push`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Particle {
    /// The center.
    pub position: Vec2,
    /// In pixels per second.
    pub velocity: Vec2,
    /// The radius, clamped to [0, 16384]; NaN is 0.
    pub radius_px: f32,
    /// Clamped to [0, 1]; NaN is 0.
    pub opacity: f32,
    /// Index into the animation's palette; out of range, the last color.
    pub color: u8,
}

impl Default for Particle {
    /// An opaque particle with a radius of one pixel, at rest at the origin.
    fn default() -> Self {
        Self {
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

    /// Distances of the centers from the left edge, in CSS pixels.
    #[must_use]
    pub fn x(&self) -> &[f32] {
        &self.x
    }

    /// Distances of the centers from the top edge, in CSS pixels.
    #[must_use]
    pub fn y(&self) -> &[f32] {
        &self.y
    }

    /// The ids that [`Self::push`] returned.
    #[must_use]
    pub fn id(&self) -> &[u32] {
        &self.id
    }

    /// The colors, as indices into the palette; ascending once the engine has sorted the particles.
    #[must_use]
    pub fn color(&self) -> &[u8] {
        &self.color
    }

    /// Gives each particle the color that `color` returns; out of range, the palette's last. The closure gets the
    /// particle's id, and the particle as it was added, but at its current position, velocity and color.
    ///
    /// Afterwards sorts particles by color, stably, as a frame requires. So indices change with colors: keep data of
    /// your own by id.
    ///
    /// ```
    /// # use particles::{Particle, Particles};
    /// # let mut particles = Particles::default();
    /// # for _ in 0..3 {
    /// #     particles.push(Particle::default());
    /// # }
    /// particles.set_colors(|id, _| if id == 1 { 0 } else { 3 });
    /// assert_eq!(particles.color(), [0, 3, 3]);
    /// assert_eq!(particles.id(), [1, 0, 2]);
    /// ```
    pub fn set_colors(&mut self, mut color: impl FnMut(u32, &Particle) -> u8) {
        let last = self.last_color.unwrap_or(u8::MAX);
        for index in 0..self.len() {
            self.color[index] = color(self.id[index], &self.particle(index)).min(last);
        }
        self.sort_by_color();
    }

    /// The particle as it was added, but at its current position and velocity, in its current color.
    fn particle(&self, index: usize) -> Particle {
        Particle {
            position: Vec2::new(self.x[index], self.y[index]),
            velocity: Vec2::new(self.vx[index], self.vy[index]),
            radius_px: self.base_radius_px[index],
            opacity: self.base_opacity[index],
            color: self.color[index],
        }
    }

    /// Sets the radius and the opacity with which each particle is drawn, as `style` returns them. The closure gets the
    /// particle's id, and the particle as it was added, but at its current position. Results are clamped as in
    /// [`Particle`].
    pub fn restyle(&mut self, mut style: impl FnMut(u32, &Particle) -> (f32, f32)) {
        // Iterators need no bounds checks: 55 instructions per particle fewer than `Self::particle`, a tenth of a frame
        // of ESEE (`cargo bench --bench instructions`).
        let positions = self.x.iter().zip(&self.y).zip(self.vx.iter().zip(&self.vy));
        let bases = self.base_radius_px.iter().zip(&self.base_opacity);
        let drawn = self.radius_px.iter_mut().zip(&mut self.opacity);
        let names = self.id.iter().zip(&self.color);
        for (((((x, y), (vx, vy)), (base_px, base)), (id, color)), drawn) in
            positions.zip(bases).zip(names).zip(drawn)
        {
            let particle = Particle {
                position: Vec2::new(*x, *y),
                velocity: Vec2::new(*vx, *vy),
                radius_px: *base_px,
                opacity: *base,
                color: *color,
            };
            let (radius_px, opacity) = style(*id, &particle);
            (*drawn.0, *drawn.1) = (length_px(radius_px), unit(opacity));
        }
    }

    /// Adds a particle and returns its id: 0 for the first one in the store, then 1, 2 and so on. Call it only in
    /// [`crate::Animation::populate`].
    pub fn push(&mut self, particle: Particle) -> u32 {
        #[expect(clippy::cast_possible_truncation, reason = "memory ends before")]
        let id = self.len() as u32;
        let (radius_px, opacity) = (length_px(particle.radius_px), unit(particle.opacity));
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
        self.id.push(id);
        id
    }

    /// Removes all particles, but keeps the memory.
    pub fn clear(&mut self) {
        for floats in self.floats_mut() {
            floats.clear();
        }
        self.color.clear();
        self.id.clear();
    }

    /// All arrays of floats.
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

    /// Reorders the particles by `scratch.order`, which lists their current indices in the new order.
    fn reorder(&mut self) {
        let mut scratch = mem::take(&mut self.scratch);
        for floats in self.floats_mut() {
            reorder(&scratch.order, floats, &mut scratch.floats);
        }
        reorder(&scratch.order, &mut self.color, &mut scratch.color);
        reorder(&scratch.order, &mut self.id, &mut scratch.id);
        self.scratch = scratch;
    }

    /// Sorts particles by color, stably, in linear time.
    fn sort_by_color(&mut self) {
        if !self.color.is_sorted() {
            let color = |&index: &usize| usize::from(self.color[index]);
            let Scratch { order, ends, .. } = &mut self.scratch;
            order.resize(self.color.len(), 0);
            counting_sort(0..self.color.len(), 1 << u8::BITS, color, ends, order);
            self.reorder();
        }
    }

    /// Moves every particle by its velocity for `dt_secs`, of any length, and bounces it at `inset` from the stage's
    /// edges, in pixels per axis, as often as it gets there. If the inset is the largest radius that is ever drawn,
    /// every disc lies within the stage. A time of 0 moves only particles that are nearer to an edge; a negative time
    /// and NaN are 0.
    ///
    /// Positions are in single precision, and shorter steps round more often: particles at up to 30 px/s on a stage of
    /// 1216 × 608 differ by up to 0.7 px after a minute at 30 and at 240 Hz.
    pub fn drift(&mut self, size: StageSize, inset: Vec2, dt_secs: f64) {
        let dt_secs = if dt_secs > 0.0 { dt_secs } else { 0.0 };
        let [x_bounds, y_bounds] = Bounds::of_stage(size, inset);
        motion::drift(&mut self.x, &mut self.vx, x_bounds, dt_secs);
        motion::drift(&mut self.y, &mut self.vy, y_bounds, dt_secs);
    }

    /// Stores each particle's offset from the target that `target` returns for its id, for [`Self::place`]. Moves
    /// nothing. Infinite offsets are clamped, NaN is 0.
    pub fn aim(&mut self, mut target: impl FnMut(u32) -> Vec2) {
        for (index, &id) in self.id.iter().enumerate() {
            let Vec2 { x, y } = target(id);
            self.offset_x[index] = offset_px(self.x[index], x);
            self.offset_y[index] = offset_px(self.y[index], y);
        }
    }

    /// Puts each particle at the target that `target` returns for its id, plus this share of the offset that
    /// [`Self::aim`] stored. With share 0, the particle is on the target; with share 1 and an unchanged target, it is
    /// where it was when [`Self::aim`] was called. Positions are clamped to the stage, NaN is 0. Without [`Self::aim`],
    /// the stored offset is 0.
    pub fn place(&mut self, size: StageSize, share: f32, mut target: impl FnMut(u32) -> Vec2) {
        for (index, &id) in self.id.iter().enumerate() {
            let offset = Vec2::new(self.offset_x[index], self.offset_y[index]);
            let to = size.clamp_point(target(id) + offset * share);
            (self.x[index], self.y[index]) = to.into();
        }
    }

    /// Sets the offsets that [`Self::aim`] stored to 0.
    pub(crate) fn forget_offsets(&mut self) {
        self.offset_x.fill(0.0);
        self.offset_y.fill(0.0);
    }

    /// Clamps positions to the stage, where NaN is 0, and colors to a palette of `colors`, and sorts by color.
    pub(crate) fn tidy(&mut self, size: StageSize, colors: usize) {
        for (x, y) in self.x.iter_mut().zip(&mut self.y) {
            (*x, *y) = size.clamp_point(Vec2::new(*x, *y)).into();
        }
        let last = u8::try_from(colors.saturating_sub(1)).unwrap_or(u8::MAX);
        for color in &mut self.color {
            *color = (*color).min(last);
        }
        self.last_color = Some(last);
        self.sort_by_color();
    }

    /// Copies velocities, and scaled positions and stored offsets, of the `earlier` particles with the same ids. The
    /// stage's sides are `scale` times the earlier ones, and now have `size`.
    pub(crate) fn continue_from(&mut self, earlier: &Self, scale: Vec2, size: StageSize) {
        let mut index_of_id = vec![usize::MAX; earlier.len()];
        for (index, &id) in earlier.id.iter().enumerate() {
            index_of_id[id as usize] = index;
        }
        for (index, &id) in self.id.iter().enumerate() {
            let Some(&from) = index_of_id.get(id as usize) else {
                continue;
            };
            let position = Vec2::new(earlier.x[from], earlier.y[from]) * scale;
            (self.x[index], self.y[index]) = size.clamp_point(position).into();
            self.offset_x[index] = earlier.offset_x[from] * scale.x;
            self.offset_y[index] = earlier.offset_y[from] * scale.y;
            (self.vx[index], self.vy[index]) = (earlier.vx[from], earlier.vy[from]);
        }
    }
}

/// Largest stored offset on an axis: twice the longest side. A share of an infinite one would still be infinite.
const MAX_OFFSET_PX: f32 = 2.0 * StageSize::MAX_SIDE_PX;

/// The offset of a position from a target, clamped; NaN is 0.
fn offset_px(position: f32, target: f32) -> f32 {
    let offset = position - target;
    if offset.is_nan() {
        0.0
    } else {
        clamp(offset, -MAX_OFFSET_PX, MAX_OFFSET_PX)
    }
}

/// Reorders values by a list of their current indices.
fn reorder<T: Copy>(order: &[usize], values: &mut Vec<T>, scratch: &mut Vec<T>) {
    scratch.clear();
    scratch.extend(order.iter().map(|&index| values[index]));
    mem::swap(values, scratch);
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

    #[test]
    fn radii_and_opacities_are_clamped() {
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
    fn aiming_and_placing_with_share_1_moves_nothing() {
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
    fn any_target_and_share_put_a_particle_on_the_stage() {
        let size = StageSize::new(100.0, 80.0);
        let odd = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e30, -7.0];
        for target in odd.map(Vec2::splat) {
            for share in odd {
                let mut particles = one_at((40.0, 50.0));
                particles.aim(|_| target);
                particles.place(size, share, |_| target);
                let (x, y) = (particles.x()[0], particles.y()[0]);
                assert!(size.contains((x, y).into()), "{x}, {y}: {target}, {share}");
            }
        }
    }

    #[test]
    fn after_a_resize_a_particle_has_its_velocity_and_its_scaled_position_and_offset() {
        let mut earlier = one_at((10.0, 20.0));
        (earlier.vx[0], earlier.vy[0]) = (3.0, -4.0);
        earlier.aim(|_| Vec2::new(4.0, 10.0));
        let mut resized = one_at((50.0, 50.0));
        let size = StageSize::new(200.0, 300.0);
        resized.continue_from(&earlier, Vec2::new(2.0, 3.0), size);
        let expected = Particle {
            position: Vec2::new(20.0, 60.0),
            velocity: Vec2::new(3.0, -4.0),
            ..Particle::default()
        };
        assert_eq!(resized.particle(0), expected);
        assert_eq!((resized.offset_x[0], resized.offset_y[0]), (12.0, 30.0));
    }

    #[test]
    fn drifting_for_no_time_moves_only_particles_outside_the_inset() {
        let mut particles = one_at((3.0, 50.0));
        for dt_secs in [0.0, -1.0, f64::NAN] {
            particles.drift(StageSize::new(100.0, 100.0), Vec2::splat(10.0), dt_secs);
            assert_eq!((particles.x()[0], particles.y()[0]), (17.0, 50.0));
        }
    }
}
