//! The field: the stage of the benchmarks. Particles drift and bounce, joined by links when wanted.

use core::f64::consts::PI;
use core::ops::RangeInclusive;

use crate::particles::Scatter;
use crate::{Frame, LinkSearch, LinkStyle, Particles, Rgb, StageSize};

/// The tunables of [`Field`]. Values are taken as given, finite and not negative.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldParams {
    /// The number of particles, whatever the size of the stage.
    pub count: u32,
    /// Whether links are searched and drawn.
    pub links: bool,
    /// Links are shorter than this, in CSS pixels.
    pub link_distance_px: f32,
    /// Radii in CSS pixels.
    pub radius_px: RangeInclusive<f32>,
    /// Opacities.
    pub opacity: RangeInclusive<f32>,
    /// Speeds in CSS pixels a second.
    pub speed_px: RangeInclusive<f32>,
    /// The colours, dealt in turns.
    pub palette: [Rgb; 4],
    /// Opacity of the shortest links.
    pub link_opacity: f32,
    /// Line width of links in CSS pixels.
    pub link_width_px: f32,
}

impl Default for FieldParams {
    /// 120 particles as in ESEE, with links of the length at which there are three for each particle
    /// on a stage of 1920 × 1080.
    fn default() -> Self {
        Self {
            count: 120,
            links: true,
            link_distance_px: 181.7,
            radius_px: 2.0..=4.0,
            opacity: 0.7..=1.0,
            speed_px: 12.0..=30.0,
            palette: [
                Rgb(0x1a, 0x7d, 0x85),
                Rgb(0x6e, 0x59, 0xa5),
                Rgb(0x9b, 0x87, 0xf5),
                Rgb(0x7e, 0x69, 0xab),
            ],
            link_opacity: 0.5,
            link_width_px: 1.0,
        }
    }
}

impl FieldParams {
    /// The default with another number of particles, and links of the length that gives a particle
    /// `links` of them on average when all are spread evenly over the stage.
    ///
    /// Within a distance d of a particle there are n·π·d² / area others, and each link has two ends.
    #[must_use]
    pub fn with_mean_links(count: u32, links: f64, size: StageSize) -> Self {
        let distance_sq = 2.0 * links * size.area_px() / (f64::from(count.max(1)) * PI);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "lengths are in single precision"
        )]
        let link_distance_px = libm::sqrt(distance_sq.max(0.0)) as f32;
        Self {
            count,
            link_distance_px,
            ..Self::default()
        }
    }
}

/// Particles that drift and bounce for ever: the same machinery as the animations, without a timeline.
///
/// A stage without area has no links.
///
/// With links, particles are stored by the cells of a grid at first, so that those that are near are near in memory
/// too; drifting undoes this over minutes. It matters where they do not fit the processor's cache.
#[derive(Debug)]
pub struct Field {
    params: FieldParams,
    size: StageSize,
    particles: Particles,
    search: LinkSearch,
}

impl Field {
    /// A field of particles spread over the stage.
    #[must_use]
    pub fn new(params: FieldParams, size: StageSize, seed: u64) -> Self {
        let mut field = Self {
            size,
            particles: Particles::default(),
            search: LinkSearch::default(),
            params,
        };
        let scatter = Scatter {
            speed_px: field.params.speed_px.clone(),
            radius_px: field.params.radius_px.clone(),
            opacity: field.params.opacity.clone(),
            colours: 4,
            seed,
        };
        for index in 0..field.params.count {
            field.particles.push(scatter.particle(index, size));
        }
        if field.params.links {
            field.particles.sort_by_cell(field.params.link_distance_px);
        }
        field
    }

    /// Moves the particles along with a stage that changes its size: each keeps its share of the sides.
    pub fn resize(&mut self, size: StageSize) {
        if size != self.size {
            self.particles.rescale(self.size, size);
            self.size = size;
        }
    }

    /// Lets time pass, as [`crate::Animation::advance`] does.
    pub fn advance(&mut self, dt_secs: f64) {
        // Also false for NaN.
        if dt_secs > 0.0 {
            let inset_px = *self.params.radius_px.end();
            self.particles.drift(self.size, inset_px, dt_secs);
        }
    }

    /// The picture as it is now.
    pub fn frame(&mut self) -> Frame<'_> {
        let particles = &self.particles;
        let links: &[_] = if self.params.links && self.size.area_px() > 0.0 {
            self.search.search(
                &particles.x,
                &particles.y,
                None,
                self.params.link_distance_px,
            )
        } else {
            &[]
        };
        Frame {
            size: self.size,
            x: &particles.x,
            y: &particles.y,
            radius_px: &particles.radius_px,
            opacity: &particles.opacity,
            colour: &particles.colour,
            palette: &self.params.palette,
            links,
            link_style: LinkStyle {
                distance_px: self.params.link_distance_px,
                opacity: self.params.link_opacity,
                width_px: self.params.link_width_px,
            },
            glow: None,
        }
    }
}
