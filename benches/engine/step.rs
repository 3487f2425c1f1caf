//! A step: drifting and bouncing, naively too, and following targets, beside a copy of memory.

use std::hint::black_box;

use benches::{Drifting, FRAME_SECS, Params, Rows, naive_drift};
use particles::motion::follow;

/// A number of particles whose positions and velocities (128 MB) fit into no cache.
const UNCACHED_COUNT: u32 = 8_000_000;

/// Steps after which results are compared.
const STEPS: u32 = 120;

pub(crate) fn bench(rows: &mut Rows) {
    let params = Params::from_env();
    let uncached = params.is_default.then_some(UNCACHED_COUNT);
    for count in params.counts.iter().copied().chain(uncached) {
        let mut row = |name: &str, work: &mut dyn FnMut()| {
            rows.row("step", name, count.into(), work);
        };
        let mut drifting = Drifting::new(count);
        let mut naive = drifting.clone();
        for _ in 0..STEPS {
            drifting.advance();
            advance_naively(&mut naive);
        }
        for (axis, naive_axis) in [(&drifting.x, &naive.x), (&drifting.y, &naive.y)] {
            let mut pairs = axis.iter().zip(naive_axis);
            assert!(pairs.all(|(a, b)| (a - b).abs() < 0.1), "positions");
        }
        row("drift", &mut || black_box(&mut drifting).advance());
        row("drift, naive", &mut || {
            advance_naively(black_box(&mut naive));
        });
        drop(naive);

        // Positions and velocities on both axes: what drifting reads, and twice what it writes.
        let state = vec![1.0_f32; 4 * count as usize];
        let mut copy = vec![0.0; state.len()];
        copy.copy_from_slice(&state);
        assert!(copy == state, "the copy");
        row("drift, a copy", &mut || {
            black_box(&mut copy).copy_from_slice(black_box(&state));
        });
        drop((state, copy));

        let mut following = Following::new(drifting);
        following.confirm();
        row("follow", &mut || black_box(&mut following).advance());
    }
}

fn advance_naively(drifting: &mut Drifting) {
    let side_px = drifting.side_px;
    naive_drift(&mut drifting.x, &mut drifting.vx, side_px, FRAME_SECS);
    naive_drift(&mut drifting.y, &mut drifting.vy, side_px, FRAME_SECS);
}

/// Particles that follow targets a pixel away, which they never quite reach.
struct Following {
    particles: Drifting,
    offsets: [Vec<f32>; 2],
}

impl Following {
    /// The share of the distance that remains after a step, so large that offsets become denormal numbers, which
    /// are slow, only after 90 million steps, far more than are measured.
    const REMAINING: f32 = 0.999_999;

    fn new(particles: Drifting) -> Self {
        let offsets = [particles.x.len(); 2].map(|len| vec![1.0; len]);
        Self { particles, offsets }
    }

    fn advance(&mut self) {
        let side_px = self.particles.side_px;
        let positions = [&mut self.particles.x, &mut self.particles.y];
        for (position, offset) in positions.into_iter().zip(&mut self.offsets) {
            follow(position, offset, Self::REMAINING, side_px);
        }
    }

    fn confirm(&mut self) {
        let before = [self.particles.x.clone(), self.particles.y.clone()];
        self.advance();
        let moved_px = 1.0 - Self::REMAINING;
        for (after, before) in [&self.particles.x, &self.particles.y]
            .into_iter()
            .zip(&before)
        {
            let mut pairs = after.iter().zip(before);
            assert!(
                pairs.all(|(&after, &before)| after == (before - moved_px).max(0.0)),
                "positions"
            );
        }
    }
}
