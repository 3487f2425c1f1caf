//! Home's film for the page: its first and last picture as SVG, and as TypeScript what the page draws as lines and
//! words.

use std::cmp::Ordering;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use particles::animations::corridor::PALETTE;
use particles::animations::corridor::composition::{
    ANSWER_RENTS, ANSWER_SHARE, COUNT, Composition, Free, NARROW, WAITING, WIDE, limits,
};
use particles::{Frame, StageSize, animations};

use crate::SEED;

/// The animation's name.
const NAME: &str = "corridor";
const NO_FILM: &str = "the engine has no animation of the film's name";
/// Of its line from limit to limit, in curves: within a twentieth of a unit.
const CURVES: u8 = 12;
/// From a label to the line that leads from it, in units of the composition.
const LEADER_INSET: f32 = 9.0;

/// Writes `corridor.ts` into `dir` and `corridor/{composition}.svg` there.
///
/// # Errors
/// When the engine has no such animation, or a file cannot be written.
pub(crate) fn write(dir: &Path) -> Result<()> {
    let pictures = dir.join(NAME);
    fs::create_dir_all(&pictures)
        .with_context(|| format!("could not create {}", pictures.display()))?;
    let mut files = vec![(dir.join("corridor.ts"), module()?)];
    for composition in [&WIDE, &NARROW] {
        let file = pictures.join(format!("{}.svg", composition.name));
        files.push((file, picture(composition)?));
    }
    for (file, text) in files {
        fs::write(&file, text).with_context(|| format!("could not write {}", file.display()))?;
    }
    Ok(())
}

/// A group for each phase, whose name is its `id`, to be shown by `<use href="wide.svg#limited">`. It is drawn in
/// `currentColor`, which it inherits from there.
fn picture(composition: &Composition) -> Result<String> {
    let [width, height] = composition.size;
    let mut picture =
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">"#);
    let size = StageSize::new(width, height);
    let entry = animations::find(NAME).context(NO_FILM)?;
    for (index, phase) in entry.description.phases.iter().enumerate() {
        let mut film = entry.at_still(index, size, SEED);
        let _ = write!(
            picture,
            r#"<g id="{}" fill="none" stroke="currentColor" stroke-linecap="round">{}</g>"#,
            phase.name,
            paths(&film.frame())
        );
    }
    picture.push_str("</svg>\n");
    Ok(picture)
}

/// The particles, all of one style as one path: discs are lines without length, whose ends are round.
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
        let line_radius = tenths(radius_px - 0.5 * width_px);
        let _ = write!(
            paths,
            r#"<path stroke-width="{width_px:.2}" opacity="{opacity:.2}" d=""#
        );
        let mut from = [0; 2];
        for index in 0..frame.x.len() {
            if style(index) != [stroke, radius_px, opacity] {
                continue;
            }
            let [x, y] = [frame.x, frame.y].map(|values| tenths(values[index]));
            // A ring begins and ends at its left.
            let at = [x - i32::from(is_ring) * line_radius, y];
            push_pair(&mut paths, 'm', [at[0] - from[0], at[1] - from[1]]);
            from = at;
            if is_ring {
                for across in [2 * line_radius, -2 * line_radius] {
                    push_pair(&mut paths, 'a', [line_radius, line_radius]);
                    push_pair(&mut paths, ' ', [0, 10]);
                    paths.push_str(" 1");
                    push_pair(&mut paths, ' ', [across, 0]);
                }
            } else {
                paths.push_str("h0");
            }
        }
        paths.push_str("\"/>");
    }
    paths
}

/// A command, or a separator, and two numbers of tenths, as short as they can be: `m11.9-.3`.
fn push_pair(path: &mut String, command: char, pair: [i32; 2]) {
    path.push(command);
    for (index, number) in pair.into_iter().enumerate() {
        if index > 0 && number >= 0 {
            path.push(' ');
        }
        let (whole, tenth) = (number.abs() / 10, number.abs() % 10);
        let sign = if number < 0 { "-" } else { "" };
        let _ = match (whole, tenth) {
            (_, 0) => write!(path, "{sign}{whole}"),
            (0, _) => write!(path, "{sign}.{tenth}"),
            _ => write!(path, "{sign}{whole}.{tenth}"),
        };
    }
}

