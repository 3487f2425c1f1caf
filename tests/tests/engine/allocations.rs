//! Frames allocate nothing once the buffers have grown. Native only: the allocations of the test's thread are counted.

use allocation_counter::measure;
use particles::glam::Vec2;
use particles::{Simulation, StageSize};

/// After a reset particles have other positions, so that a run can need more memory for links than the runs before it.
/// After this many runs, none does.
const WARMING_RUNS: usize = 7;

const FRAME_SECS: f64 = 1.0 / 60.0;

/// Until the last phase has settled.
const FRAMES: u32 = 60 * 14;

/// Runs through all phases while the pointer crosses the stage, and returns the number of the frames' allocations.
/// Clicks may allocate.
fn play(simulation: &mut Simulation) -> u64 {
    let mut allocations = 0;
    for frame in 0..FRAMES {
        if frame == 60 {
            simulation.click();
        }
        let share = f64::from(frame) / f64::from(FRAMES);
        #[expect(clippy::cast_possible_truncation, reason = "a rough number will do")]
        let pointer = Vec2::new(1920.0, 1080.0) * share as f32;
        allocations += measure(|| {
            simulation.pointer_moved(pointer);
            simulation.advance(FRAME_SECS);
            std::hint::black_box(simulation.frame());
        })
        .count_total;
    }
    simulation.click();
    allocations
}

#[test]
fn frames_of_every_phase_allocate_nothing_once_warm() {
    let mut measured = 0;
    for entry in animations::ALL {
        let mut simulation = entry.simulation(StageSize::new(1920.0, 1080.0), 1);
        let runs: [u64; 10] = std::array::from_fn(|_| play(&mut simulation));
        let (cold, warm) = runs.split_at(WARMING_RUNS);
        assert_eq!(warm, [0; 10 - WARMING_RUNS], "{simulation:?}: {runs:?}");
        measured += cold.iter().sum::<u64>();
    }
    assert!(measured > 0, "allocations are measured");
}
