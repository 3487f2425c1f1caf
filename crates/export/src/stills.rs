//! Stills: what stands in the place of an animation until the engine draws, and wherever it cannot.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use particles::{Animation, AnimationName, Phase, StageSize, svg};

/// The seed of every picture. The stages of the site start with it too, so that the engine takes over
/// from its still with the same particles.
pub const SEED: u64 = 1;

/// A stage in CSS pixels.
struct Shape {
    name: &'static str,
    width_px: f32,
    height_px: f32,
}

/// A phone's stage, for both animations.
const TALL: Shape = Shape {
    name: "tall",
    width_px: 350.0,
    height_px: 440.0,
};

/// An animation with the phases that a click walks through, and its stage on a wide screen.
struct Subject {
    animation: AnimationName,
    phases: [Phase; 3],
    wide: Shape,
}

const SUBJECTS: [Subject; 2] = [
    Subject {
        animation: AnimationName::Esee,
        phases: [Phase::Scattered, Phase::Converging, Phase::Unified],
        wide: Shape {
            name: "wide",
            width_px: 1216.0,
            height_px: 608.0,
        },
    },
    Subject {
        animation: AnimationName::Impact,
        phases: [Phase::Individual, Phase::Converging, Phase::Collective],
        wide: Shape {
            name: "wide",
            width_px: 704.0,
            height_px: 640.0,
        },
    },
];

/// Writes `{animation}-{phase}-{wide|tall}.svg` for every combination into `dir`.
///
/// # Errors
/// When a file cannot be written.
pub(crate) fn write(dir: &Path) -> Result<()> {
    for subject in &SUBJECTS {
        for phase in subject.phases {
            for shape in [&subject.wide, &TALL] {
                let size = StageSize::new(shape.width_px, shape.height_px);
                let still = still(subject.animation, phase, size);
                let (animation, phase) = (subject.animation.as_str(), phase.as_str());
                let file = dir.join(format!("{animation}-{phase}-{}.svg", shape.name));
                fs::write(&file, still)
                    .with_context(|| format!("could not write {}", file.display()))?;
            }
        }
    }
    Ok(())
}

/// The SVG of a phase at its best moment.
#[must_use]
pub fn still(animation: AnimationName, phase: Phase, size: StageSize) -> String {
    let mut animation = Animation::new(animation, size, SEED);
    animation.compose(phase);
    svg::still(&animation.frame())
}
