//! Checks that hold for every simulation and every frame.

use particles::{Frame, Simulation, links, svg};

/// Rounding may move a coordinate past an edge.
const TOLERANCE_PX: f32 = 0.01;

/// Checks state and frame.
///
/// # Panics
/// When a check fails.
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
///
/// # Panics
/// When a check fails.
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
    for &radius_px in frame.radius_px {
        assert!(
            (0.0..=100.0).contains(&radius_px),
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
    let style = frame.link_style;
    assert!(
        style.distance_px.is_finite() && (0.0..=1.0).contains(&style.opacity),
        "{style:?}"
    );
    assert!(
        (0.0..=1e4).contains(&frame.rim_px),
        "rims of {} px",
        frame.rim_px
    );
    if let Some(glow) = frame.glow {
        assert!(
            glow.center.is_finite() && glow.radius_px >= 0.0 && glow.radius_px.is_finite(),
            "{glow:?}"
        );
        assert!((0.0..=1.0).contains(&glow.opacity), "{glow:?}");
    }
}

/// The links are those of the naive search, with `same_color` only between particles of one color.
///
/// # Panics
/// When they are not.
pub fn check_links(frame: &Frame<'_>, same_color: bool) {
    let mut found = frame.links.to_vec();
    found.sort_unstable();
    let groups = same_color.then_some(frame.color);
    let expected = links::naive(frame.x, frame.y, groups, frame.link_style.distance_px);
    assert_eq!(found, expected, "the links within the distance");
}

/// The frame's still is one SVG element of numbers.
///
/// # Panics
/// When it is not.
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
///
/// # Panics
/// When it does not.
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
