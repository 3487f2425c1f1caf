//! Frames as SVG, for pages on which an animation does not run.

use std::fmt::Write as _;

use glam::Vec2;

use crate::{Frame, Glow, Link, LinkStyle, Mark, Rgb};

/// An `<svg>` element with a view box and without a size, hidden from assistive technology. It has no `style`
/// attributes, which a strict Content-Security-Policy blocks.
///
/// The `id` of a glow's gradient contains all of the glow, so that a page can inline several pictures.
///
/// ```
/// use particles::{Frame, StageSize, svg};
///
/// let picture = svg::still(&Frame::new(StageSize::new(350.0, 440.0)));
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
/// ```
#[must_use]
pub fn still(frame: &Frame<'_>) -> String {
    let (width, height) = (px(frame.size.width_px()), px(frame.size.height_px()));
    let glow = frame.glow.map(|glow| disc_of_light(&glow));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" aria-hidden="true">{}{}{}</svg>"#,
        glow.unwrap_or_default(),
        links(frame),
        discs(frame),
    )
}

fn disc_of_light(glow: &Glow) -> String {
    let color = hex(glow.color);
    let stops = (0..=Glow::STEPS).map(|step| {
        let distance = f32::from(step) / f32::from(Glow::STEPS);
        let offset = decimals(distance, 3);
        let opacity = decimals(glow.opacity * glow.falloff(distance), 3);
        format!(r#"<stop offset="{offset}" stop-color="{color}" stop-opacity="{opacity}"/>"#)
    });
    let stops: String = stops.collect();
    let circle = open_circle(glow.center, glow.radius_px);
    let strength = [glow.opacity, glow.ripple].map(|value| decimals(value, 3));
    let place = [glow.center.x, glow.center.y, glow.radius_px].map(px);
    let id = ["glow", &color[1..], &place.join("-"), &strength.join("-")].join("-");
    format!(r#"<radialGradient id="{id}">{stops}</radialGradient>{circle} fill="url(#{id})"/>"#)
}

/// One path per color and level of opacity.
fn links(frame: &Frame<'_>) -> String {
    if frame.links.is_empty() {
        return String::new();
    }
    let mut paths = String::new();
    for (index, &color) in (0..=u8::MAX).zip(frame.palette) {
        for level in 0..LinkStyle::LEVELS {
            let alike = |link: &&Link| {
                frame.color.get(link.a as usize) == Some(&index)
                    && link_level(frame, **link) == Some(level)
            };
            let lines = frame.links.iter().filter(alike).filter_map(|link| {
                let (a, b) = (center(frame, link.a)?, center(frame, link.b)?);
                Some(format!("M{} {}L{} {}", px(a.x), px(a.y), px(b.x), px(b.y)))
            });
            let lines: String = lines.collect();
            if lines.is_empty() {
                continue;
            }
            let strength = (f32::from(level) + 0.5) / f32::from(LinkStyle::LEVELS);
            let opacity = decimals(strength * frame.link_style.opacity, 2);
            let color = hex(color);
            let _ = write!(
                paths,
                r#"<path stroke="{color}" stroke-opacity="{opacity}" d="{lines}"/>"#
            );
        }
    }
    let width = px(frame.link_style.width_px);
    format!(r#"<g fill="none" stroke-width="{width}">{paths}</g>"#)
}

/// The center of a particle; `None` if the frame lacks this index.
fn center(frame: &Frame<'_>, index: u32) -> Option<Vec2> {
    let index = index as usize;
    Some(Vec2::new(*frame.x.get(index)?, *frame.y.get(index)?))
}

/// The level of a link's opacity, as a fraction of the style's; `None` if the frame lacks one of the link's ends.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and takes NaN to 0"
)]
fn link_level(frame: &Frame<'_>, link: Link) -> Option<u8> {
    let length_px = center(frame, link.a)?.distance(center(frame, link.b)?);
    let opacity = |index: u32| frame.opacity.get(index as usize).copied();
    let strength = frame.link_style.nearness(length_px) * opacity(link.a)?.min(opacity(link.b)?);
    Some(((strength * f32::from(LinkStyle::LEVELS)) as u8).min(LinkStyle::LEVELS - 1))
}

/// Discs and rings, grouped by color.
fn discs(frame: &Frame<'_>) -> String {
    let mut groups = String::new();
    for (color_index, &color) in (0..=u8::MAX).zip(frame.palette) {
        let mark = frame.mark(color_index.into());
        let discs = (0..frame.x.len()).filter_map(|index| {
            let center = Vec2::new(*frame.x.get(index)?, *frame.y.get(index)?);
            let radius_px = *frame.radius_px.get(index)?;
            let opacity = decimals(*frame.opacity.get(index)?, 2);
            if *frame.color.get(index)? != color_index {
                return None;
            }
            let width_px = match mark {
                Mark::Disc => 0.0,
                Mark::Ring(_) => mark.stroke() * radius_px,
            };
            let circle = open_circle(center, radius_px - 0.5 * width_px);
            let stroke = if width_px > 0.0 {
                format!(r#" stroke-width="{}""#, decimals(width_px, 2))
            } else {
                String::new()
            };
            Some(format!(r#"{circle}{stroke} opacity="{opacity}"/>"#))
        });
        let discs: String = discs.collect();
        let color = hex(color);
        let paint = match mark {
            Mark::Disc => format!(r#"fill="{color}""#),
            Mark::Ring(_) => format!(r#"fill="none" stroke="{color}""#),
        };
        let _ = write!(groups, "<g {paint}>{discs}</g>");
    }
    groups
}

/// A `<circle` without the end of its tag.
fn open_circle(center: Vec2, radius_px: f32) -> String {
    let (x, y, radius) = (px(center.x), px(center.y), px(radius_px));
    format!(r#"<circle cx="{x}" cy="{y}" r="{radius}""#)
}

/// `#rrggbb`.
fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A length with at most one decimal.
fn px(value: f32) -> String {
    decimals(value, 1)
}

/// A number rounded to at most `digits` decimals, without zeros that mean nothing: `0.50` is `.5`.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and takes NaN to 0"
)]
fn decimals(value: f32, digits: u8) -> String {
    let one = 10_u64.pow(u32::from(digits));
    let scaled = f64::round(f64::from(value.abs()) * one as f64) as u64;
    let sign = if value < 0.0 && scaled > 0 { "-" } else { "" };
    let (whole, part) = (scaled / one, scaled % one);
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let whole = if whole > 0 {
        format!("{whole}")
    } else {
        String::new()
    };
    let part = format!("{part:0width$}", width = usize::from(digits));
    format!("{sign}{whole}.{}", part.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::{decimals, still};
    use crate::{Frame, Glow, Link, LinkStyle, Mark, Rgb, StageSize};

    #[test]
    fn particles_and_links_that_a_frame_lacks_are_left_out() {
        let picture = still(&Frame {
            x: &[20.0, 50.0],
            y: &[30.0],
            radius_px: &[8.0, 2.0],
            opacity: &[1.0; 2],
            color: &[0; 2],
            palette: &[Rgb(100, 200, 50)],
            marks: &[],
            links: &[Link { a: 0, b: 1 }, Link { a: 0, b: 7 }],
            link_style: LinkStyle {
                distance_px: 90.0,
                opacity: 1.0,
                ..LinkStyle::NONE
            },
            ..Frame::new(StageSize::new(100.0, 100.0))
        });
        assert_eq!(picture.matches("<circle").count(), 1);
        assert!(!picture.contains("<path"));
    }

    #[test]
    fn a_still_has_the_frames_glow_links_discs_and_rings() {
        let color = Rgb(100, 200, 50);
        let picture = still(&Frame {
            x: &[20.0, 21.0],
            y: &[30.0; 2],
            radius_px: &[8.0; 2],
            opacity: &[1.0; 2],
            color: &[0, 1],
            palette: &[color; 2],
            marks: &[Mark::Disc, Mark::Ring(0.5)],
            links: &[Link { a: 0, b: 1 }],
            link_style: LinkStyle {
                distance_px: 90.0,
                opacity: 0.5,
                ..LinkStyle::NONE
            },
            glow: Some(Glow {
                center: (20.0, 30.0).into(),
                radius_px: 90.0,
                opacity: 0.5,
                ripple: 0.0,
                color,
            }),
            ..Frame::new(StageSize::new(100.0, 100.0))
        });
        for part in [
            r#"<circle cx="20" cy="30" r="90" fill="url(#glow-64c832-20-30-90-.5-0)"/>"#,
            r##"<path stroke="#64c832" stroke-opacity=".47" d="M20 30L21 30"/>"##,
            r#"<circle cx="20" cy="30" r="8" opacity="1"/>"#,
            r#"<circle cx="21" cy="30" r="6" stroke-width="4" opacity="1"/>"#,
        ] {
            assert!(picture.contains(part), "{part} is not in {picture}");
        }
    }

    #[test]
    fn numbers_are_compact() {
        for (value, digits, text) in [
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
            (-0.01, 1, "0"),
            (f32::NEG_INFINITY, 1, "-1844674407370955161.5"),
        ] {
            assert_eq!(decimals(value, digits), text);
        }
    }
}
