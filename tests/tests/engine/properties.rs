//! Properties that hold for every input.

use animations::{corridor::Corridor, esee::Esee, impact::Impact};
use particles::glam::Vec2;
use particles::{Animation, LinkSearch, Simulation, StageSize, hit, links};
use proptest::prelude::*;
use tests::check::{check, check_settled, check_still};
use tests::event::Event;
use tests::stage::apart_px;

/// Durations of frames at common rates, and others.
fn any_step_secs() -> impl Strategy<Value = f64> {
    let frames = [30.0, 60.0, 120.0, 240.0].map(|rate| 1.0 / rate);
    prop_oneof![4 => prop::sample::select(frames.to_vec()), 1 => 0.0_f64..0.5]
}

/// Particles that are spread, crowded, in a line, at one point, or at any coordinate.
fn any_particles() -> impl Strategy<Value = (Vec<f32>, Vec<f32>, Vec<u8>)> {
    let coordinate = prop_oneof![0.0_f32..1000.0, 0.0_f32..30.0, Just(17.0_f32),];
    let odd = prop_oneof![30 => coordinate, 1 => prop::num::f32::ANY];
    let particle = (odd.clone(), odd, 0_u8..4);
    prop::collection::vec(particle, 0..300).prop_map(|particles| {
        let mut arrays = (Vec::new(), Vec::new(), Vec::new());
        for (x, y, group) in particles {
            arrays.0.push(x);
            arrays.1.push(y);
            arrays.2.push(group);
        }
        arrays
    })
}

/// Mostly in the range, sometimes any number, infinities and NaN included.
fn mostly(range: std::ops::Range<f32>) -> impl Strategy<Value = f32> {
    prop_oneof![4 => range, 1 => prop::num::f32::ANY]
}

/// A call with any values.
fn any_event() -> impl Strategy<Value = Event> {
    use Event::*;
    prop_oneof![
        3 => any_step_secs().prop_map(Advance),
        1 => prop_oneof![0.0..4.0, prop::num::f64::ANY].prop_map(Advance),
        1 => Just(Click),
        1 => (mostly(0.0..1.0), mostly(0.0..1.0)).prop_map(|(x, y)| ClickAt(x, y)),
        1 => (mostly(0.0..2000.0), mostly(0.0..1000.0)).prop_map(|(x, y)| PointerMoved(x, y)),
        1 => Just(PointerLeft),
        1 => prop::option::of(0_usize..6).prop_map(Highlight),
        1 => (mostly(0.0..2000.0), mostly(0.0..1000.0)).prop_map(|(x, y)| Resize(x, y)),
        1 => Just(Arrive),
        1 => (0_usize..6).prop_map(Select),
    ]
}

/// Replaces the animation by one without positions after each event.
fn replace<A: Animation + Default>(events: &[Event]) {
    let size = StageSize::new(704.0, 640.0);
    let mut simulation = Simulation::new(Box::<A>::default(), size, 1);
    for event in events {
        *simulation.animation_mut() = A::default();
        event.apply(&mut simulation);
        check(&mut simulation);
    }
}

