//! Times single frames of moving fields, which averages hide: most frames measure the link candidates
//! that an earlier one has collected, and one in about five collects.
//!
//! `cargo run --release --package benches --example frames`

use std::time::{Duration, Instant};

use benches::{COUNTS, FRAME_SECS, field};

/// Particles that are moved in all for each row.
const PARTICLE_FRAMES: u32 = 30_000_000;

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    println!("ns a particle: the step, and the link search at quantiles of all frames");
    println!("particles    step  search 25 %    50 %    75 %    95 %    mean");
    for count in COUNTS {
        let mut field = field(count, true);
        let (mut steps, mut searches) = (Vec::new(), Vec::new());
        for _ in 0..(PARTICLE_FRAMES / count).max(40) {
            steps.push(timed(|| field.advance(FRAME_SECS)));
            searches.push(timed(|| {
                std::hint::black_box(field.frame().links.len());
            }));
        }
        steps.sort_unstable();
        searches.sort_unstable();
        let per_particle = |time: Duration| time.as_secs_f64() * 1e9 / f64::from(count);
        let [low, median, high, highest] =
            [25, 50, 75, 95].map(|percent| per_particle(searches[searches.len() * percent / 100]));
        let mean = per_particle(searches.iter().sum()) / searches.len() as f64;
        let step = per_particle(steps[steps.len() / 2]);
        println!(
            "{count:9} {step:7.2} {low:12.2} {median:7.2} {high:7.2} {highest:7.2} {mean:7.2}"
        );
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "it is the machine's time that is measured, not the simulation's"
)]
fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}
