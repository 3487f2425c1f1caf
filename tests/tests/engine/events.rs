//! No event makes a dot jump: a reset, a resize, a turned phone, a pause.

use particles::{Simulation, StageSize, animations};
use tests::stage::{distance, on_stage, positions, run_for};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// Moments in every phase of both animations, in seconds after a click.
const MOMENTS: [f64; 14] = [
    0.1, 0.3, 0.9, 1.5, 2.1, 3.0, 4.4, 5.6, 6.1, 7.0, 8.0, 8.7, 11.1, 30.0,
];

/// The farthest that a particle has moved, whose position is to be at a share of the sides.
fn farthest_px(before: &[(f32, f32)], after: &[(f32, f32)], scale: (f32, f32)) -> f32 {
    let pairs = before.iter().zip(after);
    let scaled = pairs.map(|(a, &b)| distance((a.0 * scale.0, a.1 * scale.1), b));
    scaled.fold(0.0, f32::max)
}

fn clicked(name: &str, size: (f32, f32), secs: f64) -> Simulation {
    let mut simulation = on_stage(name, size);
    run_for(&mut simulation, 90);
    simulation.click_at((0.3 * size.0, 0.6 * size.1).into());
    simulation.advance(secs);
    simulation
}

#[test]
pub fn a_reset_moves_no_dot_and_changes_no_radius_or_opacity_at_once() {
    for entry in animations::ALL {
        for at_secs in MOMENTS {
            let name = entry.description.name;
            let mut simulation = clicked(name, (700.0, 525.0), at_secs);
            let before = positions(&mut simulation);
            let mut radii_px = simulation.frame().radius_px.to_vec();
            let mut opacities = simulation.frame().opacity.to_vec();
            simulation.reset();
            let moved_px = farthest_px(&before, &positions(&mut simulation), (1.0, 1.0));
            assert!(moved_px < 0.1, "{moved_px} px, {name} at {at_secs} s");
            for _ in 0..60 {
                let frame = simulation.frame();
                let change = |before: &[f32], after: &[f32]| {
                    let pairs = before.iter().zip(after);
                    pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
                };
                let (px, opacity) = (
                    change(&radii_px, frame.radius_px),
                    change(&opacities, frame.opacity),
                );
                assert!(px < 0.4, "{px} px, {name} at {at_secs} s");
                assert!(opacity < 0.03, "{opacity}, {name} at {at_secs} s");
                radii_px.copy_from_slice(frame.radius_px);
                opacities.copy_from_slice(frame.opacity);
                run_for(&mut simulation, 1);
            }
        }
    }
}

#[test]
pub fn after_a_reset_the_light_fades() {
    for entry in animations::ALL {
        for at_secs in MOMENTS {
            let name = entry.description.name;
            let mut simulation = clicked(name, (700.0, 525.0), at_secs);
            let Some(mut before) = simulation.frame().glow else {
                continue;
            };
            simulation.reset();
            for _ in 0..60 {
                let Some(glow) = simulation.frame().glow else {
                    break;
                };
                let fallen = before.opacity - glow.opacity;
                assert!((0.0..0.03).contains(&fallen), "{before:?} to {glow:?}");
                assert_eq!((glow.center, glow.ripple), (before.center, before.ripple));
                before = glow;
                run_for(&mut simulation, 1);
            }
            assert_eq!(simulation.frame().glow, None, "it has faded");
            assert!(before.opacity < 0.03, "{before:?}, {name} at {at_secs} s");
        }
    }
}

#[test]
pub fn after_a_resize_each_dot_is_at_its_share_of_the_sides_and_none_jumps() {
    for (from, to) in [
        ((704.0, 640.0), (704.0, 641.0)),
        ((730.0, 548.0), (729.0, 547.0)),
        ((1216.0, 608.0), (1150.0, 608.0)),
        ((700.0, 525.0), (350.0, 440.0)),
        ((350.0, 440.0), (700.0, 525.0)),
    ] {
        for entry in animations::ALL {
            for at_secs in MOMENTS {
                let name = entry.description.name;
                let case = format!("{name} from {from:?} to {to:?} at {at_secs} s");
                let mut simulation = clicked(name, from, at_secs);
                let before = positions(&mut simulation);
                simulation.resize(StageSize::new(to.0, to.1));
                let after = positions(&mut simulation);
                let scale = (to.0 / from.0, to.1 / from.1);
                // Where discs are as many as before.
                if before.len() == after.len() {
                    let moved_px = farthest_px(&before, &after, scale);
                    assert!(
                        moved_px < 8.0 * (1.0 - scale.0).abs() + 1.0,
                        "{moved_px} px: {case}"
                    );
                }
                let longest_px = 0.05 * distance(to, (0.0, 0.0));
                let mut before = positions(&mut simulation);
                for _ in 0..60 {
                    run_for(&mut simulation, 1);
                    let after = positions(&mut simulation);
                    let moved_px = farthest_px(&before, &after, (1.0, 1.0));
                    assert!(moved_px < longest_px, "{moved_px} px: {case}");
                    before = after;
                }
            }
        }
    }
}

#[test]
pub fn a_paused_stage_that_is_turned_shows_what_one_of_that_size_shows() {
    let (wide, tall) = ((700.0, 525.0), (350.0, 440.0));
    for name in ["esee", "impact"] {
        for (from, to) in [(wide, tall), (tall, wide)] {
            // Forms that are complete.
            for at_secs in [4.5, 12.0] {
                let mut turned = clicked(name, from, at_secs);
                let mut running = clicked(name, to, at_secs);
                turned.resize(StageSize::new(to.0, to.1));
                turned.end_fading();
                let moved_px = farthest_px(
                    &positions(&mut running),
                    &positions(&mut turned),
                    (1.0, 1.0),
                );
                let most_px = if name == "esee" { 5.0 } else { 0.1 * to.0 };
                assert!(moved_px < most_px, "{moved_px} px, {name} at {at_secs} s");
                if name == "esee" {
                    let links = running.frame().links.len();
                    assert_eq!(turned.frame().links.len(), links, "{name} at {at_secs} s");
                }
            }
        }
    }
}

#[test]
pub fn one_wave_alone_runs_through_impacts_last_phase() {
    let mut impact = clicked("impact", (704.0, 640.0), 8.0);
    let sum = |simulation: &mut Simulation| simulation.frame().radius_px.iter().sum::<f32>();
    let (mut before, mut was_rising, mut peaks) = (sum(&mut impact), false, 0);
    for _ in 0..4 * 60 {
        run_for(&mut impact, 1);
        let now = sum(&mut impact);
        if (now - before).abs() > 0.01 {
            peaks += u32::from(was_rising && now < before);
            was_rising = now > before;
        }
        before = now;
    }
    assert!(peaks <= 1, "{peaks} waves");
}

#[test]
pub fn before_there_is_a_web_impacts_light_grows_without_a_pulse() {
    let mut impact = clicked("impact", (704.0, 640.0), 1.2);
    let opacity = |simulation: &mut Simulation| simulation.frame().glow.unwrap().opacity;
    let mut light = Vec::new();
    while impact.phase() == 0 {
        light.push(opacity(&mut impact));
        impact.advance(0.05);
    }
    for three in light.windows(3) {
        let bend = three[0] + three[2] - 2.0 * three[1];
        assert!(bend > -1e-5, "it grows faster and faster: {three:?}");
    }
}
