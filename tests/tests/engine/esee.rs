//! Contract: ESEE's colors, webs, cluster and links, and what the pointer and labels do.

use particles::glam::Vec2;
use particles::{Frame, Link, StageSize, links};
use tests::check::check_style;
use tests::event::Event::{self, Click, Highlight, PointerLeft, PointerMoved};
use tests::stage::{SECOND, SIZES, at_still, centers, esee, on_stage, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

const ENVIRONMENTAL: usize = 0;
const SOCIAL: usize = 1;
const ETHICAL: usize = 2;
const ECONOMIC: usize = 3;

/// A point in each category's quadrant, on the stage of [`esee`].
const QUADRANTS: [(usize, (f32, f32)); 4] = [
    (ENVIRONMENTAL, (300.0, 150.0)),
    (SOCIAL, (900.0, 150.0)),
    (ETHICAL, (300.0, 450.0)),
    (ECONOMIC, (900.0, 450.0)),
];

/// Each particle's quadrant, numbered like the categories.
fn quadrants(frame: &Frame<'_>) -> Vec<u8> {
    let center = frame.size.center();
    let quadrant = |at: Vec2| u8::from(at.x > center.x) + 2 * u8::from(at.y > center.y);
    centers(frame).into_iter().map(quadrant).collect()
}

/// The connected components of the links, as one number each.
fn parts(frame: &Frame<'_>) -> Vec<usize> {
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
pub fn colors_are_the_tables() {
    let mut esee = esee();
    let palette = esee.frame().palette.iter();
    let palette: Vec<u32> = palette
        .map(|color| u32::from_be_bytes([0, color.0, color.1, color.2]))
        .collect();
    assert_eq!(palette, [0x1a_7d85, 0x6e_59a5, 0x9b_87f5, 0x7e_69ab]);
}

#[test]
pub fn the_still_of_the_first_phase_is_where_the_animation_starts_with_particles_everywhere() {
    let mut still = at_still("esee", "scattered", (1216.0, 608.0), 1);
    assert_eq!(still.frame(), esee().frame());
    for quadrant in 0..4 {
        let found = quadrants(&still.frame());
        let count = found.iter().filter(|found| **found == quadrant).count();
        assert!(count > 15, "{count} of 120 in quadrant {quadrant}");
    }
}

/// Least gap between discs and labels, which are 52 px high, or on a low stage a sixth of its height.
fn to_labels_px(frame: &Frame<'_>) -> f32 {
    let height_px = frame.size.height_px();
    let discs = frame.y.iter().zip(frame.radius_px);
    let to_edge_px = discs.map(|(y, radius_px)| y.min(height_px - y) - radius_px);
    to_edge_px.fold(f32::MAX, f32::min) - f32::min(52.0, height_px / 6.0)
}

#[test]
pub fn scattered_discs_stay_clear_of_labels_after_resizes_too() {
    for size in SIZES {
        let mut esee = on_stage("esee", size);
        for resized in SIZES {
            for _ in 0..20 {
                esee.advance(1.7);
                let clear_px = to_labels_px(&esee.frame());
                assert!(clear_px > 0.0, "{clear_px} px, {size:?} and {resized:?}");
            }
            esee.resize(StageSize::new(resized.0, resized.1));
        }
    }
}

#[test]
pub fn each_category_converges_to_one_web_in_its_quadrant_clear_of_labels() {
    for size in SIZES {
        for seed in 0..20 {
            let mut esee = at_still("esee", "converging", size, seed);
            let frame = esee.frame();
            assert_eq!(parts(&frame).len(), 4, "webs on {size:?} by seed {seed}");
            assert_eq!(quadrants(&frame), frame.color, "{size:?}");
            // As they float.
            while esee.phase_name() == "converging" {
                let clear_px = to_labels_px(&esee.frame());
                assert!(clear_px > 0.0, "{clear_px} px on {size:?} by seed {seed}");
                esee.advance(0.1);
            }
        }
    }
}

#[test]
pub fn unified_particles_are_one_round_cluster_of_mixed_categories_and_pulses_break_no_link() {
    for count in (4..=120_u16).step_by(4) {
        let side_px = (5_010.0 * f32::from(count)).sqrt();
        let size = (side_px, side_px);
        let mut esee = on_stage("esee", size);
        esee.click();
        esee.advance(6.0 + 60.0);
        let links = esee.frame().links.len();
        let (mut least, mut most) = (f32::INFINITY, 0.0_f32);
        for _ in 0..4 * SECOND {
            run(&mut esee, 1);
            assert!(!esee.is_settled(), "a pulse never ends");
            let frame = esee.frame();
            assert_eq!(frame.x.len(), usize::from(count));
            assert_eq!(parts(&frame).len(), 1, "one cluster of {count}");
            assert_eq!(frame.links.len(), links, "links of {count}");
            let is_mixed =
                |link: &&Link| frame.color[link.a as usize] != frame.color[link.b as usize];
            let mixed = frame.links.iter().filter(is_mixed).count();
            assert!(
                10 * mixed > 8 * frame.links.len(),
                "{mixed} of {}",
                frame.links.len()
            );
            let positions = centers(&frame);
            for (index, position) in positions.iter().enumerate() {
                for (other, other_position) in positions.iter().enumerate().take(index) {
                    let gap_px = position.distance(*other_position)
                        - frame.radius_px[index]
                        - frame.radius_px[other];
                    assert!(gap_px > 2.0, "discs of {count} are {gap_px} px apart");
                }
                // A disc with the area of `count` hexagons 18.3 px wide has a radius of 9.61 √count.
                let from_center_px = position.distance(frame.size.center());
                let most_px = 1.025 * (9.61 * f32::from(count).sqrt() + 9.2);
                assert!(from_center_px < most_px, "{from_center_px} px of {count}");
            }
            check_style(&frame, &(3.0..=7.0));
            let sum = frame.radius_px.iter().sum();
            (least, most) = (least.min(sum), most.max(sum));
        }
        assert!(most > 1.1 * least, "pulses of {count}: {least} to {most}");
    }
}

#[test]
pub fn links_are_under_40_px_in_a_category_while_converging_and_20_px_when_unified() {
    // In frames after the click.
    const FADE: u32 = 3 * SECOND / 10;
    const CONVERGING: u32 = 2 * SECOND;
    const WEBS_WHOLE: u32 = CONVERGING + FADE;
    const UNIFIED: u32 = 6 * SECOND;
    const WEBS_GONE: u32 = UNIFIED + FADE;
    const CLUSTER_WHOLE: u32 = WEBS_GONE + FADE;
    let mut esee = esee();
    assert!(esee.frame().links.is_empty(), "scattered ones have none");
    esee.click();
    for frame_count in 1..=9 * SECOND {
        run(&mut esee, 1);
        let (frame, case) = (esee.frame(), format!("after {frame_count} frames"));
        let (distance_px, groups) = match frame_count {
            ..CONVERGING => (0.0, None),
            CONVERGING..WEBS_GONE => (40.0, Some(frame.color)),
            WEBS_GONE.. => (20.0, None),
        };
        assert_eq!(frame.link_style.distance_px, distance_px, "{case}");
        let opacity = frame.link_style.opacity;
        match frame_count {
            ..=CONVERGING | WEBS_GONE => assert_eq!(opacity, 0.0, "{case}"),
            WEBS_WHOLE..=UNIFIED | CLUSTER_WHOLE.. => assert_eq!(opacity, 1.0, "{case}"),
            _ => assert!(opacity > 0.0 && opacity < 1.0, "{case}"),
        }
        if opacity > 0.0 {
            let mut found = frame.links.to_vec();
            found.sort();
            let expected = links::naive(frame.x, frame.y, groups, distance_px);
            assert_eq!(found, expected, "{case}");
        }
    }
}

/// Asserts which category is highlighted after each event.
fn expect_highlights(events: &[(Event, Option<usize>)]) {
    let mut esee = esee();
    for (event, highlighted) in events {
        event.apply(&mut esee);
        assert_eq!(esee.highlighted(), *highlighted, "after {event:?}");
    }
}

#[test]
pub fn a_pointer_highlights_the_category_of_its_quadrant_until_it_leaves_the_stage() {
    for (category, (x, y)) in QUADRANTS {
        for outside in [
            PointerLeft,
            PointerMoved(f32::NAN, y),
            PointerMoved(-1.0, y),
        ] {
            expect_highlights(&[(PointerMoved(x, y), Some(category)), (outside, None)]);
        }
    }
}

#[test]
pub fn a_label_highlights_its_category_until_the_pointer_moves_away() {
    expect_highlights(&[
        (PointerMoved(300.0, 150.0), Some(ENVIRONMENTAL)),
        (Highlight(Some(ECONOMIC)), Some(ECONOMIC)),
        (PointerMoved(320.0, 150.0), Some(ECONOMIC)),
        (PointerMoved(325.0, 150.0), Some(ENVIRONMENTAL)),
        (PointerLeft, Some(ECONOMIC)),
        (Highlight(None), None),
    ]);
    for index in [4, usize::MAX] {
        expect_highlights(&[(Highlight(Some(index)), None)]);
    }
}

#[test]
pub fn after_a_start_the_pointer_highlights_nothing_until_it_has_moved_away() {
    let start = [
        (PointerMoved(300.0, 150.0), Some(ENVIRONMENTAL)),
        (Click, None),
        (PointerMoved(323.0, 150.0), None),
    ];
    let away = (PointerMoved(324.5, 150.0), Some(ENVIRONMENTAL));
    let back = (PointerMoved(301.0, 150.0), Some(ENVIRONMENTAL));
    expect_highlights(&[&start[..], &[away, back, (PointerLeft, None)]].concat());
    // A label highlights all the same.
    let label = (Highlight(Some(SOCIAL)), Some(SOCIAL));
    let near = (PointerMoved(277.0, 150.0), Some(SOCIAL));
    expect_highlights(&[&start[..], &[label, near, away]].concat());
}

#[test]
pub fn a_start_keeps_the_highlight_of_a_label_and_a_reset_clears_it() {
    expect_highlights(&[
        (Highlight(Some(SOCIAL)), Some(SOCIAL)),
        (Click, Some(SOCIAL)),
        (Click, None),
    ]);
}

#[test]
pub fn a_highlighted_category_is_at_full_strength_and_the_others_are_dimmed() {
    let mut esee = esee();
    let full = esee.frame().opacity.to_vec();
    for (category, point) in QUADRANTS {
        esee.pointer_moved(point.into());
        // A paused stage, and one that runs.
        if category % 2 == 0 {
            esee.advance(0.0);
        } else {
            run(&mut esee, SECOND);
        }
        let frame = esee.frame();
        for (index, (opacity, full)) in frame.opacity.iter().zip(&full).enumerate() {
            if usize::from(frame.color[index]) == category {
                assert_eq!(*opacity, 1.0, "{category} is at full strength");
            } else {
                let fraction = opacity / full;
                assert!((0.1..0.9).contains(&fraction), "{fraction} with {category}");
            }
        }
    }
    esee.pointer_left();
    run(&mut esee, SECOND);
    assert_eq!(esee.frame().opacity, full);
}
