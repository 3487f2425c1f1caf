//! After some runs, frames allocate nothing: neither the step, nor the link search, nor the frame. Native only; the
//! test counts the allocations of its own thread.

use allocation_counter::measure;
use field::FieldParams;
use particles::glam::Vec2;
use particles::{Simulation, StageSize, animations};

/// Particles start elsewhere after a reset, so that a run may need more memory for links than any before it; after
/// these runs none does.
const WARMING_RUNS: usize = 7;

fn size() -> StageSize {
    StageSize::new(1920.0, 1080.0)
}

const FRAME_SECS: f64 = 1.0 / 60.0;

/// Until the last phase has settled.
const FRAMES: u32 = 60 * 14;

/// Runs through all phases, with a pointer that crosses the stage, and returns the allocations of the frames. Clicks
/// may allocate.
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
    for entry in animations::ALL {
        let name = entry.description.name;
        let mut simulation = entry.simulation(size(), 1);
        let runs: [u64; 10] = std::array::from_fn(|_| play(&mut simulation));
        let (cold, warm) = runs.split_at(WARMING_RUNS);
        assert!(cold[0] > 0, "{name}: allocations are measured: {runs:?}");
        assert!(warm.iter().all(|&count| count == 0), "{name}: {runs:?}");
    }
}

#[test]
fn frames_of_a_field_allocate_nothing_once_warm() {
    let mut field = field::field(FieldParams::with_mean_links(5_000, 3.0, size()), size(), 1);
    let mut frames = |count: u32| {
        measure(|| {
            for _ in 0..count {
                field.advance(FRAME_SECS);
                std::hint::black_box(field.frame());
            }
        })
        .count_total
    };
    assert!(frames(60) > 0, "what is measured are allocations");
    assert_eq!(frames(600), 0);
}
