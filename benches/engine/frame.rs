//! Whole frames, a step, hit-testing and links: of the site's animations in each phase while all is in motion, and of a
//! field of any number of particles.

use std::hint::black_box;
use std::time::Duration;

use benches::{FRAME_SECS, Params, Rows, field_from_env, timed};
use particles::{Simulation, StageSize, animations};

/// Frames from the beginning of a phase, in all of which the picture moves.
const FRAMES: u64 = 100;

pub(crate) fn bench(rows: &mut Rows) {
    for entry in animations::ALL {
        let phases = entry.description.phases.iter().enumerate();
        // A film moves in its first phase only.
        for (phase, described) in
            phases.filter(|(phase, _)| *phase == 0 || !entry.description.is_film)
        {
            let mut simulation = entry.simulation(StageSize::new(1920.0, 1080.0), 1);
            confirm(&mut simulation, phase);
            let name = format!("{}, {}", entry.description.name, described.name);
            let count = simulation.frame().x.len() as u64;
            rows.custom_row("frame", &name, count, |bencher| {
                bencher.iter_custom(|iterations| {
                    let mut left = iterations;
                    let mut elapsed = Duration::ZERO;
                    while left > 0 {
                        begin(&mut simulation, phase);
                        let frames = left.min(FRAMES);
                        elapsed += timed(|| {
                            for _ in 0..frames {
                                black_box(advance(&mut simulation));
                            }
                        });
                        left -= frames;
                    }
                    elapsed
                });
            });
        }
    }
    for &count in &Params::from_env().counts {
        rows.simulation("field", || field_from_env(count));
    }
}

/// Brings a simulation to the beginning of a phase, as a visitor or its page would, with the pointer in the middle.
fn begin(simulation: &mut Simulation, phase: usize) {
    if simulation.description().is_film {
        simulation.pose(0);
        simulation.start();
    } else {
        if simulation.has_started() {
            simulation.click();
        }
        if phase > 0 {
            simulation.click();
        }
    }
    simulation.pointer_moved((960.0, 540.0).into());
    while simulation.phase() != phase {
        simulation.advance(f64::from(FRAME_SECS));
    }
}

fn advance(simulation: &mut Simulation) -> usize {
    simulation.advance(f64::from(FRAME_SECS));
    simulation.frame().links.len()
}

/// Every frame that is timed is of the phase, and moves.
fn confirm(simulation: &mut Simulation, phase: usize) {
    begin(simulation, phase);
    for _ in 0..FRAMES {
        let before = simulation.frame().y.to_vec();
        advance(simulation);
        assert_eq!(simulation.phase(), phase, "the phase");
        assert!(simulation.frame().y != before, "the picture stands still");
    }
}
