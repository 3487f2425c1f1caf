//! Four trades, and where each of 1,000 dots is in two compositions.
//!
//! Pure functions. Lengths are in units of the composition, which are CSS pixels at its own size; y grows downwards. A
//! dot has a column and an offset from the middle between its column's limits, the same in every trade, except that other
//! dots wait at a limit in each. So a change of the trade moves columns up or down; they are farther apart than a dot is
//! wide, so that no two dots can touch on the way.

use alloc::vec::Vec;

use crate::{Random, smooth_step};

/// How many dots there are, each of which is one price.
pub const COUNT: usize = 1000;
/// How many of them come to rest at a limit and wait for approval.
pub const WAITING: usize = 29;
/// Where the opened dot is on the horizontal axis, as a fraction of its length.
pub const OPENED: f32 = 0.6625;

/// A trade: prices along a horizontal axis of sizes, nights, hours or weeks.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Trade {
    /// In lower case, as an identifier.
    pub name: &'static str,
    /// The opened dot's price, as somebody guessed it and as it is recommended.
    pub prices: [f32; 2],
    /// Floor and ceiling at the opened dot.
    pub limits: [f32; 2],
    /// The price in the middle between the limits, by the fraction of the axis.
    pub middle: fn(f32) -> f32,
}

/// The trades, in the order of [`State::selected`](crate::State::selected).
pub static TRADES: [Trade; 4] = [
    Trade {
        name: "apartments", // Dollars a month, from 400 to 1,200 square feet.
        prices: [1480.0, 1390.0],
        limits: [1330.0, 1485.0],
        middle: |share| {
            let sq_ft = 800.0 * (share - OPENED);
            1407.5 + sq_ft * (0.394 - sq_ft * (8e-5 + sq_ft * 4.5e-7))
        },
    },
    Trade {
        name: "hotel", // Dollars a night, in 40 nights from a Monday on.
        prices: [189.0, 219.0],
        limits: [200.0, 250.0],
        middle: |share| {
            let week = libm::floorf(40.0 * share / 7.0);
            let night = 40.0 * share - 7.0 * week;
            185.0 + 5.0 * week + 25.0 * rise(night, 2.75, 3.75) - 20.0 * rise(night, 6.0, 7.0)
        },
    },
    Trade {
        name: "parking", // Dollars an hour, from 4 a.m. to midnight.
        prices: [5.0, 6.0],
        limits: [4.75, 8.0],
        middle: |share| {
            let hour = 4.0 + 20.0 * share;
            let day = 2.0 * rise(hour, 6.5, 9.5) + 1.75 * rise(hour, 14.5, 16.5);
            2.625 + day - 3.75 * rise(hour, 18.75, 22.5)
        },
    },
    Trade {
        name: "store", // Percent of the full price, in 20 weeks. The opened product's full price is $69.
        prices: [100.0, 100.0 * 62.0 / 69.0],
        limits: [86.0, 96.0],
        middle: |share| {
            let steps = [6.0, 11.0, 15.0, 18.0].map(|week| rise(20.0 * share, week - 0.5, week));
            95.0 - 2.0 * steps.iter().sum::<f32>()
        },
    },
];

/// Rises from 0 to 1 between two values, level at both.
fn rise(value: f32, from: f32, to: f32) -> f32 {
    smooth_step((value - from) / (to - from))
}

/// The picture for some shapes of stages.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Composition {
    /// In lower case, as an identifier.
    pub name: &'static str,
    /// Width and height.
    pub size: [f32; 2],
    /// No dot is ever above these y: in the left 55 % of the columns, and in the others.
    pub tops: [f32; 2],
    /// No dot is ever below this y: the horizontal axis.
    pub foot: f32,
    /// Half the distance between the limits.
    pub half: f32,
    /// Radius of the opened dot.
    pub opened_radius: f32,
    /// Distance between columns, and between dots of a column.
    pub pitch: f32,
    columns: usize,
}

/// For stages about twice as wide as high. Three columns are a night, six are an hour.
pub static WIDE: Composition = Composition {
    name: "wide",
    size: [1440.0, 738.0],
    tops: [448.0, 300.0],
    foot: 706.0,
    half: 66.0,
    opened_radius: 10.5,
    pitch: 11.25,
    columns: 120,
};

/// For all others: a phone held upright. Two columns are a night, four are an hour.
pub static NARROW: Composition = Composition {
    name: "narrow",
    size: [390.0, 258.0],
    tops: [2.0; 2],
    foot: 230.0,
    half: 38.0,
    opened_radius: 4.0,
    pitch: 4.125,
    columns: 80,
};

