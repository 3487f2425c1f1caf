//! Writes a still of each phase of the site's two animations.
//!
//! `cargo run --example svg target/stills`; of these the README shows `pictures/esee-converging.svg`.

use std::path::PathBuf;

use particles::{StageSize, animations, svg};

fn main() -> std::io::Result<()> {
    let dir = PathBuf::from(
        std::env::args()
            .nth(1)
            .unwrap_or_else(|| "target/stills".into()),
    );
    std::fs::create_dir_all(&dir)?;
    for entry in animations::ALL {
        for (index, phase) in entry.description.phases.iter().enumerate() {
            let mut simulation = entry.simulation(StageSize::new(600.0, 400.0), 1);
            simulation.pose(index);
            let name = format!("{}-{}.svg", entry.description.name, phase.name);
            std::fs::write(dir.join(name), svg::still(&simulation.frame()))?;
        }
    }
    Ok(())
}
