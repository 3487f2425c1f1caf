//! Home's film: what its picture promises, which page and text repeat.

use particles::animations::corridor::composition::{
    ANSWER_RENTS, ANSWER_SHARE, COUNT, Composition, Free, NARROW, WAITING, WIDE, limits,
};
use particles::{Frame, Mark, Simulation, StageSize};
use tests::stage::{distance, on_stage, run_for};
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
                run_for(&mut film, 1);
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

/// The index of the large dot.
fn large(frame: &Frame<'_>) -> usize {
    let by_radius = |a: &usize, b: &usize| frame.radius_px[*a].total_cmp(&frame.radius_px[*b]);
    (0..frame.x.len()).max_by(by_radius).expect("dots")
}

/// Which particles are drawn as rings.
fn rings(frame: &Frame<'_>) -> Vec<bool> {
    let is_ring = |&color: &u8| matches!(frame.mark(color.into()), Mark::Ring(_));
    frame.color.iter().map(is_ring).collect()
}

/// Rounding to single precision, in the composition's units.
const TOLERANCE: f32 = 0.01;

#[test]
pub fn there_are_always_a_thousand_dots_all_whole_and_29_of_them_rings() {
    in_every_frame(|composition, scale, secs, frame| {
        assert_eq!((frame.x.len(), COUNT), (1000, 1000));
        let count = rings(frame).into_iter().filter(|is_ring| *is_ring).count();
        assert_eq!((count, WAITING), (29, 29), "{secs} s");
        let [width, height] = composition.size;
        for [left, top, right, bottom] in boxes(scale, frame) {
            assert!(left >= 0.0 && top >= 0.0, "{left}, {top} at {secs} s");
            assert!(
                right <= width && bottom <= height,
                "{right}, {bottom} at {secs} s"
            );
        }
    });
}

#[test]
pub fn no_two_dots_touch_at_any_time() {
    in_every_frame(|_, scale, secs, frame| {
        let least_px = 0.2 * scale;
        let mut order: Vec<usize> = (0..frame.x.len()).collect();
        order.sort_by(|&a, &b| frame.x[a].total_cmp(&frame.x[b]));
        for (at, &a) in order.iter().enumerate() {
            for &b in &order[at + 1..] {
                let radii_px = frame.radius_px[a] + frame.radius_px[b];
                if frame.x[b] - frame.x[a] > radii_px + least_px {
                    break;
                }
                let center = |index: usize| (frame.x[index], frame.y[index]);
                let apart_px = distance(center(a), center(b)) - radii_px;
                assert!(
                    apart_px > least_px,
                    "{apart_px} px at {secs} s, scale {scale}"
                );
            }
        }
    });
}

#[test]
pub fn no_dot_is_where_words_are_at_any_time() {
    in_every_frame(|composition, scale, secs, frame| {
        for [left, top, right, bottom] in boxes(scale, frame) {
            for Free { name, sides } in composition.free {
                let is_out =
                    right < sides[0] || bottom < sides[1] || left > sides[2] || top > sides[3];
                assert!(
                    is_out,
                    "{name} at {secs} s: {left}, {top} in {}",
                    composition.name
                );
            }
        }
    });
}

#[test]
pub fn no_two_dots_of_a_column_change_their_order() {
    for composition in [&WIDE, &NARROW] {
        for pair in composition
            .dots()
            .windows(2)
            .filter(|pair| pair[0].x == pair[1].x)
        {
            assert!(
                (0..2).all(|time| pair[0].y[time] < pair[1].y[time]),
                "{pair:?}"
            );
        }
    }
}

#[test]
pub fn in_the_end_every_dot_is_inside_its_limits_and_those_on_a_limit_are_the_rings() {
    for composition in [&WIDE, &NARROW] {
        let mut film = film(composition, 1.0);
        film.pose(0);
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
        assert!(
            (350..=550).contains(&count),
            "about half are outside at first: {count}"
        );
        film.pose(1);
        let frame = film.frame();
        let distances = outside(&frame).into_iter().zip(frame.x);
        for (is_ring, (to_limit, x)) in rings(&frame).into_iter().zip(distances) {
            assert!(
                to_limit > -TOLERANCE,
                "{to_limit} at x = {x}, {}",
                composition.name
            );
            let is_at_limit = to_limit < composition.ring_stroke;
            assert_eq!(is_at_limit, is_ring, "{to_limit} from its limit");
        }
    }
}

/// The rent in dollars a month at this y: the axis is even.
fn rent_at(composition: &Composition, y: f32) -> f32 {
    let [low, high] = [1000.0, 2000.0].map(|rent| composition.y_of_rent(rent));
    1000.0 + 1000.0 * (y - low) / (high - low)
}

#[test]
pub fn the_large_dots_rents_and_limits_are_read_off_the_axis() {
    in_every_frame(|composition, scale, secs, frame| {
        let index = large(frame);
        let rent = rent_at(composition, frame.y[index] / scale);
        let x = frame.x[index] / scale;
        assert!((x - composition.x_of_share(ANSWER_SHARE)).abs() < TOLERANCE);
        let [before, after] = ANSWER_RENTS;
        assert_eq!([before, after], [1480.0, 1390.0]);
        assert!(
            (after - 0.1..before + 0.1).contains(&rent),
            "${rent} at {secs} s"
        );
        if secs < 1.0 {
            assert!((rent - before).abs() < 5.0, "${rent} at {secs} s");
        }
        if secs > 2.7 {
            assert!((rent - after).abs() < 0.1, "${rent} at {secs} s");
        }
    });
    let [floor, ceiling] = limits(ANSWER_SHARE).map(f32::round);
    assert_eq!(
        (floor, ceiling),
        (1330.0, 1485.0),
        "to the dollar {:?}",
        limits(ANSWER_SHARE)
    );
}

#[test]
pub fn it_ends_within_three_seconds_and_asks_for_no_frame_then() {
    let mut film = film(&WIDE, 1.0);
    film.start();
    run_for(&mut film, 60);
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
        for (composition, scale) in [(&WIDE, 1.5), (&NARROW, 1.0), (&WIDE, 0.9), (&NARROW, 0.8)] {
            let [width, height] = composition.size.map(|side| scale * side);
            resized.resize(StageSize::new(width, height));
            assert!(
                resized.frame() == at(composition, scale).frame(),
                "{secs} s, {scale}"
            );
        }
    }
}

#[test]
pub fn what_fades_after_a_reset_ends_with_a_resize() {
    let mut reset = film(&WIDE, 1.0);
    reset.start();
    reset.advance(4.0);
    reset.reset();
    let [width, height] = WIDE.size.map(|side| 1.5 * side);
    reset.resize(StageSize::new(width, height));
    assert!(reset.frame() == film(&WIDE, 1.5).frame());
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
