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
pub const ANSWER_RENTS: [f32; 2] = [1480.0, 1390.0];
/// Where on the axis of sizes the large dot is, in [0, 1].
pub const ANSWER_SHARE: f32 = 0.7;
/// The smallest and the largest apartment in square feet: the ends of the axis.
const SIZES_SQ_FT: [f32; 2] = [400.0, 1200.0];
/// The limits in parts of the rent between them: at the large dot $1,330 and $1,485.
const FLOOR: f32 = 0.957;
const CEILING: f32 = 1.068;
/// The lowest limit, in dollars a month: `base` in a composition.
const LOWEST_RENT: f32 = 1169.0;

/// The rent in dollars a month that an apartment should have, by its share of the axis of sizes. It rises, and not
/// along a straight line, so that the corridor looks like data.
fn rent(share: f32) -> f32 {
    let from_answer = share - ANSWER_SHARE;
    let to_answer = share / ANSWER_SHARE;
    let [_, answer] = ANSWER_RENTS;
    let waves = 9.0 * layout::unit_vector(1.512 * f64::from(from_answer)).y;
    1225.0 + (answer - 1225.0) * to_answer * (0.81 + 0.19 * to_answer) + waves
}

/// The owner's floor and ceiling there, in dollars a month.
#[must_use]
pub fn limits(share: f32) -> [f32; 2] {
    [FLOOR, CEILING].map(|limit| limit * rent(share))
}

/// A rectangle in which no dot is at any time, for words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Free {
    /// What stands there.
    pub name: &'static str,
    /// Left, top, right and bottom.
    pub sides: [f32; 4],
}

const fn free(name: &'static str, sides: [f32; 4]) -> Free {
    Free { name, sides }
}

/// A picture of the corridor for some shapes of stages.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Composition {
    /// As an identifier.
    pub name: &'static str,
    /// Width and height.
    pub size: [f32; 2],
    /// Where the first and the last column of dots end.
    sides: [f32; 2],
    /// From column to column, and from dot to dot in the corridor.
    pitch: f32,
    /// Radius of a dot.
    pub radius: f32,
    /// Radius of the large dot.
    pub large_radius: f32,
    /// Radius of the circle around the large dot, to the middle of its line: neighbors leave room for it.
    pub halo_radius: f32,
    /// Line width of a ring.
    pub ring_stroke: f32,
    /// Height of a dollar.
    per_dollar: f32,
    /// y of the lowest limit.
    base: f32,
    /// Standard deviation of the guesses at the smallest size; half as much more at the largest.
    spread: f32,
    /// Where words stand.
    pub free: &'static [Free],
    /// The rents and the sizes in square feet that have a tick on their axes.
    pub ticks: [&'static [f32]; 2],
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
        free("ceiling", [76.0, 486.0, 206.0, 512.0]),
        free("floor", [700.0, 622.0, 818.0, 648.0]),
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
        free("axis", [0.0, 112.0, 74.0, 198.0]),
        free("foot", [0.0, 356.0, 390.0, 388.0]),
    ],
    ticks: [&[1400.0, 1500.0], &[500.0, 700.0, 900.0, 1100.0]],
};

/// A dot: its center and style before and after.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dot {
    /// Of the center, the same at any time.
    pub x: f32,
    /// y of the center before and after.
    pub y: [f32; 2],
    /// To its outer edge.
    pub radius: f32,
    /// Before and after, in [0, 1].
    pub opacity: [f32; 2],
    /// Whether it comes to rest on a limit, and is a ring.
    pub is_waiting: bool,
    /// When its column is reached, in [0, 1] of the way from the left.
    pub reached: f32,
}

