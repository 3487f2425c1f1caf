//! Reads the command line.

use std::ffi::OsString;
use std::num::NonZero;
use std::str::FromStr;

use anyhow::{Context as _, Result, bail};
use lexopt::{Arg, Parser, ValueExt as _};

use crate::fuzz;
use crate::server::{Address, Mode};
use crate::suites;

/// Printed by `--help` and when no command is given.
pub(crate) const HELP: &str = "\
Usage: cargo xtask <command>

Commands:
  serve [--port N] [--host H]   build what is needed and serve the site (port 4173 or a free one)
  dev [--port N] [--host H]     serve the sources with hot reload; the engine is rebuilt on change (5173)
  build [--publish]             write the site to app/dist; --publish lists what the owner still has to
                                supply, correct or confirm, and refuses until that is done
  check                         formatting, lints and types of everything; the first time it also
                                compiles what they need
  test [NAME...] [-- OPTION...] run all checks and tests, or these suites:
                                  Rust         clippy docs rust wasm
                                  site         format lint types components benchmarks site
                                  browsers     chromium firefox webkit
                                options after -- are passed to Playwright (suite chromium)
  audit [OPTION...] [PATH...]   measure every route, or PATHs, on a slow phone with Lighthouse, each 3 times
                                or --runs N times; --compare DIR measures another build, such as
                                app/dist of another checkout, in turns with this one
  fuzz [--seconds N]            fuzz the engine's calls, to find ones that break it (default 300)
  bench-browser [OPTION...]     measure the engine in Chromium beside JavaScript engines;
                                --build-only measures nothing, --show serves a page with a field of
                                50,000 particles, --help lists more options
  --help                        show this list

--host 0.0.0.0 serves on every address of the machine, as containers need.

Native benchmarks: cargo bench

Commands install what they can and name what they cannot. As root on Debian they also install packages
with apt-get install -y, which README.md lists; XTASK_NO_APT=1 prints the command instead. They use
programs on PATH; CHROME_PATH, FIREFOX_PATH, WEBKIT_DRIVER and NGINX_PATH name others.
";

#[derive(Debug)]
pub(crate) enum Command {
    Help,
    /// `serve` or `dev`.
    Serve(Address),
    Build {
        publish: bool,
    },
    Test {
        suites: Vec<String>,
        playwright: Vec<String>,
    },
    Audit(Vec<OsString>),
    /// For so many seconds.
    Fuzz(NonZero<u32>),
    BenchBrowser(Vec<OsString>),
}

const SEE_HELP: &str = "see `cargo xtask --help`";

impl Command {
    pub(crate) fn parse(mut parser: Parser) -> Result<Self> {
        let name = match parser.next()? {
            None | Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Self::Help),
            Some(Arg::Value(name)) => name.string()?,
            Some(argument) => return Err(argument.unexpected()).context(SEE_HELP),
        };
        let mut command = match name.as_str() {
            "help" => return Ok(Self::Help),
            "serve" => Self::Serve(Address::new(Mode::Preview)),
            "dev" => Self::Serve(Address::new(Mode::Dev)),
            "build" => Self::Build { publish: false },
            "check" => Self::Test {
                suites: suites::CHECKS.map(str::to_owned).to_vec(),
                playwright: Vec::new(),
            },
            "test" => return Self::parse_test(parser),
            "audit" => {
                let options: Vec<_> = parser.raw_args()?.collect();
                let asks_for_help = options.iter().any(|option| option == "--help");
                return Ok(if asks_for_help {
                    Self::Help
                } else {
                    Self::Audit(options)
                });
            }
            "fuzz" => Self::Fuzz(fuzz::SECONDS),
            "bench-browser" => return Ok(Self::BenchBrowser(parser.raw_args()?.collect())),
            name => bail!("there is no command `{name}`; {SEE_HELP}"),
        };
        while let Some(argument) = parser.next()? {
            match (argument, &mut command) {
                (Arg::Short('h') | Arg::Long("help"), _) => return Ok(Self::Help),
                (Arg::Long("port"), Self::Serve(address)) => {
                    address.port = Some(value(&mut parser, "--port takes 0 to 65535")?);
                }
                (Arg::Long("host"), Self::Serve(address)) => {
                    let takes = "--host takes an address of this machine, such as 0.0.0.0";
                    address.host = value(&mut parser, takes)?;
                }
                (Arg::Long("publish"), Self::Build { publish }) => *publish = true,
                (Arg::Long("seconds"), Self::Fuzz(seconds)) => {
                    *seconds = value(&mut parser, "--seconds takes a number above 0")?;
                }
                (argument, _) => return Err(argument.unexpected()).context(SEE_HELP),
            }
        }
        Ok(command)
    }

    /// Names of suites, and after `--` options of Playwright.
    fn parse_test(mut parser: Parser) -> Result<Self> {
        let arguments: Result<Vec<_>, _> = parser.raw_args()?.map(OsString::into_string).collect();
        let Ok(mut names) = arguments else {
            bail!("an argument of `test` is not Unicode");
        };
        let end = names.iter().position(|name| name == "--");
        let playwright = end.map(|end| names.split_off(end)).unwrap_or_default();
        if names.iter().any(|name| name == "-h" || name == "--help") {
            return Ok(Self::Help);
        }
        if let Some(name) = names
            .iter()
            .find(|name| suites::all().all(|suite| suite.name != name.as_str()))
        {
            let known: Vec<_> = suites::all().map(|suite| suite.name).collect();
            let known = known.join(", ");
            bail!("there is no suite `{name}`; the suites are {known}");
        }
        let has_playwright = names.is_empty() || names.iter().any(|name| name == "chromium");
        if !playwright.is_empty() && !has_playwright {
            bail!("options after -- go to Playwright, which only the suite chromium uses");
        }
        Ok(Self::Test {
            suites: names,
            playwright: playwright.into_iter().skip(1).collect(),
        })
    }
}

/// The value of an option. The error says what the option `takes`.
fn value<T: FromStr>(parser: &mut Parser, takes: &str) -> Result<T> {
    let text = parser.value()?.string()?;
    let value = text.parse().ok();
    value.with_context(|| format!("{takes}, not `{text}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &str) -> Result<Command> {
        Command::parse(Parser::from_args(arguments.split_whitespace()))
    }

    #[test]
    fn options_after_two_dashes_go_to_playwright() {
        let Command::Test { suites, playwright } =
            parse("test chromium rust -- --shard=1/3 hero").unwrap()
        else {
            panic!("another command");
        };
        assert_eq!(suites, ["chromium", "rust"]);
        assert_eq!(playwright, ["--shard=1/3", "hero"]);
        assert!(parse("test rust -- --shard=1/3").is_err());
    }

    #[test]
    fn a_wrong_argument_is_refused_and_named_once() {
        for arguments in [
            "sevre",
            "serve --port 65536",
            "serve --host nowhere",
            "fuzz --seconds 0",
            "test extra",
        ] {
            let message = format!("{:#}", parse(arguments).unwrap_err());
            let wrong = arguments.split(' ').next_back().unwrap();
            let named = format!("`{wrong}`");
            assert_eq!(message.matches(&named).count(), 1, "{message}");
        }
        assert!(parse("build --port 1").is_err());
    }

    #[test]
    fn help_lists_every_suite() {
        for suite in suites::all() {
            let is_listed = HELP.split_whitespace().any(|word| word == suite.name);
            assert!(is_listed, "{} is not listed", suite.name);
        }
    }
}
