//! Contract: home's picture in each trade, during changes of the trade, and in its film.

use animations::corridor::{COUNT, Composition, NARROW, TRADES, Trade, WAITING, WIDE};
use particles::glam::Vec2;
use particles::{Frame, Mark, Simulation, StageSize};
use tests::stage::{SECOND, centers, on_stage, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// Each composition, with scales for its own size, the smallest and a large one.
fn stages() -> impl Iterator<Item = (&'static Composition, f32)> {
    let scaled = |composition: &'static Composition, widths: [f32; 3]| {
        widths.map(|width| (composition, width / composition.size[0]))
    };
    let wide = scaled(&WIDE, [1440.0, 1200.0, 2560.0]);
    wide.into_iter()
        .chain(scaled(&NARROW, [390.0, 320.0, 700.0]))
}

/// The picture of a trade, before its start.
fn picture(composition: &Composition, scale: f32, trade: usize) -> Simulation {
    let [width, height] = composition.size.map(|side| scale * side);
    let mut picture = on_stage("corridor", (width, height));
    picture.select(trade);
    picture.advance(0.0);
    picture
}

/// The picture at rest.
fn at_rest(composition: &Composition, scale: f32, trade: usize) -> Simulation {
    let mut picture = picture(composition, scale, trade);
    picture.start();
    picture.advance(3.0);
    picture
}

/// Which particles are drawn as rings.
fn rings(frame: &Frame<'_>) -> Vec<bool> {
    let is_ring = |&color: &u8| matches!(frame.mark(color.into()), Mark::Ring(_));
    frame.color.iter().map(is_ring).collect()
}

/// Center, radius and opacity of each dot, and whether it is a ring, in the order of ids: a change of the trade changes
/// the particles' order.
fn dots(picture: &mut Simulation) -> Vec<(Vec2, f32, f32, bool)> {
    let frame = picture.frame();
    let (at, rings) = (centers(&frame), rings(&frame));
    let mut dots = vec![(Vec2::ZERO, 0.0, 0.0, false); COUNT as usize];
    for (index, id) in frame.id.iter().enumerate() {
        let (radius_px, opacity) = (frame.radius_px[index], frame.opacity[index]);
        dots[*id as usize] = (at[index], radius_px, opacity, rings[index]);
    }
    dots
}

/// The largest distance between two pictures' dots of the same id.
fn apart_px(one: &mut Simulation, other: &mut Simulation) -> f32 {
    let pairs = dots(one).into_iter().zip(dots(other));
    pairs.map(|(a, b)| a.0.distance(b.0)).fold(0.0, f32::max)
}

/// Asserts that 1,000 dots lie within the stage, that 29 of them are rings, and that no two touch.
fn expect_whole(frame: &Frame<'_>, scale: f32, when: &str) {
    assert_eq!(frame.x.len(), COUNT as usize, "{when}");
    let count = rings(frame).into_iter().filter(|is_ring| *is_ring).count();
    assert_eq!(count, WAITING as usize, "{when}");
    let at = centers(frame);
    let mut order: Vec<usize> = (0..frame.x.len()).collect();
    order.sort_by(|&a, &b| frame.x[a].total_cmp(&frame.x[b]));
    for (first, &a) in order.iter().enumerate() {
        let sides = frame.size.sides_px();
        let to_edge = at[a].min(sides - at[a]).min_element() - frame.radius_px[a];
        assert!(to_edge >= -0.01, "{when}: {} is cut off", at[a]);
        for &b in &order[first + 1..] {
            let radii_px = frame.radius_px[a] + frame.radius_px[b];
            if frame.x[b] - frame.x[a] > radii_px + 0.1 * scale {
                break;
            }
            let apart_px = at[a].distance(at[b]) - radii_px;
            assert!(apart_px > 0.1 * scale, "{when}: {apart_px} px at {}", at[a]);
        }
    }
}

