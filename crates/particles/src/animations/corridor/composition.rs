//! The two compositions of the corridor: where each of 1,000 rents stands before and after it is inside its limits.
//!
//! Pure functions in units of the composition, which are CSS pixels at its own size; y grows downwards. The site's
//! build exports the same functions as lines, axes and free rectangles, so that a value read off the picture is the
//! one in the text.

use alloc::vec::Vec;

use crate::{Random, layout};

/// How many rents there are, one dot each.
pub const COUNT: usize = 1000;
/// How many of them come to rest on a limit, and wait for approval: the rings.
pub const WAITING: usize = 29;
/// The rent of the large dot in dollars a month: before, and after.
pub const ANSWER_RENTS: [f64; 2] = [1480.0, 1390.0];
/// Where on the axis of sizes the large dot is, in [0, 1].
pub const ANSWER_SHARE: f64 = 0.7;
/// The smallest and the largest apartment in square feet: the ends of the axis.
pub const SIZES_SQ_FT: [f64; 2] = [400.0, 1200.0];
/// The limits in parts of the rent between them: at the large dot $1,330 and $1,485.
const FLOOR: f64 = 0.957;
const CEILING: f64 = 1.068;
/// The lowest limit, in dollars a month: `base` in a composition.
const LOWEST_RENT: f64 = 1169.0;

/// The rent in dollars a month that an apartment should have, by its share of the axis of sizes. It rises, and not
/// along a straight line, so that the corridor looks like data.
#[must_use]
pub fn rent(share: f64) -> f64 {
    let from_answer = share - ANSWER_SHARE;
    let to_answer = share / ANSWER_SHARE;
    let [_, answer] = ANSWER_RENTS;
    let waves = 9.0 * f64::from(layout::unit_vector(1.512 * from_answer).y);
    1225.0 + (answer - 1225.0) * to_answer * (0.81 + 0.19 * to_answer) + waves
}

/// The owner's floor and ceiling there, in dollars a month.
#[must_use]
pub fn limits(share: f64) -> [f64; 2] {
    [FLOOR, CEILING].map(|limit| limit * rent(share))
}

/// A rectangle in which no dot is at any time, for words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Free {
    /// What stands there.
    pub name: &'static str,
    /// Left, top, right and bottom.
    pub sides: [f64; 4],
}

const fn free(name: &'static str, sides: [f64; 4]) -> Free {
    Free { name, sides }
}

/// A picture of the corridor for some shapes of stages.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Composition {
    /// As an identifier.
    pub name: &'static str,
    /// Width and height.
    pub size: [f64; 2],
    /// Where the first and the last column of dots end.
    sides: [f64; 2],
    /// From column to column, and from dot to dot in the corridor.
    pitch: f64,
    /// Radius of a dot.
    pub radius: f64,
    /// Radius of the large dot.
    pub large_radius: f64,
    /// Radius of the circle around the large dot, to the middle of its line: neighbors leave room for it.
    pub halo_radius: f64,
    /// Line width of a ring.
    pub ring_stroke: f64,
    /// Height of a dollar.
    per_dollar: f64,
    /// y of the lowest limit.
    base: f64,
    /// Standard deviation of the guesses at the smallest size; half as much more at the largest.
    spread: f64,
    /// Where words stand.
    pub free: &'static [Free],
    /// The rents and the sizes in square feet that have a tick on their axes.
    pub ticks: [&'static [f64]; 2],
}

/// For stages that are clearly wider than high.
pub static WIDE: Composition = Composition {
    name: "wide",
    size: [1440.0, 738.0],
    sides: [6.0, 1352.0],
    pitch: 11.9,
    radius: 4.6,
    large_radius: 11.0,
    halo_radius: 15.5,
    ring_stroke: 1.9,
    per_dollar: 0.93,
    base: 688.0,
    spread: 96.0,
    free: &[
        free("headline", [0.0, 0.0, 1110.0, 258.0]),
        free("words", [0.0, 0.0, 640.0, 464.0]),
        free("label", [640.0, 262.0, 920.0, 392.0]),
        free("caption", [1000.0, 590.0, 1360.0, 716.0]),
        free("ceiling", [76.0, 488.0, 176.0, 514.0]),
        free("floor", [700.0, 622.0, 790.0, 648.0]),
        free("axis", [1360.0, 0.0, 1440.0, 738.0]),
        free("foot", [0.0, 706.0, 1440.0, 738.0]),
    ],
    ticks: [
        &[1200.0, 1300.0, 1400.0, 1500.0],
        &[500.0, 700.0, 900.0, 1100.0],
    ],
};

