//! Sorts what is to be drawn into runs of lines that share one style.
//!
//! In Canvas 2D a change of style and a call of `stroke` cost more than a line. So opacities and radii
//! are rounded to a few levels, and a counting sort brings together what looks the same: linear in the
//! number of items and of styles. A disc is a line of no length with round caps, at a third of the cost
//! of an arc.

use alloc::vec::Vec;

use particles::{Frame, ieee};

/// Levels of opacity that a disc is rounded to: steps of 6 %.
const DISC_OPACITY_LEVELS: u32 = 16;
/// Levels of opacity that a link is rounded to, from none to the style's.
const LINK_OPACITY_LEVELS: u32 = 8;
/// Radii are rounded to a quarter of a CSS pixel.
const RADIUS_LEVELS_PER_PX: f32 = 4.0;
/// The largest radius that a disc is drawn with: 64 px, far above any animation's.
const MAX_RADIUS_LEVEL: u32 = 256;
/// Skia rasterises paths of at most this many lines best.
const LINES_PER_PATH: usize = 256;
/// Length of a disc's line in CSS pixels: a line of no length at all is not drawn.
const DISC_LENGTH_PX: f32 = 0.01;

/// The style of one path, as JavaScript reads it: four numbers.
type Run = [f32; 4];
/// `x0, y0, x1, y1` in CSS pixels.
type Segment = [f32; 4];

/// What the numbers of styles mean: a style is a level of width, one of opacity, and a colour.
#[derive(Clone, Copy, Debug)]
struct Styles {
    opacity_levels: u32,
    colours: u32,
    /// Opacity of level 0, and what each further one adds.
    opacity: [f32; 2],
    /// Line width of level 0 in CSS pixels, and what each further one adds.
    width_px: [f32; 2],
}

impl Styles {
    fn number(&self, width_level: u32, opacity_level: u32, colour: u8) -> u32 {
        let colour = u32::from(colour).min(self.colours - 1);
        (width_level * self.opacity_levels + opacity_level) * self.colours + colour
    }

    /// The index of the colour, the opacity and the line width.
    fn look(&self, number: u32) -> [f32; 3] {
        let (levels, colour) = (number / self.colours, number % self.colours);
        let scaled = |[first, step]: [f32; 2], level| first + step * level_f32(level);
        [
            level_f32(colour),
            scaled(self.opacity, levels % self.opacity_levels),
            scaled(self.width_px, levels / self.opacity_levels),
        ]
    }
}

/// Lines in the order of drawing, and the runs of them that are one path each. Its buffers are kept
/// from frame to frame.
#[derive(Debug, Default)]
pub(crate) struct Strokes {
    segments: Vec<Segment>,
    runs: Vec<Run>,
    /// The lines before they are sorted, with the number of each one's style.
    unsorted: Vec<(Segment, u32)>,
    /// For each style, where its next segment goes; after sorting, where its segments end.
    ends: Vec<u32>,
}

impl Strokes {
    /// `x0, y0, x1, y1` of each line.
    pub(crate) fn segments(&self) -> &[f32] {
        self.segments.as_flattened()
    }

    /// For each path: the index of its colour in the palette, its opacity, its line width in CSS
    /// pixels, and the number of lines up to its end.
    pub(crate) fn runs(&self) -> &[f32] {
        self.runs.as_flattened()
    }

    /// Sorts the frame's particles.
    pub(crate) fn sort_discs(&mut self, frame: &Frame<'_>) {
        let styles = Styles {
            opacity_levels: DISC_OPACITY_LEVELS + 1,
            colours: palette_len(frame),
            opacity: [0.0, 1.0 / level_f32(DISC_OPACITY_LEVELS)],
            width_px: [0.0, 2.0 / RADIUS_LEVELS_PER_PX],
        };
        let places = frame.x.iter().zip(frame.y);
        let looks = frame.radius_px.iter().zip(frame.opacity).zip(frame.colour);
        self.unsorted.clear();
        self.unsorted.extend(places.zip(looks).map(
            |((&x, &y), ((&radius_px, &opacity), &colour))| {
                let radius_level = level(radius_px * RADIUS_LEVELS_PER_PX + 0.5, MAX_RADIUS_LEVEL);
                let opacity_level = level(
                    opacity * level_f32(DISC_OPACITY_LEVELS) + 0.5,
                    DISC_OPACITY_LEVELS,
                );
                (
                    [x, y, x + DISC_LENGTH_PX, y],
                    styles.number(radius_level, opacity_level, colour),
                )
            },
        ));
        self.sort(styles);
    }

