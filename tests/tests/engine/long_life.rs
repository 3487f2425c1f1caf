//! A stage that stays open for an hour, clicked, pointed at, highlighted and resized at random. Native only, because
//! it counts allocations, those of its own thread.

use allocation_counter::measure;
use particles::glam::Vec2;
use particles::{Random, Simulation, StageSize, animations};

/// An hour has 36,000 frames at this rate of a slow machine.
const FRAMES_PER_SEC: u16 = 10;

const LARGEST: Vec2 = Vec2::new(2000.0, 1200.0);

/// A position on a stage of the largest size.
fn any_position(random: &mut Random) -> Vec2 {
    LARGEST * Vec2::new(random.unit(), random.unit())
}

fn happen(simulation: &mut Simulation, random: &mut Random) {
    match random.below(6) {
        0 => simulation.click(),
        1 => simulation.pointer_moved(any_position(random)),
        2 => simulation.pointer_left(),
        3 => simulation.set_highlight(Some(random.below(4) as usize)),
        4 => simulation.set_highlight(None),
        _ => {
            let size = any_position(random);
            simulation.resize(StageSize::new(size.x, size.y));
        }
    }
}

/// Lets minutes pass, and returns by how many bytes the allocated memory has grown.
fn live(simulation: &mut Simulation, random: &mut Random, minutes: u16) -> i64 {
    measure(|| {
        for _ in 0..u32::from(minutes) * 60 * u32::from(FRAMES_PER_SEC) {
            simulation.advance(1.0 / f64::from(FRAMES_PER_SEC));
            let frame = simulation.frame();
            assert!(!frame.x.is_empty(), "a stage has particles");
            let mut centers = frame.x.iter().zip(frame.y).map(|(&x, &y)| Vec2::new(x, y));
            assert!(
                centers.all(|center| frame.size.contains(center)),
                "particles are on the stage"
            );
            if random.below(20) == 0 {
                happen(simulation, random);
            }
        }
    })
    .bytes_current
}

#[test]
fn an_hour_of_random_events_leaves_every_animation_sound_and_its_memory_as_it_was() {
    for entry in animations::ALL {
        let name = entry.description.name;
        let mut random = Random::new(1, 0);
        let mut simulation = entry.simulation(StageSize::new(LARGEST.x, LARGEST.y), 1);
        let first = live(&mut simulation, &mut random, 20);
        let then = live(&mut simulation, &mut random, 60);
        assert!(first > 0, "{name}: allocations are measured");
        // A run may have a few links more than any before it. A leak of a byte a frame would hold 36,000.
        assert!(then <= 16_384, "{name}: {then} bytes more after an hour");
    }
}
