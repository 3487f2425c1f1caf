//! Home's picture: a thousand prices in one of four trades, between a floor and a ceiling.
//!
//! At first, dots show guessed prices. From left to right, they move between the limits. If another trade is selected
//! ([`State::selected`]), all dots move to its prices; before the start, they show its guesses at once.
//!
//! A dot has a column, and an offset from the middle between the limits there. Both are the same in every trade, except
//! for dots at a limit. So a change of the trade moves columns up or down: they are farther apart than a dot is wide,
//! so that no two dots touch. Lengths are in CSS pixels at a composition's own size; y grows downwards.

use particles::glam::Vec2;
use particles::{
    Animation, Cue, Description, Mark, Particle, Phase, Random, Rgb, StageSize, State, smooth_step,
};

use crate::Stills;

/// Time from the start of the first column to the start of the last.
const SWEEP_SECS: f64 = 1.6;
/// Time in which a dot moves from its guess to its recommended price.
const MOVE_SECS: f64 = 1.1;
/// Duration of a change of the trade.
const CHANGE_SECS: f64 = 1.0;
/// Duration of the film in seconds. Contract: at most three.
pub const END_SECS: f64 = SWEEP_SECS + MOVE_SECS;

pub(crate) const DESCRIPTION: Description = Description {
    name: "corridor",
    phases: &[
        Phase::new("guessed", Some(END_SECS)),
        Phase::new("limited", None),
    ],
    categories: &[],
};
pub(crate) const STILLS: Stills = Stills {
    secs: &[0.0, END_SECS],
    shapes: &[],
};

/// Colors of discs and of rings, which the page replaces by those of its color scheme
/// ([`Simulation::set_color`](particles::Simulation::set_color)).
pub const PALETTE: [Rgb; 2] = [Rgb(0x1a, 0x7d, 0x85); 2];

/// Number of dots. Each is one price; particle 0 is the opened dot, whose price the page shows.
pub const COUNT: u32 = 1000;
/// Number of dots at a limit, which are drawn as rings: prices that wait for approval.
pub const WAITING: u32 = 29;
/// Position of the opened dot on the horizontal axis, as a fraction of the axis; the same in every trade.
pub const OPENED: f32 = 0.6625;

/// Prices of a trade along a horizontal axis of sizes, nights, hours or weeks.
#[derive(Debug)]
pub struct Trade {
    /// In lower case, as an identifier.
    pub name: &'static str,
    /// The opened dot's guessed and recommended price. [`OPENED_OFFSET`] says where the recommended one lies between the
    /// limits.
    pub prices: [f32; 2],
    /// Floor and ceiling at the opened dot.
    pub limits: [f32; 2],
    /// Differences between the prices in the middle between the limits, along fractions of the horizontal axis; lowest
    /// at one of its ends.
    shape: fn(f32) -> f32,
    /// The stream of random numbers for its guesses; another one for each trade.
    stream: u64,
}

/// Home's trades. [`State::selected`] is an index into them.
pub static TRADES: [Trade; 4] = [
    Trade {
        name: "apartments", // Dollars a month, from 400 to 1,200 square feet.
        prices: [1480.0, 1390.0],
        limits: [1330.0, 1485.0],
        shape: |fraction| {
            // Rents rise less steeply for small and for large apartments.
            let sq_ft = 800.0 * (fraction - OPENED);
            sq_ft * (0.394 - sq_ft * (8e-5 + sq_ft * 4.5e-7))
        },
        stream: 97,
    },
    Trade {
        name: "hotel", // Dollars a night, in 40 nights from a Monday on.
        prices: [189.0, 219.0],
        limits: [180.0, 280.0],
        shape: |fraction| {
            let week = f32::floor(40.0 * fraction / 7.0);
            let night = 40.0 * fraction - 7.0 * week;
            10.0 * week + 50.0 * rise(night, 2.75, 3.75) - 40.0 * rise(night, 6.0, 7.0)
        },
        stream: 104,
    },
    Trade {
        name: "parking", // Dollars an hour, from 4 a.m. to midnight.
        prices: [5.0, 6.0],
        limits: [4.75, 8.0],
        shape: |fraction| {
            let hour = 4.0 + 20.0 * fraction;
            let day = 2.0 * rise(hour, 6.5, 9.5) + 1.75 * rise(hour, 14.5, 16.5);
            day - 3.75 * rise(hour, 18.75, 22.5)
        },
        stream: 112,
    },
    Trade {
        name: "store", // Percent of the full price, in 20 weeks. The opened product's full price is $69.
        prices: [100.0, 100.0 * 62.0 / 69.0],
        limits: [86.0, 96.0],
        shape: |fraction| {
            let cuts = [6.0, 11.0, 15.0, 18.0].map(|week| rise(20.0 * fraction, week - 0.5, week));
            -2.0 * cuts.iter().sum::<f32>()
        },
        stream: 115,
    },
];

