//! Frames allocate nothing once warm: neither the step, nor the link search, nor the picture.
//!
//! Natively only; the allocations counted are those of this thread.

#![cfg(not(target_arch = "wasm32"))]

use allocation_counter::measure;
use particles::{Animation, AnimationName, Field, FieldParams, StageSize};

/// A reset may start the particles elsewhere, and a run may then need more room for links than any
/// before it: after these runs none does.
const WARMING_RUNS: usize = 5;

fn size() -> StageSize {
    StageSize::new(1920.0, 1080.0)
}

const FRAME_SECS: f64 = 1.0 / 60.0;

/// Frames from before the click until the last phase has settled.
const FRAMES: u32 = 60 * 14;

/// One run through all phases, with a pointer that crosses the stage; returns the allocations of its
/// frames. Clicks are not frames, and may allocate.
fn play(animation: &mut Animation) -> u64 {
    let mut allocations = 0;
    for frame in 0..FRAMES {
        if frame == 60 {
            animation.click();
        }
        let share = f64::from(frame) / f64::from(FRAMES);
        #[expect(clippy::cast_possible_truncation, reason = "a rough number will do")]
        let pointer = glam::Vec2::new(1920.0, 1080.0) * share as f32;
        allocations += measure(|| {
            animation.pointer_moved(pointer);
            animation.advance(FRAME_SECS);
            std::hint::black_box(animation.frame());
        })
        .count_total;
    }
    animation.click();
    allocations
}

#[test]
fn frames_of_every_phase_allocate_nothing_once_warm() {
    for name in AnimationName::ALL {
        let mut animation = Animation::new(name, size(), 1);
        let runs: [u64; 10] = std::array::from_fn(|_| play(&mut animation));
        let (cold, warm) = runs.split_at(WARMING_RUNS);
        assert!(cold[0] > 0, "{name:?}: allocations are measured: {runs:?}");
        assert!(warm.iter().all(|&count| count == 0), "{name:?}: {runs:?}");
    }
}

#[test]
fn frames_of_a_field_allocate_nothing_once_warm() {
    let mut field = Field::new(FieldParams::with_mean_links(5_000, 3.0, size()), size(), 1);
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
