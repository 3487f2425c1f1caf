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
const TOLERANCE: f32 = 0.1;
/// Distance between the points at which a line may turn, in units of the composition.
const STEP: f32 = 0.5;

/// The axes that the page draws around a trade's dots.
struct Axes {
    /// Prices with a tick, ascending.
    prices: [f32; 4],
    /// Values at the ends of the horizontal axis, and values with a tick.
    ends: [f32; 2],
    places: &'static [f32],
    /// Left end of the ceiling's label, as a fraction of the width.
    ceiling_label: f32,
}

/// In the order of [`TRADES`].
const AXES: [Axes; 4] = [
    // Square feet.
    Axes {
        prices: [1200.0, 1300.0, 1400.0, 1500.0],
        ends: [400.0, 1200.0],
        places: &[500.0, 700.0, 900.0, 1100.0],
        ceiling_label: 0.056,
    },
    // Nights, from a Monday on. Ticks are in the middle of Saturdays.
    Axes {
        prices: [100.0, 150.0, 200.0, 250.0],
        ends: [0.0, 40.0],
        places: &[5.5, 12.5, 19.5, 26.5, 33.5],
        ceiling_label: 0.056,
    },
    // Hours of the day.
    Axes {
        prices: [2.0, 4.0, 6.0, 8.0],
        ends: [4.0, 24.0],
        places: &[6.0, 12.0, 18.0],
        ceiling_label: 0.056,
    },
    // Weeks left.
    Axes {
        prices: [85.0, 90.0, 95.0, 100.0],
        ends: [20.0, 0.0],
        places: &[16.0, 12.0, 8.0, 4.0],
        ceiling_label: 0.31,
    },
];

