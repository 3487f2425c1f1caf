//! The four dimensions of ESEE, their names and their quadrants.

use glam::Vec2;

use crate::StageSize;

/// One of the four dimensions: environmental, social, ethical, economic.
///
/// ```
/// use particles::{Category, StageSize};
///
/// let size = StageSize::new(400.0, 200.0);
/// assert_eq!(Category::at((300.0, 50.0).into(), size), Some(Category::Social));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// The quadrant at the top left.
    Environmental,
    /// The quadrant at the top right.
    Social,
    /// The quadrant at the bottom left.
    Ethical,
    /// The quadrant at the bottom right.
    Economic,
}

impl Category {
    /// All four, in the order of their indices and of the quadrants in reading order.
    pub const ALL: [Self; 4] = [
        Self::Environmental,
        Self::Social,
        Self::Ethical,
        Self::Economic,
    ];

    /// The name, in lower case.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Environmental => "environmental",
            Self::Social => "social",
            Self::Ethical => "ethical",
            Self::Economic => "economic",
        }
    }

    /// The place in [`Self::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The category whose quadrant holds the point; points on an axis belong to the right and to the
    /// bottom. `None` off the stage and for NaN.
    #[must_use]
    pub fn at(point: Vec2, size: StageSize) -> Option<Self> {
        if !size.contains(point) {
            return None;
        }
        let centre = size.centre();
        Some(match (point.x < centre.x, point.y < centre.y) {
            (true, true) => Self::Environmental,
            (false, true) => Self::Social,
            (true, false) => Self::Ethical,
            (false, false) => Self::Economic,
        })
    }

    /// The middle of the category's quadrant.
    #[must_use]
    pub fn quadrant_centre(self, size: StageSize) -> Vec2 {
        let share = match self {
            Self::Environmental => Vec2::new(0.25, 0.25),
            Self::Social => Vec2::new(0.75, 0.25),
            Self::Ethical => Vec2::new(0.25, 0.75),
            Self::Economic => Vec2::new(0.75, 0.75),
        };
        share * Vec2::new(size.width_px, size.height_px)
    }
}

#[cfg(test)]
mod tests {
    use glam::Vec2;

    use super::Category;
    use crate::StageSize;

    #[test]
    fn a_quadrants_centre_lies_in_it() {
        let size = StageSize::new(350.0, 440.0);
        for (index, category) in Category::ALL.into_iter().enumerate() {
            assert_eq!(category.index(), index);
            let centre = category.quadrant_centre(size);
            assert_eq!(Category::at(centre, size), Some(category));
        }
    }

    #[test]
    fn there_is_no_category_off_the_stage() {
        let size = StageSize::new(350.0, 440.0);
        for point in [
            (-0.1, 0.0),
            (0.0, 440.1),
            (f32::NAN, 1.0),
            (1.0, f32::INFINITY),
        ] {
            assert_eq!(Category::at(Vec2::from(point), size), None);
        }
    }
}
