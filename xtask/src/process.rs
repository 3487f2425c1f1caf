//! Running other programs.

use std::io::{self, BufRead as _, BufReader, Read};
use std::process::{Command, Stdio};
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

/// Runs to the end and calls `on_line` with each line of its standard output. True when the program succeeded.
pub(crate) fn run_watched(
    workspace: &Workspace,
    command: &mut Command,
    on_line: impl FnMut(&str),
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
    thread::scope(|scope| {
        let errors = scope.spawn(|| forward(stderr, output, |_| {}));
        forward(stdout, output, on_line)?;
        let panicked = |_| Err(anyhow!("could not read the child's stderr"));
        errors.join().unwrap_or_else(panicked)
    })?;
    Ok(children::wait(&mut child)?.success())
}

fn forward(stream: impl Read, output: &Output, mut on_line: impl FnMut(&str)) -> Result<()> {
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
    let words = [command.get_program()]
        .into_iter()
        .chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}
