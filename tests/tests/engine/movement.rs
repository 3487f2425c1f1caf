//! What is seen to move: the answer to a click, the motion in each phase, and the last picture.

use particles::animations::Entry;
use particles::{Simulation, StageSize, animations};
use tests::stage::{centers, distance, positions, run_for};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// Phones upright and on their side, tablets and desktops.
const SIZES: [(f32, f32); 8] = [
    (306.0, 278.0),
    (320.0, 360.0),
    (420.0, 262.0),
    (350.0, 400.0),
    (350.0, 440.0),
    (560.0, 504.0),
    (700.0, 525.0),
    (730.0, 548.0),
];

/// Where clicks are, in parts of the sides.
const CLICKS: [(f32, f32); 3] = [(0.5, 0.5), (0.3, 0.65), (0.95, 0.1)];

/// Runs `expect` on the two animations of the contract and every stage, after clicks at several points.
fn for_every_stage(expect: impl Fn(&str, &Entry, f32, &mut Simulation)) {
    for entry in ["esee", "impact"].into_iter().filter_map(animations::find) {
        for (width, height) in SIZES {
            for (x, y) in CLICKS {
                let mut simulation = entry.simulation(StageSize::new(width, height), 1);
                run_for(&mut simulation, 90);
                simulation.click_at((x * width, y * height).into());
                let name = entry.description.name;
                let case = format!("{name} on {width} × {height}, clicked at {x}, {y}");
                expect(&case, entry, width.min(height), &mut simulation);
            }
        }
    }
}

/// How far half of the particles go in this many frames, at least.
fn median_distance(simulation: &mut Simulation, frames: u32) -> f32 {
    let before = positions(simulation);
    run_for(simulation, frames);
    let after = positions(simulation).into_iter().zip(before);
    let mut distances: Vec<f32> = after
        .map(|(after, before)| distance(after, before))
        .collect();
    distances.sort_by(f32::total_cmp);
    distances[distances.len() / 2]
}

#[test]
pub fn dots_move_clearly_within_0_3_s_of_a_click_on_every_stage() {
    for_every_stage(|case, _, side_px, simulation| {
        let moved_px = median_distance(simulation, 18);
        assert!(moved_px > 0.03 * side_px, "{moved_px} px: {case}");
    });
}

#[test]
pub fn the_middle_of_the_last_picture_is_open_once_the_result_has_faded_in_there() {
    for_every_stage(|case, entry, side_px, simulation| {
        let before_last: f64 = entry
            .description
            .phases
            .iter()
            .filter_map(|phase| phase.duration_secs)
            .sum();
        // `--lines-delay` and the fade of `Result`.
        simulation.advance(before_last + 2.0);
        for _ in 0..6 * 10 {
            run_for(simulation, 6);
            let frame = simulation.frame();
            let center = frame.size.center();
            for (position, radius_px) in centers(&frame).into_iter().zip(frame.radius_px) {
                let open_px = distance(position, (center.x, center.y)) - radius_px;
                assert!(open_px > 0.11 * side_px, "{open_px} px: {case}");
            }
        }
    });
}

#[test]
pub fn nothing_converges_in_the_first_phase() {
    for_every_stage(|case, entry, _, simulation| {
        let first_secs = entry.description.phases[0].duration_secs.unwrap();
        // Where the second phase takes them.
        let mut webs = entry.simulation(simulation.frame().size, 1);
        webs.pose(1);
        let webs = positions(&mut webs);
        let far_px = |simulation: &mut Simulation| {
            let pairs = positions(simulation).into_iter().zip(&webs);
            pairs.map(|(a, &b)| distance(a, b)).sum::<f32>() / webs.len() as f32
        };
        let before_px = far_px(simulation);
        simulation.advance(first_secs - 1e-3);
        let after_px = far_px(simulation);
        assert!(
            after_px > 0.8 * before_px,
            "{before_px} to {after_px} px: {case}"
        );
    });
}