impl Trade {
    /// The price in the middle between the limits, at a fraction of the horizontal axis.
    fn middle_price(&self, fraction: f32) -> f32 {
        let [floor, ceiling] = self.limits;
        0.5 * (floor + ceiling) + ((self.shape)(fraction) - (self.shape)(OPENED))
    }
}

/// Rises from 0 to 1 between two values, with slope 0 at both.
fn rise(value: f32, from: f32, to: f32) -> f32 {
    smooth_step((value - from) / (to - from))
}

/// The layout of the picture for stages of similar proportions.
#[derive(Debug)]
pub struct Composition {
    /// In lower case, as an identifier.
    pub name: &'static str,
    /// Width and height.
    pub size: [f32; 2],
    /// Least y of a dot's center at any time: in the left 55 % of the columns, and in the others.
    tops: [f32; 2],
    /// Half the distance between the limits.
    pub half: f32,
    /// Radius of the opened dot.
    pub opened_radius: f32,
    columns: u32,
    /// Distance between columns.
    pitch: f32,
}

/// For stages clearly wider than high. Three columns are a night, six are an hour.
pub static WIDE: Composition = Composition {
    name: "wide",
    size: [1440.0, 738.0],
    tops: [454.0, 306.0],
    half: 66.0,
    opened_radius: 10.5,
    columns: 120,
    pitch: 11.25,
};

/// For all other stages, such as upright phones. Two columns are a night, four are an hour.
pub static NARROW: Composition = Composition {
    name: "narrow",
    size: [390.0, 258.0],
    tops: [2.1; 2],
    half: 38.0,
    opened_radius: 4.0,
    columns: 80,
    pitch: 4.125,
};

/// Ratio of a stage's width to its height from which it shows [`WIDE`]: the geometric mean of both compositions' ratios.
const WIDE_FROM: f32 = 1.717;
/// Height of the strip at the bottom, below the lowest floor, in which the page draws the horizontal axis.
pub const AXIS_HEIGHT: f32 = 42.0;
/// Outer radius of the circle that the page draws around the opened dot, as a multiple of the dot's radius. Other dots
/// leave room for it.
pub const HALO_RADII: f32 = 1.42;
/// Offset of the opened dot below the middle between the limits, as a fraction of half their distance.
///
/// It is nearly the same in every trade, because its neighbors' offsets are the same.
pub const OPENED_OFFSET: f32 = 0.232;
/// Up, towards the ceiling, and down.
const DIRECTIONS: [f32; 2] = [-1.0, 1.0];
// Radii of discs and of rings, and the least distance in a column, as multiples of the distance between columns.
const RADIUS: f32 = 0.405;
const RING_RADIUS: f32 = 0.5;
const APART: f32 = 0.93;

#[derive(Debug)]
struct Dot {
    x: f32,
    /// With the guessed price, and at rest.
    y: [f32; 2],
    /// Radius and opacity.
    style: (f32, f32),
    is_waiting: bool,
    /// Time at which it begins to move, as a fraction of the sweep.
    begins: f32,
}

impl Dot {
    const NONE: Self = Self {
        x: 0.0,
        y: [0.0; 2],
        style: (0.0, 0.0),
        is_waiting: false,
        begins: 0.0,
    };
}

/// The dots of a column at rest: their number above and below a center, and their offsets from the middle between the
/// limits.
struct Rows {
    counts: [u32; 2],
    center: f32,
    /// Distance from the center to the nearest dots.
    nearest: f32,
    /// Distance between further dots.
    step: f32,
    is_near_opened: bool,
}

impl Composition {
    /// x of a fraction of the horizontal axis, placed such that the opened dot is in the middle of a column.
    #[must_use]
    pub fn x_of(&self, fraction: f32) -> f32 {
        let columns = self.columns as f32;
        (f32::floor(OPENED * columns) + 0.5 + (fraction - OPENED) * columns) * self.pitch
    }

    /// y of a price on the trade's axis, which is linear.
    #[must_use]
    pub fn y_of(&self, trade: &Trade, price: f32) -> f32 {
        let [floor, ceiling] = trade.limits;
        let lowest = trade.middle_price(0.0).min(trade.middle_price(1.0));
        let per_price = 2.0 * self.half / (ceiling - floor);
        self.size[1] - AXIS_HEIGHT - self.half - (price - lowest) * per_price
    }

    /// y of the middle between the trade's limits at this x.
    #[must_use]
    pub fn middle_y(&self, trade: &Trade, x: f32) -> f32 {
        let fraction = (x - self.x_of(0.0)) / (self.x_of(1.0) - self.x_of(0.0));
        self.y_of(trade, trade.middle_price(fraction.clamp(0.0, 1.0)))
    }

