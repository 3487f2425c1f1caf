//! Contract, Impact animation: the constants, the phases and what a pointer does.

use particles::{Frame, Rgb, Simulation, StageSize};
use tests::check::{check_answer, check_style};
use tests::stage::{centers, distance, impact, on_stage, pose, positions, run, visible_links};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// The center and the smaller side of the stage of [`impact`].
const CENTER: (f32, f32) = (352.0, 320.0);
const SMALLER_SIDE_PX: f32 = 640.0;
const TEAL: Rgb = Rgb(0x1a, 0x7d, 0x85);

#[test]
pub fn particle_count_is_area_by_4000_at_most_100() {
    for (size, count) in [
        ((704.0, 640.0), 100),
        ((350.0, 440.0), 38),
        ((400.0, 300.0), 30),
        ((632.0, 632.0), 99),
        ((16384.0, 16384.0), 100),
        ((63.0, 63.0), 1),
        ((0.0, 0.0), 1),
    ] {
        let mut impact = on_stage("impact", size);
        assert_eq!(impact.frame().x.len(), count, "on {size:?}");
    }
}

#[test]
pub fn size_is_4_to_10_px_opacity_0_7_to_1_and_there_are_four_colors() {
    let mut impact = impact();
    let frame = impact.frame();
    check_style(&frame, &(4.0..=10.0));
    let mut used: Vec<_> = colors(&frame)
        .iter()
        .map(|color| (color.0, color.1, color.2))
        .collect();
    used.sort_unstable();
    used.dedup();
    assert_eq!(used.len(), 4);
}

/// The color of each particle.
fn colors(frame: &Frame<'_>) -> Vec<Rgb> {
    let color = |&index: &u8| frame.palette[usize::from(index)];
    frame.color.iter().map(color).collect()
}

/// Whether each particle is of the building that most reports are from, in the order of angles about the center.
fn are_of_the_building(impact: &mut Simulation) -> Vec<bool> {
    let frame = impact.frame();
    let center = frame.size.center();
    let mut by_angle: Vec<_> = centers(&frame)
        .into_iter()
        .map(|(x, y)| (y - center.y).atan2(x - center.x))
        .zip(colors(&frame))
        .collect();
    by_angle.sort_by(|a, b| a.0.total_cmp(&b.0));
    by_angle.iter().map(|&(_, color)| color == TEAL).collect()
}

/// How many of them follow one of the other kind, around the ring.
fn changes(are_of_the_building: &[bool]) -> usize {
    let next = are_of_the_building.iter().cycle().skip(1);
    let pairs = are_of_the_building.iter().zip(next);
    pairs.filter(|(a, b)| a != b).count()
}

#[test]
pub fn most_are_from_one_building_mixed_at_first_and_side_by_side_in_the_end() {
    for size in [
        (306.0, 278.0),
        (350.0, 380.0),
        (420.0, 262.0),
        (560.0, 509.0),
        (704.0, 640.0),
        (1216.0, 608.0),
    ] {
        let mut impact = on_stage("impact", size);
        let start = are_of_the_building(&mut impact);
        let share = start.iter().filter(|is| **is).count() as f32 / start.len() as f32;
        assert!((0.55..0.7).contains(&share), "{share} on {size:?}");
        let mixed = changes(&start) as f32 / start.len() as f32;
        assert!(mixed > 0.6, "{mixed} on {size:?}");
        pose(&mut impact, "collective");
        assert_eq!(changes(&are_of_the_building(&mut impact)), 2, "on {size:?}");
    }
}

#[test]
pub fn individuals_start_evenly_on_a_ring_of_40_percent() {
    for size in [(704.0, 640.0), (350.0, 440.0), (1920.0, 300.0)] {
        let mut impact = on_stage("impact", size);
        let positions = positions(&mut impact);
        assert_even_ring(&positions, size, 0.4);
    }
}

