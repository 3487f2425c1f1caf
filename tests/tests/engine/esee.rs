//! Contract, ESEE animation: the constants, the phases and what a pointer does.

use particles::{LinkStyle, Simulation, StageSize, animations, links};
use tests::check::{check_answer, check_style};
use tests::stage::{centers, distance, esee, on_stage, pose, positions, run, run_for};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

const ENVIRONMENTAL: usize = 0;
const SOCIAL: usize = 1;
const ETHICAL: usize = 2;
const ECONOMIC: usize = 3;

/// A point in each category's quadrant of the stage of [`esee`].
const QUADRANTS: [(usize, (f32, f32)); 4] = [
    (ENVIRONMENTAL, (300.0, 150.0)),
    (SOCIAL, (900.0, 150.0)),
    (ETHICAL, (300.0, 450.0)),
    (ECONOMIC, (900.0, 450.0)),
];

#[test]
pub fn each_category_converges_in_its_quadrant_on_the_smallest_stages_too() {
    for size in [
        (1216.0, 608.0),
        (350.0, 440.0),
        (300.0, 120.0),
        (200.0, 150.0),
        (141.0, 106.0),
        (200.0, 100.0),
    ] {
        let mut esee = on_stage("esee", size);
        esee.click();
        esee.advance(5.0);
        let frame = esee.frame();
        for ((x, y), &color) in centers(&frame).into_iter().zip(frame.color) {
            let quadrant = u8::from(x > size.0 / 2.0) + 2 * u8::from(y > size.1 / 2.0);
            assert_eq!(quadrant, color, "({x}, {y}) on {size:?}");
        }
    }
}

#[test]
pub fn particle_count_is_area_by_5000_at_most_120_split_over_4() {
    for (size, count) in [
        ((1216.0, 608.0), 120),
        ((350.0, 440.0), 28),
        ((500.0, 400.0), 40),
        ((775.0, 774.0), 116),
        ((600.0, 1000.0), 120),
        ((16384.0, 16384.0), 120),
        ((200.0, 100.0), 4),
        ((1.0, 1.0), 4),
        ((0.0, 0.0), 4),
    ] {
        let mut esee = on_stage("esee", size);
        let frame = esee.frame();
        assert_eq!(frame.x.len(), count, "on {size:?}");
        for category in 0..4 {
            let of_category = |color: &&u8| usize::from(**color) == category;
            let in_category = frame.color.iter().filter(of_category).count();
            assert_eq!(in_category, count / 4, "{category:?} on {size:?}");
        }
    }
}

#[test]
pub fn size_is_3_to_7_px_and_opacity_0_7_to_1() {
    check_style(&esee().frame(), &(3.0..=7.0));
}

#[test]
pub fn colors_are_the_tables() {
    let mut esee = esee();
    let palette = esee.frame().palette.iter();
    let palette: Vec<_> = palette.map(|color| [color.0, color.1, color.2]).collect();
    assert_eq!(
        palette,
        [
            [0x1a, 0x7d, 0x85],
            [0x6e, 0x59, 0xa5],
            [0x9b, 0x87, 0xf5],
            [0x7e, 0x69, 0xab]
        ]
    );
}

#[test]
pub fn converges_2_s_after_the_click_and_unifies_4_s_later() {
    for (at_secs, phase) in [
        (0.0, "scattered"),
        (1.999, "scattered"),
        (2.0, "converging"),
        (5.999, "converging"),
        (6.0, "unified"),
        (1e6, "unified"),
    ] {
        let mut esee = esee();
        esee.advance(12.3);
        esee.click();
        esee.advance(at_secs);
        assert_eq!(esee.phase_name(), phase, "{at_secs} s after the click");
    }
}

#[test]
pub fn a_click_at_any_time_resets_to_scattered_and_clears_highlight_and_timers() {
    for at_secs in [0.0, 1.0, 2.0, 4.0, 6.0, 100.0] {
        let mut esee = esee();
        esee.click();
        assert!(esee.has_started(), "the caption changes with the click");
        esee.pointer_moved((300.0, 150.0).into());
        esee.set_highlight(Some(SOCIAL));
        esee.advance(at_secs);
        esee.click();
        assert_eq!(esee.phase_name(), "scattered", "reset after {at_secs} s");
        assert!(!esee.has_started(), "reset after {at_secs} s");
        assert_eq!(esee.highlighted(), None, "reset after {at_secs} s");
        esee.advance(60.0);
        assert_eq!(esee.phase_name(), "scattered", "no timer is left");
        esee.click();
        esee.advance(2.0);
        assert_eq!(esee.phase_name(), "converging", "it starts again");
    }
}

