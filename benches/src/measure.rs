//! Measures rows with criterion.

use std::env;
use std::error::Error;
use std::time::{Duration, SystemTime};

use criterion::{BatchSize, BenchmarkId, Criterion, SamplingMode};

use crate::table::{Measured, load_before_storing, store, tables};
use crate::{Params, Row};

/// Measures the rows that criterion's arguments select, and prints tables. With the variable `STORE`, stores the tables
/// in `benches/results`.
#[expect(clippy::print_stdout, reason = "the tables are the output")]
#[expect(
    clippy::disallowed_methods,
    reason = "distinguishes this run's files from older ones"
)]
pub fn run(rows: &[Row]) -> Result<(), Box<dyn Error>> {
    let load_before = env::var_os("STORE").map(|_| load_before_storing());
    let load_before = load_before.transpose()?;
    let params = Params::from_env();
    println!(
        "Particles: {:?}, {} on a screen of 1920 × 1080, {} to {} px/s; links within {:.1} px\n",
        params.counts, params.density, params.speed_px[0], params.speed_px[1], params.distance_px
    );
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .sample_size(10)
        .nresamples(10_000)
        .configure_from_args();
    let started = SystemTime::now();
    let mut measured = Vec::new();
    for row in rows {
        let (group, name) = row.name.split_once('/').expect("a group and a name");
        let mut group = criterion.benchmark_group(group);
        let mut work = None;
        group.sampling_mode(SamplingMode::Flat).bench_function(
            BenchmarkId::new(name, &row.column),
            |bencher| {
                if row.scene_frames.is_some() {
                    bencher.iter_batched_ref(&row.make, |work| work(), BatchSize::LargeInput);
                } else {
                    bencher.iter(work.get_or_insert_with(&row.make));
                }
            },
        );
        group.finish();
        measured.extend(Measured::read(row, started)?);
    }
    criterion.final_summary();
    let tables = tables(&measured);
    print!("\n{tables}");
    if let Some(load_before) = load_before {
        store(&tables, &load_before)?;
    }
    Ok(())
}