#[expect(clippy::cast_possible_truncation, reason = "up to some thousands")]
fn tenths(value: f32) -> i32 {
    (10.0 * value).round() as i32
}

/// Rounded to tenths.
fn rounded(value: f32) -> f32 {
    tenths(value) as f32 / 10.0
}

/// The module's text.
fn module() -> Result<String> {
    let index = animations::ALL
        .iter()
        .position(|entry| entry.description.name == NAME)
        .context(NO_FILM)?;
    let [guessed, limited] = ANSWER_RENTS;
    let [floor, ceiling] = limits(ANSWER_SHARE).map(f32::round);
    let mut module = format!(
        "// Written by the engine's export; see crates/export.

/** Home's film: `animation` is its index for the engine's stage, whose colors are `colors` of the same teal. */
export const film = {{
  animation: {index},
  colors: {},
}} as const;

/** What the film shows: rents in dollars a month, one dot each. */
export const rents = {{
  count: {COUNT},
  waiting: {WAITING},
  /** The large dot's, before and after, and its limits. */
  guessed: {guessed},
  limited: {limited},
  floor: {floor},
  ceiling: {ceiling},
}} as const;

/**
 * The film's two compositions: wide for boxes more than {} times as wide as high, narrow for others. Lengths are in units
 * of the composition, whose SVG has two groups, `guessed` and `limited`, in `currentColor`.
 */
export const compositions = {{
",
        PALETTE.len(),
        Composition::WIDE_FROM,
    );
    for composition in [&WIDE, &NARROW] {
        push_composition(&mut module, composition);
    }
    module.push_str("} as const;\n");
    Ok(module)
}

/// The paths of the floor and the ceiling, in units of the composition.
#[must_use]
pub fn limit_lines(composition: &Composition) -> [String; 2] {
    [0, 1].map(|limit| path(|x| y_of_limit(composition, limit, x), composition.lines()))
}

fn y_of_limit(composition: &Composition, limit: usize, x: f32) -> f32 {
    composition.y_of_rent(limits(composition.share_at(x))[limit])
}

fn push_composition(module: &mut String, composition: &Composition) {
    let [width, height] = composition.size;
    let [floor, ceiling] = limit_lines(composition);
    let [floor_at, ceiling_at] =
        [0, 1].map(|limit| move |x: f32| y_of_limit(composition, limit, x));
    let x = composition.x_of_share(ANSWER_SHARE);
    let [before, after] = ANSWER_RENTS.map(|rent| rounded(composition.y_of_rent(rent)));
    let [rents, sizes] = composition.ticks;
    let rents = list(rents, "y", |rent| composition.y_of_rent(rent));
    let sizes = list(sizes, "x", |size| composition.x_of_size(size));
    let Composition {
        name,
        radius,
        large_radius,
        halo_radius,
        ring_stroke,
        ..
    } = composition;
    let _ = write!(
        module,
        "  {name}: {{
    width: {width},
    height: {height},
    /** The limits, as paths. */
    floor: \"{floor}\",
    ceiling: \"{ceiling}\",
    /** Ticks of the axes, by dollars a month and square feet. */
    rents: [{rents}],
    sizes: [{sizes}],
    dot: {{ radius: {radius} }},
    /** To the middle of its line. */
    ring: {{ radius: {}, stroke: {ring_stroke} }},
    /** The center before and after; `halo` is the radius of the circle around it, for which there is room once it rests. */
    large: {{ x: {}, guessed: {before}, limited: {after}, radius: {large_radius}, halo: {halo_radius} }},
    /** Lines from the labels, straight down to what they name or up to it. */
    leaders: {{
",
        rounded(composition.ring_radius() - 0.5 * ring_stroke),
        rounded(x),
    );
    for Free {
        name,
        sides: [left, top, _, bottom],
    } in composition.free
    {
        let (x, top, bottom) = match *name {
            "label" => (x, *top, after - halo_radius),
            "ceiling" => (
                left + LEADER_INSET,
                *bottom,
                ceiling_at(left + LEADER_INSET),
            ),
            "floor" => (left + LEADER_INSET, floor_at(left + LEADER_INSET), *top),
            _ => continue,
        };
        let [x, top, bottom] = [x, top, bottom].map(rounded);
        let _ = writeln!(
            module,
            "      {name}: {{ x: {x}, top: {top}, bottom: {bottom} }},"
        );
    }
    module.push_str("    },\n    /** Rectangles in which no dot is at any time. */\n    free: {\n");
    for Free {
        name,
        sides: [left, top, right, bottom],
    } in composition.free
    {
        let (width, height) = (right - left, bottom - top);
        let _ = writeln!(
            module,
            "      {name}: {{ left: {left}, top: {top}, width: {width}, height: {height} }},"
        );
    }
    module.push_str("    },\n  },\n");
}

/// Values of an axis with their positions there.
fn list(values: &[f32], axis: &str, position: impl Fn(f32) -> f32) -> String {
    let item = |&value: &f32| format!("{{ value: {value}, {axis}: {} }}", rounded(position(value)));
    values.iter().map(item).collect::<Vec<_>>().join(", ")
}

/// A smooth line through y of x, as cubic curves with its slopes at their ends.
fn path(y: impl Fn(f32) -> f32, [from, to]: [f32; 2]) -> String {
    let length = (to - from) / f32::from(CURVES);
    let third = length / 3.0;
    let mut path = String::new();
    push_pair(&mut path, 'M', [tenths(from), tenths(y(from))]);
    for curve in 0..CURVES {
        let [start, end] = [curve, curve + 1].map(|curve| from + length * f32::from(curve));
        let by = |x: f32| third * (y(x + 0.5) - y(x - 0.5));
        let controls = [
            ('C', start + third, y(start) + by(start)),
            (' ', end - third, y(end) - by(end)),
            (' ', end, y(end)),
        ];
        for (command, x, y) in controls {
            push_pair(&mut path, command, [tenths(x), tenths(y)]);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use particles::animations::corridor::composition::{COUNT, NARROW, WAITING, WIDE, limits};

    use super::{path, picture};

    #[test]
    fn each_still_has_every_dot_once() {
        for composition in [&WIDE, &NARROW] {
            let picture = picture(composition).unwrap();
            let groups: Vec<_> = picture.split("<g id=").skip(1).collect();
            assert_eq!(groups.len(), 2);
            for group in groups {
                let (discs, half_rings) = (group.matches("h0"), group.matches(" 0 1 1 "));
                let found = (discs.count(), half_rings.count());
                assert_eq!(found, (COUNT - WAITING, 2 * WAITING));
            }
        }
    }

    #[test]
    fn the_drawn_limits_are_the_limits() {
        for composition in [&WIDE, &NARROW] {
            for limit in [0, 1] {
                let y = |x: f32| composition.y_of_rent(limits(composition.share_at(x))[limit]);
                // Between pairs of numbers there is one separator, which may be their sign.
                let path = path(y, composition.lines()).replace('-', " -");
                let numbers = path.split(['M', 'C', ' ']).filter(|part| !part.is_empty());
                let numbers: Vec<f32> = numbers.map(|part| part.parse().unwrap()).collect();
                let points: Vec<_> = numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect();
                for four in points.windows(4).step_by(3) {
                    let middle = |at: fn(&(f32, f32)) -> f32| {
                        [1.0, 3.0, 3.0, 1.0]
                            .iter()
                            .zip(four)
                            .map(|(share, point)| share * at(point))
                            .sum::<f32>()
                            / 8.0
                    };
                    let off = middle(|point| point.1) - y(middle(|point| point.0));
                    assert!(off.abs() < 0.1, "{off} at {four:?}");
                }
            }
        }
    }
}
