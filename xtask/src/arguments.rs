//! Reads the command line.

use std::ffi::OsString;
use std::net::Ipv4Addr;

use anyhow::{Context as _, Result, bail, ensure};
use lexopt::{Arg, Parser, ValueExt};

use crate::serve::Address;
use crate::suites::{CHECKS, GROUPS};

/// Printed by `--help` and when no command is given.
pub(crate) const HELP: &str = "\
Usage: cargo xtask <command>

Commands:
  serve [--port N] [--host H]   build what is needed and serve the site (port 4173 or a free one)
  dev [--port N] [--host H]     serve the sources with hot reload; the engine is rebuilt on change (5173)
  build [--publish]             write the site to app/dist; --publish refuses while a value that you supply
                                is a placeholder or breaks its rule, and names it
  check                         formatting, lints and types of everything; the first time it also
                                compiles what they need
  test [NAME...] [-- OPTION...] run all checks and tests, or these suites:
                                  Rust         clippy docs rust wasm
                                  site         format lint types components benchmarks build
                                  browsers     chromium firefox webkit
                                options after -- are passed to Playwright (suite chromium)
  audit [OPTION...] [PATH...]   measure every route, or PATHs, on a slow phone with Lighthouse, each 3 times
                                or --runs N times; --compare DIR measures another build, such as
                                app/dist of another checkout, in turns with this one
  bench-browser [OPTION...]     measure the engine in Chromium beside JavaScript engines;
                                --build-only measures nothing, --help lists more options
  --help                        show this list

--host 0.0.0.0 serves on every address of the machine, as containers need.

Native benchmarks: cargo bench; fuzzing the engine: cargo fuzz-calls in tests/fuzz

Commands install what they can and name what they cannot. As root on Debian they also install packages
with apt-get install -y, which README.md lists; XTASK_NO_APT=1 prints the command instead. They use
programs on PATH; CHROME_PATH, FIREFOX_PATH, WEBKIT_DRIVER and NGINX_PATH name others.
";

#[derive(Debug)]
pub(crate) enum Command {
    Help,
    /// `serve` or `dev`.
    Serve(Address),
    /// With `--publish`, or without.
    Build(bool),
    /// Suites, or all; options of Playwright.
    Test(Vec<String>, Vec<String>),
    Audit(Vec<OsString>),
    BenchBrowser(Vec<OsString>),
}

const SEE_HELP: &str = "see `cargo xtask --help`";

impl Command {
    pub(crate) fn parse(mut parser: Parser) -> Result<Self> {
        let name = match parser.next()? {
            Some(Arg::Value(name)) => name.string()?,
            None | Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Self::Help),
            Some(argument) => return Err(argument.unexpected()).context(SEE_HELP),
        };
        let serve = |is_dev| {
            let (host, port) = (Ipv4Addr::LOCALHOST.into(), None);
            Self::Serve(Address { host, port, is_dev })
        };
        let mut command = match name.as_str() {
            "help" => Self::Help,
            "serve" => serve(false),
            "dev" => serve(true),
            "build" => Self::Build(false),
            "check" => Self::Test(CHECKS.map(str::to_owned).to_vec(), Vec::new()),
            "test" => Self::Test(Vec::new(), Vec::new()),
            "audit" => {
                let options: Vec<_> = parser.raw_args()?.collect();
                if options.iter().any(|option| option == "--help") {
                    return Ok(Self::Help);
                }
                return Ok(Self::Audit(options));
            }
            "bench-browser" => return Ok(Self::BenchBrowser(parser.raw_args()?.collect())),
            name => bail!("there is no command `{name}`; {SEE_HELP}"),
        };
        while let Some(argument) = parser.next()? {
            match (argument, &mut command) {
                (Arg::Short('h') | Arg::Long("help"), _) => return Ok(Self::Help),
                (Arg::Long("port"), Self::Serve(address)) => {
                    let port = parser.value()?.parse();
                    address.port = Some(port.context("--port takes 0 to 65535")?);
                }
                (Arg::Long("host"), Self::Serve(address)) => {
                    let host = parser.value()?.parse();
                    address.host = host.context("--host takes an address of this machine")?;
                }
                (Arg::Long("publish"), Self::Build(publish)) => *publish = true,
                (Arg::Value(name), Self::Test(names, options)) => {
                    let name = name.string()?;
                    let known = GROUPS.concat().concat();
                    ensure!(
                        known.contains(&name.as_str()),
                        "there is no suite `{name}`; the suites are {}",
                        known.join(", ")
                    );
                    names.push(name);
                    // What follows `--`.
                    let mut rest = parser.raw_args()?;
                    if rest.peek().is_some_and(|argument| argument == "--") {
                        rest.next();
                        *options = rest.map(ValueExt::string).collect::<Result<_, _>>()?;
                        ensure!(
                            names.iter().any(|name| name == "chromium"),
                            "options after -- go to Playwright, which only the suite chromium uses"
                        );
                    }
                }
                (argument, _) => return Err(argument.unexpected()).context(SEE_HELP),
            }
        }
        Ok(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &str) -> Result<Command> {
        Command::parse(Parser::from_args(arguments.split_whitespace()))
    }

    #[test]
    fn options_after_two_dashes_go_to_playwright() {
        let command = parse("test chromium rust -- --shard=1/3 hero").unwrap();
        let Command::Test(names, options) = command else {
            panic!("another command");
        };
        assert_eq!(names, ["chromium", "rust"]);
        assert_eq!(options, ["--shard=1/3", "hero"]);
    }

    #[test]
    fn a_wrong_argument_is_refused_and_named() {
        for (arguments, named) in [
            ("sevre", "`sevre`"),
            ("--bogus", "--bogus"),
            ("serve --port 65536", "65536"),
            ("build --port 1", "--port"),
            ("test extra", "`extra`"),
            ("test rust -- --shard=1/3", "chromium"),
        ] {
            let message = format!("{:#}", parse(arguments).unwrap_err());
            assert!(message.contains(named), "{message}");
        }
    }
}
