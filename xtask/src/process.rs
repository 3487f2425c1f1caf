//! Runs other programs. Ctrl-C and a closed terminal reach them without this program, because they are in its process
//! group. A signal to this program alone (`kill`) is passed on to them.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsStr;
use std::io::{self, BufRead as _, BufReader, IsTerminal as _};
use std::iter;
use std::process::{Child, Command, ExitStatus, Stdio, exit};
use std::sync::Mutex;

use anyhow::{Context as _, Result, ensure};

use crate::checkout::absolute;
use crate::console::{lock, say_together, step};

/// The ids of the running programs.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// A command without quotes, such as `npm run build`. Cargo is the one that started this program, so that both use one
/// toolchain, and writes to `target`.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let program = match words.next().unwrap_or_default() {
        "cargo" => env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
        "npm" if cfg!(windows) => "npm.cmd".into(),
        program => program.into(),
    };
    let mut command = Command::new(program);
    command
        .args(words)
        .env("CARGO_TARGET_DIR", absolute("target"))
        // Without a line for each crate; warnings stay.
        .env("CARGO_TERM_QUIET", "true");
    if io::stdout().is_terminal() {
        // The program writes to a pipe, but this one prints it to a terminal.
        command
            .env("CARGO_TERM_COLOR", "always")
            .env("FORCE_COLOR", "1");
    }
    command
}

/// Runs a step that is one program to its end, then prints what that has printed.
///
/// # Errors
/// When the program cannot be started or does not succeed; the message ends with `remedy`.
pub(crate) fn run(name: &str, command: &mut Command, remedy: &str) -> Result<()> {
    step(name, || {
        let mut lines = Vec::new();
        let succeeded = watch(command, |line| lines.push(line.to_owned()));
        say_together(lines);
        let succeeded = succeeded.with_context(|| format!("to go on, {remedy}"))?;
        ensure!(succeeded, "`{}` failed; {remedy}", shown(command));
        Ok(())
    })
}

pub(crate) const SEE_ABOVE: &str = "see the message above";

/// Runs to the end and calls `on_line` with each line that the program prints. True when it succeeded.
pub(crate) fn watch(command: &mut Command, mut on_line: impl FnMut(&str)) -> Result<bool> {
    let (reader, writer) = io::pipe()?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = spawn(command)?;
    // Only the program writes to the pipe, so that it closes when that ends.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    for line in BufReader::new(reader).split(b'\n') {
        let line = line.context("could not read a program's output")?;
        on_line(String::from_utf8_lossy(&line).trim_end_matches('\r'));
    }
    Ok(wait(&mut child)?.success())
}

/// The trimmed standard output of a program that ends at once; `None` when it is missing or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The command as one would type it, without quoting.
fn shown(command: &Command) -> String {
    let words = iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

/// Starts a program. The caller must call [`wait`].
pub(crate) fn spawn(command: &mut Command) -> Result<Child> {
    // Locked while the program starts, so that none starts after a request to stop.
    let mut running = lock(&RUNNING);
    let child = command.spawn();
    let child = child.with_context(|| format!("could not start `{}`", shown(command)))?;
    running.insert(child.id());
    Ok(child)
}

/// Waits until the program has ended. Never returns after a request to stop.
pub(crate) fn wait(child: &mut Child) -> io::Result<ExitStatus> {
    let status = child.wait();
    lock(&RUNNING).remove(&child.id());
    status
}

/// From now on, a request to stop ends the running programs before this one.
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

/// Gives the programs ten seconds to end: Playwright closes its browsers. Not SIGINT, which programs ignore that a
/// script has started in the background.
#[cfg(unix)]
fn terminate(programs: &BTreeSet<u32>) {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    let reaches = |signal: Option<Signal>| {
        let programs = programs.iter().filter_map(|id| i32::try_from(*id).ok());
        let reached = programs.filter(|id| kill(Pid::from_raw(*id), signal).is_ok());
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
        let mut child = spawn(&mut command("sleep 600")).unwrap();
        let programs = BTreeSet::from([child.id()]);
        let waiting = std::thread::spawn(move || wait(&mut child).unwrap());
        terminate(&programs);
        assert!(!waiting.join().unwrap().success());
    }
}
