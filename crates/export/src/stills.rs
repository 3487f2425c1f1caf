//! Stills, which replace an animation until the engine draws and wherever it cannot.

use std::path::Path;

use animations::Entry;
use anyhow::Result;
use particles::{StageSize, svg};

use crate::write_file;

/// The seed of every still. The site's stages start with it too, so that a still shows the particles of the engine's
/// first frame.
pub const SEED: u64 = 1;

/// Writes `{animation}-{phase}-{shape}.svg` for every combination into `dir`.
pub(crate) fn write(dir: &Path) -> Result<()> {
    for entry in animations::ALL {
        let animation = entry.description.name;
        for (index, phase) in entry.description.phases.iter().enumerate() {
            for shape in entry.stills.shapes {
                let size = StageSize::new(shape.width_px, shape.height_px);
                let file = dir.join(format!("{animation}-{}-{}.svg", phase.name, shape.name));
                write_file(&file, &still(entry, index, size))?;
            }
        }
    }
    Ok(())
}

/// The SVG of a phase's still.
#[must_use]
pub fn still(animation: &Entry, phase: usize, size: StageSize) -> String {
    svg::still(&animation.at_still(phase, size, SEED).frame())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_sites_stages_start_with_the_stills_seed() {
        let opening = include_str!("../../../app/src/animation/open-stage.ts");
        assert!(opening.contains(&format!("const SEED = {};", super::SEED)));
    }
}
