//! Contract: Impact's ring, web and collective, and what the pointer does.

use particles::glam::Vec2;
use particles::{Rgb, Simulation};
use tests::check::{check_settled, check_style};
use tests::stage::{SECOND, SIZES, at_still, centers, impact, on_stage, positions, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// The center and the smaller side of the stage of [`impact`].
const CENTER: Vec2 = Vec2::new(352.0, 320.0);
const SMALLER_SIDE_PX: f32 = 640.0;
const TEAL: Rgb = Rgb(0x1a, 0x7d, 0x85);

/// Whether each particle is teal, in the order of angles around the center.
fn are_teal(impact: &mut Simulation) -> Vec<bool> {
    let frame = impact.frame();
    let center = frame.size.center();
    let angles = centers(&frame)
        .into_iter()
        .map(|at| (at - center).to_angle());
    let is_teal = |&color: &u8| frame.palette[usize::from(color)] == TEAL;
    let mut by_angle: Vec<_> = angles.zip(frame.color.iter().map(is_teal)).collect();
    by_angle.sort_by(|a, b| a.0.total_cmp(&b.0));
    by_angle.into_iter().map(|(_, is_teal)| is_teal).collect()
}

#[test]
pub fn three_of_five_particles_are_teal_and_in_the_end_side_by_side() {
    for size in SIZES {
        let mut still = at_still("impact", "collective", size, 1);
        let are_teal = are_teal(&mut still);
        let teal = are_teal.iter().filter(|is_teal| **is_teal).count();
        assert_eq!(teal, are_teal.len() * 3 / 5, "on {size:?}");
        let next = are_teal.iter().cycle().skip(1);
        let changes = are_teal.iter().zip(next).filter(|(a, b)| a != b);
        assert_eq!(changes.count(), 2, "on {size:?}");
    }
}

#[test]
pub fn individuals_start_evenly_on_a_ring_of_40_percent() {
    for size in [(704.0, 640.0), (350.0, 440.0), (1920.0, 300.0)] {
        expect_even_ring(&mut on_stage("impact", size), 0.4);
    }
}

/// Asserts that particles are at equal distances on a ring with this radius, as a fraction of the smaller side.
fn expect_even_ring(impact: &mut Simulation, fraction: f32) {
    let (mut positions, size) = (positions(impact), impact.size());
    let angle = |at: &Vec2| (*at - size.center()).to_angle();
    positions.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    // If the ring has no room for all, pairs share a position.
    positions.dedup_by(|a, b| a.distance(*b) < 0.1);
    let gap_px = positions[0].distance(positions[1]);
    for (position, next) in positions.iter().zip(positions.iter().cycle().skip(1)) {
        let radius_px = position.distance(size.center());
        let off_px = radius_px - fraction * size.smaller_side_px();
        assert!(off_px.abs() < 0.1, "{off_px} px");
        let more_px = position.distance(*next) - gap_px;
        assert!(more_px.abs() < 0.1, "between {position:?} and {next:?}");
    }
}

#[test]
pub fn a_reset_at_any_time_puts_new_particles_on_the_ring_at_once() {
    for at_secs in [0.0, 4.0, 9.0] {
        let mut impact = impact();
        let before = impact.frame().radius_px.to_vec();
        impact.click();
        impact.advance(at_secs);
        impact.click();
        expect_even_ring(&mut impact, 0.4);
        assert_ne!(impact.frame().radius_px, before, "after {at_secs} s");
    }
}

#[test]
pub fn easing_is_2_percent_of_the_distance_per_frame_at_60_hz_while_converging() {
    let [mut impact, mut targets] = [(); 2].map(|()| {
        let mut impact = impact();
        impact.click();
        impact.advance(3.0);
        impact
    });
    let mut start = Vec::new();
    for frames in 0..5 * SECOND.cast_signed() {
        targets.arrive();
        let pairs = positions(&mut impact)
            .into_iter()
            .zip(positions(&mut targets));
        let distances_px: Vec<f32> = pairs.map(|(at, target)| at.distance(target)).collect();
        if frames == 0 {
            start.clone_from(&distances_px);
        }
        for (now, start) in distances_px.into_iter().zip(&start) {
            let expected = start * 0.98_f32.powi(frames);
            assert!((now - expected).abs() < 0.05, "{now} of {start}");
        }
        run(&mut impact, 1);
        run(&mut targets, 1);
    }
}

#[test]
pub fn converging_particles_end_within_20_percent_of_the_center_joined_by_lines() {
    let mut impact = at_still("impact", "converging", (704.0, 640.0), 1);
    for position in positions(&mut impact) {
        let off_px = position.distance(CENTER);
        assert!(off_px <= 0.2 * SMALLER_SIDE_PX + 0.01, "{off_px} px");
    }
    assert!(!impact.frame().links.is_empty());
}

#[test]
pub fn the_collective_is_an_even_ring_of_15_percent_in_front_of_a_glow_that_grows_with_it() {
    let mut impact = impact();
    impact.click();
    impact.advance(7.9);
    assert_eq!(impact.frame().glow, None, "before the ring");
    impact.advance(0.1);
    let mut opacity = impact.frame().glow.unwrap().opacity;
    assert!(opacity < 0.01, "{opacity}");
    for _ in 0..3 * SECOND / 2 {
        run(&mut impact, 1);
        let grown = impact.frame().glow.unwrap().opacity;
        assert!(grown >= opacity, "{opacity} to {grown}");
        opacity = grown;
    }
    assert!(opacity > 0.3, "{opacity}");
    run(&mut impact, 8 * SECOND);
    expect_even_ring(&mut impact, 0.15);
    let frame = impact.frame();
    check_style(&frame, &(4.0..=10.0));
    assert!(frame.links.is_empty(), "lines have faded");
    let glow = frame.glow.unwrap();
    assert_eq!(glow.center, CENTER);
    assert!(glow.radius_px > 0.15 * SMALLER_SIDE_PX, "{glow:?}");
}

#[test]
pub fn hovering_enlarges_the_nearest_particle_within_its_size_plus_10_px_smoothly() {
    let mut impact = impact();
    let frame = impact.frame();
    let (x, y, radius_px) = (frame.x[25], frame.y[25], frame.radius_px[25]);
    let usual = frame.radius_px.to_vec();
    let outside = x + radius_px + 10.2;
    impact.pointer_moved((outside, y).into());
    // No time passes, so that nothing moves and an enlargement would be complete.
    impact.advance(0.0);
    assert_eq!(impact.frame().radius_px, usual, "it is too far away");
    impact.pointer_moved((x + radius_px + 9.8, y).into());
    let mut largest = radius_px;
    for _ in 0..20 {
        impact.advance(0.01);
        // The pointer follows the particle, which drifts.
        let frame = impact.frame();
        let (position, radius_px) = (centers(&frame)[25], frame.radius_px[25]);
        impact.pointer_moved(position);
        let larger_px = radius_px - largest;
        assert!(larger_px >= 0.0 && larger_px < 0.2 * usual[25], "smoothly");
        largest = radius_px;
    }
    assert!(largest > 1.3 * usual[25], "clearly larger");
    let radii_px = impact.frame().radius_px.to_vec();
    let enlarged = radii_px
        .iter()
        .zip(&usual)
        .filter(|(now, usual)| now > usual);
    assert_eq!(enlarged.count(), 1);
    impact.pointer_left();
    run(&mut impact, SECOND);
    assert_eq!(impact.frame().radius_px, usual);
}

#[test]
pub fn a_hovered_disc_lies_within_the_stage() {
    let mut impact = impact();
    for _ in 0..10 * SECOND {
        run(&mut impact, 1);
        let frame = impact.frame();
        let sides = frame.size.sides_px();
        let to_edge_px = |at: &Vec2| at.min(sides - *at).min_element();
        let centers = centers(&frame);
        for (at, radius_px) in centers.iter().zip(frame.radius_px) {
            assert!(to_edge_px(at) > radius_px - 0.01, "{at}, {radius_px} px");
        }
        let nearest = |a: &&Vec2, b: &&Vec2| to_edge_px(a).total_cmp(&to_edge_px(b));
        impact.pointer_moved(*centers.iter().min_by(nearest).unwrap());
    }
}

#[test]
pub fn in_the_web_the_reach_is_from_the_discs_as_drawn() {
    let mut impact = at_still("impact", "converging", (704.0, 640.0), 1);
    let frame = impact.frame();
    let leftmost = |a: &usize, b: &usize| frame.x[*a].total_cmp(&frame.x[*b]);
    let index = (0..frame.x.len()).min_by(leftmost).unwrap();
    let (x, y, radius_px) = (frame.x[index], frame.y[index], frame.radius_px[index]);
    for (reach_px, is_enlarged) in [(10.2, false), (9.8, true)] {
        impact.pointer_moved((x - radius_px - reach_px, y).into());
        impact.advance(0.0);
        assert_eq!(impact.frame().radius_px[index] > radius_px, is_enlarged);
    }
}

#[test]
pub fn the_collective_settles_and_then_no_frame_differs() {
    let mut impact = impact();
    assert!(!impact.is_settled(), "individuals drift");
    impact.click();
    run(&mut impact, 8 * SECOND);
    assert!(!impact.is_settled(), "the ring is still to form");
    let is_settled = |_: &u32| {
        run(&mut impact, 1);
        impact.is_settled()
    };
    let frames = (0..20 * SECOND).find(is_settled).unwrap();
    assert!(frames < 15 * SECOND, "settled after {frames} frames");
    impact.pointer_moved((300.0, 300.0).into());
    check_settled(&mut impact);
    let still = at_still("impact", "collective", (704.0, 640.0), 1);
    assert!(still.is_settled(), "so is the still");
}
