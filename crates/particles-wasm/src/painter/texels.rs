//! Packs a frame's particles into the texture that the shaders read them from.

use particles::Frame;

/// Texels in a row. A power of two, so that the shaders find a particle by a shift and a mask; no less
/// than the 256 colours that there may be; no more than needed, because whole rows are sent.
pub(super) const ROW_TEXELS: usize = 256;
/// Rows that every WebGL2 texture may have; half a million particles.
const MAX_ROWS: usize = 2048;

/// The texels, kept from frame to frame. The first row holds the palette, with channels in [0, 1]. The
/// others hold for each particle x, y and radius in CSS pixels, and twice the index of its colour plus
/// its opacity.
#[derive(Debug, Default)]
pub(super) struct Texels(Vec<[f32; 4]>);

impl Texels {
    /// Packs the frame; returns how many particles there are, of which none beyond the texture's end.
    pub(super) fn pack(&mut self, frame: &Frame<'_>) -> usize {
        let particles = frame.x.len().min((MAX_ROWS - 1) * ROW_TEXELS);
        let rows = 1 + particles.div_ceil(ROW_TEXELS);
        self.0.resize(rows * ROW_TEXELS, [0.0; 4]);
        for (texel, colour) in self.0.iter_mut().zip(frame.palette).take(ROW_TEXELS) {
            let [red, green, blue] =
                [colour.0, colour.1, colour.2].map(|channel| f32::from(channel) / 255.0);
            *texel = [red, green, blue, 1.0];
        }
        let places = frame.x.iter().zip(frame.y).zip(frame.radius_px);
        let looks = frame.opacity.iter().zip(frame.colour);
        let texels = self.0.iter_mut().skip(ROW_TEXELS);
        for (texel, (((&x, &y), &radius_px), (&opacity, &colour))) in texels.zip(places.zip(looks))
        {
            *texel = [x, y, radius_px, 2.0 * f32::from(colour) + opacity];
        }
        particles
    }

    /// Whole rows of four floats a texel.
    pub(super) fn as_floats(&self) -> &[f32] {
        self.0.as_flattened()
    }
}