/// Opacity of a guess, and of a waiting one.
const GUESSED_OPACITY: f32 = 0.5;
const WAITING_OPACITY: f32 = 0.6;
/// Opacity after, at the limits, and what comes to it half way between them.
const LIMITED_OPACITY: [f32; 2] = [0.72, 0.28];
/// Steps between these, so that a still is one path for each.
const OPACITY_STEPS: f32 = 7.0;
/// Between guesses in a column, in parts of the pitch.
const GUESS_GAP: f32 = 0.12;
/// The shortest step from guess to guess beside one at random in [0, 1): the larger, the more even they are.
const LEAST_STEP: f32 = 0.3;
/// Between neighbors and the circle around the large dot, in parts of the pitch.
const HALO_GAP: f32 = 0.25;
/// Between guesses and the large dot, in parts of the pitch.
const LARGE_GAP: f32 = 0.4;
/// Between a free rectangle and a dot.
const CLEAR: f32 = 1.0;
/// The seed of all that is at random, so that the picture is always the same.
const SEED: u64 = 1;

/// A column of dots.
struct Column {
    x: f32,
    share: f32,
    /// When it is reached, in [0, 1] of the way from the left: those beside the large dot with it.
    reached: f32,
    /// y of its rent.
    middle: f32,
    /// Where guesses may be: the edges of the free places above and below.
    between: [f32; 2],
    /// y of the dots that rest on the limits.
    rests: [f32; 2],
    /// How far its dots stay above and below the center of the large dot, before and after; 0 where they pass beside it.
    beside: [f32; 2],
    /// If it is beside the large dot, how many dots are above that, and as many below: it is as high as it would be without
    /// it, as long as there is room.
    on_each_side: usize,
}

/// Dots one below the other.
struct Run {
    count: usize,
    /// y of the first one after.
    from: f32,
    /// Where guesses may be.
    ends: [f32; 2],
    /// Whether the first and the last one wait.
    waits: [bool; 2],
}

impl Composition {
    /// Wider stages than this, in parts of their height, show [`WIDE`]: between the two shapes, at the same ratio to both.
    pub const WIDE_FROM: f32 = 1.4;

