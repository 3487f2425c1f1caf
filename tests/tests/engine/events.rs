//! No event makes a dot jump: a reset, a resize, a turned phone, a pause.

use particles::animations::Entry;
use particles::glam::Vec2;
use particles::{Simulation, StageSize, animations};
use tests::stage::{distance, positions, run_for};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// Moments in seconds after a click: where phases end, and just before and after; and between.
fn moments(animation: &Entry) -> Vec<f64> {
    let (mut moments, mut end_secs) = (Vec::new(), 0.0);
    let phases = animation.description.phases.iter();
    for duration_secs in phases.filter_map(|phase| phase.duration_secs) {
        end_secs += duration_secs;
        moments.extend([end_secs - 1e-3, end_secs, end_secs + 1e-3]);
    }
    let between = (1..).map(|index| 0.3 * f64::from(index));
    moments.extend(between.take_while(|secs| *secs < end_secs + 4.0));
    moments
}

/// The farthest that a particle has moved, whose position is to be at a share of the sides.
fn farthest_px(before: &[(f32, f32)], after: &[(f32, f32)], scale: (f32, f32)) -> f32 {
    let pairs = before.iter().zip(after);
    let scaled = pairs.map(|(a, &b)| distance((a.0 * scale.0, a.1 * scale.1), b));
    scaled.fold(0.0, f32::max)
}

fn every_animation_on(sizes: &[(f32, f32)]) -> impl Iterator<Item = (&'static Entry, (f32, f32))> {
    let on = |entry| sizes.iter().map(move |&size| (entry, size));
    animations::ALL.iter().flat_map(on)
}

/// Where clicks are, in parts of the sides.
const CLICK: Vec2 = Vec2::new(0.3, 0.6);

fn drifted(entry: &Entry, size: (f32, f32)) -> Simulation {
    let mut simulation = entry.simulation(StageSize::new(size.0, size.1), 1);
    simulation.advance(1.5);
    simulation
}

fn clicked(entry: &Entry, size: (f32, f32), secs: f64) -> Simulation {
    let mut simulation = drifted(entry, size);
    simulation.click_at(CLICK * Vec2::from(size));
    simulation.advance(secs);
    simulation
}

#[test]
pub fn a_reset_moves_no_dot_and_changes_no_radius_or_opacity_at_once() {
    for (entry, size) in every_animation_on(&[(700.0, 525.0), (1216.0, 608.0)]) {
        for at_secs in moments(entry) {
            let case = format!("{} on {size:?} at {at_secs} s", entry.description.name);
            let mut simulation = clicked(entry, size, at_secs);
            let before = positions(&mut simulation);
            let mut radii_px = simulation.frame().radius_px.to_vec();
            let mut opacities = simulation.frame().opacity.to_vec();
            simulation.reset();
            simulation.advance(1e-3);
            let moved_px = farthest_px(&before, &positions(&mut simulation), (1.0, 1.0));
            assert!(moved_px < 2.0, "{moved_px} px, {case}");
            let mut clicked_again = clicked(entry, size, at_secs);
            clicked_again.reset();
            clicked_again.click();
            clicked_again.advance(1e-3);
            let moved_px = farthest_px(&before, &positions(&mut clicked_again), (1.0, 1.0));
            assert!(moved_px < 2.0, "{moved_px} px after a click, {case}");
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
                assert!(px < 0.4, "{px} px, {case}");
                assert!(opacity < 0.03, "{opacity}, {case}");
                radii_px.copy_from_slice(frame.radius_px);
                opacities.copy_from_slice(frame.opacity);
                run_for(&mut simulation, 1);
            }
        }
    }
}

#[test]
pub fn after_a_reset_the_light_fades_and_a_resize_scales_it() {
    let (from, to) = ((700.0, 525.0), (350.0, 420.0));
    for (entry, _) in every_animation_on(&[from]) {
        for at_secs in moments(entry) {
            let mut simulation = clicked(entry, from, at_secs);
            let Some(light) = simulation.frame().glow else {
                continue;
            };
            simulation.reset();
            let mut opacity = light.opacity;
            for frame in 0..60 {
                let Some(glow) = simulation.frame().glow else {
                    break;
                };
                let fallen = opacity - glow.opacity;
                assert!((0.0..0.03).contains(&fallen), "{opacity} to {glow:?}");
                let (scale, side) = if frame > 10 {
                    ((0.5, 0.8), 350.0 / 525.0)
                } else {
                    ((1.0, 1.0), 1.0)
                };
                let center = light.center * Vec2::from(scale);
                assert!(glow.center.distance(center) < 0.1, "{glow:?} of {light:?}");
                assert!(
                    (glow.radius_px - side * light.radius_px).abs() < 0.1,
                    "{glow:?} of {light:?}"
                );
                assert_eq!(glow.ripple, light.ripple);
                opacity = glow.opacity;
                run_for(&mut simulation, 1);
                if frame == 10 {
                    simulation.resize(StageSize::new(to.0, to.1));
                }
            }
            let name = entry.description.name;
            assert_eq!(simulation.frame().glow, None, "it has faded");
            assert!(opacity < 0.03, "{opacity}, {name} at {at_secs} s");
        }
    }
}

