//! Rows of the site's animations, in their players' sizes in common windows.

use std::cell::Cell;

use particles::animations::{ALL, Entry};
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

/// Rows of each phase of each animation, and of the frame after a click, a reset and a resize.
pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for entry in ALL {
        for (window, width_px, height_px) in WINDOWS {
            let scenes = scenes(entry, size(entry, width_px, height_px));
            rows.extend(scenes.into_iter().map(|scene| scene.row(window)));
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

/// Consecutive frames of an animation.
#[derive(Clone, Copy)]
struct Scene {
    name: &'static str,
    entry: &'static Entry,
    size: StageSize,
    /// Beginning in seconds after the click; `None` is before the click.
    from_secs: Option<f64>,
    /// The event before the first frame.
    event: fn(&mut Simulation, StageSize),
    frames: u32,
    /// The phase of all frames, and whether the animation has started.
    state: (usize, bool),
}

/// An animation's scenes: each phase, the last one until its still; then events. A film has only one event, the
/// selection of another picture.
fn scenes(entry: &'static Entry, size: StageSize) -> Vec<Scene> {
    let waiting = Scene {
        name: "waiting",
        entry,
        size,
        from_secs: None,
        event: |_, _| {},
        frames: frames(WAITING_SECS),
        state: (0, false),
    };
    let mut phases = Vec::new();
    let mut from_secs = 0.0;
    for (index, phase) in entry.description.phases.iter().enumerate() {
        let secs = phase.duration_secs;
        let secs = secs.unwrap_or(entry.stills.secs[index] - from_secs);
        phases.push(Scene {
            name: phase.name,
            from_secs: Some(from_secs),
            frames: frames(secs),
            state: (index, true),
            ..waiting
        });
        from_secs += secs;
    }
    // A film's last phase is over when it begins.
    phases.retain(|phase| phase.frames > 0);
    if entry.stills.shapes.is_empty() {
        phases.push(Scene {
            name: "select",
            from_secs: Some(from_secs),
            event: |simulation, _| simulation.select(1),
            frames: frames(1.0),
            state: (entry.description.phases.len() - 1, true),
            ..waiting
        });
        return phases;
    }
    let frame = Scene {
        frames: 1,
        ..waiting
    };
    let events = [
        Scene {
            name: "click",
            event: |simulation, _| simulation.click(),
            state: (0, true),
            ..frame
        },
        Scene {
            name: "reset",
            from_secs: Some(entry.stills.secs[1]),
            event: |simulation, _| simulation.click(),
            ..frame
        },
        Scene {
            name: "resize",
            from_secs: Some(entry.stills.secs[1]),
            event: |simulation, size| {
                simulation.resize(StageSize::new(size.width_px() - 1.0, size.height_px()));
            },
            state: (1, true),
            ..frame
        },
    ];
    [waiting].into_iter().chain(phases).chain(events).collect()
}

/// The number of frames in this time.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "an animation has a few thousand frames"
)]
fn frames(secs: f64) -> u32 {
    (secs / f64::from(FRAME_SECS)) as u32
}

impl Scene {
    fn row(self, window: &str) -> Row {
        let name = format!("{}/{}", self.entry.description.name, self.name);
        let confirmed = Cell::new(false);
        Row {
            name: name.clone(),
            column: window.to_owned(),
            particles: u32::try_from(self.begin().frame().x.len()).expect("few particles"),
            scene_frames: Some(self.frames),
            make: Box::new(move || {
                if !confirmed.replace(true) {
                    let mut simulation = self.begin();
                    (self.event)(&mut simulation, self.size);
                    confirm_frames(&name, &mut simulation, self.frames, |simulation| {
                        (simulation.phase(), simulation.has_started()) == self.state
                    });
                }
                let mut simulation = self.begin();
                Box::new(move || {
                    (self.event)(&mut simulation, self.size);
                    for _ in 0..self.frames {
                        next_frame(&mut simulation);
                    }
                })
            }),
        }
    }

    /// The simulation before the event.
    fn begin(self) -> Simulation {
        let mut simulation = self.entry.simulation(self.size, 1);
        simulation.frame();
        if let Some(secs) = self.from_secs {
            simulation.start();
            simulation.advance(secs);
            simulation.frame();
        }
        simulation
    }
}
