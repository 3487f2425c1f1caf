//! The engine's benchmarks. Each row confirms its result before it is timed; naive versions have rows of their own. Run
//! by `cargo bench`, or one group by `cargo bench -- links`.

mod links;
mod step;

use std::error::Error;

use benches::{Params, Rows, field_from_env};

fn main() -> Result<(), Box<dyn Error>> {
    benches::run(&[step::bench, links::bench, frame])
}

/// Whole frames: a step, links and the frame.
fn frame(rows: &mut Rows) {
    for &count in &Params::from_env().counts {
        rows.simulation("frame/field", count, || field_from_env(count));
    }
}
