//! The engine's benchmarks. Each row confirms its result, before it is timed or, for `pack`, right after; what has a naive twin has it
//! as a row. Run by `cargo bench`, or one group by `cargo bench -- links`.

mod frame;
mod hit;
mod links;
mod pack;
mod searches;
mod step;

use std::env;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, SystemTime};

use benches::{measured_since, table, timed};
use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};

type Bench = fn(&mut Criterion);

const GROUPS: [(&str, Bench); 5] = [
    ("step", step::bench),
    ("links", links::bench),
    ("hit", hit::bench),
    ("frame", frame::bench),
    ("pack", pack::bench),
];

const SAMPLES: u32 = 10;

/// How long a row is measured.
const MEASUREMENT: Duration = Duration::from_millis(800);

#[expect(clippy::print_stdout, reason = "the table is what it is run for")]
#[expect(
    clippy::disallowed_methods,
    reason = "results are told from older ones by the time of their files"
)]
fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "All groups take 3 to 5 minutes, `-- links` 2 to 3; with `--quick` about a third of that, less exact.\n"
    );
    let start = SystemTime::now();
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(MEASUREMENT)
        .sample_size(SAMPLES as usize)
        .nresamples(10_000)
        .configure_from_args();
    let is_asked = |group: &str| env::args().any(|argument| argument.starts_with(group));
    let one = GROUPS.iter().find(|(name, _)| is_asked(name));
    for (_, bench) in one.map_or(&GROUPS[..], std::slice::from_ref) {
        bench(&mut criterion);
    }
    criterion.final_summary();
    print!("\n{}", table(&measured_since(start)?));
    Ok(())
}

/// Measures `work`, which does something to `count` particles.
pub(crate) fn row<R>(
    criterion: &mut Criterion,
    group: &str,
    name: &str,
    count: u64,
    mut work: impl FnMut() -> R,
) {
    let once = timed(|| drop(black_box(work())));
    let mut group = criterion.benchmark_group(group);
    group
        .sampling_mode(SamplingMode::Flat)
        .throughput(Throughput::Elements(count));
    // Time for three iterations in each sample. Criterion warns where there is time for less than one.
    let needed = once * 3 * SAMPLES;
    if needed > MEASUREMENT {
        group.measurement_time(needed);
    }
    group.bench_function(BenchmarkId::new(name, count), |bencher| {
        bencher.iter(&mut work);
    });
    group.finish();
}
