//! A recorded run: hashes of all frames of a fixed script of events.
//!
//! The same record is checked natively and in WebAssembly, so that both give the same frames bit for bit. After an
//! intended change of the frames, renew it: `cargo run -p tests --example record`

use core::fmt::Write as _;

use particles::{Frame, Rgb, Simulation, StageSize};

use crate::event::Event;

/// For each animation, after each `Step::Frames`, the hash of all its frames so far.
pub const RECORD: &str = include_str!("../recorded-run.txt");

/// The seed of every stage.
const SEED: u64 = 20_250_501;

/// A step of the script.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A number of frames, and the frames per second.
    Frames(u32, u32),
    Event(Event),
}

/// Every event, in several phases and at several frame rates. `Select` changes the trade of home's picture, before its
/// start and while dots move.
const SCRIPT: &[Step] = &[
    Step::Frames(60, 60),
    Step::Event(Event::PointerMoved(300.0, 150.0)),
    Step::Frames(30, 60),
    Step::Event(Event::Highlight(Some(3))),
    Step::Frames(60, 120),
    Step::Event(Event::Highlight(None)),
    Step::Event(Event::Select(1)),
    Step::Event(Event::ClickAt(0.3, 0.65)),
    Step::Frames(100, 60),
    Step::Event(Event::Select(2)),
    Step::Frames(30, 60),
    Step::Event(Event::PointerMoved(900.0, 450.0)),
    Step::Frames(120, 60),
    Step::Event(Event::Resize(704.0, 640.0)),
    Step::Event(Event::Click),
    Step::Frames(200, 60),
    Step::Event(Event::Click),
    Step::Event(Event::PointerMoved(352.0, 320.0)),
    Step::Frames(300, 144),
    Step::Event(Event::PointerLeft),
    Step::Frames(500, 60),
    Step::Event(Event::Select(3)),
    Step::Event(Event::Resize(350.0, 440.0)),
    Step::Frames(200, 30),
    Step::Event(Event::Click),
    Step::Frames(60, 60),
    Step::Event(Event::Resize(0.0, 0.0)),
    Step::Frames(10, 60),
    Step::Event(Event::Resize(1920.0, 1080.0)),
    Step::Frames(150, 75),
    Step::Event(Event::Arrive),
    Step::Frames(10, 60),
];

/// Plays the script with every animation, and returns the new [`RECORD`].
pub fn play() -> String {
    let size = StageSize::new(1216.0, 608.0);
    let mut record = String::new();
    for entry in animations::ALL {
        play_on(&mut entry.simulation(size, SEED), &mut record);
    }
    record
}

fn play_on(simulation: &mut Simulation, record: &mut String) {
    let name = simulation.description().name;
    let (mut hash, mut frames) = (Fnv1a::default(), 0);
    for step in SCRIPT {
        match *step {
            Step::Frames(count, per_sec) => {
                for _ in 0..count {
                    simulation.advance(1.0 / f64::from(per_sec));
                    hash.add_frame(&simulation.frame());
                }
                frames += count;
                let _ = writeln!(record, "{name} {frames} {:016x}", hash.0);
            }
            Step::Event(event) => event.apply(simulation),
        }
    }
}

/// FNV-1a with 64 bits, by words instead of bytes. Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV
/// Non-Cryptographic Hash Algorithm", IETF draft.
struct Fnv1a(u64);

impl Default for Fnv1a {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv1a {
    fn add(&mut self, word: u32) {
        self.0 = (self.0 ^ u64::from(word)).wrapping_mul(0x0100_0000_01b3);
    }

    fn add_floats(&mut self, values: &[f32]) {
        values.iter().for_each(|value| self.add(value.to_bits()));
    }

    /// Everything that painters read.
    fn add_frame(&mut self, frame: &Frame<'_>) {
        for floats in [frame.x, frame.y, frame.radius_px, frame.opacity] {
            self.add_floats(floats);
        }
        for &color in frame.color {
            self.add(u32::from(color));
        }
        for link in frame.links {
            self.add(link.a);
            self.add(link.b);
        }
        let style = frame.link_style;
        self.add_floats(&[style.fade_from_px, style.distance_px]);
        self.add_floats(&[style.opacity, style.width_px]);
        let glow_color = frame.glow.map(|glow| glow.color);
        for Rgb(red, green, blue) in frame.palette.iter().copied().chain(glow_color) {
            self.add(u32::from_be_bytes([0, red, green, blue]));
        }
        for mark in frame.marks {
            self.add_floats(&[mark.stroke()]);
        }
        if let Some(glow) = frame.glow {
            self.add_floats(&glow.center.to_array());
            self.add_floats(&[glow.radius_px, glow.opacity, glow.ripple]);
        }
    }
}