    /// Sorts the frame's links.
    pub(crate) fn sort_links(&mut self, frame: &Frame<'_>) {
        let step = frame.link_style.opacity / level_f32(LINK_OPACITY_LEVELS);
        let styles = Styles {
            opacity_levels: LINK_OPACITY_LEVELS,
            colours: palette_len(frame),
            // In the middle of the level.
            opacity: [0.5 * step, step],
            width_px: [frame.link_style.width_px, 0.0],
        };
        let per_distance_px = 1.0 / frame.link_style.distance_px;
        self.unsorted.clear();
        self.unsorted.extend(frame.links.iter().filter_map(|link| {
            let (a, b) = (link.a as usize, link.b as usize);
            let [ax, bx] = [*frame.x.get(a)?, *frame.x.get(b)?];
            let [ay, by] = [*frame.y.get(a)?, *frame.y.get(b)?];
            let opacity = frame.opacity.get(a)?.min(*frame.opacity.get(b)?);
            let (dx, dy) = (bx - ax, by - ay);
            let nearness = 1.0 - ieee::sqrt(dx * dx + dy * dy) * per_distance_px;
            let opacity_level = level(
                nearness * opacity * level_f32(LINK_OPACITY_LEVELS),
                LINK_OPACITY_LEVELS - 1,
            );
            let style = styles.number(0, opacity_level, *frame.colour.get(a)?);
            Some(([ax, ay, bx, by], style))
        }));
        self.sort(styles);
    }

    /// Brings the lines of each style together, and cuts them into paths.
    fn sort(&mut self, styles: Styles) {
        self.ends.clear();
        for &(_, style) in &self.unsorted {
            let style = style as usize;
            if style >= self.ends.len() {
                self.ends.resize(style + 1, 0);
            }
            self.ends[style] += 1;
        }
        let mut start = 0;
        for end in &mut self.ends {
            let count = *end;
            *end = start;
            start += count;
        }
        self.segments.resize(self.unsorted.len(), [0.0; 4]);
        for &(segment, style) in &self.unsorted {
            let end = &mut self.ends[style as usize];
            self.segments[*end as usize] = segment;
            *end += 1;
        }
        self.runs.clear();
        let mut start = 0;
        for (style, &end) in (0..).zip(&self.ends) {
            let end = end as usize;
            while start < end {
                start = end.min(start + LINES_PER_PATH);
                let [colour, opacity, width_px] = styles.look(style);
                self.runs
                    .push([colour, opacity, width_px, count_f32(start)]);
            }
        }
    }
}