/// Radius of a dot, as a fraction of the pitch.
pub const RADIUS: f32 = 0.405;
/// Radius of a ring to its outer edge, as a fraction of the pitch.
pub const RING_RADIUS: f32 = 0.5;
/// Least distance between guesses of a column, as a fraction of the pitch: a ring and a dot do not touch.
const APART: f32 = 0.93;
/// Outer radius of the circle around the opened dot, as a fraction of that dot's.
pub const HALO: f32 = 1.42;
/// Distance of the opened dot below the middle, as a fraction of half the distance between the limits: about that of all
/// trades.
const OPENED_OFFSET: f32 = 0.232;
/// Width of the lines of the limits, which rings touch.
const LIMIT_STROKE: f32 = 1.6;

/// A dot.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Dot {
    /// x of the center, the same at any time.
    pub x: f32,
    /// y of the center where somebody guessed, and between the limits.
    pub y: [f32; 2],
    /// Radius to the outer edge.
    pub radius: f32,
    /// In [0, 1].
    pub opacity: f32,
    /// Whether it comes to rest at a limit, and is a ring.
    pub is_waiting: bool,
    /// When it begins to move, in [0, 1]: from left to right, and with the opened dot if it is beside that.
    pub begins: f32,
}

impl Composition {
    /// Stages that are wider than this times their height show [`WIDE`]: between both shapes, at the same ratio.
    pub const WIDE_FROM: f32 = 1.717;

