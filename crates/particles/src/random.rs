//! Random numbers: PCG-XSH-RR with 64 bits of state and 32 bits of output.
//!
//! Source: M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms
//! for Random Number Generation", 2014; the reference is `pcg32_srandom_r` and `pcg32_random_r` of the
//! minimal C library at <https://www.pcg-random.org>.

use core::ops::RangeInclusive;

/// A generator that a seed and a stream determine; different streams of one seed are independent.
///
/// ```
/// use particles::Pcg32;
///
/// let mut random = Pcg32::new(42, 54);
/// assert_eq!(random.next_u32(), 0xa15c_02b7);
/// assert!((0.0..1.0).contains(&random.unit()));
/// ```
#[derive(Clone, Debug)]
pub struct Pcg32 {
    state: u64,
    increment: u64,
}

impl Pcg32 {
    /// A generator for every seed and stream; of a stream the lower 63 bits count.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut random = Self {
            state: 0,
            increment: (stream << 1) | 1,
        };
        random.next_u32();
        random.state = random.state.wrapping_add(seed);
        random.next_u32();
        random
    }

    /// The next 32 bits.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the output is the low half of the folded state, and the rotation its top five bits"
    )]
    pub fn next_u32(&mut self) -> u32 {
        let state = self.state;
        self.state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(self.increment);
        let folded = (((state >> 18) ^ state) >> 27) as u32;
        folded.rotate_right((state >> 59) as u32)
    }

    /// Uniform in [0, 1), in steps of 2⁻²⁴.
    pub fn unit(&mut self) -> f32 {
        const STEP: f32 = 1.0 / 16_777_216.0;
        #[expect(
            clippy::cast_precision_loss,
            reason = "24 bits fit the mantissa exactly"
        )]
        let steps = (self.next_u32() >> 8) as f32;
        steps * STEP
    }

    /// Uniform in a range.
    pub fn within(&mut self, range: &RangeInclusive<f32>) -> f32 {
        range.start() + (range.end() - range.start()) * self.unit()
    }

    /// Uniform in [0, bound), up to a bias of `bound` / 2³²; 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.next_u32()) * u64::from(bound)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::Pcg32;

    /// The first outputs of the reference implementation's demo, which seeds with 42 and 54.
    #[test]
    fn equals_the_reference() {
        let mut random = Pcg32::new(42, 54);
        let drawn: Vec<u32> = (0..6).map(|_| random.next_u32()).collect();
        assert_eq!(
            drawn,
            [
                0xa15c_02b7,
                0x7b47_f409,
                0xba1d_3330,
                0x83d2_f293,
                0xbfa4_784b,
                0xcbed_606e
            ]
        );
    }
}
