//! Prints the steps with their times, the output of other programs, and after some seconds without output the
//! steps that are still running.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

/// How long nothing may be printed while a step runs.
const SILENCE_LIMIT: Duration = Duration::from_secs(8);

/// The process has one standard output, and so one console.
static CONSOLE: Mutex<Console> = Mutex::new(Console {
    running: Vec::new(),
    last_line: None,
});

struct Console {
    /// The steps that have begun and not ended, in that order.
    running: Vec<(String, Instant)>,
    last_line: Option<Instant>,
}

impl Console {
    fn print(&mut self, line: impl Display) {
        // A closed terminal must not end this program before its children.
        let _ = writeln!(io::stdout(), "{line}");
        self.last_line = Some(now());
    }
}

/// Locks also after a panic elsewhere, which its own thread reports.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Prints a line.
pub(crate) fn say(line: impl Display) {
    lock(&CONSOLE).print(line);
}

/// Runs `make` between two lines: what begins, and how long it took.
pub(crate) fn step<T>(name: &str, make: impl FnOnce() -> Result<T>) -> Result<T> {
    let start = now();
    say(format_args!("==> {name}"));
    lock(&CONSOLE).running.push((name.to_owned(), start));
    let made = make();
    let mut console = lock(&CONSOLE);
    console.running.retain(|(running, _)| running != name);
    let outcome = if made.is_ok() { "" } else { "failed " };
    console.print(format_args!("==> {name} … {outcome}({})", seconds(start)));
    made
}

/// From now on prints which steps are running whenever nothing else has been printed for some seconds.
pub(crate) fn report_long_steps() {
    thread::spawn(|| -> ! {
        loop {
            thread::sleep(Duration::from_secs(1));
            let mut console = lock(&CONSOLE);
            let steps = console.running.iter();
            let steps: Vec<_> = steps
                .map(|(name, start)| format!("{name} {}", seconds(*start)))
                .collect();
            let is_silent = |line: Instant| line.elapsed() >= SILENCE_LIMIT;
            if !steps.is_empty() && console.last_line.is_none_or(is_silent) {
                console.print(format_args!("    … {}", steps.join(", ")));
            }
        }
    });
}

/// Where the output of programs goes: to the console, or to lines that are kept, because several programs run at the
/// same time.
#[derive(Debug, Clone, Default)]
pub(crate) struct Output(Option<Arc<Mutex<Vec<String>>>>);

impl Output {
    pub(crate) fn kept() -> Self {
        Self(Some(Arc::default()))
    }

    pub(crate) fn line(&self, line: String) {
        match &self.0 {
            None => say(line),
            Some(lines) => lock(lines).push(line),
        }
    }

    /// Prints the kept lines together, and clears them.
    pub(crate) fn print_kept(&self) {
        if let Some(lines) = &self.0 {
            let mut console = lock(&CONSOLE);
            lock(lines).drain(..).for_each(|line| console.print(line));
        }
    }
}

fn seconds(start: Instant) -> String {
    format!("{} s", start.elapsed().as_secs_f64().round())
}

#[expect(
    clippy::disallowed_methods,
    reason = "here the time is real, not the simulation's"
)]
fn now() -> Instant {
    Instant::now()
}