    pub(super) fn of_shape(width: f32, height: f32) -> &'static Self {
        if width > Self::WIDE_FROM * height {
            &WIDE
        } else {
            &NARROW
        }
    }

    /// x of a fraction of the horizontal axis.
    #[must_use]
    pub fn x_of(&self, share: f32) -> f32 {
        self.x_of_column(self.opened()) + (share - OPENED) * self.right()
    }

    /// y of a price on the trade's axis, which is linear.
    #[must_use]
    pub fn y_of(&self, trade: &Trade, price: f32) -> f32 {
        let [floor, ceiling] = trade.limits;
        let [left, right] = [0.0, 1.0].map(trade.middle);
        let above_lowest = (price - left.min(right)) * 2.0 * self.half / (ceiling - floor);
        self.foot - 10.0 - self.half - above_lowest
    }

    /// y of the middle between the trade's limits at this x.
    #[must_use]
    pub fn middle(&self, trade: &Trade, x: f32) -> f32 {
        let share = OPENED + (x - self.x_of_column(self.opened())) / self.right();
        self.y_of(trade, (trade.middle)(share.clamp(0.0, 1.0)))
    }

    /// Right edge of the last column.
    #[must_use]
    pub fn right(&self) -> f32 {
        self.columns as f32 * self.pitch
    }

    fn x_of_column(&self, column: usize) -> f32 {
        (column as f32 + 0.5) * self.pitch
    }

    /// The opened dot's column.
    fn opened(&self) -> usize {
        (OPENED * self.columns as f32) as usize
    }

    /// All dots, in an order that is the same in every trade: the opened one, then column by column from the left, each
    /// from top to bottom.
    #[must_use]
    pub fn dots(&self, trade: &Trade) -> Vec<Dot> {
        let opened = Dot {
            x: self.x_of(OPENED),
            y: trade.prices.map(|price| self.y_of(trade, price)),
            radius: self.opened_radius,
            opacity: 1.0,
            is_waiting: false,
            begins: OPENED,
        };
        let mut random = Random::new(1, u64::from(trade.name.as_bytes()[0]));
        let waiting = self.waiting(trade, &mut random);
        let mut dots = alloc::vec![opened];
        for column in 0..self.columns {
            let (x, keep, first) = (self.x_of_column(column), self.keep(column), dots.len());
            let middle = self.middle(trade, x);
            dots.extend(self.offsets(column).into_iter().map(|offset| Dot {
                x,
                y: [0.0, middle + offset],
                radius: RADIUS * self.pitch,
                // In steps, so that a still is a path for each.
                opacity: 1.0 - 0.07 * libm::roundf(5.0 * offset.abs() / self.half),
                begins: if keep > 0.0 { OPENED } else { x / self.right() },
                ..opened
            }));
            let dots = &mut dots[first..];
            let top =
                self.tops[usize::from(20 * column > 11 * self.columns)] + RING_RADIUS * self.pitch;
            let foot = self.foot - RING_RADIUS * self.pitch;
            if keep > 0.0 {
                let above = dots.partition_point(|dot| dot.y[1] < opened.y[1]);
                let (upper, lower) = dots.split_at_mut(above);
                self.scatter(upper, middle, [top, opened.y[0] - keep], &mut random);
                self.scatter(lower, middle, [opened.y[0] + keep, foot], &mut random);
            } else {
                self.scatter(dots, middle, [top, foot], &mut random);
            }
            for number in (0..WAITING).filter(|number| waiting[*number] == column) {
                // Above and below in turn, so that no two touch.
                let (side, at) = if number % 2 == 0 {
                    (-1.0, 0)
                } else {
                    (1.0, dots.len() - 1)
                };
                dots[at].y[1] = middle + side * (self.half - self.inset(trade, x, side));
                dots[at].radius = RING_RADIUS * self.pitch;
                (dots[at].opacity, dots[at].is_waiting) = (1.0, true);
            }
        }
        dots
    }

    /// How far dots of a column stay above or below the opened one's center; 0 if the column is not beside it.
    fn keep(&self, column: usize) -> f32 {
        let room = HALO * self.opened_radius + (RADIUS + 0.2) * self.pitch;
        let across = self.x_of_column(column) - self.x_of(OPENED);
        libm::sqrtf((room * room - across * across).max(0.0))
    }

    /// Offsets from the middle of a column's dots, from top to bottom, without the opened one: 25 dots a night in all its
    /// columns together, in rows between those of the neighboring columns.
    fn offsets(&self, column: usize) -> Vec<f32> {
        let before = |column| (2 * COUNT * column + self.columns) / (2 * self.columns);
        let count = before(column + 1) - before(column) - usize::from(column == self.opened());
        let (keep, pitch) = (self.keep(column), self.pitch);
        let (center, nearest, pitch) = match column % 2 {
            _ if keep > 0.0 => (OPENED_OFFSET * self.half, keep, 0.93 * pitch),
            0 => (0.25 * pitch, 0.5 * pitch, pitch),
            _ => (-0.25 * pitch, 0.5 * pitch, pitch),
        };
        let both = |row| [-1.0, 1.0].map(|side| center + side * (nearest + row as f32 * pitch));
        let mut offsets: Vec<f32> = (0..count).flat_map(both).collect();
        offsets.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
        offsets.truncate(count);
        offsets.sort_by(f32::total_cmp);
        offsets
    }

    /// The columns in which a dot waits: spread over the width, where limits are not steep.
    fn waiting(&self, trade: &Trade, random: &mut Random) -> Vec<usize> {
        let mut steepness = |column: usize| {
            let x = self.x_of_column(column);
            let rise = self.middle(trade, x + self.pitch) - self.middle(trade, x - self.pitch);
            rise.abs() + self.keep(column) + self.pitch * random.unit()
        };
        let of_part = |part: usize| part * self.columns / WAITING;
        let calmest = |number| {
            (of_part(number)..of_part(number + 1))
                .min_by(|a, b| steepness(*a).total_cmp(&steepness(*b)))
        };
        (0..WAITING).filter_map(calmest).collect()
    }

    /// How far inside the limit on this side a ring's center is if the ring touches the line.
    fn inset(&self, trade: &Trade, x: f32, side: f32) -> f32 {
        let radius = RING_RADIUS * self.pitch + 0.5 * LIMIT_STROKE;
        let inset = |step: i8| {
            let across = 0.25 * f32::from(step) * radius;
            let nearer = self.middle(trade, x) - self.middle(trade, x + across);
            libm::sqrtf(radius * radius - across * across) + side * nearer
        };
        (-4..=4).map(inset).fold(0.0, f32::max)
    }

    /// Scatters dots of a column between two ends, in their order, as somebody guessed: by the logistic distribution about
    /// the middle, cut off at both ends.
    fn scatter(&self, dots: &mut [Dot], middle: f32, ends: [f32; 2], random: &mut Random) {
        let [mut least, mut most] = ends;
        // Beside the opened dot, dots may all have to be far from the middle.
        let is_inside = least < middle && middle < most;
        let center = if is_inside {
            middle
        } else {
            0.5 * (least + most)
        };
        let (spread, count) = (0.6 * self.half, dots.len() as f32);
        let [from, to] = ends.map(|y| 1.0 / (1.0 + libm::expf((center - y) / spread)));
        for (index, dot) in dots.iter_mut().enumerate() {
            let share = from + (to - from) * (index as f32 + random.unit()) / count;
            dot.y[0] = least.max(center + spread * libm::logf(share / (1.0 - share)));
            least = dot.y[0] + APART * self.pitch;
        }
        for dot in dots.iter_mut().rev() {
            dot.y[0] = dot.y[0].min(most);
            most = dot.y[0] - APART * self.pitch;
        }
    }
}
