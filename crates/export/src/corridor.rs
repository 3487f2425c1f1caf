//! Home's picture: each trade's dots as SVG, and its lines, axes and labels as TypeScript.

use std::cmp::Ordering;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use particles::animations::corridor::{
    COUNT, Composition, END_SECS, FOOT, HALO, NARROW, OPENED, PALETTE, TRADES, Trade, WAITING, WIDE,
};
use particles::{Frame, Simulation, StageSize, animations};

use crate::SEED;

/// The animation's name.
const NAME: &str = "corridor";
const NO_PICTURE: &str = "the engine has no animation of this name";
/// Largest distance between a drawn line and the limit, in units of the composition.
const TOLERANCE: f32 = 0.05;
/// Number of equal parts of the width, at whose ends curves may end: quarters of a night, eighths of an hour.
const PARTS: u8 = 160;

/// The axes that the page draws around a trade's dots.
struct Axes {
    /// Prices with a tick, ascending.
    prices: &'static [f32],
    /// Values at the ends of the horizontal axis, and values with a tick.
    ends: [f32; 2],
    places: &'static [f32],
    /// Left ends of the ceiling's and the floor's label, as fractions of the width.
    labels: [f32; 2],
}

/// In the order of [`TRADES`].
const AXES: [Axes; 4] = [
    // Square feet.
    Axes {
        prices: &[1200.0, 1300.0, 1400.0, 1500.0],
        ends: [400.0, 1200.0],
        places: &[500.0, 700.0, 900.0, 1100.0],
        labels: [0.056, 0.44],
    },
    // Nights, from a Monday on. Ticks are in the middle of Saturdays.
    Axes {
        prices: &[100.0, 150.0, 200.0, 250.0],
        ends: [0.0, 40.0],
        places: &[5.5, 12.5, 19.5, 26.5, 33.5],
        labels: [0.056, 0.44],
    },
    // Hours of the day.
    Axes {
        prices: &[2.0, 4.0, 6.0, 8.0],
        ends: [4.0, 24.0],
        places: &[6.0, 12.0, 18.0],
        labels: [0.056, 0.44],
    },
    // Weeks left.
    Axes {
        prices: &[85.0, 90.0, 95.0, 100.0],
        ends: [20.0, 0.0],
        places: &[16.0, 12.0, 8.0, 4.0],
        labels: [0.31, 0.44],
    },
];

/// A composition's name, and positions of the page's words, in the composition's units.
struct Words {
    name: &'static str,
    composition: &'static Composition,
    /// Right end of both axes' names.
    names_right: f32,
    /// Height of a line of text, including its distance from what it labels.
    line: f32,
    /// Width of a limit's label.
    label: f32,
}

const WORDS: [Words; 2] = [
    Words {
        name: "wide",
        composition: &WIDE,
        names_right: 1414.0,
        line: 24.0,
        label: 140.0,
    },
    Words {
        name: "narrow",
        composition: &NARROW,
        names_right: 386.0,
        line: 20.0,
        label: 100.0,
    },
];

/// Writes `corridor.ts` into `dir`, `corridor/{composition}.svg` with all trades at rest, and
/// `corridor/{composition}-{trade}-start.svg` with the guesses of a trade.
///
/// # Errors
/// When the engine has no such animation, or a file cannot be written.
pub(crate) fn write(dir: &Path) -> Result<()> {
    let pictures = dir.join(NAME);
    fs::create_dir_all(&pictures)
        .with_context(|| format!("could not create {}", pictures.display()))?;
    let mut files = vec![(dir.join("corridor.ts"), module()?)];
    for words in &WORDS {
        let mut rest = String::new();
        for (index, trade) in TRADES.iter().enumerate() {
            rest += &group(trade.name, &at_rest(words.composition, index)?.frame());
            let guesses = group(trade.name, &guesses(words.composition, index)?.frame());
            let file = format!("{}-{}-start.svg", words.name, trade.name);
            files.push((pictures.join(file), svg(words.composition, &guesses)));
        }
        let file = format!("{}.svg", words.name);
        files.push((pictures.join(file), svg(words.composition, &rest)));
    }
    for (file, text) in files {
        fs::write(&file, text).with_context(|| format!("could not write {}", file.display()))?;
    }
    Ok(())
}

