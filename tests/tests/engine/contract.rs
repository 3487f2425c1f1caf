//! Contract: the table of both animations, and what is promised of both.

use core::ops::RangeInclusive;

use particles::Simulation;
use particles::glam::Vec2;
use tests::check::check_style;
use tests::stage::{SECOND, SIZES, apart_px, at_still, on_stage, positions, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// A column of the contract's table.
#[derive(Debug)]
struct Column {
    name: &'static str,
    area_per_particle: f32,
    most: f32,
    categories: u8,
    radius_px: RangeInclusive<f32>,
    /// The phases, and when they begin after the click, in seconds.
    phases: [(&'static str, f64); 3],
    /// Time at which the second phase's web is whole, in seconds after the click.
    whole_secs: u32,
}

const COLUMNS: [Column; 2] = [
    Column {
        name: "esee",
        area_per_particle: 5000.0,
        most: 120.0,
        categories: 4,
        radius_px: 3.0..=7.0,
        phases: [("scattered", 0.0), ("converging", 2.0), ("unified", 6.0)],
        whole_secs: 4,
    },
    Column {
        name: "impact",
        area_per_particle: 4000.0,
        most: 100.0,
        categories: 1,
        radius_px: 4.0..=10.0,
        phases: [
            ("individual", 0.0),
            ("converging", 3.0),
            ("collective", 8.0),
        ],
        whole_secs: 7,
    },
];

/// An animation on a stage, and the position of its click.
#[derive(Debug)]
struct Case {
    column: &'static Column,
    size: (f32, f32),
    click: (f32, f32),
}

/// Both animations on every stage, clicked in the middle, elsewhere and in a corner.
fn cases() -> impl Iterator<Item = Case> {
    COLUMNS.iter().flat_map(|column| {
        SIZES.into_iter().flat_map(move |size| {
            [(0.5, 0.5), (0.3, 0.65), (0.95, 0.1)].map(|(x, y)| Case {
                column,
                size,
                click: (x * size.0, y * size.1),
            })
        })
    })
}

impl Case {
    fn drifted(&self) -> Simulation {
        let mut simulation = on_stage(self.column.name, self.size);
        run(&mut simulation, 90);
        simulation
    }

    fn clicked(&self) -> Simulation {
        let mut simulation = self.drifted();
        simulation.click_at(self.click.into());
        simulation
    }
}

/// The median distance of the particles from earlier positions.
fn median_distance(simulation: &mut Simulation, before: &[Vec2]) -> f32 {
    let pairs = positions(simulation).into_iter().zip(before);
    let mut distances: Vec<f32> = pairs
        .map(|(after, &before)| after.distance(before))
        .collect();
    distances.sort_by(f32::total_cmp);
    distances[distances.len() / 2]
}

#[test]
pub fn numbers_of_particles_follow_the_area_up_to_a_limit_and_are_equal_in_each_category() {
    let odd_sizes = [0.0, 1.0, 63.0, 632.0, 775.0, 16384.0].map(|side_px| (side_px, side_px));
    for column in &COLUMNS {
        for size in SIZES.into_iter().chain(odd_sizes) {
            let count = (size.0 * size.1 / column.area_per_particle).min(column.most);
            let of_category = (count / f32::from(column.categories)).floor().max(1.0);
            let mut simulation = on_stage(column.name, size);
            let frame = simulation.frame();
            let count = of_category * f32::from(column.categories);
            assert_eq!(frame.x.len() as f32, count, "{} on {size:?}", column.name);
            for category in 0..column.categories {
                let is_of_category = |color: &&u8| column.categories == 1 || **color == category;
                let found = frame.color.iter().filter(is_of_category).count();
                assert_eq!(found as f32, of_category, "{category} on {size:?}");
            }
        }
    }
}

#[test]
pub fn phases_begin_at_their_times_and_radii_and_opacities_are_in_their_ranges() {
    for column in &COLUMNS {
        let at = |secs: f64| {
            let mut simulation = on_stage(column.name, (1216.0, 608.0));
            simulation.advance(12.3);
            simulation.click();
            simulation.advance(secs);
            check_style(&simulation.frame(), &column.radius_px);
            simulation.phase_name()
        };
        let [(first, _), (second, second_secs), (last, last_secs)] = column.phases;
        assert_eq!([at(0.0), at(second_secs - 1e-3)], [first; 2]);
        assert_eq!([at(second_secs), at(last_secs - 1e-3)], [second; 2]);
        assert_eq!([at(last_secs), at(1e6)], [last; 2]);
    }
}

#[test]
pub fn a_click_at_any_time_resets_and_clears_highlight_and_timers() {
    for column in &COLUMNS {
        let [(first, _), (second, second_secs), _] = column.phases;
        for at_secs in [0.0, 1.0, 2.0, 3.0, 5.0, 6.0, 8.0, 100.0] {
            let mut simulation = on_stage(column.name, (1216.0, 608.0));
            simulation.click();
            assert!(
                simulation.has_started(),
                "the caption changes with the click"
            );
            simulation.pointer_moved((300.0, 150.0).into());
            simulation.set_highlight(Some(1));
            simulation.advance(at_secs);
            simulation.click();
            assert_eq!(simulation.phase_name(), first, "reset after {at_secs} s");
            assert!(!simulation.has_started(), "reset after {at_secs} s");
            assert_eq!(simulation.highlighted(), None, "reset after {at_secs} s");
            let opacity = simulation.frame().opacity.to_vec();
            simulation.advance(60.0);
            assert_eq!(simulation.frame().opacity, opacity, "it fades nothing");
            assert_eq!(simulation.phase_name(), first, "no timer is left");
            simulation.click();
            simulation.advance(second_secs);
            assert_eq!(simulation.phase_name(), second, "it starts again");
        }
    }
}

#[test]
pub fn a_click_is_answered_within_100_ms_by_a_light_at_its_point_and_by_a_wave_and_faster_drift() {
    for case in cases() {
        let [mut clicked, mut other] = [case.clicked(), case.drifted()];
        assert_eq!(other.frame().glow, None, "there is no light before");
        let before = positions(&mut other);
        run(&mut clicked, SECOND / 10);
        let light = clicked.frame().glow.expect("a light");
        let from_click_px = light.center.distance(case.click.into());
        assert!(from_click_px < 0.01, "{from_click_px} px: {case:?}");
        assert!(light.radius_px > 40.0 && light.opacity > 0.25, "{light:?}");
        run(&mut clicked, SECOND / 5);
        run(&mut other, 3 * SECOND / 10);
        let (now, before_px) = (clicked.frame(), other.frame().radius_px);
        let grown = now.radius_px.iter().zip(before_px).map(|(a, b)| a - b);
        let grown_px = grown.fold(0.0, f32::max);
        assert!(grown_px > 0.1, "{grown_px} px: {case:?}");
        let [moved_px, usual_px] =
            [clicked, other].map(|mut simulation| median_distance(&mut simulation, &before));
        assert!(
            usual_px > 1.0 && moved_px > 2.0 * usual_px,
            "{moved_px} px, without a click {usual_px}: {case:?}"
        );
    }
}

#[test]
pub fn on_a_paused_stage_the_pointer_moves_nothing() {
    for case in cases() {
        let mut simulation = case.clicked();
        simulation.advance(0.1);
        let before = positions(&mut simulation);
        let light = simulation.frame().glow;
        simulation.pointer_moved((0.0, 0.0).into());
        simulation.advance(0.0);
        assert_eq!(positions(&mut simulation), before);
        assert_eq!(simulation.frame().glow, light);
    }
}

#[test]
pub fn pointer_and_label_change_nothing_in_the_last_phase() {
    for column in &COLUMNS {
        let [mut pointed, mut other] = [(); 2].map(|()| {
            let mut simulation = on_stage(column.name, (1216.0, 608.0));
            simulation.click();
            simulation
        });
        pointed.set_highlight(Some(1));
        pointed.advance(column.phases[2].1);
        other.advance(column.phases[2].1);
        for _ in 0..60 {
            let first = positions(&mut pointed)[0];
            pointed.pointer_moved(first);
            assert_eq!(pointed.highlighted(), None);
            run(&mut pointed, 1);
            run(&mut other, 1);
        }
        let (pointed, other) = (pointed.frame(), other.frame());
        assert_eq!(pointed.radius_px, other.radius_px);
        assert_eq!(pointed.opacity, other.opacity);
    }
}

#[test]
pub fn particles_stay_mixed_until_they_converge() {
    for case in cases() {
        let phase = case.column.phases[1].0;
        let webs = positions(&mut at_still(case.column.name, phase, case.size, 1));
        let far_px = |simulation: &mut Simulation| {
            let pairs = positions(simulation).into_iter().zip(&webs);
            pairs.map(|(a, &b)| a.distance(b)).sum::<f32>() / webs.len() as f32
        };
        let mut simulation = case.clicked();
        let before_px = far_px(&mut simulation);
        simulation.advance(case.column.phases[1].1 - 1e-3);
        let after_px = far_px(&mut simulation);
        assert!(
            after_px > 0.8 * before_px,
            "{before_px} to {after_px} px: {case:?}"
        );
    }
}

#[test]
pub fn webs_are_whole_from_their_second_until_the_last_phase() {
    for case in cases() {
        let [mut simulation, mut whole] = [case.clicked(), case.clicked()];
        for simulation in [&mut simulation, &mut whole] {
            run(simulation, case.column.whole_secs * SECOND);
        }
        while simulation.phase() == 1 {
            whole.arrive();
            let off_px = apart_px(&mut simulation, &mut whole);
            assert!(off_px < 6.0, "{off_px} px: {case:?}");
            run(&mut simulation, 1);
            run(&mut whole, 1);
        }
    }
}
