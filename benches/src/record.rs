//! The record: what `RECORD=1 cargo bench --bench engine` writes to `benches/record`. It records nothing on a busy machine,
//! with other parameters, or of a tree with changes.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::{Params, package_dir};

/// The highest load (processes that want to run, over the last minute) by other programs.
const MAX_LOAD: f64 = 0.5;

type Failure = Box<dyn std::error::Error>;

/// A run that is recorded.
pub(crate) struct Recording {
    package: PathBuf,
    load: f64,
    rustc: String,
    commit: String,
}

impl Recording {
    /// Refuses what is no record.
    pub(crate) fn begin() -> Result<Self, Failure> {
        if !Params::from_env().is_default || env::args().len() > 2 {
            return Err("the record is of all rows with their defaults".into());
        }
        let commit = output(
            "git",
            &[
                "describe",
                "--always",
                "--dirty",
                "--exclude=*",
                "--abbrev=12",
            ],
        )?;
        if commit.ends_with("dirty") {
            return Err("there are changes without a commit to name".into());
        }
        Ok(Self {
            package: package_dir()?,
            load: load_up_to(MAX_LOAD)?,
            rustc: output("rustc", &["--version"])?,
            commit,
        })
    }

    /// Writes the table, and the chart of it.
    pub(crate) fn end(self, table: &str) -> Result<(), Failure> {
        // The run's own load is 1.
        let load_after = load_up_to(1.0 + MAX_LOAD)?;
        let cpuinfo = fs::read_to_string("/proc/cpuinfo")?;
        let cpu = cpuinfo.lines().find(|line| line.starts_with("model name"));
        let page = format!(
            "# The engine natively\n\n\
             - Machine: {}, {} cores; load before the run {}, right after it {load_after}, of which the run's own is 1\n\
             - {}; commit {}, {}\n\n\
             Nanoseconds a particle. Rows without the name of another search are the engine. Rows of the second table are means over all frames, the others medians; ~: something disturbed it.\n\n{table}",
            cpu.and_then(|line| line.split(": ").nth(1))
                .unwrap_or("unknown"),
            std::thread::available_parallelism()?,
            self.load,
            self.rustc,
            self.commit,
            output("date", &["+%Y-%m-%d"])?,
        );
        let file = self.package.join("record/native.md");
        fs::write(&file, page)?;
        let [script, chart] =
            ["browser/chart.mjs", "record/native.svg"].map(|path| self.package.join(path));
        let arguments = [&script, &file, &chart].map(|path| path.to_string_lossy());
        output("node", &arguments.each_ref().map(|path| &**path))?;
        Ok(())
    }
}

/// The system's load over the last minute.
fn load_up_to(max: f64) -> Result<f64, Failure> {
    let text = fs::read_to_string("/proc/loadavg")?;
    let load = text.split_whitespace().next().unwrap_or_default().parse()?;
    if load > max {
        return Err(
            format!("the load is {load}, more than {max}: wait until nothing else runs").into(),
        );
    }
    Ok(load)
}

/// What a program prints.
fn output(program: &str, arguments: &[&str]) -> Result<String, Failure> {
    let output = Command::new(program).args(arguments).output();
    let output = output.map_err(|error| format!("{program}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{program}: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
