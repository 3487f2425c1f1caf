//! The size of a stage.

use glam::Vec2;

use crate::clamp::{clamp, length_px};

/// Width and height of a stage in CSS pixels: finite and in [0, 16384].
///
/// ```
/// use particles::StageSize;
///
/// let size = StageSize::new(1216.0, f32::NAN);
/// assert_eq!((size.width_px(), size.height_px()), (1216.0, 0.0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StageSize {
    width_px: f32,
    height_px: f32,
}

impl StageSize {
    /// The longest side: longer than any screen, and short enough that single precision resolves a hundredth of a
    /// pixel.
    pub const MAX_SIDE_PX: f32 = 16384.0;

    /// Clamps the sides; NaN is 0.
    #[must_use]
    pub fn new(width_px: f32, height_px: f32) -> Self {
        Self {
            width_px: length_px(width_px),
            height_px: length_px(height_px),
        }
    }

    /// The width.
    #[must_use]
    pub fn width_px(self) -> f32 {
        self.width_px
    }

    /// The height.
    #[must_use]
    pub fn height_px(self) -> f32 {
        self.height_px
    }

    /// Width and height.
    #[must_use]
    pub fn sides_px(self) -> Vec2 {
        Vec2::new(self.width_px, self.height_px)
    }

    /// The area in square CSS pixels; in double precision, so that numbers of particles computed from it are exact.
    #[must_use]
    pub fn area_px(self) -> f64 {
        f64::from(self.width_px) * f64::from(self.height_px)
    }

    /// The shorter of the two sides.
    #[must_use]
    pub fn smaller_side_px(self) -> f32 {
        self.width_px.min(self.height_px)
    }

    /// The middle of the stage.
    #[must_use]
    pub fn center(self) -> Vec2 {
        self.sides_px() * 0.5
    }

    /// The nearest point on the stage; NaN is 0.
    pub(crate) fn clamp_point(self, point: Vec2) -> Vec2 {
        let Vec2 { x, y } = point;
        Vec2::new(clamp(x, 0.0, self.width_px), clamp(y, 0.0, self.height_px))
    }

    /// Whether a point lies on the stage, edges included; never for NaN.
    #[must_use]
    pub fn contains(self, point: Vec2) -> bool {
        (0.0..=self.width_px).contains(&point.x) && (0.0..=self.height_px).contains(&point.y)
    }
}

#[cfg(test)]
mod tests {
    use super::StageSize;

    #[test]
    fn bad_sides_are_clamped() {
        for (given, side_px) in [
            (-1.0, 0.0),
            (f32::NAN, 0.0),
            (f32::INFINITY, 16384.0),
            (f32::NEG_INFINITY, 0.0),
            (f32::MAX, 16384.0),
            (0.5, 0.5),
        ] {
            assert_eq!(StageSize::new(given, 1.0).width_px, side_px);
            assert_eq!(StageSize::new(1.0, given).height_px, side_px);
        }
    }
}