#[test]
pub fn hovering_a_quadrant_highlights_its_category() {
    let mut esee = esee();
    assert_eq!(esee.highlighted(), None);
    for (category, point) in QUADRANTS {
        esee.pointer_moved(point.into());
        assert_eq!(esee.highlighted(), Some(category));
    }
    esee.pointer_left();
    assert_eq!(esee.highlighted(), None);
    for nowhere in [(f32::NAN, 10.0), (10.0, f32::INFINITY), (-1.0, 10.0)] {
        esee.pointer_moved((300.0, 150.0).into());
        esee.pointer_moved(nowhere.into());
        assert_eq!(esee.highlighted(), None, "at {nowhere:?}");
    }
}

#[test]
pub fn of_a_label_and_the_pointer_the_last_one_highlights() {
    let mut esee = esee();
    esee.pointer_moved((300.0, 150.0).into());
    esee.set_highlight(Some(ECONOMIC));
    assert_eq!(esee.highlighted(), Some(ECONOMIC));
    esee.pointer_moved((320.0, 150.0).into());
    assert_eq!(esee.highlighted(), Some(ECONOMIC), "it has not moved away");
    esee.pointer_moved((325.0, 150.0).into());
    assert_eq!(esee.highlighted(), Some(ENVIRONMENTAL));
    esee.pointer_left();
    assert_eq!(esee.highlighted(), Some(ECONOMIC));
}

#[test]
pub fn esee_ignores_the_pointer_after_a_click_until_it_has_moved_away() {
    for at in [None, Some((300.0, 150.0))] {
        let mut esee = esee();
        esee.pointer_moved((300.0, 150.0).into());
        match at {
            Some(at) => esee.click_at(at.into()),
            None => esee.click(),
        }
        for (x, highlighted) in [
            (300.0, None),
            (323.0, None),
            (277.0, None),
            (324.5, Some(ENVIRONMENTAL)),
            (301.0, Some(ENVIRONMENTAL)),
        ] {
            esee.pointer_moved((x, 150.0).into());
            assert_eq!(esee.highlighted(), highlighted, "{x} after {at:?}");
        }
    }
}

#[test]
pub fn the_pointer_shows_at_once_without_time() {
    let mut esee = esee();
    let (still, full) = (positions(&mut esee), esee.frame().opacity.to_vec());
    esee.set_highlight(Some(SOCIAL));
    assert_eq!(esee.frame().opacity, full);
    esee.show_pointer();
    let is_social = |index: usize| usize::from(esee_color(index)) == SOCIAL;
    let frame = esee.frame();
    for (index, (&opacity, &full)) in frame.opacity.iter().zip(&full).enumerate() {
        assert_eq!(opacity > full, is_social(index), "{index}");
    }
    assert_eq!(positions(&mut esee), still, "no time passes");
}

/// The color of a particle of [`esee`]'s stage, by its index.
fn esee_color(index: usize) -> u8 {
    esee().frame().color[index]
}

#[test]
pub fn a_highlighted_category_is_at_full_strength_and_the_others_are_dimmed() {
    let mut esee = esee();
    let full = esee.frame().opacity.to_vec();
    for (category, point) in QUADRANTS {
        esee.pointer_moved(point.into());
        run(&mut esee, 1, 60);
        let frame = esee.frame();
        for (index, (opacity, full)) in frame.opacity.iter().zip(&full).enumerate() {
            if usize::from(frame.color[index]) == category {
                assert_eq!(*opacity, 1.0, "{category:?} is at full strength");
            } else {
                let share = opacity / full;
                assert!((0.1..0.9).contains(&share), "{share} beside {category:?}");
            }
        }
    }
    esee.pointer_left();
    run(&mut esee, 1, 60);
    assert_eq!(esee.frame().opacity, full);
}

#[test]
pub fn particles_that_a_resize_adds_are_dimmed_like_the_others() {
    let mut esee = on_stage("esee", (350.0, 440.0));
    esee.set_highlight(Some(ENVIRONMENTAL));
    run(&mut esee, 1, 60);
    esee.resize(StageSize::new(1216.0, 608.0));
    run(&mut esee, 1, 60);
    let frame = esee.frame();
    for (&opacity, &color) in frame.opacity.iter().zip(frame.color) {
        let is_highlighted = usize::from(color) == ENVIRONMENTAL;
        assert_eq!(opacity > 0.69, is_highlighted, "{opacity}");
    }
}

#[test]
pub fn nothing_is_highlighted_once_unified() {
    let mut esee = esee();
    let full = esee.frame().opacity.to_vec();
    esee.click();
    esee.pointer_moved((300.0, 150.0).into());
    esee.advance(5.9);
    assert_eq!(esee.highlighted(), Some(ENVIRONMENTAL));
    esee.advance(0.1);
    assert_eq!(esee.highlighted(), None);
    esee.set_highlight(Some(SOCIAL));
    assert_eq!(esee.highlighted(), None);
    run(&mut esee, 1, 60);
    let mut opacities = esee.frame().opacity.iter().zip(&full);
    assert!(opacities.all(|(opacity, full)| opacity >= full));
}

