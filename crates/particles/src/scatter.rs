//! Random particles that cover a stage evenly.

use std::ops::RangeInclusive;

use glam::Vec2;

use crate::clamp::clamp;
use crate::motion::Bounds;
use crate::{Particle, Random, StageSize, circle};

/// Largest random displacement from the even arrangement, as a fraction of a side: enough to hide the arrangement.
const JITTER: f32 = 0.05;

/// Largest radius in CSS pixels, and highest speed in CSS pixels per second.
const MAX_PX: f32 = 1e4;

/// Random particles that cover a stage evenly. Seed, count and id determine each of them.
///
/// Consecutive ids have different colors, and the particles of each color alone cover the stage evenly too. Radii and
/// speeds are clamped to [0, 10⁴], opacities to [0, 1]; NaN is 0. A range's ends may be reversed.
///
/// ```
/// use particles::{Scatter, StageSize};
///
/// let scatter = Scatter {
///     speed_px: 12.0..=30.0,
///     radius_px: 3.0..=7.0,
///     opacity: 0.7..=1.0,
///     colors: 4,
///     ..Scatter::new(120, 1)
/// };
/// let particle = scatter.particle(6, StageSize::new(800.0, 400.0));
/// assert_eq!(particle.color, 2);
/// assert!((7.0..=393.0).contains(&particle.position.y));
/// ```
#[derive(Clone, Debug)]
pub struct Scatter {
    /// In CSS pixels per second, in any direction.
    pub speed_px: RangeInclusive<f32>,
    /// In CSS pixels.
    pub radius_px: RangeInclusive<f32>,
    /// In [0, 1].
    pub opacity: RangeInclusive<f32>,
    /// Number of colors that take turns; 0 is 1.
    pub colors: u8,
    /// Number of all particles. Each color gets an equal part of the arrangement.
    pub count: u32,
    /// Determines everything random.
    pub seed: u64,
}

impl Scatter {
    /// Opaque particles at rest, of one color, with a radius of one pixel.
    #[must_use]
    pub const fn new(count: u32, seed: u64) -> Self {
        Self {
            speed_px: 0.0..=0.0,
            radius_px: 1.0..=1.0,
            opacity: 1.0..=1.0,
            colors: 1,
            count,
            seed,
        }
    }

    /// A particle on the stage. Its center is at least the largest radius from the edges.
    #[must_use]
    pub fn particle(&self, id: u32, size: StageSize) -> Particle {
        let mut stage = Random::new(self.seed, u64::MAX);
        let origin = Vec2::new(stage.unit(), stage.unit());
        let mut random = Random::new(self.seed, u64::from(id));
        let jitter = Vec2::new(random.unit(), random.unit()) * JITTER;
        let colors = u32::from(self.colors.max(1));
        // Any run of consecutive points of the sequence covers the stage evenly, so each color gets a run of its own.
        let in_each = self.count.div_ceil(colors);
        let point = (id % colors)
            .wrapping_mul(in_each)
            .wrapping_add(id / colors);
        let fraction = (origin + r2_sequence(point) + jitter).fract_gl();
        let [x, y] = [
            (size.width_px(), fraction.x),
            (size.height_px(), fraction.y),
        ]
        .map(|(side_px, fraction)| Bounds::inset(side_px, self.inset_px()).at(fraction));
        self.particle_by(&mut random, id, Vec2::new(x, y))
    }

    /// A random particle at this position.
    #[must_use]
    pub fn particle_at(&self, id: u32, position: Vec2) -> Particle {
        self.particle_by(&mut Random::new(self.seed, u64::from(id)), id, position)
    }

    fn particle_by(&self, random: &mut Random, id: u32, position: Vec2) -> Particle {
        let direction = circle::unit_vector(f64::from(random.unit()));
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the remainder is less than the number of colors"
        )]
        let color = (id % u32::from(self.colors.max(1))) as u8;
        let mut within = |range, most| clamp(random.within(range), 0.0, most);
        Particle {
            position,
            velocity: direction * within(&self.speed_px, MAX_PX),
            radius_px: within(&self.radius_px, MAX_PX),
            opacity: within(&self.opacity, 1.0),
            color,
        }
    }

    /// The largest radius: the inset at which drifting particles bounce.
    #[must_use]
    pub fn inset_px(&self) -> f32 {
        clamp(
            self.radius_px.start().max(*self.radius_px.end()),
            0.0,
            MAX_PX,
        )
    }
}

/// Point `index` of a sequence that covers the unit square evenly, without the clumps and holes of random points.
///
/// The additive recurrence R₂, by powers of the plastic number's inverse. Source: M. Roberts, "The Unreasonable
/// Effectiveness of Quasirandom Sequences", 2018.
fn r2_sequence(index: u32) -> Vec2 {
    [0.754_877_666_246_692_8, 0.569_840_290_998_053_3]
        .map(|step| {
            let coordinate = 0.5 + f64::from(index) * step;
            #[expect(
                clippy::cast_possible_truncation,
                reason = "positions are in single precision"
            )]
            let fraction = (coordinate - f64::floor(coordinate)) as f32;
            fraction
        })
        .into()
}

#[cfg(test)]
mod tests {
    use super::Scatter;
    use crate::StageSize;

    #[test]
    fn the_particles_of_each_color_alone_cover_the_stage_evenly() {
        for seed in 0..20 {
            let scatter = Scatter {
                colors: 4,
                ..Scatter::new(120, seed)
            };
            let mut counts = [[0; 4]; 4];
            for id in 0..120 {
                let particle = scatter.particle(id, StageSize::new(800.0, 400.0));
                let is_right = usize::from(particle.position.x > 400.0);
                let is_below = usize::from(particle.position.y > 200.0);
                counts[usize::from(particle.color)][is_right + 2 * is_below] += 1;
            }
            let is_even = |count: &i32| (4..=11).contains(count);
            assert!(counts.iter().flatten().all(is_even), "{counts:?}");
        }
    }

    #[test]
    fn odd_ranges_give_particles_that_can_be_drawn() {
        for range in [
            9.0..=2.0,
            f32::NAN..=3.0,
            -5.0..=-1.0,
            0.0..=f32::INFINITY,
            f32::NEG_INFINITY..=f32::INFINITY,
        ] {
            let scatter = Scatter {
                speed_px: range.clone(),
                radius_px: range.clone(),
                opacity: range,
                colors: 0,
                count: u32::MAX,
                seed: 1,
            };
            for id in 0..20 {
                let particle = scatter.particle(id, StageSize::new(800.0, 400.0));
                assert!(particle.velocity.is_finite());
                assert!((0.0..=1e4).contains(&particle.radius_px));
                assert!((0.0..=1.0).contains(&particle.opacity));
                assert!((0.0..=800.0).contains(&particle.position.x));
                assert_eq!(particle.color, 0);
            }
        }
    }
}
