//! Links: all pairs of particles that are nearer than a distance.

mod candidates;
mod grid;
mod lanes;
mod naive;
mod pairs;
mod positions;
mod search;

use bytemuck::{Pod, Zeroable};

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

/// How links are drawn: in the color of their first end, fading with length.
///
/// A link of length `d` has the opacity `opacity · (1 − d / distance_px)`, times the lower of its two
/// particles' opacities.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinkStyle {
    /// Length at which links have faded to nothing, in CSS pixels.
    pub distance_px: f32,
    /// Opacity of a link of no length between opaque particles, in [0, 1].
    pub opacity: f32,
    /// Line width in CSS pixels.
    pub width_px: f32,
}

impl LinkStyle {
    /// No links.
    pub const NONE: Self = Self {
        distance_px: 0.0,
        opacity: 0.0,
        width_px: 0.0,
    };
}
