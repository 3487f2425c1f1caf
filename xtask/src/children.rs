//! The running child processes. Ctrl-C and a closed terminal reach them without this program, because they are in its
//! process group. A signal to this program alone (`kill`) is passed on to them.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, Command, ExitStatus, exit};
use std::sync::Mutex;

use anyhow::{Context as _, Result};

use crate::console::lock;

/// The ids of the processes.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

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

/// From now on, a request to stop ends the children before this program.
pub(crate) fn stop_on_request() -> Result<()> {
    let on_request = || {
        // Never unlocked, so that no thread starts another program or reports a failure.
        let running = lock(&RUNNING);
        #[cfg(unix)]
        terminate(&running);
        #[cfg(not(unix))]
        let _ = running;
        // The exit status of a shell after Ctrl-C.
        exit(130);
    };
    ctrlc::set_handler(on_request).context("could not listen for Ctrl-C")
}

/// Gives the processes ten seconds to end: Playwright closes its browsers. Not SIGINT, which programs ignore that a
/// script has started in the background.
#[cfg(unix)]
fn terminate(processes: &BTreeSet<u32>) {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    let reaches = |signal: Option<Signal>| {
        let processes = processes.iter().filter_map(|id| i32::try_from(*id).ok());
        let reached = processes.filter(|id| kill(Pid::from_raw(*id), signal).is_ok());
        reached.count() > 0
    };
    reaches(Some(Signal::SIGTERM));
    for _ in 0..200 {
        if !reaches(None) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_request_to_stop_is_passed_on() {
        let mut child = spawn(Command::new("sleep").arg("600")).unwrap();
        let processes = BTreeSet::from([child.id()]);
        let waiting = std::thread::spawn(move || wait(&mut child).unwrap());
        terminate(&processes);
        assert!(!waiting.join().unwrap().success());
    }
}
