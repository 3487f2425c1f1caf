//! After some runs, frames allocate nothing: neither the step, nor the link search, nor the frame. After an hour of
//! events, memory has not grown. Native only; each test counts the allocations of its own thread.

use allocation_counter::measure;
use field::FieldParams;
use particles::glam::Vec2;
use particles::{Random, Simulation, StageSize, animations};
use tests::event::Event;

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
fn frames_of_every_phase_and_of_a_field_allocate_nothing_once_warm() {
    // Three links a particle.
    let params = FieldParams {
        count: 5_000,
        link_distance_px: 28.1,
        ..FieldParams::default()
    };
    let animations = animations::ALL
        .iter()
        .map(|entry| entry.simulation(size(), 1));
    let mut measured = 0;
    for mut simulation in animations.chain([field::field(params, size(), 1)]) {
        let runs: [u64; 10] = std::array::from_fn(|_| play(&mut simulation));
        let (cold, warm) = runs.split_at(WARMING_RUNS);
        assert_eq!(warm, [0; 10 - WARMING_RUNS], "{simulation:?}: {runs:?}");
        measured += cold.iter().sum::<u64>();
    }
    assert!(measured > 0, "allocations are measured");
}

/// A click, a pointer, a label or another size.
fn any_event(random: &mut Random) -> Event {
    let (x, y) = (2000.0 * random.unit(), 1200.0 * random.unit());
    match random.below(6) {
        0 => Event::Click,
        1 => Event::PointerMoved(x, y),
        2 => Event::PointerLeft,
        3 => Event::Highlight(Some(random.below(4) as usize)),
        4 => Event::Highlight(None),
        _ => Event::Resize(x, y),
    }
}

#[test]
fn an_hour_of_random_events_leaves_the_memory_of_every_animation_as_it_was() {
    for entry in animations::ALL {
        let name = entry.description.name;
        let mut random = Random::new(1, 0);
        let mut simulation = entry.simulation(StageSize::new(2000.0, 1200.0), 1);
        let mut grown_bytes = |minutes: u32| {
            measure(|| {
                for frame in 0..minutes * 600 {
                    simulation.advance(0.1);
                    std::hint::black_box(simulation.frame());
                    if frame % 20 == 0 {
                        any_event(&mut random).apply(&mut simulation);
                    }
                }
            })
            .bytes_current
        };
        grown_bytes(20);
        let grown = grown_bytes(60);
        // A run may have a few links more than any before it. A leak of a byte a frame would hold 36,000.
        assert!(grown <= 32_768, "{name}: {grown} bytes more after an hour");
    }
}
