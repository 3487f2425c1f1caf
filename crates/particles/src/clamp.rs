//! Bad parameters: what is out of range counts as the nearer end, NaN as the default.

use core::ops::RangeInclusive;

use crate::StageSize;

pub(crate) fn clamp<T: PartialOrd + Copy>(value: T, bounds: RangeInclusive<T>, default: T) -> T {
    if value < *bounds.start() {
        *bounds.start()
    } else if value > *bounds.end() {
        *bounds.end()
    } else if value.partial_cmp(&value).is_some() {
        value
    } else {
        default
    }
}

/// As [`clamp`] for both ends; those of a reversed range change places.
pub(crate) fn clamp_range<T: PartialOrd + Copy>(
    range: &RangeInclusive<T>,
    bounds: RangeInclusive<T>,
    default: &RangeInclusive<T>,
) -> RangeInclusive<T> {
    let start = clamp(*range.start(), bounds.clone(), *default.start());
    let end = clamp(*range.end(), bounds, *default.end());
    if start <= end {
        start..=end
    } else {
        end..=start
    }
}

/// A length in CSS pixels, at most 10,000.
pub(crate) fn length_px(value: f32, default: f32) -> f32 {
    clamp(value, 0.0..=1e4, default)
}

/// A part of a whole, in [0, 1].
pub(crate) fn share(value: f32, default: f32) -> f32 {
    clamp(value, 0.0..=1.0, default)
}

/// A duration from a millisecond to an hour, in seconds.
pub(crate) fn secs(value: f32, default: f32) -> f32 {
    clamp(value, 0.001..=3600.0, default)
}

/// A length that painters can draw, in CSS pixels; 0 for NaN.
pub(crate) fn drawable_px(length_px: f32) -> f32 {
    clamp(length_px, 0.0..=StageSize::MAX_SIDE_PX, 0.0)
}

/// An opacity that painters can draw; 0 for NaN.
pub(crate) fn drawable_opacity(opacity: f32) -> f32 {
    share(opacity, 0.0)
}

#[cfg(test)]
mod tests {
    use super::{clamp, clamp_range};

    #[test]
    fn values_out_of_range_count_as_the_nearer_end_and_nan_as_the_default() {
        for (value, clamped) in [
            (0.5, 0.5),
            (-1.0, 0.0),
            (f32::INFINITY, 1.0),
            (f32::NEG_INFINITY, 0.0),
            (f32::NAN, 0.7),
        ] {
            assert_eq!(clamp(value, 0.0..=1.0, 0.7), clamped);
        }
    }

    #[test]
    fn ranges_have_their_ends_in_order() {
        let default = 0.2..=0.3;
        assert_eq!(clamp_range(&(5.0..=0.5), 0.0..=1.0, &default), 0.5..=1.0);
        assert_eq!(
            clamp_range(&(f32::NAN..=0.1), 0.0..=1.0, &default),
            0.1..=0.2
        );
    }
}
