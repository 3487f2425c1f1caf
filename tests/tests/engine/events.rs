//! Contract: between events nothing jumps, and what a resize keeps.

use animations::Entry;
use particles::glam::Vec2;
use particles::{Simulation, StageSize};
use tests::stage::{SIZES, apart_px, centers, positions};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// Times in seconds after a click: the ends of phases, just before and after these, and between.
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

/// ESEE and Impact.
fn clickable() -> impl Iterator<Item = &'static Entry> {
    ["esee", "impact"].into_iter().filter_map(animations::find)
}

fn clicked(entry: &Entry, (width_px, height_px): (f32, f32), secs: f64) -> Simulation {
    let mut simulation = entry.simulation(StageSize::new(width_px, height_px), 1);
    simulation.advance(1.5);
    simulation.click_at(Vec2::new(0.3 * width_px, 0.6 * height_px));
    simulation.advance(secs);
    simulation
}

#[test]
pub fn a_time_that_is_negative_nan_or_infinite_is_ignored() {
    for entry in animations::ALL {
        let mut simulation = clicked(entry, (700.0, 525.0), 1.0);
        let before = (simulation.phase(), positions(&mut simulation));
        for secs in [-1.0, f64::NAN, f64::NEG_INFINITY, f64::INFINITY] {
            simulation.advance(secs);
            let after = (simulation.phase(), positions(&mut simulation));
            assert_eq!(after, before, "{} after {secs} s", entry.description.name);
        }
    }
}

/// The largest difference between two values of the same index.
fn largest_step(before: &[f32], now: &[f32]) -> f32 {
    let steps = before
        .iter()
        .zip(now)
        .map(|(before, now)| (now - before).abs());
    steps.fold(0.0, f32::max)
}

/// The smallest stage on which the contract promises that every disc lies within it.
const SMALLEST: (f32, f32) = (200.0, 120.0);

#[test]
pub fn between_events_nothing_jumps_and_every_disc_lies_within_the_stage() {
    let sizes = || SIZES.into_iter().chain([SMALLEST]);
    for (entry, size) in clickable().flat_map(|entry| sizes().map(move |size| (entry, size))) {
        let mut simulation = clicked(entry, size, 0.0);
        // In x, y, radius and opacity.
        let most_px = 0.02 * Vec2::from(size).length();
        let largest_steps = [most_px, most_px, 1.5, 0.1];
        let mut before: Option<[Vec<f32>; 4]> = None;
        let mut earlier = None;
        for frame_count in 0..14 * 60 {
            let phase = simulation.phase();
            simulation.advance(1.0 / 60.0);
            let frame = simulation.frame();
            let name = entry.description.name;
            let case = format!("{name} on {size:?} after {frame_count} frames");
            for (center, radius_px) in centers(&frame).into_iter().zip(frame.radius_px) {
                let to_edge_px = center.min(Vec2::from(size) - center).min_element();
                assert!(
                    to_edge_px > radius_px - 0.01,
                    "{center}, {radius_px} px: {case}"
                );
            }
            let now = [frame.x, frame.y, frame.radius_px, frame.opacity].map(<[f32]>::to_vec);
            if let Some(before) = before.replace(now.clone()) {
                let steps = [0, 1, 2, 3].map(|index| largest_step(&before[index], &now[index]));
                for (step, largest) in steps.into_iter().zip(largest_steps) {
                    assert!(step < largest, "{step}, above {largest}: {case}");
                }
                // Within a phase, the fastest particle gets faster gradually.
                if let Some((earlier_phase, earlier)) = earlier.replace((phase, steps))
                    && earlier_phase == phase
                {
                    for (step, earlier) in steps.into_iter().zip(earlier).take(2) {
                        let largest = 1.2 * earlier + 0.5;
                        assert!(step < largest, "{step} after {earlier}: {case}");
                    }
                }
            }
        }
    }
}

/// Sizes of a stage before and after a resize: by a pixel, with fewer particles, and with more.
const RESIZES: [((f32, f32), (f32, f32)); 5] = [
    ((704.0, 640.0), (704.0, 641.0)),
    ((730.0, 548.0), (729.0, 547.0)),
    ((1216.0, 608.0), (1150.0, 608.0)),
    ((700.0, 525.0), (350.0, 440.0)),
    ((350.0, 440.0), (700.0, 525.0)),
];

