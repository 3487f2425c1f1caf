//! Frames as SVG: the pictures that replace an animation where it does not run.

use alloc::string::String;
use core::fmt::Write as _;

use glam::Vec2;

use crate::{Frame, Glow, Link, Rgb};

/// Steps of opacity that links are rounded to: each is one path, and the eye does not distinguish more.
const LINK_LEVELS: u8 = 6;

/// A standalone `<svg>` element with a view box and no size of its own, hidden from assistive
/// technology. It has no `style` attributes, which a strict Content-Security-Policy blocks.
///
/// The `id` of a glow's gradient depends only on the frame's size: if a page inlines several
/// pictures of one size, all use the first one's. Pictures in `<img>` stay separate.
///
/// ```
/// use particles::{StageSize, animations, svg};
///
/// let mut simulation = animations::ALL[0].simulation(StageSize::new(350.0, 440.0), 1);
/// simulation.pose(2);
/// let picture = svg::still(&simulation.frame());
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
/// ```
#[must_use]
pub fn still(frame: &Frame<'_>) -> String {
    let mut svg = String::new();
    svg.push_str(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 "#);
    push_number(&mut svg, frame.size.width_px());
    svg.push(' ');
    push_number(&mut svg, frame.size.height_px());
    svg.push_str(r#"" aria-hidden="true">"#);
    if let Some(glow) = &frame.glow {
        push_glow(&mut svg, frame, glow);
    }
    push_links(&mut svg, frame);
    push_discs(&mut svg, frame);
    svg.push_str("</svg>");
    svg
}

fn push_glow(svg: &mut String, frame: &Frame<'_>, glow: &Glow) {
    let mut id = String::from("glow-");
    push_number(&mut id, frame.size.width_px());
    id.push('-');
    push_number(&mut id, frame.size.height_px());
    let _ = write!(svg, r#"<radialGradient id="{id}">"#);
    for step in 0..=Glow::STEPS {
        let distance = f32::from(step) / f32::from(Glow::STEPS);
        svg.push_str(r#"<stop offset=""#);
        push_decimals(svg, distance, 3);
        svg.push_str(r#"" stop-color=""#);
        push_color(svg, glow.color);
        svg.push_str(r#"" stop-opacity=""#);
        push_decimals(svg, glow.opacity * glow.falloff(distance), 3);
        svg.push_str(r#""/>"#);
    }
    svg.push_str("</radialGradient>");
    push_circle(svg, glow.center.x, glow.center.y, glow.radius_px);
    let _ = write!(svg, r#" fill="url(#{id})"/>"#);
}

/// Links of one color and about one opacity are one path.
fn push_links(svg: &mut String, frame: &Frame<'_>) {
    if frame.links.is_empty() {
        return;
    }
    svg.push_str(r#"<g fill="none" stroke-width=""#);
    push_number(svg, frame.link_style.width_px);
    svg.push_str(r#"">"#);
    for (index, &color) in (0..=u8::MAX).zip(frame.palette) {
        for level in 0..LINK_LEVELS {
            let alike = |link: &&Link| {
                frame.color.get(link.a as usize) == Some(&index)
                    && link_level(frame, **link) == Some(level)
            };
            let mut links = frame.links.iter().filter(alike).peekable();
            if links.peek().is_none() {
                continue;
            }
            svg.push_str(r#"<path stroke=""#);
            push_color(svg, color);
            svg.push_str(r#"" stroke-opacity=""#);
            let strength = (f32::from(level) + 0.5) / f32::from(LINK_LEVELS);
            push_decimals(svg, strength * frame.link_style.opacity, 2);
            svg.push_str(r#"" d=""#);
            for link in links {
                for (command, index) in [('M', link.a), ('L', link.b)] {
                    let Some(end) = center(frame, index) else {
                        continue;
                    };
                    svg.push(command);
                    push_number(svg, end.x);
                    svg.push(' ');
                    push_number(svg, end.y);
                }
            }
            svg.push_str(r#""/>"#);
        }
    }
    svg.push_str("</g>");
}

/// The center of a particle; `None` where the frame has none of this index.
fn center(frame: &Frame<'_>, index: u32) -> Option<Vec2> {
    let index = index as usize;
    Some(Vec2::new(*frame.x.get(index)?, *frame.y.get(index)?))
}

/// The opacity of a link in parts of the style's, as one of the levels; `None` where the frame has not got
/// both ends.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and takes NaN to 0"
)]
fn link_level(frame: &Frame<'_>, link: Link) -> Option<u8> {
    let length_px = center(frame, link.a)?.distance(center(frame, link.b)?);
    let opacity = |index: u32| frame.opacity.get(index as usize).copied();
    let strength = frame.link_style.nearness(length_px) * opacity(link.a)?.min(opacity(link.b)?);
    Some(((strength * f32::from(LINK_LEVELS)) as u8).min(LINK_LEVELS - 1))
}

/// The discs, grouped by color.
fn push_discs(svg: &mut String, frame: &Frame<'_>) {
    for (color_index, &color) in (0..=u8::MAX).zip(frame.palette) {
        svg.push_str(r#"<g fill=""#);
        push_color(svg, color);
        svg.push_str(r#"">"#);
        for index in 0..frame.x.len() {
            if let (Some((center, radius_px)), Some(&opacity), Some(&color)) = (
                disc(frame, index),
                frame.opacity.get(index),
                frame.color.get(index),
            ) && color == color_index
            {
                push_circle(svg, center.x, center.y, radius_px);
                svg.push_str(r#" opacity=""#);
                push_decimals(svg, opacity, 2);
                svg.push_str(r#""/>"#);
            }
        }
        svg.push_str("</g>");
    }
}

/// The center and the radius of a disc; `None` where the frame has none of this index.
fn disc(frame: &Frame<'_>, index: usize) -> Option<(Vec2, f32)> {
    Some((
        Vec2::new(*frame.x.get(index)?, *frame.y.get(index)?),
        *frame.radius_px.get(index)?,
    ))
}

/// A circle whose tag is still open.
fn push_circle(svg: &mut String, x: f32, y: f32, radius_px: f32) {
    svg.push_str(r#"<circle cx=""#);
    push_number(svg, x);
    svg.push_str(r#"" cy=""#);
    push_number(svg, y);
    svg.push_str(r#"" r=""#);
    push_number(svg, radius_px);
    svg.push('"');
}

/// `#rrggbb`.
fn push_color(svg: &mut String, Rgb(red, green, blue): Rgb) {
    let _ = write!(svg, "#{red:02x}{green:02x}{blue:02x}");
}

/// A length with at most one decimal.
fn push_number(svg: &mut String, value: f32) {
    push_decimals(svg, value, 1);
}

/// A number rounded to at most `decimals` decimals, without needless zeros: `0.50` is `.5`.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the cast saturates, and takes NaN to 0"
)]
fn push_decimals(svg: &mut String, value: f32, decimals: u8) {
    let one = 10_i64.pow(u32::from(decimals));
    let scaled = libm::round(f64::from(value) * one as f64) as i64;
    if scaled < 0 {
        svg.push('-');
    }
    let (whole, mut part) = (scaled.abs() / one, scaled.abs() % one);
    if whole > 0 || part == 0 {
        let _ = write!(svg, "{whole}");
    }
    if part > 0 {
        let mut digits = usize::from(decimals);
        while part % 10 == 0 {
            part /= 10;
            digits -= 1;
        }
        let _ = write!(svg, ".{part:0digits$}");
    }
}

#[cfg(test)]
mod tests {
    use super::{push_decimals, still};
    use crate::{Frame, Link, LinkStyle, Rgb, StageSize};

    #[test]
    fn what_a_frame_lacks_is_left_out() {
        let picture = still(&Frame {
            size: StageSize::new(100.0, 100.0),
            x: &[20.0, 50.0],
            y: &[30.0],
            radius_px: &[8.0, 2.0],
            opacity: &[1.0; 2],
            color: &[0; 2],
            palette: &[Rgb(100, 200, 50)],
            links: &[Link { a: 0, b: 1 }, Link { a: 0, b: 7 }],
            link_style: LinkStyle {
                distance_px: 90.0,
                opacity: 1.0,
                ..LinkStyle::NONE
            },
            glow: None,
        });
        assert_eq!(picture.matches("<circle").count(), 1);
        assert!(!picture.contains("<path"));
    }

    #[test]
    fn numbers_are_compact() {
        for (value, decimals, text) in [
            (0.0, 1, "0"),
            (12.0, 1, "12"),
            (12.04, 1, "12"),
            (12.06, 1, "12.1"),
            (-0.26, 1, "-.3"),
            (0.95, 2, ".95"),
            (0.5, 2, ".5"),
            (0.051, 3, ".051"),
            (1216.0, 1, "1216"),
            (f32::NAN, 1, "0"),
        ] {
            let mut written = String::new();
            push_decimals(&mut written, value, decimals);
            assert_eq!(written, text);
        }
    }
}
