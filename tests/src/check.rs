//! Checks of every simulation and every frame.

use core::ops::RangeInclusive;

use particles::{Animation, Frame, Simulation, StageSize, svg};

/// By rounding, a coordinate may be this far off the stage.
const TOLERANCE_PX: f32 = 0.01;

/// Checks the state and the frame.
pub fn check<A: Animation + ?Sized>(simulation: &mut Simulation<A>) {
    check_state(simulation);
    check_frame(&simulation.frame());
}

/// The phase and the highlighted category exist; before a click, the phase is the first.
fn check_state<A: Animation + ?Sized>(simulation: &Simulation<A>) {
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

/// Painters can draw all values of a frame; particles are on the stage and sorted by color.
pub fn check_frame(frame: &Frame<'_>) {
    let (count, size) = (frame.x.len(), frame.size);
    let are_in = |what: &str, values: &[f32], range: RangeInclusive<f32>| {
        let outside = values.iter().find(|value| !range.contains(value));
        assert_eq!(outside, None, "{what} is not in {range:?}");
    };
    let arrays = [frame.x, frame.y, frame.radius_px, frame.opacity];
    let lens = arrays.map(<[f32]>::len);
    let others = [frame.color.len(), frame.id.len()];
    assert_eq!((lens, others), ([count; 4], [count; 2]), "lengths");
    let on_side = |side_px: f32| -TOLERANCE_PX..=side_px + TOLERANCE_PX;
    are_in("x", frame.x, on_side(size.width_px()));
    are_in("y", frame.y, on_side(size.height_px()));
    // A film's radii grow with the stage.
    let most_px = f32::max(100.0, 0.02 * size.smaller_side_px());
    are_in("a radius", frame.radius_px, 0.0..=most_px);
    are_in("an opacity", frame.opacity, 0.0..=1.0);
    assert!(frame.color.is_sorted(), "particles are not sorted by color");
    let last = frame.color.last().map_or(0, |&color| usize::from(color));
    assert!(last < frame.palette.len(), "color {last}");
    for link in frame.links {
        let are_in_order = link.a < link.b && (link.b as usize) < count;
        assert!(are_in_order, "{link:?} of {count}");
    }
    let (style, max_px) = (frame.link_style, StageSize::MAX_SIDE_PX);
    let lengths_px = [style.fade_from_px, style.distance_px, style.width_px];
    are_in("a length of links", &lengths_px, 0.0..=max_px);
    are_in("the opacity of links", &[style.opacity], 0.0..=1.0);
    if let Some(glow) = frame.glow {
        are_in("the light", &glow.center.to_array(), -max_px..=max_px);
        are_in("its radius", &[glow.radius_px], 0.0..=max_px);
        are_in("a fraction", &[glow.opacity, glow.ripple], 0.0..=1.0);
    }
}

/// The frame's still is one SVG element, with finite numbers.
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

/// A second later, a settled simulation has the same frame.
pub fn check_settled(simulation: &mut Simulation) {
    if !simulation.is_settled() {
        return;
    }
    let before = format!("{:?}", simulation.frame());
    simulation.advance(1.0);
    let after = format!("{:?}", simulation.frame());
    assert_eq!(after, before, "a settled picture moved");
}

/// Radii are in this range, opacities in the contract's, which is the same for both animations.
pub fn check_style(frame: &Frame<'_>, radii_px: &RangeInclusive<f32>) {
    for radius_px in frame.radius_px {
        assert!(radii_px.contains(radius_px), "a radius of {radius_px} px");
    }
    for opacity in frame.opacity {
        assert!((0.7..=1.0).contains(opacity), "an opacity of {opacity}");
    }
}