    /// The one for a stage of this shape, by its width in parts of its height.
    pub(super) fn of_shape(width: f32, height: f32) -> &'static Self {
        if width > Self::WIDE_FROM * height {
            &WIDE
        } else {
            &NARROW
        }
    }

    /// y of a rent in dollars a month.
    #[must_use]
    pub fn y_of_rent(&self, dollars: f32) -> f32 {
        self.base - (dollars - LOWEST_RENT) * self.per_dollar
    }

    /// x of a share of the axis of sizes; beyond [0, 1] it goes on.
    #[must_use]
    pub fn x_of_share(&self, share: f32) -> f32 {
        self.x_of_column(self.answer()) + (share - ANSWER_SHARE) * self.length()
    }

    /// Where on the axis of sizes this x is.
    #[must_use]
    pub fn share_at(&self, x: f32) -> f32 {
        ANSWER_SHARE + (x - self.x_of_column(self.answer())) / self.length()
    }

    /// x of a size in square feet.
    #[must_use]
    pub fn x_of_size(&self, sq_ft: f32) -> f32 {
        let [least, most] = SIZES_SQ_FT;
        self.x_of_share((sq_ft - least) / (most - least))
    }

    /// From where to where the limits are drawn: beyond the columns to the edges that these reach.
    #[must_use]
    pub fn lines(&self) -> [f32; 2] {
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

    /// Radius of a ring, to its outer edge: its line lies on the edge of a dot.
    #[must_use]
    pub fn ring_radius(&self) -> f32 {
        self.radius + 0.65 * self.ring_stroke
    }

    /// From the center of the first column to that of the last.
    fn length(&self) -> f32 {
        self.sides[1] - self.sides[0] - 2.0 * self.radius
    }

    /// The index of the last column.
    fn last(&self) -> usize {
        whole(self.length() / self.pitch)
    }

    /// The column of the large dot.
    fn answer(&self) -> usize {
        whole(ANSWER_SHARE * self.last() as f32 + 0.5)
    }

    fn x_of_column(&self, index: usize) -> f32 {
        self.sides[0] + self.radius + index as f32 / self.last() as f32 * self.length()
    }

    fn column(&self, index: usize) -> Column {
        let x = self.x_of_column(index);
        let share = self.share_at(x);
        let middle = self.y_of_rent(rent(share));
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
        let answer = self.answer();
        let from_answer = x - self.x_of_column(answer);
        let beside = [
            self.large_radius + LARGE_GAP * self.pitch,
            self.halo_radius + HALO_GAP * self.pitch,
        ];
        let beside = beside.map(|room| {
            let room = room + self.radius;
            libm::sqrtf((room * room - from_answer * from_answer).max(0.0))
        });
        let to_limit = self.radius + 1.3 * self.ring_stroke;
        let [floor, ceiling] = limits(share).map(|limit| self.y_of_rent(limit));
        let [top, bottom] = [ceiling + to_limit, floor - to_limit];
        let answer_y = self.y_of_rent(ANSWER_RENTS[1]);
        let mean = COUNT as f32 / self.last() as f32;
        let half = 0.5 * (mean - 1.0) * self.pitch;
        let most = half.min(answer_y - top).min(bottom - answer_y);
        let on_each_side = whole((most - beside[1]) / self.pitch + 1.0);
        let is_beside = beside[1] > 0.0;
        Column {
            x,
            share,
            reached: if is_beside { answer } else { index } as f32 / self.last() as f32,
            middle,
            between,
            rests: [top, bottom],
            beside,
            on_each_side: if is_beside { on_each_side } else { 0 },
        }
    }

    /// Every dot, column by column from the left and in each from top to bottom, an order that never changes.
    ///
    /// Columns have a little more dots in the middle. What has no room beside the large dot is shared by all others. Those
    /// that wait are spread over the width, one above, one below, and none in the next column to another's or beside the
    /// large dot.
    #[must_use]
    pub fn dots(&self) -> Vec<Dot> {
        // Without the large one.
        let (mut others, mut left_over, mut weights) = (0, COUNT - 1, 0.0);
        for index in 0..=self.last() {
            let column = self.column(index);
            left_over -= 2 * column.on_each_side;
            if column.beside[1] == 0.0 {
                others += 1;
                weights += weight(column.share);
            }
        }
        let mut random = Random::new(SEED, 0);
        let waiting_at = |number: usize, random: &mut Random| {
            let share = (number as f32 + 0.2 + 0.6 * random.unit()) / WAITING as f32;
            whole(share * others as f32)
        };
        let (mut waiting, mut next) = (0, waiting_at(0, &mut random));
        let (mut passed, mut sum, mut before) = (0, 0.0, 0);
        let mut dots = Vec::new();
        for index in 0..=self.last() {
            let column = self.column(index);
            if column.beside[1] > 0.0 {
                self.push_beside(&mut dots, &column, index == self.answer(), &mut random);
                continue;
            }
            let mut waits = [false; 2];
            if passed == next {
                waits[waiting & 1] = true;
                waiting += 1;
                next = waiting_at(waiting, &mut random).max(passed + 2);
            }
            passed += 1;
            sum += weight(column.share);
            let until = whole(left_over as f32 * sum / weights + 0.5);
            // Neighboring columns are half a pitch apart, so that rows do not run into lines.
            let stagger = if index % 2 == 0 { -0.25 } else { 0.25 };
            let middle = column.middle + stagger * self.pitch;
            let half = 0.5 * (until - before - 1) as f32 * self.pitch;
            let [top, bottom] = column.rests;
            let shift = (top + half - middle).max(0.0) - (middle + half - bottom).max(0.0);
            let run = Run {
                count: until - before,
                from: middle - half + shift,
                ends: column.between,
                waits,
            };
            self.push_run(&mut dots, &column, &run, &mut random);
            before = until;
        }
        dots
    }

    /// Pushes the dots above the large one, the large one in its own column, and those below.
    fn push_beside(
        &self,
        dots: &mut Vec<Dot>,
        column: &Column,
        is_answer: bool,
        random: &mut Random,
    ) {
        let [before, after] = ANSWER_RENTS.map(|rent| self.y_of_rent(rent));
        let [apart, rest_apart] = column.beside;
        let edge = (apart - self.radius).max(0.5 * GUESS_GAP * self.pitch);
        let count = column.on_each_side;
        let height = (count as f32 - 1.0) * self.pitch;
        let waits = [false; 2];
        let above = Run {
            count,
            from: after - rest_apart - height,
            ends: [column.between[0], before - edge],
            waits,
        };
        let below = Run {
            count,
            from: after + rest_apart,
            ends: [before + edge, column.between[1]],
            waits,
        };
        self.push_run(dots, column, &above, random);
        if is_answer {
            dots.push(Dot {
                x: column.x,
                y: [before, after],
                radius: self.large_radius,
                opacity: [1.0; 2],
                is_waiting: false,
                reached: column.reached,
            });
        }
        self.push_run(dots, column, &below, random);
    }

    /// Pushes dots one below the other, where somebody guessed: normally distributed about the rent, cut off at both
    /// ends, so that none pile up there.
    fn push_run(&self, dots: &mut Vec<Dot>, column: &Column, run: &Run, random: &mut Random) {
        let start = dots.len();
        let [top, bottom] = column.rests;
        // Uneven steps, in ascending order without being sorted.
        let mut step = || LEAST_STEP + random.unit();
        let mut steps = 0.5 * step();
        for index in 0..run.count {
            let [is_top, is_bottom] = [
                run.waits[0] && index == 0,
                run.waits[1] && index + 1 == run.count,
            ];
            let is_waiting = is_top || is_bottom;
            let y = match (is_top, is_bottom) {
                (true, _) => top,
                (_, true) => bottom,
                _ => run.from + index as f32 * self.pitch,
            };
            let depth = 1.0 - (y - column.middle).abs() / (0.5 * (bottom - top));
            let depth = whole(OPACITY_STEPS * depth + 0.5) as f32 / OPACITY_STEPS;
            let [least, more] = LIMITED_OPACITY;
            dots.push(Dot {
                x: column.x,
                y: [steps, y],
                radius: if is_waiting {
                    self.ring_radius()
                } else {
                    self.radius
                },
                opacity: if is_waiting {
                    [WAITING_OPACITY, 1.0]
                } else {
                    [GUESSED_OPACITY, least + more * depth]
                },
                is_waiting,
                reached: column.reached,
            });
            steps += step();
        }
        let deviation = self.spread * (1.0 + 0.5 * column.share);
        let share_above = |y: f32| normal((y - column.middle) / deviation);
        let [from, to] = run.ends.map(share_above);
        let gap = GUESS_GAP * self.pitch;
        let mut edge = run.ends[0];
        for dot in dots.iter_mut().skip(start) {
            let wanted = from + (to - from) * dot.y[0] / steps;
            let [mut low, mut high] = run.ends;
            // To a fiftieth of a pixel.
            for _ in 0..16 {
                let middle = 0.5 * (low + high);
                if share_above(middle) < wanted {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            dot.y[0] = low.max(edge + dot.radius);
            edge = dot.y[0] + dot.radius + gap;
        }
        let mut edge = run.ends[1];
        for dot in dots.iter_mut().rev().take(run.count) {
            dot.y[0] = dot.y[0].min(edge - dot.radius);
            edge = dot.y[0] - dot.radius - gap;
        }
    }
}

/// How many dots a column has, in parts of one in the middle of the axis.
fn weight(share: f32) -> f32 {
    0.8 + 0.8 * share * (1.0 - share)
}

/// The standard normal distribution, within 10⁻⁵: formula 26.2.16 of M. Abramowitz and I. Stegun, "Handbook of
/// Mathematical Functions", 1964.
#[expect(clippy::cast_possible_truncation, reason = "a share")]
fn normal(deviations: f32) -> f32 {
    let t = 1.0 / (1.0 + 0.332_67 * deviations.abs());
    let density = 0.398_942_3 * libm::exp(-0.5 * f64::from(deviations * deviations)) as f32;
    let tail = density * t * (0.436_183_6 + t * (-0.120_167_6 + t * 0.937_298));
    if deviations < 0.0 { tail } else { 1.0 - tail }
}

/// A small number without its fraction; 0 if it is negative.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates"
)]
fn whole(value: f32) -> usize {
    value as usize
}
