//! Running other programs.

use std::io::{self, BufRead as _, BufReader, Read};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{Context as _, Result, anyhow, bail};

use crate::children;
use crate::console::Output;
use crate::workspace::Workspace;

/// Runs to the end.
///
/// # Errors
/// When the program cannot be started or does not succeed; the message ends with `remedy`.
pub(crate) fn run(workspace: &Workspace, command: &mut Command, remedy: &str) -> Result<()> {
    match succeeds(workspace, command) {
        Ok(true) => Ok(()),
        Ok(false) => bail!("`{}` failed; {remedy}", shown(command)),
        Err(error) => Err(error.context(format!("to go on, {remedy}"))),
    }
}

/// Runs to the end. True when the program succeeded.
pub(crate) fn succeeds(workspace: &Workspace, command: &mut Command) -> Result<bool> {
    run_watched(workspace, command, |_| {})
}

/// Runs to the end and calls `on_line` with each line of its output. True when the program succeeded.
pub(crate) fn run_watched(
    workspace: &Workspace,
    command: &mut Command,
    on_line: impl FnMut(&str) + Send,
) -> Result<bool> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = children::spawn(command)
        .with_context(|| format!("could not start `{}`", shown(command)))?;
    let stdout = child.stdout.take().context("the child has no stdout")?;
    let stderr = child.stderr.take().context("the child has no stderr")?;
    let output = &workspace.output;
    let on_line = Mutex::new(on_line);
    let on_line = |line: &str| on_line.lock().unwrap_or_else(PoisonError::into_inner)(line);
    thread::scope(|scope| {
        let errors = scope.spawn(|| forward(stderr, output, on_line));
        forward(stdout, output, on_line)?;
        errors
            .join()
            .unwrap_or_else(|_| Err(anyhow!("could not read the child's stderr")))
    })?;
    Ok(children::wait(&mut child)?.success())
}

fn forward(stream: impl Read, output: &Output, on_line: impl Fn(&str)) -> Result<()> {
    for line in BufReader::new(stream).split(b'\n') {
        let line = line.context("could not read the child's output")?;
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end_matches('\r');
        on_line(line);
        output.line(line.to_owned());
    }
    Ok(())
}

/// The trimmed standard output of a program; `None` when it is missing or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut child = children::spawn(command).ok()?;
    let text = child.stdout.take().map(io::read_to_string);
    let status = children::wait(&mut child).ok()?;
    let text = text?.ok()?;
    status.success().then(|| text.trim().to_owned())
}

/// The command as one would type it, without quoting.
pub(crate) fn shown(command: &Command) -> String {
    let mut line = command.get_program().to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn lines_of_output_are_handed_on_and_a_failure_names_the_command_and_the_remedy() {
        let mut lines = Vec::new();
        let mut command = Command::new("sh");
        command.args(["-c", "echo one; echo two >&2; echo three; exit 1"]);
        let quiet = Workspace::here().unwrap().with_kept_output();
        let watched = run_watched(&quiet, &mut command, |line| lines.push(line.to_owned()));
        assert!(!watched.unwrap());
        lines.sort();
        assert_eq!(lines, ["one", "three", "two"]);
        let message = run(&quiet, &mut command, "install it")
            .unwrap_err()
            .to_string();
        assert!(message.ends_with("exit 1` failed; install it"), "{message}");
    }
}
