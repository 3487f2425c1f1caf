//! SVG paths of few bytes.

use std::fmt::Write as _;

/// Largest vertical distance between the curve and its path, in pixels.
const TOLERANCE: f32 = 0.1;
/// Distance between the points at which the path may turn, in pixels.
const STEP: f32 = 0.5;

/// An SVG path of relative commands, rounded to tenths.
#[derive(Default)]
pub(crate) struct Path2d {
    pub(crate) text: String,
    /// In tenths.
    at: [f32; 2],
}

impl Path2d {
    /// Appends a command that goes to a point.
    pub(crate) fn go(&mut self, command: char, to: [f32; 2]) {
        let to = to.map(|coordinate| (10.0 * coordinate).round());
        let [x, y] = [to[0] - self.at[0], to[1] - self.at[1]].map(|tenths| tenths / 10.0);
        let separator = if y < 0.0 { "" } else { " " };
        let _ = write!(self.text, "{command}{x}{separator}{y}");
        self.at = to;
    }
}

/// The curve y(x) from 0 to `right` as an SVG path of straight parts, each as long as the tolerance allows.
#[must_use]
pub fn line(y: impl Fn(f32) -> f32, right: f32) -> String {
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
    use animations::corridor::{NARROW, TRADES, WIDE};

    use super::line;

    #[test]
    fn the_drawn_line_is_the_middle_between_the_limits() {
        for composition in [&WIDE, &NARROW] {
            let right = composition.x_of(1.0);
            for trade in &TRADES {
                let y = |x: f32| composition.middle_y(trade, x);
                let drawn = line(y, right).replace('-', " -");
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
                assert!((x - right).abs() < 0.2, "{x}");
            }
        }
    }
}
