//! Packs a frame's particles into the texture from which shaders read them.

use particles::Frame;

/// Every WebGL2 texture may have this many rows: half a million particles.
const MAX_ROWS: usize = 2048;

/// A frame's palette and particles as texels of four floats. Keeps its memory from frame to frame.
///
/// A color is three channels in [0, 1] and [`Mark::stroke`](particles::Mark::stroke). The particles follow the palette:
/// x, y and radius in CSS pixels, and `2 · color index + opacity`.
#[derive(Debug, Default)]
pub(crate) struct Texels(Vec<[f32; 4]>);

impl Texels {
    /// Texels per row: a power of two, so that shaders find a particle by a shift and a mask; and as many as there can
    /// be colors, because shaders read these from the first row.
    pub(crate) const IN_ROW: usize = 256;

    /// Packs the palette, and as many particles as fit into 2,048 rows after it. Returns the numbers of packed colors
    /// and particles.
    pub(crate) fn pack(&mut self, frame: &Frame<'_>) -> [usize; 2] {
        let colors = frame.palette.len().min(Self::IN_ROW);
        let particles = frame.x.len().min(MAX_ROWS * Self::IN_ROW - colors);
        let used = colors + particles;
        let sent = if used > Self::IN_ROW {
            used.next_multiple_of(Self::IN_ROW)
        } else {
            used
        };
        self.0.resize(sent, [0.0; 4]);
        let palette = frame.palette.iter().take(colors).enumerate();
        for (texel, (index, color)) in self.0.iter_mut().zip(palette) {
            let [red, green, blue] =
                [color.0, color.1, color.2].map(|channel| f32::from(channel) / 255.0);
            *texel = [red, green, blue, frame.mark(index).stroke()];
        }
        let positions = frame.x.iter().zip(frame.y).zip(frame.radius_px);
        let styles = frame.opacity.iter().zip(frame.color);
        let texels = self.0.iter_mut().skip(colors);
        for (texel, (((&x, &y), &radius_px), (&opacity, &color))) in
            texels.zip(positions.zip(styles))
        {
            *texel = [x, y, radius_px, 2.0 * f32::from(color) + opacity];
        }
        [colors, particles]
    }

    /// One row of up to [`Self::IN_ROW`] texels, or full rows; empty before the first frame.
    #[must_use]
    pub(crate) fn as_slice(&self) -> &[[f32; 4]] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use particles::{Frame, Mark, Rgb, StageSize};

    use super::Texels;

    fn pack(particles: usize, palette: &[Rgb]) -> ([usize; 2], Texels) {
        let [x, y, radius_px, opacity] = [3.0, 4.0, 5.0, 0.75].map(|value| vec![value; particles]);
        let color = vec![1; particles];
        let mut frame = Frame::new(StageSize::new(100.0, 100.0));
        (frame.x, frame.y) = (&x, &y);
        (frame.radius_px, frame.opacity) = (&radius_px, &opacity);
        (frame.color, frame.palette) = (&color, palette);
        let mut texels = Texels::default();
        frame.marks = &[Mark::Ring(0.25)];
        let packed = texels.pack(&frame);
        (packed, texels)
    }

    const PALETTE: [Rgb; 2] = [Rgb(0, 0, 0), Rgb(255, 51, 0)];

    #[test]
    fn the_palette_comes_first_and_then_the_particles() {
        let (packed, texels) = pack(1, &PALETTE);
        assert_eq!(packed, [2, 1]);
        assert_eq!(texels.0[..2], [[0.0, 0.0, 0.0, 0.25], [1.0, 0.2, 0.0, 1.0]]);
        assert_eq!(texels.0[2..], [[3.0, 4.0, 5.0, 2.75]]);
    }

    #[test]
    fn frames_larger_than_one_row_are_padded_to_full_rows() {
        let row = Texels::IN_ROW;
        let len = |particles| pack(particles, &PALETTE).1.0.len();
        assert_eq!(len(0), 2);
        assert_eq!(len(row - 2), row);
        assert_eq!(len(row - 1), 2 * row);
        assert_eq!(len(2 * row - 1), 3 * row);
    }

    #[test]
    fn particles_beyond_the_largest_texture_are_left_out() {
        let (packed, texels) = pack(600_000, &PALETTE);
        assert_eq!(packed, [2, 2048 * 256 - 2]);
        assert_eq!(texels.0.len(), 2048 * Texels::IN_ROW);
    }
}