#[test]
pub fn scattered_particles_use_the_whole_stage() {
    let mut esee = esee();
    for _ in 0..10 {
        for (_, (quadrant_x, quadrant_y)) in QUADRANTS {
            let in_quadrant = |&&(x, y): &&(f32, f32)| {
                (x < 608.0) == (quadrant_x < 608.0) && (y < 304.0) == (quadrant_y < 304.0)
            };
            let count = positions(&mut esee).iter().filter(in_quadrant).count();
            assert!(count > 15, "{count} of 120 in a quadrant");
        }
        run(&mut esee, 6, 60);
    }
}

#[test]
pub fn unified_particles_are_one_cluster_at_the_center_that_pulses_for_ever() {
    for size in [
        (1216.0, 608.0),
        (700.0, 525.0),
        (350.0, 440.0),
        (320.0, 360.0),
    ] {
        let mut esee = on_stage("esee", size);
        let resting = |esee: &mut Simulation| esee.frame().radius_px.iter().sum::<f32>();
        esee.click();
        run(&mut esee, 6 + 60, 60);
        let (mut least, mut most) = (f32::INFINITY, 0.0_f32);
        for _ in 0..4 * 60 {
            esee.advance(1.0 / 60.0);
            assert_eq!(parts(&esee.frame()).len(), 1, "one cluster on {size:?}");
            let links = esee.frame().links.len();
            assert!(links >= esee.frame().x.len(), "closed on {size:?}");
            let from_center = |&position| distance(position, (size.0 / 2.0, size.1 / 2.0));
            let radius = positions(&mut esee)
                .iter()
                .map(from_center)
                .fold(0.0, f32::max);
            assert!(radius < 0.32 * size.0.min(size.1), "{radius} on {size:?}");
            check_style(&esee.frame(), &(3.0..=7.0));
            let sum = resting(&mut esee);
            (least, most) = (least.min(sum), most.max(sum));
            assert!(!esee.is_settled(), "a pulse never ends");
        }
        assert!(most > 1.2 * least, "seen on {size:?}: {least} to {most}");
    }
}

#[test]
pub fn esee_answers_a_click_within_100_ms_from_its_point() {
    check_answer("esee", (700.0, 525.0), (350.0, 300.0), &(3.0..=7.0));
}

#[test]
pub fn links_are_under_40_px_in_a_category_while_converging_and_20_px_when_unified() {
    let mut esee = esee();
    assert!(esee.frame().links.is_empty(), "scattered ones have none");
    esee.click();
    let mut before = LinkStyle::NONE;
    for frame_count in 1..=9 * 60 {
        run_for(&mut esee, 1);
        let (frame, case) = (esee.frame(), format!("after {frame_count} frames"));
        let style = frame.link_style;
        let (distance_px, groups) = match frame_count {
            ..120 => (0.0, None),
            // The webs' links fade for 0.3 s more.
            120..378 => (40.0, Some(frame.color)),
            _ => (20.0, None),
        };
        assert_eq!(style.distance_px, distance_px, "{case}");
        assert!(
            (style.opacity - before.opacity).abs() < 0.1,
            "a blink {case}"
        );
        match frame_count {
            ..=120 | 378 => assert_eq!(style.opacity, 0.0, "{case}"),
            138..=360 | 396.. => assert_eq!(style.opacity, 1.0, "{case}"),
            361..378 => assert!(style.opacity < before.opacity, "{case}"),
            _ => assert!(style.opacity > before.opacity, "{case}"),
        }
        if style.opacity > 0.0 {
            let mut found = frame.links.to_vec();
            found.sort();
            let expected = links::naive(frame.x, frame.y, groups, distance_px);
            assert_eq!(found, expected, "{case}");
        }
        before = style;
    }
}

#[test]
pub fn webs_are_whole_from_4_s_after_the_click_until_they_unify() {
    for size in [
        (1216.0, 608.0),
        (700.0, 525.0),
        (390.0, 420.0),
        (320.0, 256.0),
        (1600.0, 760.0),
    ] {
        let [mut esee, mut whole] = [(); 2].map(|()| {
            let mut esee = on_stage("esee", size);
            esee.click_at((30.0, 40.0).into());
            run(&mut esee, 4, 60);
            esee
        });
        for frame in 0..120 {
            whole.arrive();
            for (a, b) in positions(&mut esee).into_iter().zip(positions(&mut whole)) {
                let off_px = distance(a, b);
                assert!(off_px < 4.0, "{off_px} px on {size:?} in frame {frame}");
            }
            run_for(&mut esee, 1);
            run_for(&mut whole, 1);
        }
    }
}

