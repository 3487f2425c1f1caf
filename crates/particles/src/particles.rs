//! The particle store.

use alloc::vec::Vec;
use core::f32::consts::TAU;
use core::ops::RangeInclusive;

use glam::Vec2;

use crate::motion::{self, MAX_DRIFT_SECS, Span};
use crate::{Random, StageSize, layout, links};

/// Particles nearer to their targets than this, in CSS pixels, have arrived: a fiftieth of a pixel is
/// not seen even in a picture that stands still.
const ARRIVED_PX: f32 = 0.02;

/// Particles as parallel arrays, all of the same length, in CSS pixels and seconds.
///
/// Arrays rather than records because the loops that move particles read two or three of these
/// properties and compile to vector instructions.
#[derive(Clone, Debug, Default)]
pub struct Particles {
    /// Distance of the centre from the left edge.
    pub x: Vec<f32>,
    /// Distance of the centre from the top edge.
    pub y: Vec<f32>,
    /// Speed to the right, in pixels a second.
    pub vx: Vec<f32>,
    /// Speed downwards, in pixels a second.
    pub vy: Vec<f32>,
    /// Radius as drawn, enlargement included.
    pub radius_px: Vec<f32>,
    /// Radius without enlargement.
    pub rest_radius_px: Vec<f32>,
    /// Opacity as drawn in [0, 1], dimming included.
    pub opacity: Vec<f32>,
    /// Opacity without dimming.
    pub rest_opacity: Vec<f32>,
    /// Index into the animation's palette.
    pub colour: Vec<u8>,
    /// Where the particle is going, from the left edge.
    pub target_x: Vec<f32>,
    /// Where the particle is going, from the top edge.
    pub target_y: Vec<f32>,
    /// How far to the right of its target the particle still is.
    pub offset_x: Vec<f32>,
    /// How far below its target the particle still is.
    pub offset_y: Vec<f32>,
}

/// One particle, to be put in the store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Particle {
    pub(crate) position: Vec2,
    pub(crate) velocity: Vec2,
    pub(crate) radius_px: f32,
    pub(crate) opacity: f32,
    pub(crate) colour: u8,
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

    /// Adds a particle whose target is where it is.
    pub(crate) fn push(&mut self, particle: Particle) {
        let Particle {
            position: Vec2 { x, y },
            velocity: Vec2 { x: vx, y: vy },
            radius_px,
            opacity,
            colour,
        } = particle;
        let (radii, opacities) = ([radius_px; 2], [opacity; 2]);
        let [places, velocities, targets, offsets] = [[x, y], [vx, vy], [x, y], [0.0; 2]];
        let values = [places, velocities, radii, opacities, targets, offsets];
        for (floats, &value) in self.floats_mut().into_iter().zip(values.as_flattened()) {
            floats.push(value);
        }
        self.colour.push(colour);
    }

    /// Keeps the first `len` particles.
    pub(crate) fn truncate(&mut self, len: usize) {
        for floats in self.floats_mut() {
            floats.truncate(len);
        }
        self.colour.truncate(len);
    }

    /// Every array but that of the colours.
    fn floats_mut(&mut self) -> [&mut Vec<f32>; 12] {
        [
            &mut self.x,
            &mut self.y,
            &mut self.vx,
            &mut self.vy,
            &mut self.radius_px,
            &mut self.rest_radius_px,
            &mut self.opacity,
            &mut self.rest_opacity,
            &mut self.target_x,
            &mut self.target_y,
            &mut self.offset_x,
            &mut self.offset_y,
        ]
    }

    /// Puts particles into the order of [`links::by_cell`], in which near ones are near in memory.
    pub(crate) fn sort_by_cell(&mut self, side_px: f32) {
        let order = links::by_cell(&self.x, &self.y, side_px);
        for floats in self.floats_mut() {
            *floats = order.iter().map(|&index| floats[index]).collect();
        }
        self.colour = order.iter().map(|&index| self.colour[index]).collect();
    }

    /// Lets every particle drift and bounce at `inset_px` from the stage's edges.
    pub(crate) fn drift(&mut self, size: StageSize, inset_px: f32, dt_secs: f64) {
        let dt_secs = drift_secs(dt_secs);
        let (horizontal, vertical) = spans(size, inset_px);
        motion::drift(&mut self.x, &mut self.vx, horizontal, dt_secs);
        motion::drift(&mut self.y, &mut self.vy, vertical, dt_secs);
    }

    /// As [`Self::drift`], but it is the targets that drift.
    pub(crate) fn drift_targets(&mut self, size: StageSize, inset_px: f32, dt_secs: f64) {
        let dt_secs = drift_secs(dt_secs);
        let (horizontal, vertical) = spans(size, inset_px);
        motion::drift(&mut self.target_x, &mut self.vx, horizontal, dt_secs);
        motion::drift(&mut self.target_y, &mut self.vy, vertical, dt_secs);
    }

    /// Lets every particle follow its target; `rest` is what remains of the way. Returns whether all
    /// have arrived, from where they do not move any more unless their targets do.
    pub(crate) fn follow(&mut self, size: StageSize, rest: f32) -> bool {
        let arrived = self.follow_to(size, rest) < ARRIVED_PX;
        if arrived {
            self.arrive(size);
        }
        arrived
    }

    /// Puts every particle on its target.
    pub(crate) fn arrive(&mut self, size: StageSize) {
        self.follow_to(size, 0.0);
    }

    /// Puts the particles from `first` on their targets.
    pub(crate) fn arrive_from(&mut self, first: usize, size: StageSize) {
        for offset in [&mut self.offset_x, &mut self.offset_y] {
            offset
                .iter_mut()
                .skip(first)
                .for_each(|offset| *offset = 0.0);
        }
        self.follow_to(size, 1.0);
    }

    /// Follows, and returns the largest offset on any axis.
    fn follow_to(&mut self, size: StageSize, rest: f32) -> f32 {
        let (width_px, height_px) = (size.width_px, size.height_px);
        let (x, y) = (&mut self.x, &mut self.y);
        motion::follow(x, &self.target_x, &mut self.offset_x, rest, width_px).max(motion::follow(
            y,
            &self.target_y,
            &mut self.offset_y,
            rest,
            height_px,
        ))
    }

    /// Moves each particle's target to `target` of its index, and the particles along with their targets.
    ///
    /// Here and below a pointer to the function will do: it saves a copy of the loop for each caller.
    pub(crate) fn set_targets(&mut self, target: &dyn Fn(u32) -> Vec2) {
        let targets = self.target_x.iter_mut().zip(&mut self.target_y);
        for (index, (x, y)) in (0..).zip(targets) {
            (*x, *y) = target(index).into();
        }
    }

    /// Gives each particle the target that `target` has for its index, and leaves it where it is.
    pub(crate) fn aim(&mut self, target: &dyn Fn(u32) -> Vec2) {
        self.set_targets(target);
        self.stay();
    }

    /// Sends each particle to another place, with another velocity; it looks as before.
    pub(crate) fn start_over(&mut self, start: &dyn Fn(u32) -> Particle) {
        let targets = self.target_x.iter_mut().zip(&mut self.target_y);
        let velocities = self.vx.iter_mut().zip(&mut self.vy);
        for (index, ((x, y), (vx, vy))) in (0..).zip(targets.zip(velocities)) {
            let start = start(index);
            (*x, *y) = start.position.into();
            (*vx, *vy) = start.velocity.into();
        }
        self.stay();
    }

    /// Makes the offsets what lies between particles and targets, so that the particles stay where they are.
    pub(crate) fn stay(&mut self) {
        for (offset, position, target) in [
            (&mut self.offset_x, &self.x, &self.target_x),
            (&mut self.offset_y, &self.y, &self.target_y),
        ] {
            for (offset, (position, target)) in offset.iter_mut().zip(position.iter().zip(target)) {
                *offset = position - target;
            }
        }
    }

    /// Moves every particle and its target along with a stage that changes its size.
    pub(crate) fn rescale(&mut self, from: StageSize, to: StageSize) {
        for (coordinates, from_px, to_px) in [
            (&mut self.x, from.width_px, to.width_px),
            (&mut self.y, from.height_px, to.height_px),
            (&mut self.target_x, from.width_px, to.width_px),
            (&mut self.target_y, from.height_px, to.height_px),
        ] {
            for coordinate in coordinates {
                *coordinate = rescaled(*coordinate, from_px, to_px);
            }
        }
        self.stay();
    }
}

