//! Random numbers that a seed and a stream determine.
//!
//! The generators are `rand_xoshiro`'s, whose numbers are the same on every platform and in every version:
//! Xoshiro128++, seeded by `SplitMix64`, as its authors advise. Source: D. Blackman, S. Vigna, "Scrambled Linear
//! Pseudorandom Number Generators", 2021.

use std::ops::RangeInclusive;

use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::{SplitMix64, Xoshiro128PlusPlus};

/// A generator that a seed and a stream determine.
///
/// The seed is mixed before the stream is added, and the sum is mixed again, so that neighboring seeds and neighboring
/// streams are not correlated.
///
/// ```
/// use particles::Random;
///
/// let mut random = Random::new(42, 54);
/// assert!((0.0..1.0).contains(&random.unit()));
/// assert_ne!(random.next_u32(), Random::new(42, 55).next_u32());
/// ```
#[derive(Clone, Debug)]
pub struct Random(Xoshiro128PlusPlus);

impl Random {
    /// The generator of a seed and a stream.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Self {
        let mixed = SplitMix64::seed_from_u64(seed).next_u64();
        let sum = mixed.wrapping_add(stream);
        Self(Xoshiro128PlusPlus::seed_from_u64(
            SplitMix64::seed_from_u64(sum).next_u64(),
        ))
    }

    /// The next 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Uniform in [0, 1), in steps of 2⁻²⁴.
    pub fn unit(&mut self) -> f32 {
        const STEP: f32 = 1.0 / 16_777_216.0;
        let steps = (self.next_u32() >> 8) as f32;
        steps * STEP
    }

    /// Uniform in a range of finite numbers; NaN or infinite for other ranges.
    pub fn within(&mut self, range: &RangeInclusive<f32>) -> f32 {
        let fraction = self.unit();
        // The difference of the ends could be infinite.
        range.start() * (1.0 - fraction) + range.end() * fraction
    }

    /// Uniform in [0, bound), up to a bias of `bound` / 2³²; 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.next_u32()) * u64::from(bound)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn a_range_over_all_numbers_gives_finite_ones() {
        let mut random = Random::new(1, 0);
        let numbers = (0..1000).map(|_| random.within(&(f32::MIN..=f32::MAX)));
        assert!(numbers.into_iter().all(f32::is_finite));
    }

    #[test]
    fn units_are_uniform() {
        let mut random = Random::new(1, 0);
        let mut units: Vec<f32> = (0..10_000).map(|_| random.unit()).collect();
        units.sort_by(f32::total_cmp);
        for (rank, unit) in (0_u16..).zip(units) {
            let expected = f32::from(rank) / 10_000.0;
            assert!((unit - expected).abs() < 0.02, "{unit} has rank {rank}");
        }
    }
}