proptest! {
    #[test]
    fn any_calls_with_any_values_keep_the_promises_of_every_frame(
        animation in prop::sample::select(animations::ALL),
        (width_px, height_px) in (mostly(0.0..2000.0), mostly(0.0..1000.0)),
        seed in any::<u64>(),
        events in prop::collection::vec(any_event(), 0..80),
    ) {
        let mut simulation = animation.simulation(StageSize::new(width_px, height_px), seed);
        check(&mut simulation);
        for event in events {
            event.apply(&mut simulation);
            check(&mut simulation);
        }
        check_still(&simulation.frame());
        check_settled(&mut simulation);
    }

    #[test]
    fn an_animation_replaced_at_any_time_keeps_the_promises_of_every_frame(
        events in prop::collection::vec(any_event(), 0..40),
    ) {
        replace::<Esee>(&events);
        replace::<Impact>(&events);
        replace::<Corridor>(&events);
    }

    #[test]
    fn any_split_of_time_gives_the_same_phase_and_positions(
        animation in prop::sample::select(animations::ALL),
        was_reset in any::<bool>(),
        // Hours in one step, as after a hidden tab.
        hours in 0_u32..3,
        steps in prop::collection::vec(any_step_secs(), 1..200),
    ) {
        let [mut split, mut whole] = [(); 2].map(|()| {
            let mut simulation = animation.simulation(StageSize::new(704.0, 640.0), 1);
            if was_reset {
                simulation.click();
                simulation.advance(7.0);
                simulation.click();
            }
            simulation
        });
        for _ in 0..hours {
            split.advance(3600.0);
        }
        whole.advance(f64::from(hours) * 3600.0);
        split.click();
        whole.click();
        for step in &steps {
            split.advance(*step);
        }
        whole.advance(steps.iter().sum());
        prop_assert_eq!(split.phase(), whole.phase());
        let apart_px = apart_px(&mut split, &mut whole);
        prop_assert!(apart_px < 0.5, "{} px", apart_px);
    }

    #[test]
    fn the_fast_link_search_finds_what_the_naive_one_does(
        (x, y, groups) in any_particles(),
        distance_px in prop_oneof![10 => 0.0_f32..120.0, 1 => prop::num::f32::ANY],
        grouped in any::<bool>(),
    ) {
        let groups = grouped.then_some(&groups[..]);
        let mut search = LinkSearch::default();
        let mut found = search.search(&x, &y, groups, distance_px).to_vec();
        found.sort();
        let expected = links::naive(&x, &y, groups, distance_px);
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn a_search_that_remembers_finds_what_a_fresh_one_does(
        (mut x, mut y, groups) in any_particles(),
        distance_px in 1.0_f32..120.0,
        moves in prop::collection::vec((0.0_f32..0.2, 0_usize..6), 1..12),
        grouped in any::<bool>(),
    ) {
        let groups = grouped.then_some(&groups[..]);
        let mut search = LinkSearch::default();
        for (share, kind) in moves {
            // All move by less than the distance, in four directions. Sometimes a few move far.
            for (index, (x, y)) in x.iter_mut().zip(&mut y).enumerate() {
                let sign = if index % 2 == 0 { -1.0 } else { 1.0 };
                let moving = if index % 4 < 2 { x } else { y };
                *moving += sign * share * distance_px;
                if kind == 0 && index % 60 == 0 {
                    *moving += 20.0;
                }
            }
            // Sometimes, a few have no position in this search.
            let mut x = x.clone();
            if kind == 1 {
                x.iter_mut().step_by(17).for_each(|x| *x = f32::NAN);
            }
            let mut found = search.search(&x, &y, groups, distance_px).to_vec();
            found.sort();
            let expected = links::naive(&x, &y, groups, distance_px);
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn the_hit_is_the_first_of_the_nearest_within_reach(
        (x, y, _) in any_particles(),
        point in prop::array::uniform2(prop_oneof![6 => 0.0_f32..2000.0, 1 => prop::num::f32::ANY]),
        reach_px in -30.0_f32..30.0,
    ) {
        let radii: Vec<f32> = (0..20_u8).map(f32::from).cycle().take(x.len()).collect();
        let point = Vec2::from(point);
        let distance_sq = |index: usize| Vec2::new(x[index], y[index]).distance_squared(point);
        let within_px = |index: usize| radii[index] + reach_px;
        let expected = (0..x.len())
            .filter(|&index| within_px(index) >= 0.0)
            .filter(|&index| distance_sq(index) <= within_px(index) * within_px(index))
            .min_by(|&a, &b| distance_sq(a).total_cmp(&distance_sq(b)));
        prop_assert_eq!(hit::nearest(&x, &y, &radii, point, reach_px), expected);
    }
}
