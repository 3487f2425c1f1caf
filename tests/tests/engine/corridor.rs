//! Home's film: what its picture promises, which page and text repeat.

use particles::animations::corridor::composition::{
    ANSWER_RENTS, ANSWER_SHARE, COUNT, Composition, Free, NARROW, WAITING, WIDE, limits,
};
use particles::{Frame, Mark, Simulation, StageSize};
use tests::stage::{SECOND, centers, on_stage, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// Runs `expect` on each composition at its own size, at the smallest and at a large one, with its scale, in every frame
/// of the film and after it.
fn in_every_frame(expect: impl Fn(&Composition, f32, f32, &Frame<'_>)) {
    for (composition, widths) in [
        (&WIDE, [1440.0, 1200.0, 2560.0]),
        (&NARROW, [390.0, 320.0, 895.0]),
    ] {
        for width in widths {
            let scale = width / composition.size[0];
            let mut film = film(composition, scale);
            for frame in 0..=180 {
                expect(composition, scale, frame as f32 / 60.0, &film.frame());
                if frame == 0 {
                    film.start();
                }
                run(&mut film, 1);
            }
        }
    }
}

fn film(composition: &Composition, scale: f32) -> Simulation {
    let [width, height] = composition.size.map(|side| scale * side);
    on_stage("corridor", (width, height))
}

/// Left, top, right and bottom of each particle, in the composition's units.
fn boxes(scale: f32, frame: &Frame<'_>) -> impl Iterator<Item = [f32; 4]> {
    (0..frame.x.len()).map(move |index| {
        let [x, y, radius] =
            [frame.x, frame.y, frame.radius_px].map(|values| values[index] / scale);
        [x - radius, y - radius, x + radius, y + radius]
    })
}

/// Which particles are drawn as rings.
fn rings(frame: &Frame<'_>) -> Vec<bool> {
    let is_ring = |&color: &u8| matches!(frame.mark(color.into()), Mark::Ring(_));
    frame.color.iter().map(is_ring).collect()
}

/// Rounding to single precision, in the composition's units.
const TOLERANCE: f32 = 0.01;

#[test]
pub fn at_any_time_a_thousand_dots_are_whole_and_off_all_words_and_29_of_them_are_rings() {
    in_every_frame(|composition, scale, secs, frame| {
        assert_eq!((frame.x.len(), COUNT), (1000, 1000));
        let count = rings(frame).into_iter().filter(|is_ring| *is_ring).count();
        assert_eq!((count, WAITING), (29, 29), "{secs} s");
        let [width, height] = composition.size;
        for [left, top, right, bottom] in boxes(scale, frame) {
            let is_whole = left >= 0.0 && top >= 0.0 && right <= width && bottom <= height;
            assert!(is_whole, "{left}, {top} at {secs} s");
            for Free { name, sides } in composition.free {
                let is_beside = right < sides[0] || left > sides[2];
                let is_off = is_beside || bottom < sides[1] || top > sides[3];
                assert!(
                    is_off,
                    "{left}, {top} at {secs} s: {name}, {}",
                    composition.name
                );
            }
        }
    });
}

#[test]
pub fn no_two_dots_touch_at_any_time() {
    in_every_frame(|_, scale, secs, frame| {
        let (at, least_px) = (centers(frame), 0.2 * scale);
        let mut order: Vec<usize> = (0..frame.x.len()).collect();
        order.sort_by(|&a, &b| frame.x[a].total_cmp(&frame.x[b]));
        for (first, &a) in order.iter().enumerate() {
            for &b in &order[first + 1..] {
                let radii_px = frame.radius_px[a] + frame.radius_px[b];
                if frame.x[b] - frame.x[a] > radii_px + least_px {
                    break;
                }
                let apart_px = at[a].distance(at[b]) - radii_px;
                assert!(apart_px > least_px, "{apart_px} px at {secs} s");
            }
        }
    });
}

#[test]
pub fn in_the_end_every_dot_is_inside_its_limits_and_those_on_a_limit_are_the_rings() {
    for composition in [&WIDE, &NARROW] {
        let mut film = film(composition, 1.0);
        let share = |x: f32| {
            let [from, to] = [0.0, 1.0].map(|share| composition.x_of_share(share));
            (x - from) / (to - from)
        };
        let outside = |frame: &Frame<'_>| {
            let to_limits = boxes(1.0, frame)
                .enumerate()
                .map(|(index, [_, top, _, bottom])| {
                    let [floor, ceiling] =
                        limits(share(frame.x[index])).map(|limit| composition.y_of_rent(limit));
                    (top - ceiling).min(floor - bottom)
                });
            to_limits.collect::<Vec<_>>()
        };
        let guessed = outside(&film.frame());
        let count = guessed.iter().filter(|to_limit| **to_limit < 0.0).count();
        assert!((350..=550).contains(&count), "{count} are outside at first");
        film.click();
        film.advance(10.0);
        let frame = film.frame();
        let distances = outside(&frame).into_iter().zip(frame.x);
        for (is_ring, (to_limit, x)) in rings(&frame).into_iter().zip(distances) {
            assert!(to_limit > -TOLERANCE, "{to_limit} at x = {x}");
            let is_at_limit = to_limit < composition.ring_stroke;
            assert_eq!(is_at_limit, is_ring, "{to_limit} from its limit");
        }
    }
}

#[test]
pub fn the_large_dots_rents_and_limits_are_read_off_the_axis() {
    let [floor, ceiling] = limits(ANSWER_SHARE).map(f32::round);
    assert_eq!([floor, ceiling], [1330.0, 1485.0], "to the dollar");
    assert_eq!(ANSWER_RENTS, [1480.0, 1390.0]);
    in_every_frame(|composition, scale, secs, frame| {
        let by_radius = |a: &usize, b: &usize| frame.radius_px[*a].total_cmp(&frame.radius_px[*b]);
        let large = (0..COUNT).max_by(by_radius).unwrap();
        let at = centers(frame)[large] / scale;
        assert!((at.x - composition.x_of_share(ANSWER_SHARE)).abs() < TOLERANCE);
        // The axis is even.
        let [low, high] = [1000.0, 2000.0].map(|rent| composition.y_of_rent(rent));
        let rent = 1000.0 + 1000.0 * (at.y - low) / (high - low);
        let rents = match secs {
            ..1.0 => 1475.0..1480.1,
            ..2.7 => 1389.9..1480.1,
            _ => 1389.9..1390.1,
        };
        assert!(rents.contains(&rent), "${rent} at {secs} s");
    });
}

#[test]
pub fn it_ends_within_three_seconds_and_asks_for_no_frame_then() {
    let mut film = film(&WIDE, 1.0);
    film.start();
    run(&mut film, SECOND);
    assert!(!film.is_settled(), "it moves");
    film.advance(1.7);
    assert!(film.is_settled(), "at 2.7 s");
    assert_eq!(film.phase_name(), "limited");
}

#[test]
pub fn at_any_time_a_resize_is_a_scale_and_a_turned_phone_another_composition_at_once() {
    for secs in [0.0, 0.4, 1.6, 4.0] {
        let at = |composition, scale| {
            let mut film = film(composition, scale);
            film.start();
            film.advance(secs);
            film
        };
        let mut resized = at(&WIDE, 1.0);
        // What fades after a reset ends with a resize.
        resized.reset();
        resized.start();
        resized.advance(secs);
        for (composition, scale) in [(&WIDE, 1.5), (&NARROW, 1.0), (&WIDE, 0.9), (&NARROW, 0.8)] {
            let [width, height] = composition.size.map(|side| scale * side);
            resized.resize(StageSize::new(width, height));
            let is_same = resized.frame() == at(composition, scale).frame();
            assert!(is_same, "{secs} s, {scale}");
        }
    }
}

#[test]
pub fn a_page_sets_the_colors_and_no_event_changes_them() {
    let mut film = film(&NARROW, 1.0);
    let own = film.frame().palette.to_vec();
    let color = particles::Rgb(1, 2, 3);
    film.set_color(1, color);
    film.set_color(own.len(), color);
    film.start();
    film.resize(StageSize::new(1440.0, 738.0));
    assert_eq!(film.frame().palette, [own[0], color]);
}
