//! Measures rows with criterion.

use std::env;
use std::error::Error;
use std::time::Duration;

use criterion::{BatchSize, BenchmarkId, Criterion, SamplingMode};

use crate::Row;
use crate::table::{Measured, load_before_storing, store, tables};

/// Measures the rows that criterion's arguments select, and prints tables. With the variable `STORE`, stores the tables
/// in `benches/results`.
#[expect(clippy::print_stdout, reason = "the tables are the output")]
pub fn run(rows: &[Row]) -> Result<(), Box<dyn Error>> {
    let load_before = env::var_os("STORE").map(|_| load_before_storing());
    let load_before = load_before.transpose()?;
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .sample_size(10)
        .nresamples(10_000)
        .configure_from_args();
    let mut measured = Vec::new();
    for row in rows {
        let (group, name) = row.name.split_once('/').expect("a group and a name");
        let mut group = criterion.benchmark_group(group);
        let (mut work, mut is_selected) = (None, false);
        group.sampling_mode(SamplingMode::Flat).bench_function(
            BenchmarkId::new(name, &row.column),
            |bencher| {
                is_selected = true;
                if row.scene_frames.is_some() {
                    bencher.iter_batched_ref(&row.make, |work| work(), BatchSize::LargeInput);
                } else {
                    bencher.iter(work.get_or_insert_with(&row.make));
                }
            },
        );
        group.finish();
        if is_selected {
            measured.push(Measured::read(row)?);
        }
    }
    criterion.final_summary();
    let tables = tables(&measured);
    print!("\n{tables}");
    if let Some(load_before) = load_before {
        store(&tables, &load_before)?;
    }
    Ok(())
}