/// Left end of the floor's label, as a fraction of the width.
const FLOOR_LABEL: f32 = 0.44;

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
    for Words {
        name, composition, ..
    } in &WORDS
    {
        let mut rest = String::new();
        for (index, trade) in TRADES.iter().enumerate() {
            rest += &group(trade.name, &at_rest(composition, index)?.frame());
            let guesses = group(trade.name, &guesses(composition, index)?.frame());
            let file = pictures.join(format!("{name}-{}-start.svg", trade.name));
            files.push((file, svg(composition, &guesses)));
        }
        files.push((
            pictures.join(format!("{name}.svg")),
            svg(composition, &rest),
        ));
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
        let line_radius = tenths(radius_px - 0.5 * width_px);
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

/// An SVG path of relative commands, in tenths.
#[derive(Default)]
struct Path2d {
    text: String,
    at: [f32; 2],
}

impl Path2d {
    /// Appends a command that goes to a point.
    fn go(&mut self, command: char, to: [f32; 2]) {
        let to = to.map(tenths);
        let [x, y] = [to[0] - self.at[0], to[1] - self.at[1]].map(tenths);
        let separator = if y < 0.0 { "" } else { " " };
        let _ = write!(self.text, "{command}{x}{separator}{y}");
        self.at = to;
    }
}

/// Rounded to tenths; never −0.
fn tenths(value: f32) -> f32 {
    (10.0 * value).round() / 10.0 + 0.0
}

/// The module's text.
fn module() -> Result<String> {
    let mut all = animations::ALL.iter();
    let index = all.position(|entry| entry.description.name == NAME);
    let index = index.context(NO_PICTURE)?;
    let colors = PALETTE.len();
    let mut module = format!(
        "// Written by the engine's export; see crates/export.

/** Home's picture. `animation` is its index for the engine's stage, `colors` the number of colors of the stage's palette, all the same teal. */
export const corridor = {{ animation: {index}, colors: {colors}, secs: {END_SECS} }} as const;

/** The number of dots in each trade, one per price, and the number of rings among them, which wait at a limit. */
export const dots = {{ count: {COUNT}, waiting: {WAITING} }} as const;

/**
 * The opened dot's price in each trade, as guessed and as recommended, and its limits: in dollars, in the store in percent of
 * the full price. `select` is the trade's index for the stage.
 */
export const trades = {{
"
    );
    for (index, trade) in TRADES.iter().enumerate() {
        let ([guess, price], [floor, ceiling]) = (trade.prices, trade.limits);
        let name = trade.name;
        let _ = writeln!(
            module,
            "  {name}: {{ select: {index}, guess: {guess}, price: {price}, floor: {floor}, ceiling: {ceiling} }},"
        );
    }
    module += "} as const;

/** The picture in two compositions, each for boxes of about its shape. Lengths are in units of the composition. */
export const compositions = {
";
    for words in &WORDS {
        push_composition(&mut module, words);
    }
    module += "} as const;\n";
    Ok(module)
}

fn push_composition(module: &mut String, words: &Words) {
    let composition = words.composition;
    let [width, height] = composition.size;
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
    opened: {{ x: {x}, halo: {halo} }},
    /** Right end of both axes' names. */
    namesRight: {names_right},
    trades: {{
",
        name = words.name,
        right = right(composition),
        foot = foot(composition),
        half = composition.half,
        x = tenths(composition.x_of(OPENED)),
        halo = tenths(HALO * composition.opened_radius),
        names_right = words.names_right,
    );
    for (trade, axes) in TRADES.iter().zip(&AXES) {
        push_trade(module, words, trade, axes);
    }
    *module += "    },\n  },\n";
}

fn push_trade(module: &mut String, words: &Words, trade: &Trade, axes: &Axes) {
    let composition = words.composition;
    let y_of = |price: f32| composition.y_of(trade, price);
    let [from, to] = axes.ends;
    // Labels are clear of the limits along their whole width.
    let along = |x: f32| {
        let steps = (0..=10_u8).map(f32::from);
        steps.map(move |step| composition.middle_y(trade, x + 0.1 * step * words.label))
    };
    let [ceiling_x, floor_x] =
        [axes.ceiling_label, FLOOR_LABEL].map(|fraction| right(composition) * fraction);
    let ceiling = along(ceiling_x).fold(f32::INFINITY, f32::min) - composition.half;
    let floor = along(floor_x).fold(0.0, f32::max) + composition.half;
    let _ = write!(
        module,
        "      {name}: {{
        /** The middle between the limits, as a path. */
        line: \"{path}\",
        /** y of the opened dot at rest. */
        opened: {{ price: {opened_y} }},
        prices: [{prices}],
        places: [{places}],
        /** Baselines of the axes' names. */
        names: {{ prices: {prices_name}, places: {places_name} }},
        /** Left ends of the limits' labels: bottom of the ceiling's, top of the floor's. */
        labels: {{ ceiling: {{ x: {}, y: {} }}, floor: {{ x: {}, y: {} }} }},
      }},
",
        tenths(ceiling_x),
        tenths(ceiling - 0.25 * words.line),
        tenths(floor_x),
        tenths(floor + 0.25 * words.line),
        name = trade.name,
        path = path(|x| composition.middle_y(trade, x), right(composition)),
        opened_y = tenths(y_of(trade.prices[1])),
        prices = list(&axes.prices, "y", y_of),
        places = list(axes.places, "x", |place| {
            composition.x_of((place - from) / (to - from))
        }),
        prices_name = tenths(y_of(axes.prices[3]) - words.line),
        places_name = tenths(foot(composition) + words.line),
    );
}

/// x of the last column's right edge.
fn right(composition: &Composition) -> f32 {
    tenths(composition.x_of(1.0) - composition.x_of(0.0))
}

/// y of the horizontal axis, below the lowest limit.
fn foot(composition: &Composition) -> f32 {
    composition.size[1] - FOOT + 10.0
}

/// The values of an axis with their positions.
fn list(values: &[f32], axis: &str, position: impl Fn(f32) -> f32) -> String {
    let item = |&value: &f32| format!("{{ value: {value}, {axis}: {} }}", tenths(position(value)));
    values.iter().map(item).collect::<Vec<_>>().join(", ")
}

/// The line y(x) from 0 to `right` as an SVG path of straight parts, each as long as the tolerance allows.
#[must_use]
pub fn path(y: impl Fn(f32) -> f32, right: f32) -> String {
    let is_near = |from: f32, to: f32| {
        let slope = (y(to) - y(from)) / (to - from);
        let steps = (1..16_u8).map(|step| f32::from(step) / 16.0 * (to - from));
        steps
            .into_iter()
            .all(|by| (y(from) + slope * by - y(from + by)).abs() < TOLERANCE)
    };
    let mut path = Path2d::default();
    path.go('M', [0.0, y(0.0)]);
    let (mut from, mut to) = (0.0, STEP);
    while from < right {
        while to < right && is_near(from, to + STEP) {
            to += STEP;
        }
        from = to.min(right);
        path.go('l', [from, y(from)]);
        to = from + STEP;
    }
    path.text
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
                    let (discs, half_rings) = (picture.matches("h0"), picture.matches(" 0 1 1"));
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
                let y = |x: f32| composition.middle_y(trade, x);
                let drawn = path(y, right(composition)).replace('-', " -");
                let [mut x, mut at_y] = [0.0; 2];
                for part in drawn.split(['M', 'l']).skip(1) {
                    let numbers = part.split(' ').filter(|number| !number.is_empty());
                    let numbers: Vec<f32> = numbers.map(|part| part.parse().unwrap()).collect();
                    let between = at_y + 0.5 * numbers[1] - y(x + 0.5 * numbers[0]);
                    assert!(
                        x == 0.0 || between.abs() < 0.3,
                        "{between} at {x}: {}",
                        trade.name
                    );
                    (x, at_y) = (x + numbers[0], at_y + numbers[1]);
                    assert!((at_y - y(x)).abs() < 0.2, "{at_y} at {x}: {}", trade.name);
                }
                assert!((x - right(composition)).abs() < 0.2, "{x}");
            }
        }
    }
}
