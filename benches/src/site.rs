//! Rows of the site's animations, in their players' sizes in common windows.

use std::cell::Cell;

use animations::{ALL, Entry};
use particles::{Simulation, StageSize};

use crate::row::{confirm_frames, next_frame};
use crate::{FRAME_SECS, Row};

/// The columns: windows, with width and height in CSS pixels.
const WINDOWS: [(&str, f32, f32); 3] = [
    ("phone", 390.0, 664.0),
    (LAPTOP, 1440.0, 900.0),
    ("large screen", 1920.0, 1080.0),
];

/// The window whose instructions are counted.
pub const LAPTOP: &str = "laptop";

/// Duration of the rows before the click, in seconds.
const WAITING_SECS: f64 = 2.0;

/// Rows of each animation: before the click, and each phase, the last one until its still.
pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for entry in ALL {
        for (window, width_px, height_px) in WINDOWS {
            let size = size(entry, width_px, height_px);
            let has_player = !entry.stills.shapes.is_empty();
            if has_player {
                rows.push(row(entry, "waiting", window, size, None, 0, WAITING_SECS));
            }
            let mut from_secs = 0.0;
            for (index, phase) in entry.description.phases.iter().enumerate() {
                let until_still = entry.stills.secs[index] - from_secs;
                let secs = phase.duration_secs.unwrap_or(until_still);
                // A film's last phase is over when it begins.
                if secs > 0.0 {
                    let from = Some(from_secs);
                    rows.push(row(entry, phase.name, window, size, from, index, secs));
                }
                from_secs += secs;
            }
        }
    }
    rows
}

/// Size of an animation's player in a window. A film has no player and fills the window.
fn size(entry: &Entry, width_px: f32, height_px: f32) -> StageSize {
    let name = format!("w{width_px}h{height_px}");
    let mut shapes = entry.stills.shapes.iter();
    match shapes.find(|shape| shape.name == name) {
        Some(shape) => StageSize::new(shape.width_px, shape.height_px),
        None if entry.stills.shapes.is_empty() => StageSize::new(width_px, height_px),
        None => panic!("{}: no shape {name}", entry.description.name),
    }
}

/// The frames of a phase, from this time after the click on; `None` is before the click.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a phase has a few thousand frames"
)]
fn row(
    entry: &'static Entry,
    name: &str,
    window: &str,
    size: StageSize,
    from_secs: Option<f64>,
    phase: usize,
    secs: f64,
) -> Row {
    let name = format!("{}/{name}", entry.description.name);
    // The last one is before the phase ends.
    let frames = (secs / FRAME_SECS - 0.5) as u32;
    let begin = move || {
        let mut simulation = entry.simulation(size, 1);
        simulation.frame();
        if let Some(secs) = from_secs {
            simulation.start();
            simulation.advance(secs);
            simulation.frame();
        }
        simulation
    };
    let confirmed = Cell::new(false);
    Row {
        name: name.clone(),
        column: window.to_owned(),
        particles: u32::try_from(begin().frame().x.len()).expect("few particles"),
        scene_frames: Some(frames),
        make: Box::new(move || {
            if !confirmed.replace(true) {
                let is_expected = |simulation: &Simulation| {
                    simulation.phase() == phase && simulation.has_started() == from_secs.is_some()
                };
                confirm_frames(&name, &mut begin(), frames, is_expected);
            }
            let mut simulation = begin();
            Box::new(move || (0..frames).for_each(|_| next_frame(&mut simulation)))
        }),
    }
}
