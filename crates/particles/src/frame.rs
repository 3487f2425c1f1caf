//! The input of a painter: a borrowed picture, the same for every animation.

use bytemuck::{Pod, Zeroable};
use glam::Vec2;

use crate::clamp::{clamp, length_px, share};
use crate::{Link, LinkStyle, StageSize};

/// An opaque color in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
#[repr(C)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// A soft round light behind the particles.
///
/// Its strength at `d` radii from the center is `opacity · (1 − d²)²`, and 0 beyond one radius. Up to half of the light
/// can be a ring that runs outwards ([`Self::falloff`]). A simulation clamps values out of range, NaN to the lower
/// bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow {
    /// The middle, in CSS pixels: each coordinate in [−16384, 16384].
    pub center: Vec2,
    /// Where the light has faded to nothing, in CSS pixels from the center, in [0, 16384].
    pub radius_px: f32,
    /// The opacity at the center, in [0, 1].
    pub opacity: f32,
    /// How far the ring has run, in [0, 1] of the radius: it begins at 0, is brightest half way and has faded at 1.
    pub ripple: f32,
    /// Its color.
    pub color: Rgb,
}

/// The half width of a glow's ring, in parts of its radius: narrow enough to be a ring, and several steps of the
/// gradient that stands for it wide. `glow.frag` in the painters has it too.
const RING_HALF_WIDTH: f32 = 0.25;

impl Glow {
    /// Steps of a gradient that stands for the smooth [`Self::falloff`].
    pub const STEPS: u8 = 8;

    /// This glow with every number in its range.
    pub(crate) fn clamped(self) -> Self {
        let coordinate = |value| clamp(value, -StageSize::MAX_SIDE_PX, StageSize::MAX_SIDE_PX);
        Self {
            center: Vec2::new(coordinate(self.center.x), coordinate(self.center.y)),
            radius_px: length_px(self.radius_px),
            opacity: share(self.opacity),
            ripple: share(self.ripple),
            color: self.color,
        }
    }

    /// The strength at this distance from the center in radii, in parts of the opacity.
    ///
    /// ```
    /// use particles::{Glow, Rgb, glam::Vec2};
    ///
    /// let center = Vec2::ZERO;
    /// let glow = Glow { center, radius_px: 90.0, opacity: 0.5, ripple: 0.5, color: Rgb(1, 2, 3) };
    /// assert_eq!([0.0, 0.5, 1.0].map(|distance| glow.falloff(distance)), [0.5, 0.65625, 0.0]);
    /// ```
    #[must_use]
    pub fn falloff(&self, distance: f32) -> f32 {
        let within = |distance: f32| share(1.0 - distance * distance);
        let ring = 2.0 * self.ripple * (1.0 - self.ripple);
        let on_ring = within((distance - self.ripple) / RING_HALF_WIDTH);
        within(distance) * (within(distance) * (1.0 - ring) + on_ring * on_ring * ring)
    }
}

/// One picture, to be drawn in this order: glow, links, particles; particles by color, and those of one
/// color by index.
///
/// The five particle arrays have the same length and are in ascending order of color, so that indices give the
/// order of drawing. Coordinates are finite and on the stage. A [`Simulation`] ensures both, if the animation's
/// step follows the rules of [`Animation::step`].
///
/// [`Simulation`]: crate::Simulation
/// [`Animation::step`]: crate::Animation::step
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame<'a> {
    /// The stage.
    pub size: StageSize,
    /// Distance of each particle's center from the left edge, in CSS pixels.
    pub x: &'a [f32],
    /// Distance of each particle's center from the top edge, in CSS pixels.
    pub y: &'a [f32],
    /// Drawn radius of each particle in CSS pixels.
    pub radius_px: &'a [f32],
    /// Drawn opacity of each particle, in [0, 1].
    pub opacity: &'a [f32],
    /// Each particle's color, as an index into the palette; ascending.
    pub color: &'a [u8],
    /// The colors.
    pub palette: &'a [Rgb],
    /// Lines between particles.
    pub links: &'a [Link],
    /// The share of its opacity that each link has while links fade after an event, in [0, 1]; empty if all have all
    /// of it.
    pub link_strength: &'a [f32],
    /// Which particles are linked, and how links are drawn.
    pub link_style: LinkStyle,
    /// The light behind everything, if there is one; never two.
    pub glow: Option<Glow>,
}
