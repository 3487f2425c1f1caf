//! What a mean over frames hides: the slowest frames, and the memory.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// How many frames are timed one by one.
const FRAMES: usize = 200;

/// How long single frames are timed at most; 30 are always timed.
const LONGEST: Duration = Duration::from_secs(3);

/// Times of successive frames.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frames {
    /// The 99th percentile, in nanoseconds.
    pub(crate) p99_ns: f64,
    /// The longest, in nanoseconds.
    pub(crate) worst_ns: f64,
    /// The memory that the search or the simulation holds after a frame.
    pub(crate) bytes: i64,
}

impl Frames {
    /// Times single frames.
    #[expect(
        clippy::disallowed_methods,
        reason = "it is the machine's time that is measured, not the simulation's"
    )]
    pub(crate) fn measure<R>(bytes: i64, mut frame: impl FnMut() -> R) -> Self {
        let mut times: Vec<Duration> = Vec::new();
        let mut total = Duration::ZERO;
        while times.len() < FRAMES && (times.len() < 30 || total < LONGEST) {
            let start = Instant::now();
            black_box(frame());
            let time = start.elapsed();
            total += time;
            times.push(time);
        }
        times.sort_unstable();
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        let [p99_ns, worst_ns] = [at(99), at(100)].map(|time| time.as_nanos() as f64);
        Self {
            p99_ns,
            worst_ns,
            bytes,
        }
    }
}
