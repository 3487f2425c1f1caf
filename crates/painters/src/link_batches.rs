//! Sorts links into batches that share one style.
//!
//! In Canvas 2D a change of style costs more than a line. So opacities are rounded to a few levels, and a
//! counting sort brings together what has the same style: linear in the number of links and of styles.

use particles::Frame;
use particles::glam::Vec2;

/// Levels of opacity that a line is rounded to, from none to the style's.
const OPACITY_LEVELS: u32 = 8;
/// Skia rasterizes paths of about this many lines best.
const LINES_PER_PATH: usize = 64;

/// The links of a frame as lines in the order of drawing, and the batches of them that share a style.
///
/// For painters to which a change of style costs more than a line. The memory is kept from frame to frame.
#[derive(Debug, Default)]
pub struct LinkBatches {
    lines: Vec<[f32; 4]>,
    batches: Vec<[f32; 3]>,
    /// The lines before they are sorted, with the number of each one's style, a color and a level of opacity. Those of
    /// one color have consecutive numbers, because changing the color is slow.
    unsorted: Vec<([f32; 4], u32)>,
    /// For each style, where its next item goes; after sorting, where its lines end.
    ends: Vec<u32>,
}

impl LinkBatches {
    /// Both ends of each line in CSS pixels: `x0, y0, x1, y1`.
    #[must_use]
    pub fn lines(&self) -> &[[f32; 4]] {
        &self.lines
    }

    /// Of each batch the index of its color in the palette, its opacity, and the number of lines up to its
    /// end; so few lines in each that one path of them all is rasterized well.
    #[must_use]
    pub fn batches(&self) -> &[[f32; 3]] {
        &self.batches
    }

    /// Sorts the frame's links by color and opacity, which is rounded to one of eight. Linear in links and
    /// colors.
    pub fn sort(&mut self, frame: &Frame<'_>) {
        let last_color = u8::try_from(frame.palette.len().saturating_sub(1)).unwrap_or(u8::MAX);
        self.unsorted.clear();
        self.unsorted.extend(frame.links.iter().filter_map(|link| {
            let (a, b) = (link.a as usize, link.b as usize);
            let [ax, bx] = [*frame.x.get(a)?, *frame.x.get(b)?];
            let [ay, by] = [*frame.y.get(a)?, *frame.y.get(b)?];
            let opacity = frame.opacity.get(a)?.min(*frame.opacity.get(b)?);
            // The standard library's root is an instruction of WebAssembly; glam's is a function, a fifth of
            // the time of sorting.
            let length_sq = Vec2::new(ax, ay).distance_squared(Vec2::new(bx, by));
            let length_px = length_sq.sqrt();
            let opacity_level = level(
                frame.link_style.nearness(length_px) * opacity * OPACITY_LEVELS as f32,
                OPACITY_LEVELS - 1,
            );
            let color = u32::from(last_color.min(*frame.color.get(a)?));
            Some(([ax, ay, bx, by], color * OPACITY_LEVELS + opacity_level))
        }));
        self.ends.clear();
        let colors = usize::from(last_color) + 1;
        self.ends.resize(colors * OPACITY_LEVELS as usize, 0);
        self.batch(frame.link_style.opacity / OPACITY_LEVELS as f32);
    }

    /// Brings the lines of each style together, in batches for one path each. Levels of opacity are a step apart.
    fn batch(&mut self, step: f32) {
        for &(_, style) in &self.unsorted {
            if let Some(count) = self.ends.get_mut(style as usize) {
                *count += 1;
            }
        }
        let mut start = 0;
        for end in &mut self.ends {
            let count = *end;
            *end = start;
            start += count;
        }
        self.lines.resize(self.unsorted.len(), [0.0; 4]);
        for &(line, style) in &self.unsorted {
            let Some(end) = self.ends.get_mut(style as usize) else {
                continue;
            };
            if let Some(position) = self.lines.get_mut(*end as usize) {
                *position = line;
            }
            *end += 1;
        }
        self.batches.clear();
        let mut start = 0;
        for (style, &end) in (0_u32..).zip(&self.ends) {
            let end = end as usize;
            while start < end {
                start = end.min(start.saturating_add(LINES_PER_PATH));
                let (color, level) = (style / OPACITY_LEVELS, style % OPACITY_LEVELS);
                // In the middle of the level.
                let opacity = (level as f32 + 0.5) * step;
                self.batches.push([color as f32, opacity, start as f32]);
            }
        }
    }
}