/// The number of colours, at least one.
fn palette_len(frame: &Frame<'_>) -> u32 {
    u32::try_from(frame.palette.len())
        .unwrap_or(u32::MAX)
        .max(1)
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

/// A level as a number; exact, as levels are small.
#[expect(clippy::cast_precision_loss, reason = "levels are far below 2^24")]
fn level_f32(level: u32) -> f32 {
    level as f32
}

/// A number of lines; exact up to 16 million.
#[expect(clippy::cast_precision_loss, reason = "no stage has 2^24 lines")]
fn count_f32(count: usize) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use particles::{Frame, Link, LinkStyle, Rgb, StageSize};

    use super::Strokes;

    const PALETTE: [Rgb; 2] = [Rgb(1, 2, 3), Rgb(4, 5, 6)];

    /// Four particles in a row, ten pixels apart, of two colours.
    fn frame() -> Frame<'static> {
        Frame {
            size: StageSize::new(100.0, 100.0),
            x: &[0.0, 10.0, 20.0, 30.0],
            y: &[50.0; 4],
            radius_px: &[2.0, 3.0, 2.0, 2.0],
            opacity: &[1.0, 1.0, 1.0, 0.5],
            colour: &[0, 1, 0, 0],
            palette: &PALETTE,
            links: &[
                Link { a: 0, b: 1 },
                Link { a: 1, b: 2 },
                Link { a: 2, b: 3 },
            ],
            link_style: LinkStyle {
                distance_px: 20.0,
                opacity: 0.8,
                width_px: 1.5,
            },
            glow: None,
        }
    }

    /// Each run as (colour, opacity, width) and where its lines begin.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number of lines, written as a float"
    )]
    fn unfold(strokes: &Strokes) -> Vec<((f32, f32, f32), Vec<f32>)> {
        let mut at = 0;
        strokes
            .runs
            .iter()
            .map(|&[colour, opacity, width_px, end]| {
                let lines = strokes.segments[at..end as usize].iter();
                at = end as usize;
                (
                    (colour, opacity, width_px),
                    lines.map(|line| line[0]).collect(),
                )
            })
            .collect()
    }

    #[test]
    fn discs_of_one_look_share_a_path() {
        let mut strokes = Strokes::default();
        strokes.sort_discs(&frame());
        assert_eq!(
            unfold(&strokes),
            [
                ((0.0, 0.5, 4.0), vec![30.0]),
                ((0.0, 1.0, 4.0), vec![0.0, 20.0]),
                ((1.0, 1.0, 6.0), vec![10.0]),
            ]
        );
    }

    #[test]
    fn links_have_the_colour_of_their_first_end_and_the_weaker_opacity() {
        let mut strokes = Strokes::default();
        strokes.sort_links(&frame());
        // Half as near as can be: levels 2 and 4 of 8, drawn in the middle of the level.
        assert_eq!(
            unfold(&strokes),
            [
                ((0.0, 0.8 * 2.5 / 8.0, 1.5), vec![20.0]),
                ((0.0, 0.8 * 4.5 / 8.0, 1.5), vec![0.0]),
                ((1.0, 0.8 * 4.5 / 8.0, 1.5), vec![10.0]),
            ]
        );
    }

    #[test]
    fn a_path_has_a_limited_number_of_lines() {
        let (x, y) = ([1.0; 600], [1.0; 600]);
        let (radius_px, opacity, colour) = ([2.0; 600], [1.0; 600], [0; 600]);
        let mut strokes = Strokes::default();
        strokes.sort_discs(&Frame {
            x: &x,
            y: &y,
            radius_px: &radius_px,
            opacity: &opacity,
            colour: &colour,
            ..frame()
        });
        let ends: Vec<f32> = strokes.runs.iter().map(|run| run[3]).collect();
        assert_eq!(ends, [256.0, 512.0, 600.0]);
    }

    #[test]
    fn nothing_is_drawn_of_an_empty_frame_or_kept_of_the_last_one() {
        let mut strokes = Strokes::default();
        strokes.sort_discs(&frame());
        let empty = Frame {
            x: &[],
            y: &[],
            radius_px: &[],
            opacity: &[],
            colour: &[],
            palette: &[],
            links: &[],
            ..frame()
        };
        strokes.sort_discs(&empty);
        assert_eq!((strokes.runs().len(), strokes.segments().len()), (0, 0));
        strokes.sort_links(&empty);
        assert_eq!((strokes.runs().len(), strokes.segments().len()), (0, 0));
    }

    #[test]
    fn odd_values_are_drawn_as_the_nearest_level() {
        let mut strokes = Strokes::default();
        strokes.sort_discs(&Frame {
            radius_px: &[f32::NAN, -1.0, 1e9, 2.0],
            opacity: &[2.0, f32::NAN, -1.0, 1.0],
            colour: &[9, 9, 9, 9],
            ..frame()
        });
        assert!(strokes.runs.iter().all(|&[colour, opacity, width_px, _]| {
            colour == 1.0 && (0.0..=1.0).contains(&opacity) && (0.0..=128.0).contains(&width_px)
        }));
    }
}
