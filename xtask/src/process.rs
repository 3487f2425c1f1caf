//! Running other programs, and saying so.

use std::fmt::Display;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// Says on one line what begins now.
pub(crate) fn announce(what: impl Display) {
    println!("==> {what}");
}

/// Runs to the end, with this program's own streams.
///
/// # Errors
/// When the program cannot be started or does not succeed; the message ends with `remedy`.
pub(crate) fn run(command: &mut Command, remedy: &str) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("could not start `{}`; {remedy}", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status}); {remedy}", shown(command));
    }
    Ok(())
}

/// Runs to the end, with this program's own streams, and hands on each line of standard output that
/// passes by. True when the program succeeded.
///
/// # Errors
/// When the program cannot be started or its output cannot be read.
pub(crate) fn run_watched(command: &mut Command, mut on_line: impl FnMut(&str)) -> Result<bool> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("could not start `{}`", shown(command)))?;
    let stdout = child.stdout.take().context("the child has no output")?;
    for line in BufReader::new(stdout).split(b'\n') {
        let line = line.context("could not read the child's output")?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        on_line(&line);
    }
    Ok(child.wait()?.success())
}

/// What a program that succeeds wrote to standard output, trimmed; `None` when it is not there or
/// fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let stdout = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| stdout.trim().to_owned())
}

/// The command as one would type it, without quoting.
fn shown(command: &Command) -> String {
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
    fn a_failure_names_the_command_and_the_remedy() {
        let error = run(Command::new("sh").args(["-c", "exit 3"]), "install it").unwrap_err();
        let message = error.to_string();
        assert!(message.contains("`sh -c exit 3`"), "{message}");
        assert!(message.ends_with("; install it"), "{message}");
    }

    #[test]
    fn a_missing_program_names_the_remedy_too() {
        let error = run(&mut Command::new("no-such-program"), "install it").unwrap_err();
        assert!(error.to_string().ends_with("; install it"), "{error}");
        assert_eq!(output(&mut Command::new("no-such-program")), None);
    }

    #[test]
    fn lines_are_handed_on() {
        let mut lines = Vec::new();
        let mut command = Command::new("sh");
        command.args(["-c", "echo one; echo two; exit 1"]);
        let succeeded = run_watched(&mut command, |line| lines.push(line.to_owned())).unwrap();
        assert_eq!(lines, ["one", "two"]);
        assert!(!succeeded);
    }
}
