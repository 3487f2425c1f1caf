//! The dots of home's picture as SVG: each trade's guesses, and all trades at rest.

use std::cmp::Ordering;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use animations::corridor::{Composition, Corridor, END_SECS, NARROW, TRADES, WIDE};
use anyhow::{Context as _, Result};
use particles::{Frame, Simulation, StageSize};

use crate::path::Path2d;
use crate::{SEED, write_file};

/// Writes `{composition}.svg` with all trades at rest, and `{composition}-{trade}-start.svg` with the guesses of a
/// trade, into `dir`, which is created if it is absent.
pub(crate) fn write(dir: &Path) -> Result<()> {
    fs::create_dir_all(dir).with_context(|| format!("could not create {}", dir.display()))?;
    for composition in [&WIDE, &NARROW] {
        let name = composition.name;
        let mut rest = String::new();
        for (index, trade) in TRADES.iter().enumerate() {
            rest += &group(trade.name, &at_rest(composition, index).frame());
            let guesses = group(trade.name, &guesses(composition, index).frame());
            let file = dir.join(format!("{name}-{}-start.svg", trade.name));
            write_file(&file, &svg(composition, &guesses))?;
        }
        write_file(&dir.join(format!("{name}.svg")), &svg(composition, &rest))?;
    }
    Ok(())
}

/// A trade at the film's beginning.
fn guesses(composition: &Composition, trade: usize) -> Simulation<Corridor> {
    let [width, height] = composition.size;
    let size = StageSize::new(width, height);
    let mut picture = Simulation::new(Box::<Corridor>::default(), size, SEED);
    picture.select(trade);
    picture.advance(0.0);
    picture
}

/// A trade of home's picture, by its index, at rest.
#[must_use]
pub fn at_rest(composition: &Composition, trade: usize) -> Simulation<Corridor> {
    let mut picture = guesses(composition, trade);
    picture.start();
    picture.advance(END_SECS);
    picture
}

fn svg(composition: &Composition, groups: &str) -> String {
    let [width, height] = composition.size;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{groups}</svg>
"#
    )
}

/// The dots of a trade, for `<use href="wide.svg#hotel">`, from which they inherit `currentColor`.
fn group(trade: &str, frame: &Frame<'_>) -> String {
    let paths = paths(frame);
    format!(
        r#"<g id="{trade}" fill="none" stroke="currentColor" stroke-linecap="round">{paths}</g>"#
    )
}

/// The particles, one path per style: a quarter of the bytes of circles. A disc is a line without length and with round
/// ends, a ring two half circles.
fn paths(frame: &Frame<'_>) -> String {
    let style = |index: usize| {
        let stroke = frame.mark(frame.color[index].into()).stroke();
        [stroke, frame.radius_px[index], frame.opacity[index]]
    };
    let mut styles: Vec<_> = (0..frame.x.len()).map(style).collect();
    styles.sort_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
    styles.dedup();
    let mut paths = String::new();
    for [stroke, radius_px, opacity] in styles {
        let is_ring = stroke < 1.0;
        let width_px = if is_ring { stroke } else { 2.0 } * radius_px;
        let line_radius = (10.0 * (radius_px - 0.5 * width_px)).round() / 10.0;
        let across = 2.0 * line_radius;
        let ring = format!(
            "a{line_radius} {line_radius} 0 1 1 {across} 0a{line_radius} {line_radius} 0 1 1-{across} 0"
        );
        let (left, mark) = if is_ring {
            (line_radius, ring.as_str())
        } else {
            (0.0, "h0")
        };
        let mut path = Path2d::default();
        for index in
            (0..frame.x.len()).filter(|&index| style(index) == [stroke, radius_px, opacity])
        {
            path.go('m', [frame.x[index] - left, frame.y[index]]);
            path.text += mark;
        }
        let _ = write!(
            paths,
            r#"<path stroke-width="{width_px:.2}" opacity="{opacity:.2}" d="{}"/>"#,
            path.text
        );
    }
    paths
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use animations::corridor::{COUNT, NARROW, TRADES, WAITING, WIDE};
    use particles::{Frame, Mark, StageSize};

    use super::{at_rest, guesses, paths};

    #[test]
    fn each_still_has_every_dot_once_and_is_different() {
        let mut pictures = HashSet::new();
        for composition in [&WIDE, &NARROW] {
            for (index, trade) in TRADES.iter().enumerate() {
                for mut picture in [guesses(composition, index), at_rest(composition, index)] {
                    let picture = paths(&picture.frame());
                    let (discs, half_rings) = (picture.matches("h0"), picture.matches(" 0 1 1"));
                    let found = [discs.count(), half_rings.count()];
                    let expected = [COUNT - WAITING, 2 * WAITING].map(|count| count as usize);
                    assert_eq!(found, expected, "{}", trade.name);
                    assert!(pictures.insert(picture), "{}", trade.name);
                }
            }
        }
    }

    #[test]
    fn discs_are_round_points_and_rings_are_circles_within_their_radius() {
        let mut frame = Frame::new(StageSize::new(100.0, 100.0));
        (frame.x, frame.y) = (&[20.0, 60.0], &[30.0; 2]);
        (frame.radius_px, frame.opacity) = (&[8.0; 2], &[1.0; 2]);
        (frame.color, frame.marks) = (&[0, 1], &[Mark::Disc, Mark::Ring(0.5)]);
        let picture = paths(&frame);
        for part in [
            r#"stroke-width="16.00" opacity="1.00" d="m20 30h0""#,
            r#"stroke-width="4.00" opacity="1.00" d="m54 30a6 6 0 1 1 12 0a6 6 0 1 1-12 0""#,
        ] {
            assert!(picture.contains(part), "{part} is not in {picture}");
        }
    }
}
