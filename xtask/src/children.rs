//! The running child processes. Ctrl-C and a closed terminal reach them without this program, because they are in its
//! process group. A signal to this program alone (`kill`) is passed on to them. It ends after they have, and after
//! apt-get, which would leave packages half configured.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, Command, ExitStatus, exit};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context as _, Result};

use crate::console::say;

/// The ids of the processes.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Locked while a program runs that must not be interrupted.
static UNINTERRUPTED: Mutex<()> = Mutex::new(());

fn lock<T>(mutex: &'static Mutex<T>) -> MutexGuard<'static, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program. The caller must call [`wait`].
pub(crate) fn spawn(command: &mut Command) -> io::Result<Child> {
    // Locked while the program starts, so that none starts after a request to stop.
    let mut running = lock(&RUNNING);
    let child = command.spawn()?;
    running.insert(child.id());
    Ok(child)
}

/// Waits until the program has ended. Never returns after a request to stop.
pub(crate) fn wait(child: &mut Child) -> io::Result<ExitStatus> {
    let status = child.wait();
    lock(&RUNNING).remove(&child.id());
    status
}

/// Calls `make`, during which this program does not stop.
pub(crate) fn uninterrupted<T>(make: impl FnOnce() -> T) -> T {
    let _uninterrupted = lock(&UNINTERRUPTED);
    make()
}

/// From now on, a request to stop ends the children before this program.
pub(crate) fn stop_on_request() -> Result<()> {
    let on_request = || {
        if UNINTERRUPTED.try_lock().is_err() {
            say("xtask: waiting for a program that must not be interrupted");
        }
        let _uninterrupted = lock(&UNINTERRUPTED);
        // Never unlocked, so that no thread starts another program or reports a failure.
        let running = lock(&RUNNING);
        #[cfg(unix)]
        unix::stop(&running);
        #[cfg(not(unix))]
        let _ = running;
        // The exit status of a shell after Ctrl-C.
        exit(130);
    };
    ctrlc::set_handler(on_request).context("could not listen for Ctrl-C")
}

#[cfg(unix)]
mod unix {
    use std::collections::BTreeSet;
    use std::thread::sleep;
    use std::time::Duration;

    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    const TICK: Duration = Duration::from_millis(50);
    /// Ten seconds for programs to end by themselves: Playwright closes its browsers.
    const LIMIT_TICKS: u32 = 200;

    /// Interrupts the processes, and kills those that still run after the limit. After Ctrl-C it is their second
    /// interrupt, which all of them take like the first.
    pub(super) fn stop(processes: &BTreeSet<u32>) {
        signal(processes, Signal::SIGINT);
        for _ in 0..LIMIT_TICKS {
            if !signal(processes, None) {
                return;
            }
            sleep(TICK);
        }
        signal(processes, Signal::SIGKILL);
    }

    /// Sends a signal, or none, to each process. Returns whether one of them still runs.
    fn signal(processes: &BTreeSet<u32>, signal: impl Into<Option<Signal>> + Copy) -> bool {
        let is_reached = |process: &&u32| {
            i32::try_from(**process).is_ok_and(|id| kill(Pid::from_raw(id), signal).is_ok())
        };
        processes.iter().filter(is_reached).count() > 0
    }

    #[cfg(test)]
    mod tests {
        use std::process::Command;

        use super::*;
        use crate::children::{spawn, wait};

        #[test]
        fn a_request_to_stop_is_passed_on() {
            let mut child = spawn(Command::new("sleep").arg("600")).unwrap();
            let process = child.id();
            let waiting = std::thread::spawn(move || wait(&mut child).unwrap());
            stop(&BTreeSet::from([process]));
            assert!(!waiting.join().unwrap().success());
        }
    }
}