/// The picture of a trade at the film's beginning.
fn guesses(composition: &Composition, trade: usize) -> Result<Simulation> {
    let [width, height] = composition.size;
    let entry = animations::find(NAME).context(NO_PICTURE)?;
    let mut picture = entry.simulation(StageSize::new(width, height), SEED);
    picture.select(trade);
    picture.advance(0.0);
    Ok(picture)
}

/// The picture of a trade at rest.
///
/// # Errors
/// When the engine has no such animation.
pub fn at_rest(composition: &Composition, trade: usize) -> Result<Simulation> {
    let mut picture = guesses(composition, trade)?;
    picture.start();
    picture.advance(END_SECS);
    Ok(picture)
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

/// The particles, one path per style. A disc is a line without length and with round ends.
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
            // A ring's path begins and ends at its left.
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

/// Appends a command or separator and two numbers, given in tenths, in their shortest form: `m11.9-.3`.
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
        .context(NO_PICTURE)?;
    let mut module = format!(
        "// Written by the engine's export; see crates/export.

/** Home's film. `animation` is its index for the engine's stage, `colors` the number of colors of the stage's palette, all the same teal. */
export const film = {{
  animation: {index},
  colors: {},
  secs: {END_SECS},
}} as const;

/** The number of dots in each trade, one per price, and the number of rings among them, which wait at a limit. */
export const dots = {{ count: {COUNT}, waiting: {WAITING} }} as const;

/**
 * The opened dot's price in each trade, as guessed and as recommended, and its limits: in dollars, in the store in percent of
 * the full price. `select` is the trade's index for the stage.
 */
export const trades = {{
",
        PALETTE.len(),
    );
    for (index, trade) in TRADES.iter().enumerate() {
        let ([guess, price], [floor, ceiling]) = (trade.prices, trade.limits);
        let name = trade.name;
        let _ = writeln!(
            module,
            "  {name}: {{ select: {index}, guess: {guess}, price: {price}, floor: {floor}, ceiling: {ceiling} }},"
        );
    }
    module.push_str(
        "} as const;

/** The picture in two compositions, each for boxes of about its shape. Lengths are in units of the composition. */
export const compositions = {
",
    );
    for words in &WORDS {
        push_composition(&mut module, words)?;
    }
    module.push_str("} as const;\n");
    Ok(module)
}

fn push_composition(module: &mut String, words: &Words) -> Result<()> {
    let composition = words.composition;
    let [width, height] = composition.size;
    let mut tops = [f32::INFINITY; 2];
    let mut highest = f32::INFINITY;
    for (index, trade) in TRADES.iter().enumerate() {
        for mut picture in [guesses(composition, index)?, at_rest(composition, index)?] {
            let frame = picture.frame();
            for (x, (y, radius_px)) in frame.x.iter().zip(frame.y.iter().zip(frame.radius_px)) {
                let top = &mut tops[usize::from(*x > 0.55 * right(composition))];
                *top = top.min(y - radius_px);
                highest = highest.min(composition.middle(trade, *x));
            }
        }
    }
    let _ = write!(
        module,
        "  {name}: {{
    width: {width},
    height: {height},
    /** The columns of dots end here; the axis of prices is to the right of it. */
    right: {right},
    /** y of the horizontal axis. */
    foot: {foot},
    /** Distance from a trade's line up to the ceiling and down to the floor. */
    half: {half},
    /** The opened dot; `halo` is the outer radius of the circle around it, for which its neighbors leave room. */
    opened: {{ x: {x}, radius: {radius}, halo: {halo} }},
    /** Least y of dots at any time, in the left 55 % of the columns and in the others; `rest` is the least y of limits. */
    tops: {{ left: {left_top}, right: {right_top}, rest: {rest} }},
    /** Right end of both axes' names. */
    namesRight: {names_right},
    trades: {{
",
        name = words.name,
        right = right(composition),
        foot = foot(composition),
        half = composition.half,
        x = rounded(composition.x_of(OPENED)),
        radius = composition.opened_radius,
        halo = rounded(HALO * composition.opened_radius),
        left_top = rounded(tops[0]),
        right_top = rounded(tops[1]),
        rest = rounded(highest - composition.half),
        names_right = words.names_right,
    );
    for (trade, axes) in TRADES.iter().zip(&AXES) {
        push_trade(module, words, trade, axes);
    }
    module.push_str("    },\n  },\n");
    Ok(())
}

fn push_trade(module: &mut String, words: &Words, trade: &Trade, axes: &Axes) {
    let composition = words.composition;
    let y_of = |price: f32| composition.y_of(trade, price);
    let [guess, price] = trade.prices.map(|price| rounded(y_of(price)));
    let prices = list(axes.prices, "y", y_of);
    let [from, to] = axes.ends;
    let places = list(axes.places, "x", |place| {
        composition.x_of((place - from) / (to - from))
    });
    let top_price = axes.prices.last().map_or(0.0, |price| y_of(*price));
    // Labels are clear of the limits along their whole width.
    let [ceiling_x, floor_x] = axes.labels.map(|fraction| right(composition) * fraction);
    let along = |x: f32| {
        (0..=10)
            .map(move |step: u8| composition.middle(trade, x + 0.1 * f32::from(step) * words.label))
    };
    let ceiling = along(ceiling_x).fold(f32::INFINITY, f32::min) - composition.half;
    let floor = along(floor_x).fold(0.0, f32::max) + composition.half;
    let _ = write!(
        module,
        "      {name}: {{
        /** The middle between the limits, as a path. */
        line: \"{path}\",
        opened: {{ guess: {guess}, price: {price} }},
        prices: [{prices}],
        places: [{places}],
        /** Baselines of the axes' names. */
        names: {{ prices: {prices_name}, places: {places_name} }},
        /** Left ends of the limits' labels: bottom of the ceiling's, top of the floor's. */
        labels: {{ ceiling: {{ x: {}, y: {} }}, floor: {{ x: {}, y: {} }} }},
      }},
",
        rounded(ceiling_x),
        rounded(ceiling - 0.25 * words.line),
        rounded(floor_x),
        rounded(floor + 0.25 * words.line),
        name = trade.name,
        path = path(|x| composition.middle(trade, x), right(composition)),
        prices_name = rounded(top_price - words.line),
        places_name = rounded(foot(composition) + words.line),
    );
}

/// x of the last column's right edge.
fn right(composition: &Composition) -> f32 {
    rounded(composition.x_of(1.0) - composition.x_of(0.0))
}

/// y of the horizontal axis, below the lowest limit.
fn foot(composition: &Composition) -> f32 {
    composition.size[1] - FOOT + 10.0
}

/// The values of an axis with their positions.
fn list(values: &[f32], axis: &str, position: impl Fn(f32) -> f32) -> String {
    let item = |&value: &f32| format!("{{ value: {value}, {axis}: {} }}", rounded(position(value)));
    values.iter().map(item).collect::<Vec<_>>().join(", ")
}

/// The line y(x) from 0 to `right` as an SVG path: cubic curves, each with the line's slopes at its ends, and each as
/// long as the tolerance allows.
#[must_use]
pub fn path(y: impl Fn(f32) -> f32, right: f32) -> String {
    let x_of = |part: u8| right * f32::from(part) / f32::from(PARTS);
    // One-sided, because the line may bend at a curve's end.
    let slope = |x: f32, by: f32| (4.0 * y(x + by) - y(x + 2.0 * by) - 3.0 * y(x)) / (2.0 * by);
    let curve = |from: f32, to: f32| {
        let (third, by) = ((to - from) / 3.0, (to - from) / 50.0);
        let controls = [
            y(from) + third * slope(from, by),
            y(to) - third * slope(to, -by),
        ];
        [y(from), controls[0], controls[1], y(to)]
    };
    let is_near = |from: f32, to: f32| {
        let [start, first, second, end] = curve(from, to);
        (1..8_u8).all(|eighth| {
            let at = f32::from(eighth) / 8.0;
            let left = 1.0 - at;
            let drawn = left * left * (left * start + 3.0 * at * first)
                + at * at * (3.0 * left * second + at * end);
            (drawn - y(from + at * (to - from))).abs() < TOLERANCE
        })
    };
    let mut path = String::new();
    push_pair(&mut path, 'M', [0, tenths(y(0.0))]);
    let mut part = 0;
    while part < PARTS {
        let from = x_of(part);
        let longest = (part + 2..=PARTS).take_while(|&to| is_near(from, x_of(to)));
        let next = longest.last().unwrap_or(part + 1);
        let to = x_of(next);
        let [start, first, second, end] = curve(from, to);
        let third = (to - from) / 3.0;
        let points = [(from + third, first), (to - third, second), (to, end)];
        let [first, second, end] =
            points.map(|(x, y)| [tenths(x) - tenths(from), tenths(y) - tenths(start)]);
        if [first, second, end].iter().all(|[_, down]| *down == 0) {
            push_pair(&mut path, 'l', end);
        } else {
            push_pair(&mut path, 'c', first);
            push_pair(&mut path, ' ', second);
            push_pair(&mut path, ' ', end);
        }
        part = next;
    }
    path
}

#[cfg(test)]
mod tests {
    use particles::animations::corridor::{COUNT, TRADES, WAITING};

    use super::{WORDS, at_rest, guesses, path, paths, right};

    #[test]
    fn each_still_has_every_dot_once() {
        for words in &WORDS {
            for (index, trade) in TRADES.iter().enumerate() {
                let start = guesses(words.composition, index).unwrap();
                let rest = at_rest(words.composition, index).unwrap();
                for mut picture in [start, rest] {
                    let picture = paths(&picture.frame());
                    let (discs, half_rings) = (picture.matches("h0"), picture.matches(" 0 1 1 "));
                    let found = [discs.count(), half_rings.count()];
                    let expected = [COUNT - WAITING, 2 * WAITING].map(|count| count as usize);
                    assert_eq!(found, expected, "{}", trade.name);
                }
            }
        }
    }

    #[test]
    fn the_drawn_line_is_the_middle_between_the_limits() {
        for words in &WORDS {
            let composition = words.composition;
            for trade in &TRADES {
                let y = |x: f32| composition.middle(trade, x);
                // Between pairs of numbers there is one separator, which may be their sign.
                let drawn = path(y, right(composition)).replace('-', " -");
                let (mut x, mut from, mut checked) = (0.0, y(0.0), 0);
                for curve in drawn.split(['l', 'c']).skip(1) {
                    let numbers = curve.split(' ').filter(|part| !part.is_empty());
                    let numbers: Vec<f32> = numbers.map(|part| part.parse().unwrap()).collect();
                    let [.., across, down] = numbers[..] else {
                        panic!("{curve}")
                    };
                    let [first, second] = match numbers[..] {
                        [_, first, _, second, ..] => [first, second],
                        _ => [down / 3.0, down * 2.0 / 3.0],
                    };
                    let middle = from + (3.0 * (first + second) + down) / 8.0;
                    let off = middle - y(x + 0.5 * across);
                    assert!(off.abs() < 0.2, "{off} at {x}: {}", trade.name);
                    (x, from, checked) = (x + across, from + down, checked + 1);
                }
                assert!((x - right(composition)).abs() < 1.0 && checked > 0, "{x}");
            }
        }
    }
}
