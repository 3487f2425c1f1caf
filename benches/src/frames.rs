//! What a mean over frames hides: the slowest frames, and the memory.

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use serde_json::{Value, json};

use crate::results::target_dir;
use crate::{Params, timed};

/// How long single frames are timed at most; 30 are always timed.
const LONGEST: Duration = Duration::from_secs(3);

/// Times of successive frames.
#[derive(Clone, Copy, Debug)]
pub struct Frames {
    /// The 99th percentile, in nanoseconds.
    pub p99_ns: f64,
    /// The longest, in nanoseconds.
    pub worst_ns: f64,
    /// The memory that the search or the simulation holds after a frame.
    pub bytes: u64,
}

impl Frames {
    /// Times single frames, and writes the times beside criterion's results.
    pub(crate) fn measure<R>(
        id: &str,
        bytes: u64,
        mut frame: impl FnMut() -> R,
    ) -> Result<(), Box<dyn Error>> {
        let mut times: Vec<Duration> = Vec::new();
        let mut total = Duration::ZERO;
        while times.len() < Params::from_env().frames && (times.len() < 30 || total < LONGEST) {
            let time = timed(|| drop(black_box(frame())));
            total += time;
            times.push(time);
        }
        times.sort_unstable();
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        let [p99, worst] = [at(99), at(100)].map(|time| time.as_nanos() as f64);
        let file = file(id)?;
        fs::create_dir_all(file.with_file_name(""))?;
        let numbers = json!({ "p99_ns": p99, "worst_ns": worst, "bytes": bytes });
        Ok(fs::write(file, numbers.to_string())?)
    }

    /// Those of a row, where they were measured since a time.
    pub(crate) fn since(start: SystemTime, id: &str) -> Result<Option<Self>, Box<dyn Error>> {
        let file = file(id)?;
        if !file.is_file() || file.metadata()?.modified()? < start {
            return Ok(None);
        }
        let numbers: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
        let number = |name: &str| numbers[name].as_f64().unwrap_or_default();
        Ok(Some(Self {
            p99_ns: number("p99_ns"),
            worst_ns: number("worst_ns"),
            bytes: numbers["bytes"].as_u64().unwrap_or_default(),
        }))
    }
}

fn file(id: &str) -> Result<PathBuf, &'static str> {
    let name = id.replace(['/', ' '], "-");
    Ok(target_dir()?
        .join("frames")
        .join(name)
        .with_extension("json"))
}