/// For all others: a phone held upright. Its axis of rents has two ticks, on the left above the corridor.
pub static NARROW: Composition = Composition {
    name: "narrow",
    size: [390.0, 388.0],
    sides: [3.0, 387.0],
    pitch: 5.2,
    radius: 2.05,
    large_radius: 6.0,
    halo_radius: 8.4,
    ring_stroke: 1.2,
    per_dollar: 0.64,
    base: 334.0,
    spread: 54.0,
    free: &[
        free("label", [16.0, 8.0, 256.0, 104.0]),
        free("ceiling", [96.0, 144.0, 196.0, 166.0]),
        free("floor", [104.0, 300.0, 184.0, 320.0]),
        free("axis", [0.0, 112.0, 58.0, 196.0]),
        free("foot", [0.0, 356.0, 390.0, 388.0]),
    ],
    ticks: [&[1400.0, 1500.0], &[500.0, 700.0, 900.0, 1100.0]],
};

/// A dot: its center and style before and after.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Dot {
    /// The column, from the left.
    pub column: usize,
    /// On the axis of sizes, in [0, 1].
    pub share: f64,
    /// Of the center, the same at any time.
    pub x: f64,
    /// y of the center before and after.
    pub y: [f64; 2],
    /// To its outer edge.
    pub radius: f64,
    /// Before and after, in [0, 1].
    pub opacity: [f32; 2],
    /// Whether it comes to rest on a limit, and is a ring.
    pub is_waiting: bool,
    /// Whether it is the large one.
    pub is_large: bool,
    /// When its column is reached, in [0, 1] of the way from the left.
    pub reached: f64,
}

/// Opacity of a guess, and of a waiting one.
const GUESSED_OPACITY: f32 = 0.5;
const WAITING_OPACITY: f32 = 0.6;
/// Opacity after, at the limits and half way between them.
const LIMITED_OPACITY: [f32; 2] = [0.72, 1.0];
/// Steps between these two, so that a still is one path for each.
const OPACITY_STEPS: f64 = 7.0;
/// Between guesses in a column, in parts of the pitch.
const GUESS_GAP: f64 = 0.12;
/// The shortest step from guess to guess beside one at random in [0, 1): the larger, the more even they are.
const LEAST_STEP: f64 = 0.3;
/// Between neighbors and the circle around the large dot, in parts of the pitch.
const HALO_GAP: f64 = 0.25;
/// Between guesses and the large dot, in parts of the pitch.
const LARGE_GAP: f64 = 0.4;
/// Between a free rectangle and a dot.
const CLEAR: f64 = 1.0;
/// The seed of all that is at random, so that the picture is always the same.
const SEED: u64 = 1;

/// A column of dots.
struct Column {
    index: usize,
    share: f64,
    x: f64,
    /// Where guesses may be: the edges of the free places above and below.
    between: [f64; 2],
    /// Where the dots nearest to the limits rest.
    rests: [f64; 2],
    /// How far the centers of its dots stay above and below the center of the large dot, before and after; 0 where they
    /// pass beside it.
    beside: [f64; 2],
    count: usize,
    /// Which of its ends waits: the upper one, the lower one.
    waiting: [bool; 2],
}

impl Composition {
    /// Wider stages than this, in parts of their height, show [`WIDE`]: between the two shapes, at the same ratio to both.
    pub const WIDE_FROM: f64 = 1.4;

