//! The engine's benchmarks. Each row confirms its result before it is timed; what has a naive twin has it
//! as a row. Run by `cargo bench`, or a part of it by `cargo bench -- links`.

mod frame;
mod hit;
mod links;
mod pack;
mod searches;
mod step;

use std::time::Duration;

use criterion::Criterion;

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .sample_size(20)
        .configure_from_args();
    step::bench(&mut criterion);
    links::bench(&mut criterion);
    hit::bench(&mut criterion);
    frame::bench(&mut criterion);
    pack::bench(&mut criterion);
    criterion.final_summary();
}
