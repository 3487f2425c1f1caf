//! Scripts of calls of the engine, with checks after each call.
//!
//! Every byte string is a valid script, so that each of the fuzzer's mutations is useful.

use std::f64::consts::PI;

use field::FieldParams;
use particles::{Simulation, StageSize, animations};

use crate::check::{check, check_links, check_settled, check_still};
use crate::event::Event;

/// Largest number of calls of a script, to keep the fuzzer fast.
const MAX_CALLS: u64 = 256;

/// Largest number of a field's particles: the check of links compares all pairs.
const MAX_FIELD_COUNT: u32 = 100;

/// Plays a script on a new stage, and returns its number of calls of the engine.
pub fn play(script: &[u8]) -> u64 {
    let mut bytes = Bytes(script);
    let choice = usize::from(bytes.byte());
    let seed = bytes.bits();
    let size = bytes.size();
    // Half of the choices are animations, half the field.
    let (mut simulation, is_field) = match animations::ALL.get(choice % (2 * animations::ALL.len()))
    {
        Some(entry) => (entry.simulation(size, seed), false),
        None => (field::field(bytes.field_params(size), size, seed), true),
    };
    let mut calls = 1;
    while !bytes.0.is_empty() && calls < MAX_CALLS {
        if let Some(event) = bytes.event(&simulation) {
            let started = simulation.has_started();
            event.apply(&mut simulation);
            if let Event::Click = event {
                assert_ne!(
                    simulation.has_started(),
                    started,
                    "a click starts or resets"
                );
            }
        } else if is_field {
            let frame = simulation.frame();
            if frame.size.area_px() > 0.0 {
                check_links(&frame, false);
            }
        } else if bytes.byte().is_multiple_of(8) {
            // This check is the slowest, so it is rare.
            check_still(&simulation.frame());
        }
        check(&mut simulation);
        calls += 2;
    }
    check_settled(&mut simulation);
    calls
}

/// The remaining bytes of a script; after the last one, zeros.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((&first, remaining)) => {
                self.0 = remaining;
                first
            }
            None => 0,
        }
    }

    /// The next event; `None` is a check.
    fn event(&mut self, simulation: &Simulation) -> Option<Event> {
        let description = simulation.description();
        Some(match self.byte() % 12 {
            0 => {
                let size = self.size();
                Event::Resize(size.width_px(), size.height_px())
            }
            // Time passes more often than other events happen.
            1..=3 => Event::Advance(f64::from(self.byte()) / 240.0),
            4 => Event::Advance(self.number()),
            5 => Event::Click,
            6 => Event::PointerMoved(self.coordinate(), self.coordinate()),
            7 => Event::PointerMoved(self.fraction() * 2000.0, self.fraction() * 1000.0),
            8 => Event::PointerLeft,
            // Includes no category, and an index that is out of range.
            9 => Event::Highlight(self.below(description.categories.len() + 2).checked_sub(1)),
            10 => match self.below(5) {
                0 => Event::Arrive,
                index => Event::Select(index - 1),
            },
            _ => return None,
        })
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.byte()) % bound
    }

    fn bits(&mut self) -> u64 {
        (0..8).fold(0, |bits, _| bits << 8 | u64::from(self.byte()))
    }

    /// A fraction in [0, 1].
    fn fraction(&mut self) -> f32 {
        f32::from(self.byte()) / 255.0
    }

    /// Any number, often an edge case.
    fn number(&mut self) -> f64 {
        match self.byte() % 16 {
            0 => f64::NAN,
            1 => f64::INFINITY,
            2 => f64::NEG_INFINITY,
            3 => f64::MAX,
            4 => -f64::MAX,
            5 => f64::MIN_POSITIVE,
            6 => -0.0,
            7 => f64::from(self.byte()),
            8 => -f64::from(self.byte()),
            9 => f64::from(self.byte()) / 256.0,
            10 => 86_400.0,
            11 => 2.0,
            12 => 3.0,
            _ => f64::from_bits(self.bits()),
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
    fn coordinate(&mut self) -> f32 {
        self.number() as f32
    }

    /// Mostly a common size, sometimes any.
    fn size(&mut self) -> StageSize {
        match self.byte() % 4 {
            0 => StageSize::new(self.coordinate(), self.coordinate()),
            1 => StageSize::new(f32::from(self.byte()), f32::from(self.byte())),
            _ => {
                let (width, height) = (self.byte(), self.byte());
                StageSize::new(f32::from(width) * 8.0, f32::from(height) * 8.0)
            }
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
    fn field_params(&mut self, size: StageSize) -> FieldParams {
        let count = u32::from(self.byte()) % (MAX_FIELD_COUNT + 1);
        // Up to 32 links per particle: if particles are spread evenly, n·π·d² / area others are within a distance d.
        let links = f64::from(self.byte()) / 8.0;
        let distance_px = (2.0 * links * size.area_px() / (f64::from(count.max(1)) * PI)).sqrt();
        let mut params = FieldParams {
            count,
            link_distance_px: distance_px as f32,
            ..FieldParams::default()
        };
        if self.byte().is_multiple_of(4) {
            let distance_px = self.coordinate();
            if distance_px.is_finite() {
                params.link_distance_px = distance_px;
            }
        }
        params
    }
}