/// The whole part of `value`, in [0, max]; 0 for NaN.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates and takes NaN to 0, which is what is wanted"
)]
fn level(value: f32, max: u32) -> u32 {
    (value as u32).min(max)
}

#[cfg(test)]
mod tests {
    use particles::{Frame, Link, LinkStyle, Rgb, StageSize};

    use super::LinkBatches;

    const PALETTE: [Rgb; 2] = [Rgb(1, 2, 3), Rgb(4, 5, 6)];

    /// Four particles in a row, ten pixels apart, of two colors.
    fn frame() -> Frame<'static> {
        let mut frame = Frame::new(StageSize::new(100.0, 100.0));
        frame.x = &[0.0, 10.0, 20.0, 30.0];
        frame.y = &[50.0; 4];
        frame.radius_px = &[2.0, 3.0, 2.5, 2.0];
        frame.opacity = &[1.0, 1.0, 1.0, 0.5];
        frame.color = &[0, 1, 0, 0];
        frame.palette = &PALETTE;
        frame.links = &[
            Link { a: 0, b: 1 },
            Link { a: 1, b: 2 },
            Link { a: 2, b: 3 },
        ];
        frame.link_style = LinkStyle {
            fade_from_px: 0.0,
            distance_px: 20.0,
            opacity: 0.8,
            width_px: 1.5,
            same_color: false,
        };
        frame
    }

    /// Each batch as color and opacity, and where its lines begin.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number of lines, written as a float"
    )]
    fn unfold(batches: &LinkBatches) -> Vec<((f32, f32), Vec<f32>)> {
        let mut at = 0;
        batches
            .batches
            .iter()
            .map(|&[color, opacity, end]| {
                let lines = batches.lines[at..end as usize].iter();
                at = end as usize;
                ((color, opacity), lines.map(|line| line[0]).collect())
            })
            .collect()
    }

    #[test]
    fn links_have_the_color_of_their_first_end_and_the_weaker_opacity() {
        let mut batches = LinkBatches::default();
        batches.sort(&frame());
        // Half as near as can be: levels 2 and 4 of 8, drawn in the middle of the level.
        assert_eq!(
            unfold(&batches),
            [
                ((0.0, 0.8 * 2.5 / 8.0), vec![20.0]),
                ((0.0, 0.8 * 4.5 / 8.0), vec![0.0]),
                ((1.0, 0.8 * 4.5 / 8.0), vec![10.0]),
            ]
        );
    }

    #[test]
    fn a_path_has_a_limited_number_of_lines() {
        let links = [Link { a: 0, b: 1 }; 150];
        let mut frame = frame();
        frame.links = &links;
        let mut batches = LinkBatches::default();
        batches.sort(&frame);
        let ends: Vec<f32> = batches.batches.iter().map(|batch| batch[2]).collect();
        assert_eq!(ends, [64.0, 128.0, 150.0]);
    }

    #[test]
    fn odd_opacities_and_colors_are_drawn_as_the_nearest() {
        let mut frame = frame();
        frame.opacity = &[2.0, f32::NAN, -1.0, 1.0];
        frame.color = &[9, 9, 9, 9];
        let mut batches = LinkBatches::default();
        batches.sort(&frame);
        assert!(
            batches
                .batches
                .iter()
                .all(|&[color, opacity, _]| { color == 1.0 && (0.0..=1.0).contains(&opacity) })
        );
    }
}
