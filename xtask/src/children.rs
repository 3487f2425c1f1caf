//! The running child processes. On Ctrl-C, a closed terminal or `kill`, this program first stops them and their
//! descendants: on Unix by signals to each child's process group. On Windows, Ctrl-C already reaches every program
//! of the console. It waits for apt-get, which would leave packages half configured.

use std::collections::BTreeMap;
use std::io;
use std::process::{Child, Command, ExitStatus, exit};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context as _, Result};
#[cfg(unix)]
use unix::stop;

/// What happens to a child when this program is asked to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnRequest {
    Stop,
    Await,
}

/// Process ids, which are also the ids of the process groups.
type Groups = BTreeMap<u32, OnRequest>;

static RUNNING: Mutex<Groups> = Mutex::new(Groups::new());

fn running() -> MutexGuard<'static, Groups> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program. The caller must call [`wait`].
pub(crate) fn spawn(command: &mut Command, on_request: OnRequest) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    // Locked while the program starts, so that none starts after a request to stop.
    let mut running = running();
    let child = command.spawn()?;
    running.insert(child.id(), on_request);
    Ok(child)
}

/// Waits until the program has ended. Never returns after a request to stop.
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
fn stop(_: &Groups) {}

#[cfg(unix)]
mod unix {
    use std::thread::sleep;
    use std::time::Duration;

    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    use super::{Groups, OnRequest};

    const TICK: Duration = Duration::from_millis(50);
    /// Three seconds for programs to end by themselves.
    const LIMIT_TICKS: u32 = 60;

    /// Interrupts the groups that are stopped on request, and kills those that still run after three seconds. Waits
    /// for the others.
    pub(super) fn stop(groups: &Groups) {
        let (stopped, awaited): (Vec<u32>, Vec<u32>) = groups
            .keys()
            .partition(|group| groups[group] == OnRequest::Stop);
        signal(&stopped, Signal::SIGINT);
        for _ in 0..LIMIT_TICKS {
            if !signal(&stopped, None) {
                break;
            }
            sleep(TICK);
        }
        signal(&stopped, Signal::SIGKILL);
        if signal(&awaited, None) {
            eprintln!("xtask: waiting for a program that must not be interrupted");
        }
        while signal(&awaited, None) {
            sleep(TICK);
        }
    }

    /// Sends a signal, or none, to each group. Returns whether one of them still runs.
    fn signal(groups: &[u32], signal: impl Into<Option<Signal>> + Copy) -> bool {
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
            let mut child = spawn(command.stdout(Stdio::piped()), OnRequest::Stop).unwrap();
            let mut output = BufReader::new(child.stdout.take().unwrap());
            let mut line = String::new();
            output.read_line(&mut line).unwrap();
            assert_eq!(line, "started\n");
            let group = child.id();
            let waiting = std::thread::spawn(move || wait(&mut child).unwrap());
            stop(&Groups::from([(group, OnRequest::Stop)]));
            assert!(!waiting.join().unwrap().success());
            // `sleep` has the other end: this waits until it is gone.
            output.read_to_string(&mut line).unwrap();
        }

        #[test]
        fn a_program_that_must_not_be_interrupted_is_awaited() {
            let mut command = Command::new("sh");
            command.args(["-c", "sleep 0.2; exit 7"]);
            let mut child = spawn(&mut command, OnRequest::Await).unwrap();
            let group = child.id();
            let waiting = std::thread::spawn(move || wait(&mut child).unwrap());
            stop(&Groups::from([(group, OnRequest::Await)]));
            assert_eq!(waiting.join().unwrap().code(), Some(7));
        }
    }
}
