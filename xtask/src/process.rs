//! Runs other programs. They are in this program's process group, so that Ctrl-C and a closed terminal end them, too.

use std::env;
use std::ffi::OsStr;
use std::io::{self, BufRead as _, BufReader, IsTerminal as _};
use std::iter;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::checkout::absolute;
use crate::console::{say_together, step};

/// Parts of the names of variables that change what a program builds or tests. Programs do not inherit these variables,
/// so that the caller's environment changes no result.
const SETTINGS: &str = "RUSTC RUSTFLAGS RUSTDOC CARGO_BUILD_TARGET CARGO_PROFILE_ CARGO_TERM_ CARGO_UNSTABLE_ _RUNNER \
    NODE_ENV NODE_OPTIONS NODE_PATH NODE_PRESERVE NPM_CONFIG_OMIT NPM_CONFIG_PRODUCTION NPM_CONFIG_GLOBAL \
    NPM_CONFIG_DRY_RUN VITE BABEL_ENV BROWSERSLIST PLAYWRIGHT_ PW_ PWDEBUG PWTEST SITE_ NGINX_PORT FORCE_COLOR CLICOLOR";

fn is_setting(variable: &str) -> bool {
    let variable = variable.to_ascii_uppercase();
    // A wrapper, such as sccache, changes only how fast a program compiles.
    variable != "RUSTC_WRAPPER"
        && SETTINGS
            .split_whitespace()
            .any(|part| variable.contains(part))
}

/// A command without quotes, such as `npm run build`.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = program(match words.next().unwrap_or_default() {
        // The cargo that started this program, so that both use the same toolchain.
        "cargo" => env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
        "npm" if cfg!(windows) => "npm.cmd".into(),
        program => program.into(),
    });
    command.args(words);
    command
}

/// A command for a program, with the environment that all programs get.
pub(crate) fn program(path: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(path);
    let variables = env::vars_os().map(|(name, _)| name);
    for setting in variables.filter(|name| is_setting(&name.to_string_lossy())) {
        command.env_remove(setting);
    }
    command
        .env("CARGO_TARGET_DIR", absolute("target"))
        // Prints warnings, but no line per crate.
        .env("CARGO_TERM_QUIET", "true")
        // Colors would be codes in the output, which goes to a pipe.
        .env("NO_COLOR", "1");
    // Compilers write to a pipe, but this program prints their output to a terminal.
    if io::stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    command
}

/// Runs a step that is one program, then prints the program's output. Fails with `remedy` if the program cannot be
/// started or does not succeed.
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

/// Runs the program and calls `on_line` with each line of its output. Returns whether the program succeeded.
pub(crate) fn watch(command: &mut Command, mut on_line: impl FnMut(&str)) -> Result<bool> {
    let (reader, writer) = io::pipe()?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let child = command.spawn();
    let mut child = child.with_context(|| format!("could not start `{}`", shown(command)))?;
    // Drops this process's ends of the pipe, so that the loop ends with the program.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    for line in BufReader::new(reader).split(b'\n') {
        let line = line.context("could not read a program's output")?;
        on_line(String::from_utf8_lossy(&line).trim_end_matches('\r'));
    }
    Ok(child.wait()?.success())
}

/// Returns the trimmed standard output of a program; `None` if it is missing or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The command line, without quotes.
fn shown(command: &Command) -> String {
    let words = iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_that_change_a_result_reach_no_program_but_others_do() {
        let settings = "NODE_ENV NODE_OPTIONS npm_config_omit NPM_CONFIG_DRY_RUN CARGO_BUILD_TARGET \
            CARGO_BUILD_RUSTFLAGS CARGO_PROFILE_DEV_DEBUG CARGO_TERM_VERBOSE RUSTFLAGS CARGO_ENCODED_RUSTFLAGS \
            VITE_USER FORCE_COLOR SITE_DIR PWDEBUG";
        let mut settings = settings.split_whitespace();
        assert!(settings.all(is_setting));
        let others = "PATH PWD HOME RUST_BACKTRACE RUSTC_WRAPPER CARGO_BUILD_JOBS CARGO_INCREMENTAL CARGO_HOME \
            RUSTUP_TOOLCHAIN CARGO_HTTP_PROXY CARGO_REGISTRIES_OWN_TOKEN \
            CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER NODE_EXTRA_CA_CERTS npm_config_registry CI CHROME_PATH";
        assert!(!others.split_whitespace().any(is_setting));
    }

    #[test]
    fn a_program_has_succeeded_if_its_exit_code_is_0() {
        for (line, succeeds) in [("cargo --version", true), ("cargo --bogus", false)] {
            let mut lines = 0;
            let succeeded = watch(&mut command(line), |_| lines += 1);
            assert_eq!(succeeded.unwrap(), succeeds, "{line}");
            assert!(lines > 0, "{line}");
        }
    }
}
