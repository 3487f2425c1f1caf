//! No event makes a dot jump: a reset, a resize, a turned phone, a pause.

use particles::animations::Entry;
use particles::glam::Vec2;
use particles::{Simulation, StageSize, animations};
use tests::continuity::Run;
use tests::event::Event::{self, Click, ClickAt, PointerLeft, PointerMoved, Resize};
use tests::stage::{distance, positions};
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

/// How far the particles of two stages are apart, at most.
fn apart_px(one: &mut Simulation, other: &mut Simulation) -> f32 {
    let pairs = positions(one).into_iter().zip(positions(other));
    pairs.map(|(a, b)| distance(a, b)).fold(0.0, f32::max)
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

/// Nothing of a run jumps, and each disc is whole on the stage.
fn expect_no_jump(run: &Run) {
    let changes = run.changes();
    // Enlarging and dimming, which answer the pointer, are quick.
    let is_pointed = |(_, event): &(u32, Event)| matches!(event, PointerMoved(..));
    let pointer = if run.events.iter().any(is_pointed) {
        2.5
    } else {
        1.0
    };
    let is_smooth = changes.position < 0.015
        && changes.moved_by_event < 0.001
        && changes.radius_px < 0.75 * pointer
        && changes.opacity < 0.07 * pointer
        // One of few is a large part, and few of many are seen.
        && (changes.links < 3.0 || changes.links_share < 0.15)
        && changes.links < 10.0
        && changes.light < 0.05
        && changes.light_position < 0.01
        && changes.outside_px < 0.01;
    assert!(is_smooth, "{changes:?} in {run:?}");
}

#[test]
pub fn what_once_jumped_does_so_no_more() {
    let (esee, impact, size) = ("esee", "impact", (700.0, 525.0));
    let runs = [
        // The light moves to another click at once, or waits for an earlier one to fade.
        (
            esee,
            size,
            1,
            &[(30, ClickAt(0.14, 0.19)), (6, ClickAt(0.86, 0.76))][..],
        ),
        (
            esee,
            size,
            1,
            &[
                (30, ClickAt(0.14, 0.19)),
                (480, Click),
                (9, ClickAt(0.86, 0.76)),
            ],
        ),
        // A wave carries a disc over the edge, from where a resize takes it.
        (
            esee,
            (1001.0, 809.0),
            1,
            &[(150, ClickAt(0.94, 0.23)), (46, Resize(1002.0, 809.0))],
        ),
        // An enlarged disc is over the edge.
        (
            impact,
            (704.0, 640.0),
            11,
            &[(200, PointerMoved(0.5, 1.0)), (12, PointerLeft)],
        ),
        // A reset takes all links at once.
        (esee, size, 1, &[(30, Click), (240, Click)]),
        (impact, size, 1, &[(30, Click), (300, Click)]),
        (esee, size, 1, &[(30, Click), (480, Click)]),
        // A resize brings discs at once.
        (
            esee,
            (350.0, 440.0),
            1,
            &[(30, Click), (270, Resize(700.0, 525.0))],
        ),
        (
            impact,
            (350.0, 440.0),
            1,
            &[(30, Click), (270, Resize(700.0, 525.0))],
        ),
        (esee, size, 1, &[(30, Click), (270, Resize(350.0, 440.0))]),
        // A click enlarges discs at once.
        (esee, size, 1, &[(90, ClickAt(0.3, 0.6))]),
        (impact, size, 1, &[(90, ClickAt(0.3, 0.6))]),
        // A resize by a pixel moves what another resize has moved.
        (
            impact,
            (575.0, 549.0),
            1,
            &[
                (60, Resize(1269.0, 155.0)),
                (60, ClickAt(0.611, 0.789)),
                (76, Resize(1270.0, 155.0)),
            ],
        ),
        // Links of another phase appear at once.
        (esee, (2000.0, 150.0), 1, &[(30, Click), (400, PointerLeft)]),
        // Nothing happens but the click.
        (
            impact,
            size,
            1,
            &[(30, ClickAt(0.3, 0.6)), (1300, PointerLeft)],
        ),
    ];
    for (animation, size, seed, events) in runs {
        expect_no_jump(&Run {
            animation,
            size,
            seed,
            events: events.to_vec(),
        });
    }
}

#[test]
pub fn a_click_before_the_first_layout_is_answered_from_the_center() {
    let mut simulation = animations::find("esee")
        .unwrap()
        .simulation(StageSize::default(), 1);
    simulation.click_at((5.0, 7.0).into());
    simulation.resize(StageSize::new(700.0, 500.0));
    simulation.advance(0.2);
    let light = simulation.frame().glow.unwrap();
    assert_eq!(light.center, Vec2::new(350.0, 250.0));
}

#[test]
pub fn a_click_soon_after_a_reset_is_answered_within_100_ms_too() {
    for entry in animations::ALL
        .iter()
        .filter(|entry| !entry.description.is_film)
    {
        let mut simulation = clicked(entry, (700.0, 525.0), 10.0);
        simulation.reset();
        simulation.advance(0.15);
        simulation.click_at((600.0, 400.0).into());
        simulation.advance(0.1);
        let light = simulation.frame().glow;
        assert!(light.is_some_and(|light| light.opacity > 0.3), "{light:?}");
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod property {
    use proptest::prelude::*;
    use tests::continuity::Run;
    use tests::event::Event;

    use super::expect_no_jump;

    /// Those of phones, tablets and desktops, and any from 200 × 120 on.
    fn any_size() -> impl Strategy<Value = (f32, f32)> {
        prop_oneof![
            Just((318.0, 224.0)),
            Just((348.0, 403.0)),
            Just((764.0, 449.0)),
            Just((1001.0, 851.0)),
            (200.0_f32..1300.0, 120.0_f32..900.0),
        ]
    }

    fn any_event(size: (f32, f32)) -> impl Strategy<Value = Event> {
        prop_oneof![
            4 => (0.0_f32..1.0, 0.0_f32..1.0).prop_map(|(x, y)| Event::ClickAt(x, y)),
            1 => Just(Event::Resize(size.0 + 1.0, size.1)),
            1 => any_size().prop_map(|(width, height)| Event::Resize(width, height)),
            1 => (0.0_f32..1.0, 0.0_f32..1.0).prop_map(|(x, y)| Event::PointerMoved(x, y)),
        ]
    }

    /// Mostly events within a second of each other, in every phase.
    fn any_run() -> impl Strategy<Value = Run> {
        let frames = prop_oneof![3 => 0_u32..60, 1 => 0_u32..600];
        let animation = prop_oneof![Just("esee"), Just("impact")];
        (animation, any_size(), any::<u64>()).prop_flat_map(move |(animation, size, seed)| {
            prop::collection::vec((frames.clone(), any_event(size)), 1..6).prop_map(move |events| {
                Run {
                    animation,
                    size,
                    seed,
                    events,
                }
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn no_event_makes_anything_jump(run in any_run()) {
            expect_no_jump(&run);
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

#[test]
pub fn a_stage_that_was_resized_shows_what_one_of_that_size_shows_after_fading_or_paused() {
    for (from, to) in RESIZES {
        // A film's particles are at once where its size puts them (corridor.rs).
        let entries = animations::ALL.iter();
        for entry in entries.filter(|entry| !entry.description.is_film) {
            for at_secs in moments(entry) {
                let case = format!("{} to {to:?} at {at_secs} s", entry.description.name);
                let mut of_that_size = drifted(entry, from);
                of_that_size.resize(StageSize::new(to.0, to.1));
                of_that_size.click_at(CLICK * Vec2::from(to));
                of_that_size.advance(at_secs);
                let [mut paused, mut resized] = [(); 2].map(|()| {
                    let mut simulation = clicked(entry, from, at_secs);
                    simulation.resize(StageSize::new(to.0, to.1));
                    simulation
                });
                paused.end_fading();
                of_that_size.end_fading();
                let paused_px = apart_px(&mut paused, &mut of_that_size);
                assert!(paused_px < 0.1, "{paused_px} px: {case}");
                resized.advance(0.6);
                of_that_size.advance(0.6);
                let later_px = apart_px(&mut resized, &mut of_that_size);
                assert!(later_px < 0.1, "{later_px} px later: {case}");
            }
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
