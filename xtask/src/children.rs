//! The running child processes. On Ctrl-C, a closed terminal or `kill`, this program first stops them and their
//! descendants: on Unix by signals to each child's process group. On Windows, Ctrl-C already reaches every program
//! of the console.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, Command, ExitStatus, exit};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context as _, Result};
#[cfg(unix)]
use unix::stop;

/// Process ids, which are also the ids of the process groups.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program. The caller must call [`wait`].
pub(crate) fn spawn(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    // Locked while the program starts, so that none starts after a request to stop.
    let mut running = running();
    let child = command.spawn()?;
    running.insert(child.id());
    Ok(child)
}

/// Waits until the program has ended.
pub(crate) fn wait(child: &mut Child) -> io::Result<ExitStatus> {
    let status = child.wait();
    running().remove(&child.id());
    status
}

/// Installs the handler that stops the children, and then this program.
pub(crate) fn stop_on_request() -> Result<()> {
    let on_stop = || {
        // Never unlocked, so that no thread starts another program or reports a failure.
        let groups = running();
        stop(&groups);
        // The exit status of a shell after Ctrl-C.
        exit(130);
    };
    ctrlc::set_handler(on_stop).context("could not listen for Ctrl-C")
}

#[cfg(not(unix))]
fn stop(_: &BTreeSet<u32>) {}

#[cfg(unix)]
mod unix {
    use std::collections::BTreeSet;
    use std::thread::sleep;
    use std::time::Duration;

    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    const TICK: Duration = Duration::from_millis(50);
    /// Three seconds for programs to end by themselves.
    const LIMIT_TICKS: u32 = 60;

    /// Interrupts the groups, and kills those that still run after three seconds.
    pub(super) fn stop(groups: &BTreeSet<u32>) {
        signal(groups, Signal::SIGINT);
        for _ in 0..LIMIT_TICKS {
            if !signal(groups, None) {
                return;
            }
            sleep(TICK);
        }
        signal(groups, Signal::SIGKILL);
    }

    /// Sends a signal, or none, to each group. Returns whether one of them still runs.
    fn signal(groups: &BTreeSet<u32>, signal: impl Into<Option<Signal>> + Copy) -> bool {
        let is_reached = |group: &&u32| {
            i32::try_from(**group).is_ok_and(|group| killpg(Pid::from_raw(group), signal).is_ok())
        };
        groups.iter().filter(is_reached).count() > 0
    }

    #[cfg(test)]
    mod tests {
        use std::io::{BufRead as _, BufReader, Read as _};
        use std::process::{Command, Stdio};

        use super::*;
        use crate::children::{spawn, wait};

        #[test]
        fn a_program_is_stopped_with_the_programs_that_it_has_started() {
            let mut command = Command::new("sh");
            command.args(["-c", "echo started; sleep 600; true"]);
            let mut child = spawn(command.stdout(Stdio::piped())).unwrap();
            let mut output = BufReader::new(child.stdout.take().unwrap());
            let mut line = String::new();
            output.read_line(&mut line).unwrap();
            assert_eq!(line, "started\n");
            let group = child.id();
            let waiting = std::thread::spawn(move || wait(&mut child).unwrap());
            stop(&BTreeSet::from([group]));
            assert!(!waiting.join().unwrap().success());
            // `sleep` has the other end: this waits until it is gone.
            output.read_to_string(&mut line).unwrap();
        }
    }
}
