//! The engine's benchmarks. Each row confirms its result before it is timed; naive versions have rows of their own. Run
//! by `cargo bench`, or one group by `cargo bench -- links`.

mod frame;
mod links;
mod step;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    benches::run(&[
        ("step", step::bench),
        ("links", links::bench),
        ("frame", frame::bench),
    ])
}
