//! A frame for the test that compares the painters.

use particles::{Frame, Mark, Rgb, StageSize};
use particles_painters::{BackingStore, Painter};

const COLUMNS: u16 = 60;
const ROWS: u16 = 50;

/// Paints 3,000 discs and rings of 256 colors in columns. Radii grow from 0 in the first column to 40 px in the last.
/// Every third color has rings, whose line widths grow up to their radius.
pub(crate) fn paint(painter: &mut Painter, size: StageSize, store: &BackingStore) {
    let cells = || (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)));
    let middle = |index, count| (f32::from(index) + 0.5) / f32::from(count);
    let x: Vec<f32> = cells()
        .map(|(column, _)| size.width_px() * middle(column, COLUMNS))
        .collect();
    let y: Vec<f32> = cells()
        .map(|(_, row)| size.height_px() * middle(row, ROWS))
        .collect();
    let radius_px: Vec<f32> = cells()
        .map(|(column, _)| 40.0 * (f32::from(column) / f32::from(COLUMNS - 1)).powi(4))
        .collect();
    let opacity: Vec<f32> = cells()
        .map(|(_, row)| [1.0, 0.6][usize::from(row % 2)])
        .collect();
    let color: Vec<u8> = (0..u32::from(COLUMNS * ROWS))
        // Below 256.
        .map(|index| (index * 256 / u32::from(COLUMNS * ROWS)).to_le_bytes()[0])
        .collect();
    let palette: Vec<Rgb> = (0..=u8::MAX)
        .map(|color| Rgb(color, color.wrapping_mul(7), 255 - color))
        .collect();
    let marks: Vec<Mark> = (0..=u8::MAX)
        .map(|color| match color % 3 {
            0 => Mark::Ring(f32::from(color) / f32::from(u8::MAX)),
            _ => Mark::Disc,
        })
        .collect();
    let mut frame = Frame::new(size);
    (frame.x, frame.y) = (&x, &y);
    (frame.radius_px, frame.opacity) = (&radius_px, &opacity);
    (frame.color, frame.palette, frame.marks) = (&color, &palette, &marks);
    painter.paint(&frame, store);
}