/// Asserts positions at equal distances on a ring with this radius, a share of the smaller side.
fn assert_even_ring(positions: &[(f32, f32)], (width_px, height_px): (f32, f32), share: f32) {
    let center = (width_px / 2.0, height_px / 2.0);
    let mut positions = positions.to_vec();
    let angle = |&(x, y): &(f32, f32)| (y - center.1).atan2(x - center.0);
    positions.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    // Where the ring has no room for all, two share a position.
    positions.dedup_by(|a, b| distance(*a, *b) < 0.1);
    let gap = distance(positions[0], positions[1]);
    for (index, &position) in positions.iter().enumerate() {
        let radius = distance(position, center);
        assert!(
            (radius - share * width_px.min(height_px)).abs() < 0.1,
            "{radius}"
        );
        let next = positions[(index + 1) % positions.len()];
        assert!(
            (distance(position, next) - gap).abs() < 0.1,
            "between {position:?} and {next:?}"
        );
    }
}

#[test]
pub fn individuals_drift() {
    let mut impact = impact();
    let before = positions(&mut impact);
    run(&mut impact, 1, 60);
    for (before, after) in before.into_iter().zip(positions(&mut impact)) {
        assert!(
            (1.0..60.0).contains(&distance(before, after)),
            "{before:?} to {after:?}"
        );
    }
}

#[test]
pub fn converges_3_s_after_the_click_and_is_collective_5_s_later() {
    for (at_secs, phase) in [
        (0.0, "individual"),
        (2.999, "individual"),
        (3.0, "converging"),
        (7.999, "converging"),
        (8.0, "collective"),
        (1e6, "collective"),
    ] {
        let mut impact = impact();
        impact.advance(12.3);
        impact.click();
        impact.advance(at_secs);
        assert_eq!(impact.phase_name(), phase, "{at_secs} s after the click");
    }
}

#[test]
pub fn a_click_at_any_time_resets_to_individual_and_regenerates() {
    for at_secs in [0.0, 1.0, 3.0, 5.0, 8.0, 100.0] {
        let mut impact = impact();
        let first = impact.frame().radius_px.to_vec();
        impact.click();
        impact.advance(at_secs);
        impact.click();
        assert_eq!(impact.phase_name(), "individual", "reset after {at_secs} s");
        assert!(!impact.has_started(), "reset after {at_secs} s");
        impact.arrive();
        assert_even_ring(&positions(&mut impact), (704.0, 640.0), 0.4);
        assert_ne!(impact.frame().radius_px, first, "these are other particles");
        impact.advance(60.0);
        assert_eq!(impact.phase_name(), "individual", "no timer is left");
        impact.click();
        impact.advance(3.0);
        assert_eq!(impact.phase_name(), "converging", "it starts again");
    }
}

#[test]
pub fn a_paused_stage_shows_the_pointer_without_time() {
    let mut impact = impact();
    impact.click();
    impact.click_at((200.0, 200.0).into());
    impact.advance(0.1);
    let (radii, glow) = (impact.frame().radius_px.to_vec(), impact.frame().glow);
    impact.pointer_moved((0.0, 0.0).into());
    impact.show_pointer();
    assert_eq!(impact.frame().radius_px, radii);
    assert_eq!(impact.frame().glow, glow);
}

#[test]
pub fn a_resize_makes_new_particles_in_the_phase_and_at_the_time_where_the_animation_is() {
    let (wide, tall) = ((704.0, 640.0), (350.0, 440.0));
    for (at_secs, phase) in [
        (0.0, "individual"),
        (4.0, "converging"),
        (9.0, "collective"),
    ] {
        let mut impact = impact();
        impact.click();
        impact.advance(at_secs);
        let before = positions(&mut impact);
        let radii_px = impact.frame().radius_px.to_vec();
        impact.resize(StageSize::new(wide.0, wide.1));
        assert_eq!(positions(&mut impact), before, "the same size");
        impact.resize(StageSize::new(tall.0, tall.1));
        assert_eq!(impact.phase_name(), phase);
        assert!(impact.has_started(), "the timeline goes on");
        if at_secs > 3.0 {
            let mut running = on_stage("impact", tall);
            running.click();
            running.advance(at_secs);
            for simulation in [&mut impact, &mut running] {
                simulation.arrive();
            }
            assert_eq!(positions(&mut impact), positions(&mut running));
            assert_eq!(impact.frame().link_style, running.frame().link_style);
        }
        impact.resize(StageSize::new(wide.0, wide.1));
        impact.end_fading();
        assert_ne!(impact.frame().radius_px, radii_px, "these are others");
    }
}

