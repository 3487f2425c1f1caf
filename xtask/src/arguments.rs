//! The command line: which command, with which options.

use std::ffi::OsString;

use anyhow::{Context as _, Result, bail};
use lexopt::{Arg, Parser, ValueExt as _};

/// Printed by `--help` and when no command is given.
pub(crate) const HELP: &str = "\
Usage: cargo xtask <command>

Commands:
  serve [--port N]              build what is needed and serve the site (default port 4173)
  dev [--port N]                serve the sources with hot reload; WASM is rebuilt on change (5173)
  build                         write the site to app/dist
  test                          run every check and test there is
  audit [PATH...]               Lighthouse scores and sizes of every route, open placeholders,
                                licences, and a minute of fuzzing; of PATHs only the first two
  fuzz [--seconds N]            vary calls of the engine to find ones that break it (default 300)
  bench-browser [OPTION...]     measure the engine in Chromium beside JavaScript engines;
                                --build-only measures nothing, --help lists more options
  --help                        show this list

Native benchmarks: cargo bench

Every command installs what it needs. Set CHROME_PATH to use a Chromium of your own.
";

/// What to do.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Serve { port: u16 },
    Dev { port: u16 },
    Build,
    Test,
    Audit { paths: Vec<String> },
    Fuzz { seconds: u32 },
    BenchBrowser { options: Vec<OsString> },
}

impl Command {
    /// Reads the command line.
    ///
    /// # Errors
    /// When it names no known command, or an option that the command does not have.
    pub(crate) fn parse(mut parser: Parser) -> Result<Self> {
        let mut command = match parser.next()? {
            None | Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Self::Help),
            Some(Arg::Value(name)) => match name.string()?.as_str() {
                "help" => return Ok(Self::Help),
                "serve" => Self::Serve { port: 4173 },
                "dev" => Self::Dev { port: 5173 },
                "build" => Self::Build,
                "test" => Self::Test,
                "audit" => Self::Audit { paths: Vec::new() },
                "fuzz" => Self::Fuzz { seconds: 300 },
                "bench-browser" => {
                    let options = parser.raw_args()?.collect();
                    return Ok(Self::BenchBrowser { options });
                }
                name => bail!("there is no command `{name}`; see `cargo xtask --help`"),
            },
            Some(argument) => {
                return Err(argument.unexpected()).context("see `cargo xtask --help`");
            }
        };
        while let Some(argument) = parser.next()? {
            match (argument, &mut command) {
                (Arg::Short('h') | Arg::Long("help"), _) => return Ok(Self::Help),
                (Arg::Long("port"), Self::Serve { port } | Self::Dev { port }) => {
                    *port = parser
                        .value()?
                        .parse()
                        .context("--port takes a number from 0 to 65535")?;
                }
                (Arg::Long("seconds"), Self::Fuzz { seconds }) => {
                    *seconds = parser
                        .value()?
                        .parse()
                        .context("--seconds takes a whole number")?;
                }
                (Arg::Value(path), Self::Audit { paths }) => paths.push(path.string()?),
                (argument, _) => {
                    return Err(argument.unexpected()).context("see `cargo xtask --help`");
                }
            }
        }
        Ok(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Result<Command> {
        Command::parse(Parser::from_args(arguments))
    }

    #[test]
    fn commands_have_their_defaults() {
        assert_eq!(parse(&["serve"]).unwrap(), Command::Serve { port: 4173 });
        assert_eq!(parse(&["dev"]).unwrap(), Command::Dev { port: 5173 });
    }

    #[test]
    fn options_are_read() {
        let serve = parse(&["serve", "--port", "8080"]).unwrap();
        assert_eq!(serve, Command::Serve { port: 8080 });
        let bench = parse(&["bench-browser", "--only", "engine"]).unwrap();
        let options = vec!["--only".into(), "engine".into()];
        assert_eq!(bench, Command::BenchBrowser { options });
        let fuzz = parse(&["fuzz", "--seconds", "5"]).unwrap();
        assert_eq!(fuzz, Command::Fuzz { seconds: 5 });
        let audit = parse(&["audit", "/", "/team"]).unwrap();
        let paths = vec!["/".to_owned(), "/team".to_owned()];
        assert_eq!(audit, Command::Audit { paths });
    }

    #[test]
    fn help_is_shown_without_a_command_and_on_request() {
        for arguments in [&[] as &[&str], &["--help"], &["-h"], &["serve", "--help"]] {
            assert_eq!(parse(arguments).unwrap(), Command::Help);
        }
    }

    #[test]
    fn help_lists_every_command() {
        for name in [
            "serve",
            "dev",
            "build",
            "test",
            "audit",
            "fuzz",
            "bench-browser",
        ] {
            assert!(
                HELP.contains(&format!("\n  {name} ")),
                "{name} is not listed"
            );
        }
    }

    #[test]
    fn what_is_not_known_is_refused() {
        for arguments in [
            &["fly"] as &[&str],
            &["--port", "1"],
            &["build", "--port", "1"],
            &["serve", "--port", "70000"],
            &["serve", "--port"],
            &["test", "extra"],
        ] {
            assert!(parse(arguments).is_err(), "{arguments:?} was accepted");
        }
    }
}