#[test]
pub fn a_resize_keeps_the_timeline_and_follows_the_area() {
    let mut esee = esee();
    esee.click();
    esee.advance(1.0);
    esee.resize(StageSize::new(350.0, 440.0));
    assert_eq!(esee.frame().x.len(), 28);
    esee.advance(1.0);
    assert_eq!(esee.phase_name(), "converging");
    esee.resize(StageSize::new(1216.0, 608.0));
    assert_eq!(esee.frame().x.len(), 120);
    esee.advance(4.0);
    assert_eq!(esee.phase_name(), "unified");
}

#[test]
pub fn the_still_of_the_first_phase_is_where_the_animation_starts() {
    let mut still: Simulation = esee();
    pose(&mut still, "scattered");
    assert_eq!(still.frame(), esee().frame());
}

/// The connected components of the links: one number for each particle.
fn parts(frame: &particles::Frame<'_>) -> Vec<usize> {
    let mut parts: Vec<usize> = (0..frame.x.len()).collect();
    for link in frame.links {
        let (a, b) = (parts[link.a as usize], parts[link.b as usize]);
        for part in &mut parts {
            if *part == a.max(b) {
                *part = a.min(b);
            }
        }
    }
    parts.sort_unstable();
    parts.dedup();
    parts
}

#[test]
pub fn webs_keep_clear_of_the_labels_while_they_float() {
    for size in [
        (420.0, 262.0),
        (415.0, 260.0),
        (450.0, 281.0),
        (350.0, 262.0),
        (350.0, 400.0),
        (560.0, 420.0),
        (700.0, 525.0),
    ] {
        // Labels' strips: 52 px, or on a low stage a sixth of the height.
        let strip_px = 52.0_f32.min(size.1 / 6.0);
        let mut esee = on_stage("esee", size);
        pose(&mut esee, "converging");
        let clear_px = |esee: &mut Simulation| {
            let frame = esee.frame();
            let discs = frame.y.iter().zip(frame.radius_px);
            let to_edge = discs.map(|(y, radius)| y.min(size.1 - y) - radius);
            to_edge.fold(f32::MAX, f32::min) - strip_px
        };
        let posed_px = clear_px(&mut esee);
        assert!(posed_px > 6.0, "{posed_px} in the still on {size:?}");
        while esee.phase_name() == "converging" {
            let px = clear_px(&mut esee);
            assert!(px > 3.0, "{px} on {size:?}");
            run_for(&mut esee, 1);
        }
    }
}

#[test]
pub fn converged_categories_are_one_web_each_and_fill_their_quadrants() {
    for size in [
        (1216.0, 608.0),
        (700.0, 525.0),
        (672.0, 504.0),
        (560.0, 420.0),
        (350.0, 440.0),
        (350.0, 400.0),
        (375.0, 400.0),
        (390.0, 390.0),
        (600.0, 400.0),
        (320.0, 360.0),
    ] {
        for seed in 0..20 {
            let mut esee = animations::ALL[0].simulation(StageSize::new(size.0, size.1), seed);
            pose(&mut esee, "converging");
            let frame = esee.frame();
            assert_eq!(parts(&frame).len(), 4, "webs on {size:?} by seed {seed}");
            let (width, height) = (size.0 / 2.0, size.1 / 2.0);
            for category in 0..4_u8 {
                let (mut low, mut high) = ((f32::MAX, f32::MAX), (0.0_f32, 0.0_f32));
                let of_category = |&index: &usize| frame.color[index] == category;
                for index in (0..frame.x.len()).filter(of_category) {
                    let (x, y, r) = (frame.x[index], frame.y[index], frame.radius_px[index]);
                    low = (low.0.min(x - r), low.1.min(y - r));
                    high = (high.0.max(x + r), high.1.max(y + r));
                }
                let left = if category % 2 == 1 { width } else { 0.0 };
                let top = if category >= 2 { height } else { 0.0 };
                assert!(low.0 > left && high.0 < left + width, "{low:?} to {high:?}");
                // Labels are up to 40 px high, at the stage's upper and lower edges.
                assert!(low.1 > top.max(40.0), "{low:?} on {size:?}");
                assert!(
                    high.1 < (top + height).min(size.1 - 40.0),
                    "{high:?} on {size:?}"
                );
                if frame.x.len() >= 28 {
                    let least = (high.0 - low.0).min(high.1 - low.1);
                    // About half: a closed ring of seven, with links under 40 px, cannot be larger.
                    let half = 0.42 * width.min(height);
                    assert!(
                        least >= half,
                        "{least} of {half} px on {size:?} by seed {seed}"
                    );
                }
            }
        }
    }
}
