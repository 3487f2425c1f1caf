//! Links: all pairs of particles that are nearer than a distance.

mod candidates;
mod grid;
mod naive;
mod search;

use bytemuck::{Pod, Zeroable};

use crate::clamp::{length_px, unit};

pub use self::naive::naive;
pub use self::search::LinkSearch;
pub(crate) use self::search::by_cell;

/// A pair of particles by their indices, `a < b`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Pod, Zeroable)]
#[repr(C)]
pub struct Link {
    /// The one with the lower index; the link has its color.
    pub a: u32,
    /// The other.
    pub b: u32,
}

/// Which particles are joined, and how links are drawn: in the color of their first end, fading with length.
///
/// A link of length `d` has the opacity `opacity · nearness(d)`, times the lower of its two particles'
/// opacities.
///
/// A simulation clamps values out of range; NaN is 0.
///
/// ```
/// use particles::LinkStyle;
///
/// let style = LinkStyle {
///     fade_from_px: 20.0,
///     distance_px: 40.0,
///     opacity: 1.0,
///     width_px: 2.0,
///     same_color: false,
/// };
/// assert_eq!([10.0, 30.0, 50.0].map(|length_px| style.nearness(length_px)), [1.0, 0.5, 0.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinkStyle {
    /// Length from which links fade, in CSS pixels, in [0, `distance_px`]; 0 where every link does.
    pub fade_from_px: f32,
    /// Length at which links have faded to nothing, in CSS pixels, in [0, 16384].
    pub distance_px: f32,
    /// Opacity of the shortest links between opaque particles, in [0, 1].
    pub opacity: f32,
    /// Line width in CSS pixels, in [0, 16384].
    pub width_px: f32,
    /// Whether only particles of one color are joined.
    pub same_color: bool,
}

impl LinkStyle {
    /// No links; with a distance, an opacity and a width, links that fade over their whole length.
    pub const NONE: Self = Self {
        fade_from_px: 0.0,
        distance_px: 0.0,
        opacity: 0.0,
        width_px: 0.0,
        same_color: false,
    };

    /// This style with every number in its range.
    pub(crate) fn clamped(self) -> Self {
        let distance_px = length_px(self.distance_px);
        Self {
            fade_from_px: length_px(self.fade_from_px).min(distance_px),
            distance_px,
            opacity: unit(self.opacity),
            width_px: length_px(self.width_px),
            ..self
        }
    }

    /// What links of this length have of the opacity, in [0, 1]: all up to `fade_from_px`, nothing from
    /// `distance_px` on, and evenly less between.
    #[must_use]
    pub fn nearness(&self, length_px: f32) -> f32 {
        let fade_px = self.distance_px - self.fade_from_px;
        unit((self.distance_px - length_px) / fade_px)
    }
}
