//! Sorts links into batches that share one style.
//!
//! In Canvas 2D a change of style costs more than a line. So opacities are rounded to a few levels, and lines of one
//! color and level are drawn together.

use particles::glam::Vec2;
use particles::{Frame, Link, LinkStyle};

/// The number of levels to which a link's opacity is rounded, from none to the style's.
const OPACITY_LEVELS: u32 = LinkStyle::LEVELS as u32;
/// Skia rasterizes paths of about this many lines best.
const LINES_PER_PATH: usize = 64;

/// The links of a frame as lines in the order of drawing, and the batches of lines that share a style. Keeps its memory
/// from frame to frame.
#[derive(Debug, Default)]
pub(crate) struct LinkBatches {
    /// The lines of each style, which is a color and a level of opacity. Styles of one color are consecutive, because
    /// changing the color is slow.
    styles: Vec<Vec<[f32; 4]>>,
    lines: Vec<[f32; 4]>,
    batches: Vec<[f32; 3]>,
}

impl LinkBatches {
    /// Both ends of each line in CSS pixels: `x0, y0, x1, y1`.
    pub(crate) fn lines(&self) -> &[[f32; 4]] {
        &self.lines
    }

    /// For each batch, the index of its color in the palette, its opacity, and the number of lines up to its end. A
    /// batch is one path, and short enough to be rasterized well.
    pub(crate) fn batches(&self) -> &[[f32; 3]] {
        &self.batches
    }

    /// Sorts the frame's links by color and rounded opacity. Linear in links and colors.
    pub(crate) fn sort(&mut self, frame: &Frame<'_>) {
        let last_color = u8::try_from(frame.palette.len().saturating_sub(1)).unwrap_or(u8::MAX);
        let styles = (u32::from(last_color) + 1) * OPACITY_LEVELS;
        self.styles.resize_with(styles as usize, Vec::new);
        for link in frame.links {
            if let Some((line, style)) = line(frame, *link, last_color) {
                self.styles[style].push(line);
            }
        }
        self.lines.clear();
        self.batches.clear();
        let step = frame.link_style.opacity / OPACITY_LEVELS as f32;
        for (style, lines) in (0..styles).zip(&mut self.styles) {
            let (color, level) = (style / OPACITY_LEVELS, style % OPACITY_LEVELS);
            // In the middle of the level.
            let opacity = (level as f32 + 0.5) * step;
            for path in lines.chunks(LINES_PER_PATH) {
                self.lines.extend_from_slice(path);
                let end = self.lines.len() as f32;
                self.batches.push([color as f32, opacity, end]);
            }
            lines.clear();
        }
    }
}

/// A link as a line, and its style; `None` if the frame lacks one of its ends.
fn line(frame: &Frame<'_>, link: Link, last_color: u8) -> Option<([f32; 4], usize)> {
    let (a, b) = (link.a as usize, link.b as usize);
    let [ax, bx] = [*frame.x.get(a)?, *frame.x.get(b)?];
    let [ay, by] = [*frame.y.get(a)?, *frame.y.get(b)?];
    let opacity = frame.opacity.get(a)?.min(*frame.opacity.get(b)?);
    let length_px = Vec2::new(ax, ay).distance(Vec2::new(bx, by));
    let level = level(frame.link_style.nearness(length_px) * opacity);
    let color = u32::from(last_color.min(*frame.color.get(a)?));
    let style = color * OPACITY_LEVELS + level;
    Some(([ax, ay, bx, by], style as usize))
}

/// The level of an opacity, which is a fraction of the style's; 0 for NaN.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates and takes NaN to 0"
)]
fn level(opacity: f32) -> u32 {
    ((opacity * OPACITY_LEVELS as f32) as u32).min(OPACITY_LEVELS - 1)
}

#[cfg(test)]
mod tests {
    use particles::{Frame, Link, LinkStyle, Rgb, StageSize};

    use super::LinkBatches;

    #[test]
    fn links_have_the_color_of_their_first_end_and_the_weaker_opacity() {
        // Three particles in a row, ten pixels apart, of two colors.
        let mut frame = Frame::new(StageSize::new(100.0, 100.0));
        (frame.x, frame.y) = (&[0.0, 10.0, 20.0], &[50.0; 3]);
        (frame.opacity, frame.color) = (&[1.0, 1.0, 0.5], &[0, 1, 0]);
        frame.palette = &[Rgb(1, 2, 3), Rgb(4, 5, 6)];
        frame.links = &[Link { a: 1, b: 2 }, Link { a: 0, b: 1 }];
        frame.link_style = LinkStyle {
            distance_px: 20.0,
            opacity: 0.8,
            ..LinkStyle::NONE
        };
        let mut batches = LinkBatches::default();
        // Twice, because the second frame must not contain the first one's lines.
        batches.sort(&frame);
        batches.sort(&frame);
        let lines = [[0.0, 50.0, 10.0, 50.0], [10.0, 50.0, 20.0, 50.0]];
        assert_eq!(batches.lines(), lines);
        // Half as near as can be: levels 4 and 2 of 8, drawn in the middle of the level.
        let styles = [[0.0, 0.8 * 4.5 / 8.0, 1.0], [1.0, 0.8 * 2.5 / 8.0, 2.0]];
        assert_eq!(batches.batches(), styles);
    }
}
