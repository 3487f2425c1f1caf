//! Prints the steps with their times, and the running steps after some seconds without output.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

/// The process has one standard output, and so one console.
static CONSOLE: Mutex<Console> = Mutex::new(Console {
    running: Vec::new(),
    last_line: None,
});

struct Console {
    /// The running steps, in the order in which they began.
    running: Vec<(String, Instant)>,
    last_line: Option<Instant>,
}

impl Console {
    fn print(&mut self, line: impl Display) {
        // A closed terminal must not end this program before its children.
        let _ = writeln!(io::stdout(), "{line}");
        self.last_line = Some(Instant::now());
    }
}

/// Locks the mutex, even if another thread has panicked.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn say(line: impl Display) {
    lock(&CONSOLE).print(line);
}

/// Prints lines without lines of other threads between them.
pub(crate) fn say_together(lines: impl IntoIterator<Item: Display>) {
    let mut console = lock(&CONSOLE);
    lines.into_iter().for_each(|line| console.print(line));
}

/// Runs `make`. Prints how long it took, if that was at least a second.
pub(crate) fn step<T>(name: &str, make: impl FnOnce() -> Result<T>) -> Result<T> {
    let start = Instant::now();
    lock(&CONSOLE).running.push((name.to_owned(), start));
    let made = make();
    let mut console = lock(&CONSOLE);
    console.running.retain(|(running, _)| running != name);
    let outcome = if made.is_ok() { "" } else { "failed " };
    if made.is_err() || start.elapsed() >= Duration::from_secs(1) {
        console.print(format_args!("==> {name} … {outcome}({})", seconds(start)));
    }
    made
}

/// From now on prints the running steps whenever nothing else has been printed for eight seconds.
pub(crate) fn report_long_steps() {
    thread::spawn(|| -> ! {
        loop {
            thread::sleep(Duration::from_secs(1));
            let mut console = lock(&CONSOLE);
            let is_silent = |line: Instant| line.elapsed() >= Duration::from_secs(8);
            if !console.running.is_empty() && console.last_line.is_none_or(is_silent) {
                let steps = console.running.iter();
                let steps = steps.map(|(name, start)| format!("{name} {}", seconds(*start)));
                let steps = steps.collect::<Vec<_>>().join(", ");
                console.print(format_args!("    … {steps}"));
            }
        }
    });
}

fn seconds(start: Instant) -> String {
    format!("{} s", start.elapsed().as_secs_f64().round())
}