#[test]
pub fn there_are_a_thousand_dots_in_each_trade_25_a_night_and_29_of_them_are_rings() {
    assert_eq!((COUNT, WAITING), (1000, 29));
    for (composition, scale) in stages() {
        for (index, trade) in TRADES.iter().enumerate() {
            let mut picture = at_rest(composition, scale, index);
            let frame = picture.frame();
            expect_whole(&frame, scale, trade.name);
            let width = scale * (composition.x_of(1.0) - composition.x_of(0.0));
            for night in 0..40_u8 {
                let [from, to] = [night, night + 1].map(|end| width * f32::from(end) / 40.0);
                let dots = frame.x.iter().filter(|x| (from..to).contains(*x));
                assert_eq!(dots.count(), 25, "in night {night}; so 50 an hour, too");
            }
        }
    }
}

#[test]
pub fn at_any_time_of_the_film_no_two_dots_touch() {
    for (composition, scale) in stages() {
        for (index, trade) in TRADES.iter().enumerate() {
            let mut picture = picture(composition, scale, index);
            for number in 0..=170 {
                let when = format!("{} at frame {number}", trade.name);
                expect_whole(&picture.frame(), scale, &when);
                picture.start();
                run(&mut picture, 1);
            }
        }
    }
}

#[test]
pub fn on_the_way_from_each_trade_to_each_other_no_two_dots_touch() {
    for (composition, scale) in stages() {
        for (from, to) in
            (0..TRADES.len()).flat_map(|from| (0..TRADES.len()).map(move |to| (from, to)))
        {
            let mut picture = at_rest(composition, scale, from);
            picture.select(to);
            for number in 0..=60 {
                let when = format!("{from} to {to} at frame {number}");
                expect_whole(&picture.frame(), scale, &when);
                run(&mut picture, 1);
            }
            let arrived = apart_px(&mut picture, &mut at_rest(composition, scale, to));
            assert!(arrived < 0.01 * scale, "{arrived} px, {from} to {to}");
        }
    }
}

#[test]
pub fn a_choice_during_the_film_or_a_change_goes_on_from_where_dots_are() {
    for (composition, scale) in [(&WIDE, 1.0), (&NARROW, 1.0)] {
        for frames in [1, 30, 90, 150] {
            let mut picture = picture(composition, scale, 1);
            picture.start();
            run(&mut picture, frames);
            for to in [3, 0, 2] {
                picture.select(to);
                let when = format!("{frames} frames, to {to}");
                for _ in 0..20 {
                    let before = dots(&mut picture);
                    run(&mut picture, 1);
                    expect_whole(&picture.frame(), scale, &when);
                    for (before, after) in before.iter().zip(dots(&mut picture)) {
                        let moved_px = before.0.distance(after.0);
                        assert!(moved_px < 12.0, "{when}: {moved_px} px at {}", after.0);
                    }
                }
            }
            run(&mut picture, SECOND);
            assert!(picture.is_settled());
            let arrived = apart_px(&mut picture, &mut at_rest(composition, scale, 2));
            assert!(arrived < 0.01, "{arrived} px");
        }
    }
}

/// Distance between a disc and the nearest limit; negative if the disc's center is outside.
fn to_limit(composition: &Composition, trade: &Trade, [x, y, radius]: [f32; 3]) -> f32 {
    let distance = |step: i16| {
        let across = 0.1 * f32::from(step);
        let from_middle = (y - composition.middle_y(trade, x + across)).abs();
        across.hypot(composition.half - from_middle)
    };
    let is_inside = (y - composition.middle_y(trade, x)).abs() < composition.half;
    let to_line = (-200..=200).map(distance).fold(f32::INFINITY, f32::min);
    if is_inside {
        to_line - radius
    } else {
        -to_line
    }
}