    /// The one for a stage of this shape, by its width in parts of its height.
    #[must_use]
    pub fn of_shape(width: f64, height: f64) -> &'static Self {
        if width > Self::WIDE_FROM * height {
            &WIDE
        } else {
            &NARROW
        }
    }

    /// y of a rent in dollars a month.
    #[must_use]
    pub fn y_of_rent(&self, dollars: f64) -> f64 {
        self.base - (dollars - LOWEST_RENT) * self.per_dollar
    }

    /// The rent in dollars a month at this y.
    #[must_use]
    pub fn rent_at(&self, y: f64) -> f64 {
        LOWEST_RENT + (self.base - y) / self.per_dollar
    }

    /// x of a share of the axis of sizes; beyond [0, 1] it goes on.
    #[must_use]
    pub fn x_of_share(&self, share: f64) -> f64 {
        self.x_of_column(self.answer()) + (share - ANSWER_SHARE) * self.length()
    }

    /// Where on the axis of sizes this x is.
    #[must_use]
    pub fn share_at(&self, x: f64) -> f64 {
        ANSWER_SHARE + (x - self.x_of_column(self.answer())) / self.length()
    }

    /// x of a size in square feet.
    #[must_use]
    pub fn x_of_size(&self, sq_ft: f64) -> f64 {
        let [least, most] = SIZES_SQ_FT;
        self.x_of_share((sq_ft - least) / (most - least))
    }

    /// From where to where the limits are drawn: beyond the columns to the edges that these reach.
    #[must_use]
    pub fn lines(&self) -> [f64; 2] {
        let reaches_edge = self.sides[1] + self.sides[0] >= self.size[0];
        [
            0.0,
            if reaches_edge {
                self.size[0]
            } else {
                self.sides[1]
            },
        ]
    }

    /// From the center of the first column to that of the last.
    fn length(&self) -> f64 {
        self.sides[1] - self.sides[0] - 2.0 * self.radius
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "about a hundred"
    )]
    fn columns(&self) -> usize {
        (self.length() / self.pitch) as usize + 1
    }

    /// The column of the large dot.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "about a hundred"
    )]
    fn answer(&self) -> usize {
        (ANSWER_SHARE * (self.columns() - 1) as f64 + 0.5) as usize
    }

    fn x_of_column(&self, index: usize) -> f64 {
        let gap = self.length() / (self.columns() - 1) as f64;
        self.sides[0] + self.radius + index as f64 * gap
    }

    /// Radius of a ring, to its outer edge: its line lies on the edge of a dot.
    #[must_use]
    pub fn ring_radius(&self) -> f64 {
        self.radius + 0.65 * self.ring_stroke
    }

    /// Every dot, column by column from the left and in each from top to bottom, an order that never changes.
    #[must_use]
    pub fn dots(&self) -> Vec<Dot> {
        let mut columns: Vec<_> = (0..self.columns())
            .map(|index| self.column(index))
            .collect();
        self.share_out(&mut columns);
        self.choose_waiting(&mut columns);
        let mut random = Random::new(SEED, 1);
        let mut dots = Vec::new();
        for column in &columns {
            self.push_dots(column, &mut random, &mut dots);
        }
        dots
    }

    fn column(&self, index: usize) -> Column {
        let answer = self.answer();
        let x = self.x_of_column(index);
        let from_answer = x - self.x_of_column(answer);
        let share = self.share_at(x);
        let middle = self.y_of_rent(rent(share));
        let [floor, ceiling] = limits(share).map(|limit| self.y_of_rent(limit));
        let mut between = [CLEAR, self.size[1] - CLEAR];
        for Free { sides, .. } in self.free {
            let [left, top, right, bottom] = *sides;
            if x + self.ring_radius() <= left || x - self.ring_radius() >= right {
                continue;
            }
            if bottom < middle {
                between[0] = between[0].max(bottom + CLEAR);
            } else {
                between[1] = between[1].min(top - CLEAR);
            }
        }
        let beside = [
            self.large_radius + LARGE_GAP * self.pitch,
            self.halo_radius + HALO_GAP * self.pitch,
        ];
        let to_limit = self.ring_radius() + 0.65 * self.ring_stroke;
        Column {
            index,
            share,
            x,
            between,
            rests: [ceiling + to_limit, floor - to_limit],
            beside: beside.map(|room| {
                let room = room + self.radius;
                libm::sqrt((room * room - from_answer * from_answer).max(0.0))
            }),
            count: 0,
            waiting: [false; 2],
        }
    }

    /// Gives each column its number of dots, a little more in the middle. What has no room beside the large dot is shared
    /// by all others.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "numbers up to 1,000"
    )]
    fn share_out(&self, columns: &mut [Column]) {
        let weight = |column: &Column| {
            let from_middle = (column.share - 0.55) / 0.32;
            0.9 + 0.24 * libm::exp(-from_middle * from_middle)
        };
        let answer = self.answer();
        let all: f64 = columns.iter().map(weight).sum();
        let (mut left_over, mut weights) = (COUNT, 0.0);
        for column in &mut *columns {
            if column.is_beside() {
                column.count = (COUNT as f64 * weight(column) / all) as usize;
                let own = usize::from(column.index == answer);
                column.count = 2 * self.on_each_side(column) + own;
                left_over -= column.count;
            } else {
                weights += weight(column);
            }
        }
        let (mut sum, mut before) = (0.0, 0);
        for column in columns.iter_mut().filter(|column| !column.is_beside()) {
            sum += weight(column);
            let until = (left_over as f64 * sum / weights + 0.5) as usize;
            column.count = until - before;
            before = until;
        }
    }

    /// How many dots of a column are above the large one, and as many below: the column is as high as it would be
    /// without it, as long as there is room.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "up to ten"
    )]
    fn on_each_side(&self, column: &Column) -> usize {
        let [_, answer] = ANSWER_RENTS.map(|rent| self.y_of_rent(rent));
        let [top, bottom] = column.rests;
        let half = 0.5 * (column.count - 1) as f64 * self.pitch;
        let most = half.min(answer - top).min(bottom - answer);
        ((most - column.beside[1]) / self.pitch + 1.0) as usize
    }

    /// Those that wait are spread over the width, of each two one above and one below, and none in the next column to
    /// another's or beside the large dot.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "about a hundred"
    )]
    fn choose_waiting(&self, columns: &mut [Column]) {
        let mut columns: Vec<_> = columns.iter_mut().filter(|it| !it.is_beside()).collect();
        let mut random = Random::new(SEED, 0);
        let (mut from, mut end) = (0, 0);
        for index in 0..WAITING {
            let at = (index as f64 + 0.2 + 0.6 * f64::from(random.unit())) / WAITING as f64;
            let column = from.max((at * columns.len() as f64) as usize);
            end = if index.is_multiple_of(2) {
                random.below(2) as usize
            } else {
                1 - end
            };
            columns[column].waiting[end] = true;
            from = column + 2;
        }
    }

    fn push_dots(&self, column: &Column, random: &mut Random, dots: &mut Vec<Dot>) {
        let answer = self.answer();
        let mut own = Vec::new();
        own.resize(column.count, Dot::default());
        for dot in &mut own {
            *dot = Dot {
                column: column.index,
                share: column.share,
                x: column.x,
                radius: self.radius,
                opacity: [GUESSED_OPACITY, 1.0],
                reached: if column.is_beside() {
                    answer
                } else {
                    column.index
                } as f64
                    / (self.columns() - 1) as f64,
                ..*dot
            };
        }
        let last = column.count - 1;
        for (index, is_waiting) in [0, last].into_iter().zip(column.waiting) {
            if is_waiting {
                own[index].is_waiting = true;
                own[index].radius = self.ring_radius();
                own[index].opacity = [WAITING_OPACITY, 1.0];
            }
        }
        let [before, after] = ANSWER_RENTS.map(|rent| self.y_of_rent(rent));
        let [top, bottom] = column.between;
        if column.is_beside() {
            let side = column.count / 2;
            let (above, others) = own.split_at_mut(side);
            let (large, below) = others.split_at_mut(column.count % 2);
            for (index, dot) in above.iter_mut().rev().enumerate() {
                dot.y[1] = after - column.beside[1] - index as f64 * self.pitch;
            }
            for (index, dot) in below.iter_mut().enumerate() {
                dot.y[1] = after + column.beside[1] + index as f64 * self.pitch;
            }
            for dot in large {
                dot.y = [before, after];
                dot.radius = self.large_radius;
                dot.opacity = [1.0; 2];
                dot.is_large = true;
            }
            let edge = (column.beside[0] - self.radius).max(0.5 * GUESS_GAP * self.pitch);
            self.guess(column, above, [top, before - edge], random);
            self.guess(column, below, [before + edge, bottom], random);
        } else {
            self.line_up(column, &mut own);
            self.guess(column, &mut own, [top, bottom], random);
        }
        let [top, bottom] = column.rests;
        let middle = self.y_of_rent(rent(column.share));
        for dot in own
            .iter_mut()
            .filter(|dot| !dot.is_large && !dot.is_waiting)
        {
            let depth = 1.0 - (dot.y[1] - middle).abs() / (0.5 * (bottom - top));
            let [least, most] = LIMITED_OPACITY;
            #[expect(clippy::cast_possible_truncation, reason = "an opacity")]
            let depth = (libm::floor(OPACITY_STEPS * depth.max(0.0) + 0.5) / OPACITY_STEPS) as f32;
            dot.opacity[1] = least + (most - least) * depth;
        }
        dots.append(&mut own);
    }

    /// Puts a column's dots side by side around its rent, the waiting ones on their limits.
    fn line_up(&self, column: &Column, dots: &mut [Dot]) {
        // Neighboring columns are half a pitch apart, so that rows do not run into lines.
        let stagger = if column.index.is_multiple_of(2) {
            -0.25
        } else {
            0.25
        };
        let middle = self.y_of_rent(rent(column.share)) + stagger * self.pitch;
        let half = 0.5 * (dots.len() - 1) as f64 * self.pitch;
        let [top, bottom] = column.rests;
        let shift = (top - (middle - half)).max(0.0) - (middle + half - bottom).max(0.0);
        for (index, dot) in dots.iter_mut().enumerate() {
            dot.y[1] = middle - half + index as f64 * self.pitch + shift;
        }
        let last = dots.len() - 1;
        for (index, limit) in [(0, top), (last, bottom)] {
            if dots[index].is_waiting {
                dots[index].y[1] = limit;
            }
        }
    }

    /// Puts dots where somebody guessed: normally distributed about the rent, cut off at both ends, so that none
    /// pile up there.
    fn guess(&self, column: &Column, dots: &mut [Dot], ends: [f64; 2], random: &mut Random) {
        let mean = self.y_of_rent(rent(column.share));
        let deviation = self.spread * (1.0 + 0.5 * column.share);
        let share_above = |y: f64| normal((y - mean) / deviation);
        let [from, to] = ends.map(share_above);
        // Uneven steps, in ascending order without being sorted.
        let mut step = || LEAST_STEP + f64::from(random.unit());
        let mut steps = 0.5 * step();
        for dot in &mut *dots {
            dot.y[0] = steps;
            steps += step();
        }
        for dot in &mut *dots {
            let wanted = from + (to - from) * dot.y[0] / steps;
            let [mut low, mut high] = ends;
            // To a fiftieth of a pixel.
            for _ in 0..16 {
                let middle = 0.5 * (low + high);
                if share_above(middle) < wanted {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            dot.y[0] = low;
        }
        // Apart from each other and from the ends.
        let gap = GUESS_GAP * self.pitch;
        let mut edge = ends[0];
        for dot in &mut *dots {
            dot.y[0] = dot.y[0].max(edge + dot.radius);
            edge = dot.y[0] + dot.radius + gap;
        }
        let mut edge = ends[1];
        for dot in dots.iter_mut().rev() {
            dot.y[0] = dot.y[0].min(edge - dot.radius);
            edge = dot.y[0] - dot.radius - gap;
        }
    }
}

impl Column {
    /// Whether its dots have to make way for the large one.
    fn is_beside(&self) -> bool {
        self.beside[1] > 0.0
    }
}

/// The standard normal distribution, within 10⁻⁵: formula 26.2.16 of M. Abramowitz and I. Stegun, "Handbook of
/// Mathematical Functions", 1964.
fn normal(deviations: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.332_67 * deviations.abs());
    let tail = 0.398_942_3
        * libm::exp(-0.5 * deviations * deviations)
        * t
        * (0.436_183_6 + t * (-0.120_167_6 + t * 0.937_298));
    if deviations < 0.0 { tail } else { 1.0 - tail }
}
