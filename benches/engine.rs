//! The engine's benchmarks: the site's animations, then particles in any number. `cargo bench` runs all, `cargo bench
//! -- links` a group.

use std::error::Error;

use benches::{COUNTS, engine, site};

fn main() -> Result<(), Box<dyn Error>> {
    let mut rows = site::rows();
    rows.extend(COUNTS.into_iter().flat_map(engine::rows));
    benches::run(&rows)
}
