//! Preparing a frame for the painters: texels of all particles, links sorted by style. Both reuse only memory of
//! the previous frame.

use std::hint::black_box;

use benches::{Params, Rows, naive_batches};
use field::{FieldParams, field};
use particles::{Frame, StageSize};
use particles_painters::{LinkBatches, Texels};

/// Links of a particle on average.
const MEAN_LINKS: f64 = 3.0;

/// The most particles that a painter packs.
const MAX_PACKED: u32 = 500_000;

pub(crate) fn bench(rows: &mut Rows) {
    let counts = Params::from_env().counts.iter();
    for &count in counts.filter(|&&count| count <= MAX_PACKED) {
        let size = StageSize::new(1920.0, 1080.0);
        let params = FieldParams::with_mean_links(count, MEAN_LINKS, size);
        let mut simulation = field(params, size, 1);
        let frame = simulation.frame();
        let mut row = |name: &str, work: &mut dyn FnMut()| {
            rows.row("pack", name, count.into(), work);
        };

        let mut texels = Texels::default();
        row("texels", &mut || {
            texels.pack(black_box(&frame));
        });
        confirm_texels(&texels, &frame);

        let mut batches = LinkBatches::default();
        row("links", &mut || batches.sort(black_box(&frame)));
        confirm_batches(&batches, &frame);
        row("links, naive", &mut || {
            black_box(naive_batches(black_box(&frame)));
        });
    }
}

/// The palette, and after it each particle.
fn confirm_texels(texels: &Texels, frame: &Frame<'_>) {
    let (palette, particles) = texels.as_slice().split_at(frame.palette.len());
    for (texel, color) in palette.iter().zip(frame.palette) {
        let [red, green, blue] = [color.0, color.1, color.2].map(|c| f32::from(c) / 255.0);
        assert_eq!(*texel, [red, green, blue, 1.0], "the palette");
    }
    assert!(particles.len() >= frame.x.len(), "rows");
    for (index, texel) in particles.iter().take(frame.x.len()).enumerate() {
        let style = 2.0 * f32::from(frame.color[index]) + frame.opacity[index];
        let particle = [
            frame.x[index],
            frame.y[index],
            frame.radius_px[index],
            style,
        ];
        assert_eq!(*texel, particle, "particle {index}");
    }
}

/// Each line is where the naive sort has it, in a batch of its color and opacity.
fn confirm_batches(batches: &LinkBatches, frame: &Frame<'_>) {
    let expected = naive_batches(frame);
    assert_eq!(batches.lines().len(), expected.len(), "lines");
    let mut expected = expected.iter();
    let mut lines = batches.lines().iter();
    let mut drawn = 0;
    for &[color, opacity, end] in batches.batches() {
        while (drawn as f32) < end {
            let (style, line) = expected.next().expect("a line");
            assert_eq!(*style, [color, opacity], "a style");
            assert_eq!(line, lines.next().expect("a line"), "a line");
            drawn += 1;
        }
    }
    assert!(expected.next().is_none(), "a line is in no batch");
}