#[test]
pub fn every_dot_rests_inside_its_limits_and_the_rings_touch_them() {
    for composition in [&WIDE, &NARROW] {
        for (index, trade) in TRADES.iter().enumerate() {
            let mut picture = at_rest(composition, 1.0, index);
            let frame = picture.frame();
            for (number, is_ring) in rings(&frame).into_iter().enumerate() {
                let [x, y, radius] =
                    [frame.x, frame.y, frame.radius_px].map(|values| values[number]);
                let distance = to_limit(composition, trade, [x, y, radius]);
                if is_ring {
                    assert!((0.4..1.1).contains(&distance), "{distance} at {x}, {y}");
                } else {
                    assert!(distance > 0.3, "{distance} at {x}, {y}");
                }
            }
        }
    }
}

#[test]
pub fn the_opened_dots_price_and_limits_are_read_off_a_linear_axis() {
    for composition in [&WIDE, &NARROW] {
        for (index, trade) in TRADES.iter().enumerate() {
            let y_of_opened = |picture: &mut Simulation| {
                let frame = picture.frame();
                let opened = frame.id.iter().position(|id| *id == 0).unwrap();
                assert_eq!(frame.radius_px[opened], composition.opened_radius);
                [frame.x[opened], frame.y[opened]]
            };
            let [_, guess_y] = y_of_opened(&mut picture(composition, 1.0, index));
            let [x, y] = y_of_opened(&mut at_rest(composition, 1.0, index));
            let middle = composition.middle_y(trade, x);
            let (floor_y, ceiling_y) = (middle + composition.half, middle - composition.half);
            let [floor, ceiling] = trade.limits;
            let read = |y: f32| floor + (y - floor_y) / (ceiling_y - floor_y) * (ceiling - floor);
            for (read, price) in [read(guess_y), read(y)].into_iter().zip(trade.prices) {
                assert!((read / price - 1.0).abs() < 1e-4, "{read}: {}", trade.name);
            }
        }
    }
}

#[test]
pub fn the_film_ends_within_three_seconds_a_change_after_one_and_then_no_frame_is_needed() {
    let mut picture = picture(&WIDE, 1.0, 1);
    assert!(picture.is_settled(), "before the start");
    picture.start();
    picture.advance(1.0);
    assert!(!picture.is_settled(), "it moves");
    picture.advance(1.7);
    assert!(picture.is_settled(), "at 2.7 s");
    assert_eq!(picture.phase_name(), "limited");
    picture.select(2);
    assert!(!picture.is_settled(), "there is another trade to show");
    picture.advance(0.9);
    assert!(!picture.is_settled(), "it moves");
    picture.advance(0.1);
    assert!(picture.is_settled(), "after a second");
    picture.select(99);
    picture.advance(5.0);
    let last = apart_px(&mut picture, &mut at_rest(&WIDE, 1.0, 3));
    assert!(last < 0.01, "an index out of range is the last trade");
}

#[test]
pub fn before_the_start_a_choice_shows_at_once_and_a_reset_keeps_it() {
    let mut chosen = picture(&WIDE, 1.0, 1);
    chosen.select(3);
    chosen.advance(0.0);
    assert_eq!(dots(&mut chosen), dots(&mut picture(&WIDE, 1.0, 3)));
    chosen.start();
    chosen.advance(1.0);
    chosen.select(2);
    chosen.advance(0.5);
    chosen.reset();
    assert_eq!(dots(&mut chosen), dots(&mut picture(&WIDE, 1.0, 2)));
}

#[test]
pub fn a_page_sets_the_colors_and_no_event_changes_them() {
    let mut picture = picture(&NARROW, 1.0, 0);
    let own = picture.frame().palette.to_vec();
    let color = particles::Rgb(1, 2, 3);
    picture.set_color(1, color);
    picture.set_color(own.len(), particles::Rgb(4, 5, 6));
    picture.start();
    picture.resize(StageSize::new(1440.0, 738.0));
    assert_eq!(picture.frame().palette, [own[0], color]);
}