/// Positions as fractions of the stage's sides, in the order of ids.
fn fractions(simulation: &mut Simulation) -> Vec<Vec2> {
    let frame = simulation.frame();
    let sides = frame.size.sides_px();
    let mut by_id: Vec<_> = frame.id.iter().zip(centers(&frame)).collect();
    by_id.sort_by_key(|(id, _)| **id);
    by_id
        .into_iter()
        .map(|(_, center)| center / sides)
        .collect()
}

#[test]
pub fn a_resize_keeps_the_time_and_drifting_dots_at_their_fraction_of_the_sides() {
    // On a small stage, labels and margins are larger fractions of the sides; a resize mirrors dots at them.
    const MARGINS: f32 = 0.26;
    for ((from, to), entry) in RESIZES
        .into_iter()
        .flat_map(|sizes| clickable().map(move |entry| (sizes, entry)))
    {
        for secs in [0.0, 0.7, 1.9] {
            let mut simulation = clicked(entry, from, secs);
            let before = fractions(&mut simulation);
            simulation.resize(StageSize::new(to.0, to.1));
            let after = fractions(&mut simulation);
            let is_inside = |at: &Vec2| at.min(1.0 - *at).min_element() > MARGINS;
            for (before, after) in before
                .iter()
                .zip(&after)
                .filter(|(before, _)| is_inside(before))
            {
                assert!(before.distance(*after) < 1e-5, "{before} and {after}");
            }
            let mut of_that_size = clicked(entry, to, secs);
            assert_eq!(after.len(), of_that_size.frame().x.len());
            // The click's light keeps its fraction, too. Without a light, both centers are 0.
            let [light, expected] = [simulation, of_that_size].map(|mut simulation| {
                let light = simulation.frame().glow;
                light.map(|light| light.center).unwrap_or_default()
            });
            assert!(light.distance(expected) < 0.01, "{light} and {expected}");
        }
    }
}

#[test]
pub fn after_a_resize_aimed_dots_go_on_to_the_targets_of_the_new_size() {
    for ((from, to), entry) in RESIZES
        .into_iter()
        .flat_map(|sizes| clickable().map(move |entry| (sizes, entry)))
    {
        for secs in moments(entry).into_iter().filter(|secs| *secs > 3.1) {
            let case = format!("{} to {to:?} at {secs} s", entry.description.name);
            let [mut resized, mut before] = [(); 2].map(|()| clicked(entry, from, secs));
            resized.resize(StageSize::new(to.0, to.1));
            let mut of_that_size = clicked(entry, to, secs);
            assert_eq!(resized.phase(), of_that_size.phase(), "{case}");
            let link_style = resized.frame().link_style;
            assert_eq!(link_style, of_that_size.frame().link_style, "{case}");
            // Distances from the targets, as fractions of the sides, stay the same.
            let mut targets = [&mut before, &mut resized].map(|simulation| {
                let at = fractions(simulation);
                simulation.arrive();
                let targets = fractions(simulation);
                at.into_iter()
                    .zip(targets)
                    .map(|(at, target)| at - target)
                    .collect::<Vec<_>>()
            });
            let kept = targets[0].len().min(targets[1].len());
            // New dots are on their way, too.
            let farthest =
                |offsets: &[Vec2]| offsets.iter().map(|it| it.length()).fold(0.0, f32::max);
            let (earlier, new) = targets[1].split_at(kept);
            if farthest(earlier) > 0.05 && !new.is_empty() {
                assert!(farthest(new) > 0.0, "{case}");
            }
            let [before, after] = targets.each_mut().map(|offsets| &offsets[..kept]);
            for (before, after) in before.iter().zip(after) {
                assert!(
                    before.distance(*after) < 1e-3,
                    "{before} and {after}: {case}"
                );
            }
            of_that_size.arrive();
            let off_px = apart_px(&mut resized, &mut of_that_size);
            assert!(off_px < 0.1, "{off_px} px: {case}");
        }
    }
}

#[test]
pub fn a_stage_that_is_hidden_and_shown_again_shows_the_same() {
    let size = (700.0, 525.0);
    for entry in animations::ALL {
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