    /// The rows of a column at rest. They alternate with the neighboring columns' rows. Near the opened dot, they leave
    /// room for its circle.
    fn rows(&self, column: u32) -> Rows {
        let pitch = self.pitch;
        let opened_column = f32::floor(OPENED * self.columns as f32);
        let from_opened = (column as f32 - opened_column).abs() * pitch;
        // Each night has 25 dots, the opened one included.
        let before = |column| (2 * COUNT * column + self.columns) / (2 * self.columns);
        let count = before(column + 1) - before(column) - u32::from(from_opened == 0.0);
        let clearance = HALO_RADII * self.opened_radius + (RADIUS + 0.2) * pitch;
        let is_near_opened = from_opened < clearance;
        let (above, center, nearest, step) = if is_near_opened {
            let nearest = f32::sqrt(clearance * clearance - from_opened * from_opened);
            let center = OPENED_OFFSET * self.half;
            (2 * count / 3, center, nearest, APART * pitch)
        } else if column.is_multiple_of(2) {
            (count.div_ceil(2), 0.25 * pitch, 0.5 * pitch, pitch)
        } else {
            (count / 2, -0.25 * pitch, 0.5 * pitch, pitch)
        };
        Rows {
            counts: [above, count - above],
            center,
            nearest,
            step,
            is_near_opened,
        }
    }

    /// The opened dot, then the others, column by column. A dot has the same index in every trade.
    fn dots(&self, trade: &Trade) -> Vec<Dot> {
        let pitch = self.pitch;
        let opened_y = trade.prices.map(|price| self.y_of(trade, price));
        let mut dots = vec![Dot {
            x: self.x_of(OPENED),
            y: opened_y,
            style: (self.opened_radius, 1.0),
            is_waiting: false,
            begins: OPENED,
        }];
        let mut random = Random::new(1, trade.stream);
        let mut waiting = 0;
        for column in 0..self.columns {
            let rows = self.rows(column);
            let x = (column as f32 + 0.5) * pitch;
            let middle = self.middle_y(trade, x);
            let fraction = column as f32 / self.columns as f32;
            // Guesses have an exponential distribution upwards and downwards from a center, up to the edges.
            let shifted = middle + self.half * random.within(&(-0.3..=0.3));
            let guessed = if rows.is_near_opened {
                opened_y[0]
            } else {
                shifted
            };
            let edges = [
                self.tops[usize::from(fraction > 0.55)],
                self.size[1] - AXIS_HEIGHT,
            ];
            let (spread, apart) = (0.4 * self.half, APART * pitch);
            // The indices of the column's highest and lowest dot.
            let mut outermost = [0; 2];
            for (side, direction) in DIRECTIONS.into_iter().enumerate() {
                let count = rows.counts[side];
                let length =
                    direction * (edges[side] - guessed) - rows.nearest - (count - 1) as f32 * apart;
                let part = (1.0 - libm::expf(-length / spread)) / count as f32;
                for row in (0..count).map(|row| row as f32) {
                    let scatter = -spread * libm::logf(1.0 - part * (row + random.unit()));
                    let guess = guessed + direction * (rows.nearest + row * apart + scatter);
                    let offset = rows.center + direction * (rows.nearest + row * rows.step);
                    // In steps, because a still has one path per opacity.
                    let opacity = 1.0 - 0.07 * f32::round(5.0 * offset.abs() / self.half);
                    dots.push(Dot {
                        x,
                        y: [guess, middle + offset],
                        style: (RADIUS * pitch, opacity),
                        is_waiting: false,
                        begins: fraction,
                    });
                }
                outermost[side] = dots.len() - 1;
            }
            // Waiting dots are rings, alternately at the ceiling and at the floor, spread over the width where limits
            // are not steep.
            let side = waiting as usize % 2;
            let due = ((column + 4) * WAITING + random.below(self.columns)) / self.columns;
            let inset = self.ring_inset(trade, x, DIRECTIONS[side]);
            if waiting < WAITING.min(due) && inset < 1.2 * pitch && !rows.is_near_opened {
                let dot = &mut dots[outermost[side]];
                dot.y[1] = middle + DIRECTIONS[side] * (self.half - inset);
                (dot.style, dot.is_waiting) = ((RING_RADIUS * pitch, 1.0), true);
                waiting += 1;
            }
        }
        dots
    }

    /// Distance from a limit to the center of a ring at `x` that touches the limit's line, which is 1.6 wide: the
    /// ceiling's if `side` is −1, the floor's if it is 1.
    fn ring_inset(&self, trade: &Trade, x: f32, side: f32) -> f32 {
        let radius = RING_RADIUS * self.pitch + 0.8;
        let middle = self.middle_y(trade, x);
        let insets = (-4..=4_i8).map(|step| {
            let across = 0.25 * f32::from(step) * radius;
            let nearer = side * (middle - self.middle_y(trade, x + across));
            f32::sqrt(radius * radius - across * across) + nearer
        });
        insets.fold(0.0, f32::max)
    }
}

