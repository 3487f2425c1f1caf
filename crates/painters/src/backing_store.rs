//! The size of a canvas in device pixels.

use particles::StageSize;

/// Device pixels per CSS pixel: more look no different and cost more.
const MAX_RATIO: f32 = 2.0;
/// Longest side in device pixels: every GPU since about 2015 can draw it.
const MAX_SIDE_DEVICE_PX: f32 = 4096.0;
/// Largest area in device pixels: 32 MB at four bytes each.
const MAX_AREA_DEVICE_PX: f64 = 8_000_000.0;

/// The size in device pixels of a canvas that shows a stage.
///
/// ```
/// use particles::StageSize;
/// use particles_painters::BackingStore;
///
/// let store = BackingStore::new(StageSize::new(600.0, 300.0), 1.5);
/// assert_eq!(store.size_device_px(), [900, 450]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackingStore {
    width_device_px: u32,
    height_device_px: u32,
    ratio: f32,
}

impl BackingStore {
    /// For `dpr` device pixels per CSS pixel, at most 2 and fewer if a side or the area would be too large. A `dpr`
    /// that is not a positive number is 1. A stage without area has no pixels.
    #[must_use]
    pub fn new(size: StageSize, dpr: f32) -> Self {
        let wanted = if dpr > 0.0 { dpr.min(MAX_RATIO) } else { 1.0 };
        let longest_side_px = size.width_px().max(size.height_px());
        #[expect(
            clippy::cast_possible_truncation,
            reason = "single precision is enough for a ratio"
        )]
        let ratio_by_area_sq = (MAX_AREA_DEVICE_PX / size.area_px().max(1.0)) as f32;
        let ratio = wanted
            .min(MAX_SIDE_DEVICE_PX / longest_side_px.max(1.0))
            .min(ratio_by_area_sq.sqrt());
        Self {
            width_device_px: device_px(size.width_px(), ratio),
            height_device_px: device_px(size.height_px(), ratio),
            ratio,
        }
    }

    /// Width and height in device pixels: at most 4096 each, and about eight million in all.
    #[must_use]
    pub fn size_device_px(&self) -> [u32; 2] {
        [self.width_device_px, self.height_device_px]
    }

    /// Device pixels per CSS pixel, in (0, 2].
    #[must_use]
    pub fn ratio(&self) -> f32 {
        self.ratio
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the ratio keeps the product within 4096"
)]
fn device_px(px: f32, ratio: f32) -> u32 {
    (px * ratio + 0.5) as u32
}

#[cfg(test)]
mod tests {
    use super::{BackingStore, StageSize};

    fn store(width_px: f32, height_px: f32, dpr: f32) -> BackingStore {
        BackingStore::new(StageSize::new(width_px, height_px), dpr)
    }

    #[test]
    fn the_ratio_is_the_screens_up_to_two() {
        assert_eq!(store(600.0, 300.0, 1.0).width_device_px, 600);
        assert_eq!(store(600.0, 300.0, 1.5).height_device_px, 450);
        assert_eq!(store(600.0, 300.0, 3.0).width_device_px, 1200);
    }

    #[test]
    fn a_ratio_that_is_not_a_positive_number_is_one() {
        for dpr in [0.0, -2.0, f32::NAN] {
            assert_eq!(store(600.0, 300.0, dpr).ratio, 1.0);
        }
        assert_eq!(store(600.0, 300.0, f32::INFINITY).ratio, 2.0);
    }

    #[test]
    fn a_huge_element_gets_a_bounded_store() {
        for (width_px, height_px) in [(16_384.0, 16_384.0), (16_384.0, 10.0), (3000.0, 3000.0)] {
            let store = store(width_px, height_px, 2.0);
            assert!(store.width_device_px <= 4096 && store.height_device_px <= 4096);
            assert!(store.width_device_px * store.height_device_px <= 8_010_000);
        }
    }

    #[test]
    fn an_empty_element_gets_an_empty_store() {
        let store = store(0.0, 300.0, 2.0);
        assert_eq!((store.width_device_px, store.height_device_px), (0, 600));
    }
}
