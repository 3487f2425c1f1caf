//! Links: pairs of particles nearer than a distance.

mod candidates;
mod grid;
mod naive;
mod search;

use bytemuck::{Pod, Zeroable};

use crate::clamp::{length_px, unit};

pub use self::naive::naive;
pub use self::search::LinkSearch;

/// A pair of particles by their indices, `a < b`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Pod, Zeroable)]
#[repr(C)]
pub struct Link {
    /// The lower index. The link has this particle's color.
    pub a: u32,
    /// The higher index.
    pub b: u32,
}

/// Which particles are linked, and how links are drawn: in the color of the particle with the lower index, fading with
/// length.
///
/// A link of length `d` has the opacity `opacity · nearness(d)`, times the lower opacity of its two particles.
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
    /// Length from which links fade, in CSS pixels, in [0, `distance_px`]; with 0, all links fade.
    pub fade_from_px: f32,
    /// Length at which links have faded to nothing, in CSS pixels, in [0, 16384].
    pub distance_px: f32,
    /// Opacity of the shortest links between opaque particles, in [0, 1].
    pub opacity: f32,
    /// Line width in CSS pixels, in [0, 16384].
    pub width_px: f32,
    /// Whether only particles of the same color are linked.
    pub same_color: bool,
}

impl LinkStyle {
    /// Number of levels to which Canvas 2D and [`svg`](crate::svg) round the opacities of links, so that similar ones
    /// are one path.
    pub const LEVELS: u8 = 8;

    /// Draws no links. Also a base for other styles: with a distance, opacity and width, links join particles of all
    /// colors and fade over their whole length.
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

    /// The factor by which a link's length reduces its opacity: 1 up to `fade_from_px`, 0 from `distance_px` on, linear
    /// between.
    #[must_use]
    pub fn nearness(&self, length_px: f32) -> f32 {
        let fade_px = self.distance_px - self.fade_from_px;
        unit((self.distance_px - length_px) / fade_px)
    }
}