/// The animation of home's picture. Particle `id` is the dot with this index.
#[derive(Debug, Default)]
pub struct Corridor {
    /// In the stage's CSS pixels.
    dots: Vec<Dot>,
    trade: usize,
    /// The last change of the trade; `None` while dots come from their guesses.
    change: Option<Cue>,
}

impl Corridor {
    /// Arranges a trade's dots, as large as fits, in the middle of the stage. An index out of range is the last trade.
    fn compose(&mut self, trade: usize, size: StageSize) {
        let sides = size.sides_px();
        let composition = [&NARROW, &WIDE][usize::from(sides.x > WIDE_FROM * sides.y)];
        let scale = (sides / Vec2::from(composition.size)).min_element();
        let origin = 0.5 * (sides - scale * Vec2::from(composition.size));
        self.trade = trade;
        self.dots = composition.dots(&TRADES[trade.min(TRADES.len() - 1)]);
        for dot in &mut self.dots {
            dot.x = origin.x + scale * dot.x;
            dot.y = dot.y.map(|y| origin.y + scale * y);
            dot.style.0 *= scale;
        }
    }

    /// A dot; one at the origin if there is none, because the caller has replaced the animation
    /// ([`Simulation::animation_mut`](particles::Simulation::animation_mut)).
    fn dot(&self, id: u32) -> &Dot {
        self.dots.get(id as usize).unwrap_or(&Dot::NONE)
    }

    /// Position of a dot on its path from the guess; after a change of the trade, its position at rest.
    fn target(&self, id: u32, secs: f64) -> Vec2 {
        let dot = self.dot(id);
        let from_secs = SWEEP_SECS * f64::from(dot.begins);
        let moving = Cue::new(from_secs, from_secs + MOVE_SECS);
        let moved = self.change.map_or(moving.eased(secs), |_| 1.0);
        Vec2::new(dot.x, dot.y[0] + (dot.y[1] - dot.y[0]) * moved)
    }
}

impl Animation for Corridor {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn palette(&self) -> &[Rgb] {
        &PALETTE
    }

    fn marks(&self) -> &[Mark] {
        &[Mark::Disc, Mark::Ring(0.33)]
    }

    fn populate(&mut self, state: &mut State) {
        self.compose(state.selected(), state.size());
        self.change = self.change.filter(|_| state.has_started());
        for (id, dot) in (0..).zip(&self.dots) {
            state.particles.push(Particle {
                position: self.target(id, state.secs()),
                color: dot.is_waiting.into(),
                ..Particle::default()
            });
        }
    }

    fn step(&mut self, state: &mut State, dt_secs: f64) {
        let (trade, size, secs) = (state.selected(), state.size(), state.secs());
        let (has_started, particles) = (state.has_started(), &mut state.particles);
        if trade != self.trade {
            self.compose(trade, size);
            particles.set_colors(|id, _| self.dot(id).is_waiting.into());
            if has_started {
                self.change = Some(Cue::new(secs - dt_secs, secs - dt_secs + CHANGE_SECS));
                particles.aim(|id| self.target(id, secs));
            }
        }
        let remaining = self.change.map_or(0.0, |change| 1.0 - change.eased(secs));
        particles.place(size, remaining, |id| self.target(id, secs));
    }

    fn style(&self, state: &mut State) {
        state.particles.restyle(|id, _| self.dot(id).style);
    }

    fn is_settled(&self, state: &State) -> bool {
        let all = self.change.unwrap_or(Cue::new(0.0, END_SECS));
        let is_over = all.passed(state.secs()) >= 1.0;
        state.selected() == self.trade && (is_over || !state.has_started())
    }
}

#[cfg(test)]
mod tests {
    use super::{OPENED_OFFSET, TRADES};

    #[test]
    fn the_opened_dots_neighbors_leave_room_for_it_at_each_trades_price() {
        /// How far the price may be from [`OPENED_OFFSET`], as a fraction of half the limits' distance.
        const TOLERANCE: f32 = 0.033;
        for trade in &TRADES {
            let (name, [floor, ceiling], price) = (trade.name, trade.limits, trade.prices[1]);
            let half = 0.5 * (ceiling - floor);
            let ends = [TOLERANCE, -TOLERANCE].map(|by| 1.0 - OPENED_OFFSET - by);
            let [lowest, highest] = ends.map(|end| floor + half * end);
            let [high, low] = ends.map(|end| floor + 2.0 * (price - floor) / end);
            assert!(
                (lowest..=highest).contains(&price),
                "{name}: {price} does not fit into the picture. Between {floor} and {ceiling}, the price can be \
                 {lowest} to {highest}; for this price and floor, the ceiling can be {low} to {high}"
            );
        }
    }
}