/// Sizes of a stage before and after a resize: by a pixel, and turned.
const RESIZES: [((f32, f32), (f32, f32)); 5] = [
    ((704.0, 640.0), (704.0, 641.0)),
    ((730.0, 548.0), (729.0, 547.0)),
    ((1216.0, 608.0), (1150.0, 608.0)),
    ((700.0, 525.0), (350.0, 440.0)),
    ((350.0, 440.0), (700.0, 525.0)),
];

/// At every moment a description of the case, the stage that is resized then, and one that was resized before the click.
fn resize_at_every_moment(expect: impl Fn(&str, &mut Simulation, &mut Simulation)) {
    for (from, to) in RESIZES {
        // A film's particles are at once where its size puts them (corridor.rs).
        let entries = animations::ALL.iter();
        for entry in entries.filter(|entry| !entry.description.is_film) {
            for at_secs in moments(entry) {
                let mut resized = clicked(entry, from, at_secs);
                let before = positions(&mut resized);
                resized.resize(StageSize::new(to.0, to.1));
                let after = positions(&mut resized);
                let name = entry.description.name;
                let case = format!("{name} from {from:?} to {to:?} at {at_secs} s");
                // Where discs are as many as before.
                if before.len() == after.len() {
                    let scale = (to.0 / from.0, to.1 / from.1);
                    let moved_px = farthest_px(&before, &after, scale);
                    let most_px = 8.0 * (1.0 - scale.0).abs() + 0.2;
                    assert!(moved_px < most_px, "{moved_px} px: {case}");
                }
                let mut of_that_size = drifted(entry, from);
                of_that_size.resize(StageSize::new(to.0, to.1));
                of_that_size.click_at(CLICK * Vec2::from(to));
                of_that_size.advance(at_secs);
                expect(&case, &mut resized, &mut of_that_size);
            }
        }
    }
}

#[test]
pub fn after_a_resize_each_dot_is_at_its_share_of_the_sides_and_none_jumps() {
    resize_at_every_moment(|case, resized, of_that_size| {
        let mut apart = |secs| {
            let [to, from] = [&mut *resized, &mut *of_that_size].map(|simulation| {
                simulation.advance(secs);
                positions(simulation)
            });
            let pairs = from.into_iter().zip(to);
            let apart = pairs.map(|(a, b)| Vec2::from(b) - Vec2::from(a));
            apart.collect::<Vec<_>>()
        };
        let first = apart(0.0);
        let mut before = first.clone();
        for _ in 0..18 {
            let after = apart(1.0 / 30.0);
            for ((before, after), first) in before.iter().zip(&after).zip(&first) {
                let by_px = before.distance(*after);
                let most_px = 0.1 * first.length() + 1.0;
                assert!(by_px < most_px, "{by_px} px of {first}: {case}");
            }
            before = after;
        }
        let are_close = before.iter().all(|apart| apart.length() < 0.1);
        assert!(are_close, "{before:?} in the end: {case}");
    });
}

#[test]
pub fn a_paused_stage_that_is_resized_shows_what_one_of_that_size_shows() {
    resize_at_every_moment(|case, resized, of_that_size| {
        resized.end_fading();
        let [to, from] = [&mut *resized, &mut *of_that_size].map(positions);
        let apart_px = farthest_px(&from, &to, (1.0, 1.0));
        assert!(apart_px < 0.1, "{apart_px} px: {case}");
        let links = [resized, of_that_size].map(|simulation| simulation.frame().links.len());
        assert!(links[0].abs_diff(links[1]) < 2, "{links:?}: {case}");
    });
}

#[test]
pub fn a_stage_that_is_hidden_and_shown_again_shows_the_same() {
    for (entry, size) in every_animation_on(&[(700.0, 525.0)]) {
        for at_secs in moments(entry) {
            let mut hidden = clicked(entry, size, at_secs);
            let before = positions(&mut hidden);
            for (width, height) in [(0.0, 0.0), (700.0, 0.0), (f32::NAN, 525.0), size] {
                hidden.resize(StageSize::new(width, height));
            }
            assert_eq!(positions(&mut hidden), before, "{at_secs} s");
        }
    }
}
