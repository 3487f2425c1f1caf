//! Stills: what stands in place of an animation until the engine draws, and wherever it cannot.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use particles::animations::{self, Entry};
use particles::{StageSize, svg};

/// The seed of every picture. The stages of the site start with it too, so that the engine takes over
/// from its still with the same particles.
pub const SEED: u64 = 1;

/// Writes `{animation}-{phase}-{shape}.svg` for every combination into `dir`, and variants of the first phase, which
/// have the variant at the end of their names, into `variants` there: `started` and `again` after a click and after a
/// reset; none that would be the same picture.
///
/// # Errors
/// When a file cannot be written.
pub(crate) fn write(dir: &Path) -> Result<()> {
    let variants = dir.join("variants");
    fs::create_dir_all(&variants)
        .with_context(|| format!("could not create {}", variants.display()))?;
    for entry in animations::ALL {
        let animation = entry.description.name;
        for (index, phase) in entry.description.phases.iter().enumerate() {
            for shape in entry.description.still_shapes {
                let size = StageSize::new(shape.width_px, shape.height_px);
                let name = format!("{animation}-{}-{}", phase.name, shape.name);
                let picture = still(entry, index, size);
                write_file(&dir.join(format!("{name}.svg")), &picture)?;
                if index > 0 {
                    continue;
                }
                for (variant, other) in variants_of(entry, size) {
                    if other != picture {
                        write_file(&variants.join(format!("{name}-{variant}.svg")), &other)?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn write_file(file: &Path, picture: &str) -> Result<()> {
    fs::write(file, picture).with_context(|| format!("could not write {}", file.display()))
}

/// After this share of the first phase `started` shows it, with its particles on their targets: the click's light is
/// gone, and the next phase has not begun, however short the first one is.
const STARTED_SHARE: f64 = 0.95;

/// The SVG of a phase at its best moment.
#[must_use]
pub fn still(animation: &Entry, phase: usize, size: StageSize) -> String {
    let mut simulation = animation.simulation(size, SEED);
    simulation.pose(phase);
    svg::still(&simulation.frame())
}

/// Other pictures of the first phase with their names.
fn variants_of(animation: &Entry, size: StageSize) -> [(&'static str, String); 2] {
    let mut started = animation.simulation(size, SEED);
    started.click();
    let first_secs = animation.description.phases[0].duration_secs;
    started.advance(STARTED_SHARE * first_secs.unwrap_or_default());
    started.arrive();
    let mut again = animation.simulation(size, SEED);
    again.reset();
    again.arrive();
    [
        ("started", svg::still(&started.frame())),
        ("again", svg::still(&again.frame())),
    ]
}