/// A coordinate's share of the side, of a side of another length.
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
    dt_secs.min(MAX_DRIFT_SECS) as f32
}

/// Where centres may be, horizontally and vertically.
fn spans(size: StageSize, inset_px: f32) -> (Span, Span) {
    (
        Span::inset(size.width_px, inset_px),
        Span::inset(size.height_px, inset_px),
    )
}

/// Particles spread over a stage, each determined by the seed and its index: so a stage that grows or
/// shrinks keeps those that it had.
#[derive(Clone, Debug)]
pub(crate) struct Scatter {
    /// In CSS pixels a second.
    pub(crate) speed_px: RangeInclusive<f32>,
    pub(crate) radius_px: RangeInclusive<f32>,
    pub(crate) opacity: RangeInclusive<f32>,
    pub(crate) colours: u8,
    pub(crate) seed: u64,
}

impl Scatter {
    /// Particle `index`. Colours take turns.
    pub(crate) fn particle(&self, index: u32, size: StageSize) -> Particle {
        /// How far particles are from the even arrangement, in parts of a side: enough to hide it.
        const JITTER: f32 = 0.05;
        let mut stage = Random::new(self.seed, u64::MAX);
        let origin = Vec2::new(stage.unit(), stage.unit());
        let mut random = Random::new(self.seed, u64::from(index));
        let jitter = Vec2::new(random.unit(), random.unit()) * JITTER;
        let place = origin + layout::even_in_square(index) + jitter;
        let share = place.fract_gl();
        let (horizontal, vertical) = spans(size, *self.radius_px.end());
        self.drawn(
            &mut random,
            index,
            Vec2::new(horizontal.at(share.x), vertical.at(share.y)),
        )
    }

    /// A particle at a place, the rest of it by lot.
    pub(crate) fn drawn(&self, random: &mut Random, index: u32, position: Vec2) -> Particle {
        let direction = Vec2::from_angle(random.unit() * TAU);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the remainder is less than the number of colours"
        )]
        let colour = (index % u32::from(self.colours.max(1))) as u8;
        Particle {
            position,
            velocity: direction * random.within(&self.speed_px),
            radius_px: random.within(&self.radius_px),
            opacity: random.within(&self.opacity),
            colour,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Scatter;
    use crate::StageSize;

    #[test]
    fn a_particle_is_determined_by_seed_and_index() {
        let scatter = Scatter {
            speed_px: 12.0..=30.0,
            radius_px: 3.0..=7.0,
            opacity: 0.7..=1.0,
            colours: 4,
            seed: 3,
        };
        let size = StageSize::new(800.0, 400.0);
        let (a, b) = (scatter.particle(17, size), scatter.particle(17, size));
        assert_eq!(a.position, b.position);
        assert!((12.0..=30.0).contains(&a.velocity.length()));
        assert_ne!(a.position, scatter.particle(18, size).position);
    }
}
