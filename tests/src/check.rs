//! Checks that hold for every simulation and every frame.

use core::ops::RangeInclusive;

use particles::{Frame, Simulation, links, svg};

use crate::stage::{distance, on_stage, run_for};

/// Rounding may move a coordinate past an edge.
const TOLERANCE_PX: f32 = 0.01;

/// Checks state and frame.
pub fn check(simulation: &mut Simulation) {
    check_state(simulation);
    check_frame(&simulation.frame());
}

/// The phase exists, and is the first one before a click.
fn check_state(simulation: &Simulation) {
    let description = simulation.description();
    let phase = simulation.phase();
    assert!(phase < description.phases.len(), "phase {phase}");
    assert!(
        simulation.has_started() || phase == 0,
        "phase {phase} without a click"
    );
    if let Some(category) = simulation.highlighted() {
        assert!(
            category < description.categories.len(),
            "category {category}"
        );
    }
}

/// All values of a frame can be drawn, all particles are on the stage and sorted by color.
pub fn check_frame(frame: &Frame<'_>) {
    let (count, size) = (frame.x.len(), frame.size);
    for length in [
        frame.y.len(),
        frame.radius_px.len(),
        frame.opacity.len(),
        frame.color.len(),
    ] {
        assert_eq!(length, count, "the arrays are of one length");
    }
    for (coordinates, side_px) in [(frame.x, size.width_px()), (frame.y, size.height_px())] {
        for &coordinate in coordinates {
            assert!(
                (-TOLERANCE_PX..=side_px + TOLERANCE_PX).contains(&coordinate),
                "{coordinate} px is not on a side of {side_px} px"
            );
        }
    }
    // Those of a film grow with its stage.
    let most_px = f32::max(100.0, 0.02 * size.smaller_side_px());
    for &radius_px in frame.radius_px {
        assert!(
            (0.0..=most_px).contains(&radius_px),
            "a radius of {radius_px} px"
        );
    }
    for &opacity in frame.opacity {
        assert!((0.0..=1.0).contains(&opacity), "an opacity of {opacity}");
    }
    assert!(frame.color.is_sorted(), "particles are not sorted by color");
    for &color in frame.color {
        assert!(usize::from(color) < frame.palette.len(), "color {color}");
    }
    for link in frame.links {
        assert!(
            link.a < link.b && (link.b as usize) < count,
            "{link:?} of {count} particles"
        );
    }
    let strengths = frame.link_strength;
    assert!(
        strengths.is_empty() || strengths.len() == frame.links.len(),
        "{} strengths of {} links",
        strengths.len(),
        frame.links.len()
    );
    for &strength in strengths {
        assert!((0.0..=1.0).contains(&strength), "a strength of {strength}");
    }
    let style = frame.link_style;
    assert!(
        style.distance_px.is_finite() && (0.0..=1.0).contains(&style.opacity),
        "{style:?}"
    );
    if let Some(glow) = frame.glow {
        assert!(
            glow.center.is_finite() && glow.radius_px >= 0.0 && glow.radius_px.is_finite(),
            "{glow:?}"
        );
        assert!((0.0..=1.0).contains(&glow.opacity), "{glow:?}");
        assert!((0.0..=1.0).contains(&glow.ripple), "{glow:?}");
    }
}

/// The links are those of the naive search, with `same_color` only between particles of one color.
pub fn check_links(frame: &Frame<'_>, same_color: bool) {
    let mut found = frame.links.to_vec();
    found.sort_unstable();
    let groups = same_color.then_some(frame.color);
    let expected = links::naive(frame.x, frame.y, groups, frame.link_style.distance_px);
    assert_eq!(found, expected, "the links within the distance");
}

/// The frame's still is one SVG element of numbers.
pub fn check_still(frame: &Frame<'_>) {
    let still = svg::still(frame);
    assert!(
        still.starts_with("<svg ") && still.ends_with("</svg>"),
        "a still is one element"
    );
    assert!(
        !still.contains("NaN") && !still.contains("inf"),
        "a still has numbers"
    );
}

/// A settled simulation shows the same picture at any later time.
pub fn check_settled(simulation: &mut Simulation) {
    if !simulation.is_settled() {
        return;
    }
    let picture = |simulation: &mut Simulation| {
        let frame = simulation.frame();
        let bits = |values: &[f32]| values.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
        [frame.x, frame.y, frame.radius_px, frame.opacity].map(bits)
    };
    let before = picture(simulation);
    simulation.advance(1.0);
    assert_eq!(picture(simulation), before, "a settled picture moved");
}

/// Checks that a tenth of a second after a click, a light has spread from its point and particles near it have grown,
/// within the contract's radii.
pub fn check_answer(
    animation: &str,
    size: (f32, f32),
    click: (f32, f32),
    radii_px: &RangeInclusive<f32>,
) {
    let mut clicked = on_stage(animation, size);
    let mut other = on_stage(animation, size);
    clicked.click_at(click.into());
    run_for(&mut clicked, 6);
    run_for(&mut other, 6);
    assert_eq!(other.frame().glow, None, "nothing lights up by itself");
    let frame = clicked.frame();
    let glow = frame.glow.expect("a click lights up");
    assert_eq!((glow.center.x, glow.center.y), click, "the light's center");
    assert!(glow.radius_px > 80.0 && glow.opacity > 0.25, "{glow:?}");
    let near = |&index: &usize| distance((frame.x[index], frame.y[index]), click) < 150.0;
    let other = other.frame();
    let grown = |&index: &usize| frame.radius_px[index] > 1.1 * other.radius_px[index];
    let near: Vec<usize> = (0..frame.x.len()).filter(near).collect();
    let share = near.iter().copied().filter(grown).count() as f32 / near.len() as f32;
    assert!(share > 0.5, "{share} of {} are larger", near.len());
    check_style(&frame, radii_px);
}

/// Checks radii, and opacities, which the contract bounds alike for both animations.
pub fn check_style(frame: &Frame<'_>, radii_px: &RangeInclusive<f32>) {
    for radius_px in frame.radius_px {
        assert!(radii_px.contains(radius_px), "a radius of {radius_px} px");
    }
    for opacity in frame.opacity {
        assert!((0.7..=1.0).contains(opacity), "an opacity of {opacity}");
    }
}
