//! Packs a frame's particles into the texture that the shaders read them from.

use particles::Frame;

/// Texels in a row. A power of two, so that the shaders find a particle by a shift and a mask; no less
/// than the 256 colors that there may be; no more than needed, because whole rows are sent.
pub(super) const ROW_TEXELS: usize = 256;
/// Rows that every WebGL2 texture may have; half a million particles.
const MAX_ROWS: usize = 2048;

/// The texels, kept from frame to frame. The first row holds the palette, with channels in [0, 1]. The
/// others hold for each particle x, y and radius in CSS pixels, and twice the index of its color plus
/// its opacity.
#[derive(Debug, Default)]
pub(super) struct Texels(Vec<[f32; 4]>);

impl Texels {
    /// Packs the frame; returns how many particles there are, of which none beyond the texture's end.
    pub(super) fn pack(&mut self, frame: &Frame<'_>) -> i32 {
        let particles = frame.x.len().min((MAX_ROWS - 1) * ROW_TEXELS);
        let rows = 1 + particles.div_ceil(ROW_TEXELS);
        self.0.resize(rows * ROW_TEXELS, [0.0; 4]);
        for (texel, color) in self.0.iter_mut().zip(frame.palette).take(ROW_TEXELS) {
            let [red, green, blue] =
                [color.0, color.1, color.2].map(|channel| f32::from(channel) / 255.0);
            *texel = [red, green, blue, 1.0];
        }
        let positions = frame.x.iter().zip(frame.y).zip(frame.radius_px);
        let styles = frame.opacity.iter().zip(frame.color);
        let texels = self.0.iter_mut().skip(ROW_TEXELS);
        for (texel, (((&x, &y), &radius_px), (&opacity, &color))) in
            texels.zip(positions.zip(styles))
        {
            *texel = [x, y, radius_px, 2.0 * f32::from(color) + opacity];
        }
        i32::try_from(particles).unwrap_or(i32::MAX)
    }

    pub(super) fn rows(&self) -> usize {
        self.0.len() / ROW_TEXELS
    }

    /// Whole rows of four floats a texel.
    pub(super) fn as_floats(&self) -> &[f32] {
        self.0.as_flattened()
    }
}

#[cfg(test)]
mod tests {
    use particles::{Frame, LinkStyle, Rgb, StageSize};

    use super::{ROW_TEXELS, Texels};

    fn pack(particles: usize) -> (i32, Texels) {
        let mut texels = Texels::default();
        let packed = texels.pack(&Frame {
            size: StageSize::new(100.0, 100.0),
            x: &vec![3.0; particles],
            y: &vec![4.0; particles],
            radius_px: &vec![5.0; particles],
            opacity: &vec![0.75; particles],
            color: &vec![1; particles],
            palette: &[Rgb(0, 0, 0), Rgb(255, 51, 0)],
            rim_px: 0.0,
            links: &[],
            link_style: LinkStyle {
                distance_px: 1.0,
                opacity: 1.0,
                width_px: 1.0,
            },
            glow: None,
        });
        (packed, texels)
    }

    #[test]
    fn the_first_row_is_the_palette_and_the_second_begins_the_particles() {
        let (packed, texels) = pack(1);
        assert_eq!(packed, 1);
        assert_eq!(texels.0.len(), 2 * ROW_TEXELS);
        assert_eq!(texels.0[1], [1.0, 0.2, 0.0, 1.0]);
        assert_eq!(texels.0[ROW_TEXELS], [3.0, 4.0, 5.0, 2.75]);
    }

    #[test]
    fn rows_are_whole() {
        assert_eq!(pack(0).1.0.len(), ROW_TEXELS);
        assert_eq!(pack(ROW_TEXELS).1.0.len(), 2 * ROW_TEXELS);
        assert_eq!(pack(ROW_TEXELS + 1).1.0.len(), 3 * ROW_TEXELS);
    }

    #[test]
    fn what_no_texture_can_hold_is_left_out() {
        let (packed, texels) = pack(600_000);
        assert_eq!(packed, 2047 * 256);
        assert_eq!(texels.0.len(), 2048 * ROW_TEXELS);
    }
}