/// Where the converging phase's particles are to be this long after it has begun.
fn converging_targets(frames: u32) -> Vec<(f32, f32)> {
    let mut other = impact();
    other.click();
    other.advance(3.0 + f64::from(frames) / 60.0);
    other.arrive();
    positions(&mut other)
}

#[test]
pub fn easing_is_2_percent_of_the_distance_per_frame_at_60_hz_while_converging() {
    let mut impact = impact();
    impact.click();
    impact.advance(3.0);
    let mut distances_px = |frames: u32| -> Vec<f32> {
        let targets = converging_targets(frames);
        let positions = positions(&mut impact).into_iter().zip(targets);
        let distances_px = positions.map(|(position, target)| distance(position, target));
        impact.advance(1.0 / 60.0);
        distances_px.collect()
    };
    let start = distances_px(0);
    for frames in 1..5 * 60_i32 {
        for (now, start) in distances_px(frames.cast_unsigned()).into_iter().zip(&start) {
            let expected = start * 0.98_f32.powi(frames);
            assert!((now - expected).abs() < 0.05, "{now} of {start}");
        }
    }
}

#[test]
pub fn the_web_is_whole_7_s_after_the_click() {
    for size in [
        (320.0, 256.0),
        (390.0, 420.0),
        (704.0, 640.0),
        (1216.0, 608.0),
    ] {
        for point in [(10.0, 10.0), (160.0, 128.0)] {
            let mut impact = on_stage("impact", size);
            run(&mut impact, 20, 60);
            impact.click_at(point.into());
            run(&mut impact, 7, 60);
            let reached = positions(&mut impact);
            impact.arrive();
            for (reached, target) in reached.into_iter().zip(positions(&mut impact)) {
                let off_px = distance(reached, target);
                assert!(off_px < 6.0, "{off_px} px on {size:?}");
            }
        }
    }
}

#[test]
pub fn converging_particles_end_within_20_percent_of_the_center_joined_by_lines() {
    let mut impact = impact();
    pose(&mut impact, "converging");
    for position in positions(&mut impact) {
        assert!(
            distance(position, CENTER) <= 0.2 * SMALLER_SIDE_PX + 0.01,
            "{position:?}"
        );
    }
    assert!(!impact.frame().links.is_empty());
}

#[test]
pub fn the_web_is_seen_on_every_stage_and_no_thicket() {
    for size in [
        (320.0, 300.0),
        (306.0, 278.0),
        (350.0, 400.0),
        (350.0, 440.0),
        (560.0, 509.0),
        (704.0, 640.0),
        (1216.0, 608.0),
    ] {
        let mut impact = on_stage("impact", size);
        pose(&mut impact, "converging");
        let frame = impact.frame();
        let seen = visible_links(&frame);
        assert!(seen > 0.75, "{seen} of the lines on {size:?}");
        let per_particle = seen * frame.links.len() as f32 / frame.x.len() as f32;
        assert!(
            (1.2..3.0).contains(&per_particle),
            "{per_particle} lines each on {size:?}"
        );
    }
}

#[test]
pub fn impact_answers_a_click_within_100_ms_from_its_point() {
    check_answer("impact", (560.0, 509.0), (100.0, 300.0), &(4.0..=10.0));
}

