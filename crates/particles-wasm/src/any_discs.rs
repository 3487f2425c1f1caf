//! A frame that no animation of the site has, for the tests that compare painters.

use particles::{Frame, Mark, Rgb, StageSize};

const COLUMNS: u16 = 60;
const ROWS: u16 = 50;

/// 3,000 discs and rings in columns, of 256 colors. Radii grow from 0 in the first column to 40 px in the last. Every
/// third color is one of rings; their lines are up to as wide as their radius.
#[derive(Debug)]
pub(crate) struct AnyDiscs {
    size: StageSize,
    x: Vec<f32>,
    y: Vec<f32>,
    radius_px: Vec<f32>,
    opacity: Vec<f32>,
    color: Vec<u8>,
    palette: Vec<Rgb>,
    marks: Vec<Mark>,
}

impl AnyDiscs {
    pub(crate) fn new(size: StageSize) -> Self {
        let cells = || (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)));
        let share = |index, count| (f32::from(index) + 0.5) / f32::from(count);
        let radius = |column| 40.0 * (f32::from(column) / f32::from(COLUMNS - 1)).powi(4);
        let palette = (0..=u8::MAX).map(|color| Rgb(color, color.wrapping_mul(7), 255 - color));
        Self {
            size,
            x: cells()
                .map(|(column, _)| size.width_px() * share(column, COLUMNS))
                .collect(),
            y: cells()
                .map(|(_, row)| size.height_px() * share(row, ROWS))
                .collect(),
            radius_px: cells().map(|(column, _)| radius(column)).collect(),
            opacity: cells()
                .map(|(_, row)| [1.0, 0.6][usize::from(row % 2)])
                .collect(),
            color: (0..u32::from(COLUMNS * ROWS))
                // Below 256.
                .map(|index| (index * 256 / u32::from(COLUMNS * ROWS)).to_le_bytes()[0])
                .collect(),
            palette: palette.collect(),
            marks: (0..=u8::MAX)
                .map(|color| match color % 3 {
                    0 => Mark::Ring(f32::from(color) / f32::from(u8::MAX)),
                    _ => Mark::Disc,
                })
                .collect(),
        }
    }

    /// These discs on the stage of another frame, without links.
    pub(crate) fn frame<'a>(&'a mut self, mut frame: Frame<'a>) -> Frame<'a> {
        if self.size != frame.size {
            *self = Self::new(frame.size);
        }
        (frame.x, frame.y) = (&self.x, &self.y);
        (frame.radius_px, frame.opacity) = (&self.radius_px, &self.opacity);
        (frame.color, frame.palette) = (&self.color, &self.palette);
        (frame.marks, frame.links) = (&self.marks, &[]);
        frame
    }
}
