//! The input of painters: a borrowed frame, of the same type for every animation.

use bytemuck::{Pod, Zeroable};
use glam::Vec2;

use crate::clamp::{clamp, length_px, unit};
use crate::{Link, LinkStyle, StageSize};

/// An opaque color in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
#[repr(C)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// How the particles of a color are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Mark {
    /// A filled circle.
    #[default]
    Disc,
    /// A circle within the radius, whose line width is this fraction of the radius; a fraction outside (0, 1) makes a
    /// disc.
    Ring(f32),
}

impl Mark {
    /// Line width as a fraction of the radius, in (0, 1]; 1 is a disc.
    #[must_use]
    pub fn stroke(self) -> f32 {
        match self {
            Self::Ring(stroke) if stroke > 0.0 && stroke < 1.0 => stroke,
            Self::Disc | Self::Ring(_) => 1.0,
        }
    }
}

/// A soft, round light behind the particles.
///
/// At `d` radii from the center, its strength is `opacity · (1 − d²)²`; beyond one radius it is 0. Up to half of the
/// light can be a ring that runs outwards ([`Self::falloff`]). A simulation clamps values out of range; NaN is the
/// lower bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow {
    /// In CSS pixels: each coordinate in [−16384, 16384].
    pub center: Vec2,
    /// Radius at which the light ends, in CSS pixels, in [0, 16384].
    pub radius_px: f32,
    /// Opacity at the center without a ring, in [0, 1].
    pub opacity: f32,
    /// Radius of the ring as a fraction of the light's, in [0, 1]: the ring is brightest at 0.5, and invisible at 0 and
    /// 1.
    pub ripple: f32,
    /// Its color.
    pub color: Rgb,
}

/// Half the width of a glow's ring, as a fraction of the glow's radius: narrow enough to be a ring, and wide enough for
/// several steps of the gradient ([`Glow::STEPS`]). `glow.frag` in `particles-painters` has the same value.
const RING_HALF_WIDTH: f32 = 0.25;

impl Glow {
    /// Steps of a gradient that approximates the smooth [`Self::falloff`].
    pub const STEPS: u8 = 8;

    /// This glow with every number in its range.
    pub(crate) fn clamped(self) -> Self {
        let coordinate = |value| clamp(value, -StageSize::MAX_SIDE_PX, StageSize::MAX_SIDE_PX);
        Self {
            center: Vec2::new(coordinate(self.center.x), coordinate(self.center.y)),
            radius_px: length_px(self.radius_px),
            opacity: unit(self.opacity),
            ripple: unit(self.ripple),
            color: self.color,
        }
    }

    /// Strength at this distance from the center, in radii, as a fraction of the opacity.
    ///
    /// ```
    /// use particles::{Glow, Rgb, glam::Vec2};
    ///
    /// let glow = Glow {
    ///     center: Vec2::ZERO,
    ///     radius_px: 90.0,
    ///     opacity: 0.5,
    ///     ripple: 0.5,
    ///     color: Rgb(1, 2, 3),
    /// };
    /// assert_eq!([0.0, 0.5, 1.0].map(|distance| glow.falloff(distance)), [0.5, 0.65625, 0.0]);
    /// ```
    #[must_use]
    pub fn falloff(&self, distance: f32) -> f32 {
        let within = |distance: f32| unit(1.0 - distance * distance);
        let ring = 2.0 * self.ripple * (1.0 - self.ripple);
        let on_ring = within((distance - self.ripple) / RING_HALF_WIDTH);
        within(distance) * (within(distance) * (1.0 - ring) + on_ring * on_ring * ring)
    }
}

/// Everything drawn at one moment, in this order: glow, links, particles by index.
///
/// `x`, `y`, `radius_px`, `opacity` and `color` have the same length, and particles are in ascending order of color.
/// Coordinates are finite and on the stage. A [`Simulation`] ensures all this, and gives each particle an id.
///
/// A frame without a simulation:
///
/// ```
/// use particles::{Frame, Rgb, StageSize};
///
/// let mut frame = Frame::new(StageSize::new(300.0, 200.0));
/// (frame.x, frame.y) = (&[40.0, 90.0], &[50.0, 50.0]);
/// (frame.radius_px, frame.opacity) = (&[5.0, 8.0], &[1.0, 0.5]);
/// (frame.color, frame.palette) = (&[0, 0], &[Rgb(26, 125, 133)]);
/// # assert!(frame.links.is_empty());
/// ```
///
/// [`Simulation`]: crate::Simulation
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Frame<'a> {
    /// The stage.
    pub size: StageSize,
    /// Each particle's id ([`Particles::push`](crate::Particles::push)); painters do not need it.
    pub id: &'a [u32],
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
    /// Colors of particles and links.
    pub palette: &'a [Rgb],
    /// How the particles of each color are drawn, in the palette's order. Colors without a mark are discs.
    pub marks: &'a [Mark],
    /// Lines between particles.
    pub links: &'a [Link],
    /// Which particles are linked, and how links are drawn.
    pub link_style: LinkStyle,
    /// The light behind links and particles.
    pub glow: Option<Glow>,
}

impl Frame<'_> {
    /// How the particles of a color are drawn.
    #[must_use]
    pub fn mark(&self, color: usize) -> Mark {
        self.marks.get(color).copied().unwrap_or_default()
    }

    /// An empty stage.
    #[must_use]
    pub const fn new(size: StageSize) -> Self {
        Self {
            size,
            id: &[],
            x: &[],
            y: &[],
            radius_px: &[],
            opacity: &[],
            color: &[],
            palette: &[],
            marks: &[],
            links: &[],
            link_style: LinkStyle::NONE,
            glow: None,
        }
    }
}