#[test]
pub fn the_collective_is_an_even_ring_of_15_percent_before_a_glow() {
    let mut impact = impact();
    impact.click();
    // The click's own light.
    impact.advance(1.2);
    let mut light = Vec::new();
    for frame in 72..10 * 60 {
        let is_collective = impact.phase_name() == "collective";
        match impact.frame().glow {
            Some(glow) => light.push(glow.opacity),
            None => assert!(light.is_empty(), "it comes and goes"),
        }
        assert!(is_collective || light.is_empty(), "after {frame} frames");
        assert!(impact.frame().links.is_empty() || frame >= 3 * 60);
        impact.advance(1.0 / 60.0);
    }
    assert!(light[0] < 0.01, "from nothing: {light:?}");
    assert!(light.is_sorted() && light[90] > 0.3, "it grows: {light:?}");
    run(&mut impact, 8, 60);
    assert_even_ring(&positions(&mut impact), (704.0, 640.0), 0.15);
    let frame = impact.frame();
    check_style(&frame, &(4.0..=10.0));
    assert!(frame.links.is_empty(), "lines have faded");
    let glow = frame.glow.unwrap();
    assert_eq!((glow.center.x, glow.center.y), CENTER);
    assert!(
        glow.radius_px > 0.15 * SMALLER_SIDE_PX && glow.opacity > 0.1,
        "{glow:?}"
    );
}

#[test]
pub fn hovering_enlarges_the_nearest_particle_within_its_size_plus_10_px_smoothly() {
    let mut impact = impact();
    let frame = impact.frame();
    let (x, y, radius_px) = (frame.x[25], frame.y[25], frame.radius_px[25]);
    let usual = frame.radius_px.to_vec();
    let outside = x + radius_px + 10.2;
    impact.pointer_moved((outside, y).into());
    impact.advance(1e-6);
    assert_eq!(
        impact.frame().radius_px,
        usual,
        "the pointer is too far away"
    );
    impact.pointer_moved((x + radius_px + 9.8, y).into());
    let mut largest = radius_px;
    for _ in 0..20 {
        impact.advance(0.01);
        // The pointer follows the particle, which drifts.
        let frame = impact.frame();
        let (position, radius) = ((frame.x[25], frame.y[25]), frame.radius_px[25]);
        impact.pointer_moved(position.into());
        assert!(
            radius >= largest && radius - largest < 0.2 * usual[25],
            "smoothly"
        );
        largest = radius;
    }
    assert!(largest > 1.3 * usual[25], "clearly larger");
    let enlarged = |(now, usual): &(&f32, &f32)| now > usual;
    let frame = impact.frame();
    assert_eq!(
        frame.radius_px.iter().zip(&usual).filter(enlarged).count(),
        1
    );
    impact.pointer_left();
    run(&mut impact, 1, 60);
    assert_eq!(impact.frame().radius_px, usual);
}

#[test]
pub fn nothing_is_enlarged_in_the_collective_phase() {
    let mut impact = impact();
    pose(&mut impact, "collective");
    let usual = impact.frame().radius_px.to_vec();
    let position = positions(&mut impact)[0];
    impact.pointer_moved(position.into());
    run(&mut impact, 1, 60);
    assert_eq!(impact.frame().radius_px, usual);
}

#[test]
pub fn the_collective_settles_and_then_no_frame_differs() {
    let mut impact = impact();
    assert!(!impact.is_settled(), "individuals drift");
    impact.click();
    run(&mut impact, 8, 60);
    assert!(!impact.is_settled(), "the ring is still to form");
    let mut frames = 0;
    while !impact.is_settled() && frames < 20 * 60 {
        impact.advance(1.0 / 60.0);
        frames += 1;
    }
    assert!(
        (60..15 * 60).contains(&frames),
        "settled after {frames} frames"
    );
    let mut other = self::impact();
    pose(&mut other, "collective");
    assert!(other.is_settled(), "so is the still");
    let (before, glow) = (positions(&mut impact), impact.frame().glow);
    impact.pointer_moved((300.0, 300.0).into());
    impact.advance(3.0);
    assert_eq!(positions(&mut impact), before);
    assert_eq!(impact.frame().glow, glow);
}
