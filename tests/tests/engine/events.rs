//! No event makes a dot jump: a reset, a resize, a turned phone, a pause. What was before does not matter after it.

use field::FieldParams;
use particles::animations::Entry;
use particles::glam::Vec2;
use particles::{Simulation, StageSize, animations};
use tests::continuity::Run;
use tests::event::Event::{Click, ClickAt, PointerLeft, PointerMoved, Resize};
use tests::stage::{apart_px, on_stage, positions};
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

/// Where clicks are, in parts of the sides.
const CLICK: Vec2 = Vec2::new(0.3, 0.6);

/// All but films, whose particles are at once where a size puts them (corridor.rs).
fn clickable() -> impl Iterator<Item = &'static Entry> {
    let entries = animations::ALL.iter();
    entries.filter(|entry| !entry.description.is_film)
}

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
pub fn clicks_and_resizes_that_once_made_something_jump_no_longer_do() {
    let size = (700.0, 525.0);
    let runs: [(_, _, _, &[_]); 5] = [
        // The light moves to another click at once, or waits for an earlier one to fade.
        (
            "esee",
            size,
            1,
            &[(30, ClickAt(0.14, 0.19)), (6, ClickAt(0.86, 0.76))],
        ),
        // A wave carries a disc over the edge, from where a resize takes it.
        (
            "esee",
            (1001.0, 809.0),
            1,
            &[(150, ClickAt(0.94, 0.23)), (46, Resize(1002.0, 809.0))],
        ),
        // An enlarged disc is over the edge.
        (
            "impact",
            (704.0, 640.0),
            11,
            &[(200, PointerMoved(0.5, 1.0)), (12, PointerLeft)],
        ),
        // A resize by a pixel moves what another resize has moved.
        (
            "impact",
            (575.0, 549.0),
            1,
            &[
                (60, Resize(1269.0, 155.0)),
                (60, ClickAt(0.611, 0.789)),
                (76, Resize(1270.0, 155.0)),
            ],
        ),
        // Links of another phase appear at once.
        (
            "esee",
            (2000.0, 150.0),
            1,
            &[(30, Click), (400, PointerLeft)],
        ),
    ];
    for (animation, size, seed, events) in runs {
        let run = Run {
            animation,
            size,
            seed,
            events: events.to_vec(),
        };
        run.expect_no_jump();
    }
}

#[test]
pub fn a_click_before_the_first_layout_is_answered_from_the_center() {
    let mut simulation = on_stage("esee", (0.0, 0.0));
    simulation.click_at((5.0, 7.0).into());
    simulation.resize(StageSize::new(700.0, 500.0));
    simulation.advance(0.2);
    let light = simulation.frame().glow.unwrap();
    assert_eq!(light.center, Vec2::new(350.0, 250.0));
}

#[test]
pub fn a_click_soon_after_a_reset_is_answered_within_100_ms_too() {
    for entry in clickable() {
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
    use tests::stage::SIZES;

    fn any_size() -> impl Strategy<Value = (f32, f32)> {
        prop_oneof![
            4 => prop::sample::select(&SIZES[..]),
            1 => (200.0_f32..1300.0, 120.0_f32..900.0),
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
            run.expect_no_jump();
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
        for entry in clickable() {
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
                assert_eq!(paused.phase(), of_that_size.phase(), "{case}");
                let link_style = paused.frame().link_style;
                assert_eq!(link_style, of_that_size.frame().link_style, "{case}");
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

#[test]
pub fn a_stage_that_gets_its_size_late_shows_what_one_of_that_size_does() {
    let all = |(width_px, height_px)| {
        let size = StageSize::new(width_px, height_px);
        let animations = animations::ALL.iter();
        let animations = animations.map(move |entry| entry.simulation(size, 1));
        animations.chain([field::field(FieldParams::default(), size, 1)])
    };
    for (mut late, mut other) in all((0.0, 0.0)).zip(all((1216.0, 608.0))) {
        late.resize(StageSize::new(1216.0, 608.0));
        assert!(late.frame() == other.frame(), "{other:?}");
    }
}

#[test]
pub fn a_pose_is_that_of_a_new_simulation_whatever_happened_before() {
    let wide = StageSize::new(1216.0, 608.0);
    for entry in animations::ALL {
        let mut used = entry.simulation(StageSize::new(300.0, 200.0), 1);
        used.pointer_moved((50.0, 50.0).into());
        used.set_highlight(Some(1));
        for _ in 0..3 {
            used.click();
            used.advance(3.0);
        }
        used.resize(wide);
        used.pointer_moved((300.0, 150.0).into());
        for phase in 0..entry.description.phases.len() {
            used.pose(phase);
            let mut new = entry.simulation(wide, 1);
            new.pose(phase);
            assert!(used.frame() == new.frame(), "{}", entry.description.name);
        }
    }
}
