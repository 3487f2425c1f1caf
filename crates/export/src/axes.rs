//! The lines, axes and labels around the dots of home's picture, as TypeScript.

use animations::corridor::{
    AXIS_HEIGHT, COUNT, Composition, END_SECS, HALO_RADII, NARROW, OPENED, PALETTE, TRADES, Trade,
    WAITING, WIDE,
};
use serde_json::{Map, Value, json};

use crate::path::line;
use crate::typescript::constant;

/// The values on a trade's axes.
struct Axes {
    /// Prices with a tick, ascending.
    prices: [f32; 4],
    /// Values at the left and right end of the horizontal axis.
    ends: [f32; 2],
    /// Values with a tick on the horizontal axis.
    places: &'static [f32],
    /// Left end of the ceiling's label, as a fraction of the width.
    ceiling_label: f32,
}

/// In the order of [`TRADES`].
const AXES: [Axes; TRADES.len()] = [
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

/// Positions and sizes of the page's words in a composition, in the composition's units.
struct Words {
    composition: &'static Composition,
    /// Right end of both axes' names.
    names_right: f32,
    /// Height of a line of text, including the gap to the limit or axis that it labels.
    line_height: f32,
    /// Width of a limit's label.
    label_width: f32,
}

const WORDS: [Words; 2] = [
    Words {
        composition: &WIDE,
        names_right: 1414.0,
        line_height: 24.0,
        label_width: 140.0,
    },
    Words {
        composition: &NARROW,
        names_right: 386.0,
        line_height: 20.0,
        label_width: 100.0,
    },
];

/// The text of `corridor.ts`.
pub(crate) fn module() -> String {
    let mut all = animations::ALL.iter();
    let corridor = json!({
        "animation": all.position(|entry| entry.description.name == "corridor"),
        "colors": PALETTE.len(),
        "secs": END_SECS,
    });
    let dots = json!({ "count": COUNT, "waiting": WAITING });
    let trades = TRADES.iter().enumerate().map(|(index, trade)| {
        // Without the digits that a number of single precision has in double precision.
        let rounded = |value: f32| (1000.0 * f64::from(value)).round() / 1000.0;
        let ([guess, price], [floor, ceiling]) =
            (trade.prices.map(rounded), trade.limits.map(rounded));
        let values = json!({
            "select": index, "guess": guess, "price": price, "floor": floor, "ceiling": ceiling,
        });
        (trade.name.to_owned(), values)
    });
    let compositions = WORDS.iter().map(|words| {
        let name = words.composition.name.to_owned();
        (name, composition(words))
    });
    [
        constant(
            "Home's picture: its index for the engine's stage, the number of colors in the stage's palette, all the same \
             teal, and its duration.",
            "corridor",
            &corridor,
        ),
        constant(
            "The number of dots in each trade, one per price, and of the rings among them, which wait at a limit.",
            "dots",
            &dots,
        ),
        constant(
            "For each trade, its index for the stage, the opened dot's price as guessed and as recommended, and its \
             limits: in dollars, in the store in percent of the full price.",
            "trades",
            &Value::Object(trades.collect()),
        ),
        constant(
            "The picture in two compositions, each for boxes of about its shape. `right` is where the columns of dots \
             end, `foot` the y of the horizontal axis, `half` the distance from a trade's `line`, a path, to its \
             limits. `names` are baselines of the axes' names, `labels` the corners at which the limits' labels begin.",
            "compositions",
            &Value::Object(compositions.collect()),
        ),
    ]
    .concat()
}

/// The values of a composition. Lengths are in the composition's units.
fn composition(words: &Words) -> Value {
    let composition = words.composition;
    let [width, height] = composition.size;
    let trades = TRADES.iter().zip(&AXES);
    let trades = trades.map(|(trade, axes)| (trade.name.to_owned(), picture(words, trade, axes)));
    json!({
        "width": width,
        "height": height,
        "right": tenths(right(composition)),
        "foot": tenths(foot(composition)),
        "half": composition.half,
        "opened": {
            "x": tenths(composition.x_of(OPENED)),
            "halo": tenths(HALO_RADII * composition.opened_radius),
        },
        "namesRight": words.names_right,
        "trades": trades.collect::<Map<_, _>>(),
    })
}

/// The values of a trade in a composition.
fn picture(words: &Words, trade: &Trade, axes: &Axes) -> Value {
    let composition = words.composition;
    let y_of = |price: f32| composition.y_of(trade, price);
    let [from, to] = axes.ends;
    let prices = axes
        .prices
        .map(|price| json!({ "value": price, "y": tenths(y_of(price)) }));
    let places = axes.places.iter().map(|&place| {
        let x = composition.x_of((place - from) / (to - from));
        json!({ "value": place, "x": tenths(x) })
    });
    // Labels are clear of the limits along their whole width.
    let along = |x: f32| {
        let steps = (0..=10_u8).map(f32::from);
        steps.map(move |step| composition.middle_y(trade, x + 0.1 * step * words.label_width))
    };
    let [ceiling_x, floor_x] =
        [axes.ceiling_label, FLOOR_LABEL].map(|fraction| right(composition) * fraction);
    let ceiling = along(ceiling_x).fold(f32::INFINITY, f32::min) - composition.half;
    let floor = along(floor_x).fold(0.0, f32::max) + composition.half;
    json!({
        "line": line(|x| composition.middle_y(trade, x), right(composition)),
        "opened": { "price": tenths(y_of(trade.prices[1])) },
        "prices": prices,
        "places": places.collect::<Vec<_>>(),
        "names": {
            "prices": tenths(y_of(axes.prices[3]) - words.line_height),
            "places": tenths(foot(composition) + words.line_height),
        },
        // The ceiling's label is above its position, the floor's below.
        "labels": {
            "ceiling": { "x": tenths(ceiling_x), "y": tenths(ceiling - 0.25 * words.line_height) },
            "floor": { "x": tenths(floor_x), "y": tenths(floor + 0.25 * words.line_height) },
        },
    })
}

/// x of the last column's right edge.
fn right(composition: &Composition) -> f32 {
    composition.x_of(1.0) - composition.x_of(0.0)
}

/// y of the horizontal axis, below the lowest limit.
fn foot(composition: &Composition) -> f32 {
    composition.size[1] - AXIS_HEIGHT + 10.0
}

/// Rounds to tenths.
fn tenths(value: f32) -> f64 {
    f64::from((10.0 * value).round()) / 10.0
}
