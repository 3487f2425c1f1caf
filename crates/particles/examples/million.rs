//! A million particles without a picture: a second of drifting, with a link search in each frame.
//!
//! `cargo run --release --example million`

use particles::glam::Vec2;
use particles::{LinkSearch, Particles, Scatter, StageSize};

const COUNT: u32 = 1_000_000;
/// At which a particle has three links on average.
const DISTANCE_PX: f32 = 19.6;

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    let size = StageSize::new(14_400.0, 14_400.0);
    let scatter = Scatter {
        speed_px: 12.0..=30.0,
        radius_px: 2.0..=4.0,
        opacity: 0.7..=1.0,
        colors: 4,
        count: COUNT,
        seed: 1,
    };
    let mut particles = Particles::default();
    for id in 0..COUNT {
        particles.push(scatter.particle(id, size));
    }
    // What is near on the stage is near in memory then, which a search is faster for.
    particles.sort_by_cell(DISTANCE_PX);
    let mut search = LinkSearch::default();
    for frame in 1..=60 {
        particles.drift(size, Vec2::splat(scatter.inset_px()), 1.0 / 60.0);
        let links = search.search(particles.x(), particles.y(), None, DISTANCE_PX);
        println!("frame {frame}: {} links", links.len());
    }
}
