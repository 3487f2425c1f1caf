//! Reads the command line.

use std::ffi::OsString;
use std::num::NonZero;
use std::str::FromStr;

use anyhow::{Context as _, Result, bail};
use lexopt::{Arg, Parser, ValueExt as _};

use crate::audit::{self, PARTS};
use crate::fuzz;
use crate::suites::SUITES;
use crate::vite_server::{Address, LOCALHOST, Mode};

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
  audit [OPTION...] [PATH...]   measure every route, or PATHs, on a slow phone and with Lighthouse;
                                --compare DIR measures another build, such as app/dist of another
                                checkout, in turns with this one; --only PART (repeatable) measures
                                scores (Lighthouse), visit, stage or scripts; --runs N measures
                                each N times (3). Without arguments, also lists what the owner has to
                                supply, checks licenses and fuzzes for a minute
  fuzz [--seconds N]            fuzz the engine's calls, to find ones that break it (default 300)
  bench-browser [OPTION...]     measure the engine in Chromium beside JavaScript engines;
                                --build-only measures nothing, --show serves a page with a field of
                                50,000 particles, --help lists more options
  --help                        show this list

--host 0.0.0.0 serves on every address of the machine, as a container needs it.

Native benchmarks: cargo bench

Every command installs what it can and names what it cannot. Programs on PATH are used; CHROME_PATH,
FIREFOX_PATH, WEBKIT_DRIVER and NGINX_PATH name others.

As root on Debian, missing packages are installed with apt-get install -y: for `test` firefox-esr,
nginx, libnginx-mod-http-brotli-static, webkit2gtk-driver, xvfb and, if there is neither Chrome nor
Chromium, chromium-headless-shell; for `audit` and `bench-browser` chromium; where rustup cannot add the
target wasm32-unknown-unknown, rustc-web, cargo-web, rust-web-src and lld-22. The service of nginx is
stopped and disabled.
XTASK_NO_APT=1 installs none of them and prints the command instead.
";

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Serve(Address),
    Dev(Address),
    Build {
        publish: bool,
    },
    Check,
    Test {
        suites: Vec<String>,
        playwright: Vec<String>,
    },
    Audit(audit::Options),
    Fuzz {
        seconds: NonZero<u32>,
    },
    BenchBrowser {
        options: Vec<OsString>,
    },
}

impl Command {
    pub(crate) fn parse(mut parser: Parser) -> Result<Self> {
        let mut command = match parser.next()? {
            None | Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Self::Help),
            Some(Arg::Value(name)) => match name.string()?.as_str() {
                "help" => return Ok(Self::Help),
                "serve" => Self::Serve(address(Mode::Preview)),
                "dev" => Self::Dev(address(Mode::Dev)),
                "build" => Self::Build { publish: false },
                "check" => Self::Check,
                "test" => return Self::parse_test(parser),
                "audit" => Self::Audit(audit::Options::default()),
                "fuzz" => Self::Fuzz {
                    seconds: fuzz::SECONDS,
                },
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
                (Arg::Long("port"), Self::Serve(address) | Self::Dev(address)) => {
                    address.port = Some(value(&mut parser, "--port takes a number to 65535")?);
                }
                (Arg::Long("host"), Self::Serve(address) | Self::Dev(address)) => {
                    let takes = "--host takes an address of this machine, such as 0.0.0.0";
                    address.host = value(&mut parser, takes)?;
                }
                (Arg::Long("publish"), Self::Build { publish }) => *publish = true,
                (Arg::Long("seconds"), Self::Fuzz { seconds }) => {
                    *seconds = value(&mut parser, "--seconds takes a number from 1 on")?;
                }
                (Arg::Long("compare"), Self::Audit(options)) => {
                    options.compare = Some(parser.value()?.into());
                }
                (Arg::Long("only"), Self::Audit(options)) => {
                    let part = parser.value()?.string()?;
                    if !PARTS.contains(&part.as_str()) {
                        bail!("--only takes one of {}, not `{part}`", PARTS.join(", "));
                    }
                    options.only.push(part);
                }
                (Arg::Long("runs"), Self::Audit(options)) => {
                    options.runs = Some(value(&mut parser, "--runs takes a number from 1 on")?);
                }
                (Arg::Value(path), Self::Audit(options)) => {
                    let path = path.string()?;
                    if !path.starts_with('/') {
                        bail!("`{path}` is not a route: routes begin with a slash");
                    }
                    options.paths.push(path);
                }
                (argument, _) => {
                    return Err(argument.unexpected()).context("see `cargo xtask --help`");
                }
            }
        }
        Ok(command)
    }

    /// Names of suites, and after `--` options of Playwright.
    fn parse_test(mut parser: Parser) -> Result<Self> {
        let arguments: Result<Vec<_>, _> = parser.raw_args()?.map(OsString::into_string).collect();
        let Ok(arguments) = arguments else {
            bail!("an argument of `test` is not Unicode");
        };
        let (suites, playwright) = match arguments.iter().position(|argument| argument == "--") {
            Some(end) => (&arguments[..end], &arguments[end + 1..]),
            None => (&arguments[..], &[] as &[String]),
        };
        if suites
            .iter()
            .any(|name| ["-h", "--help"].contains(&name.as_str()))
        {
            return Ok(Self::Help);
        }
        for name in suites {
            if !SUITES.iter().any(|suite| suite.name == name) {
                let names: Vec<_> = SUITES.iter().map(|suite| suite.name).collect();
                bail!(
                    "there is no suite `{name}`; the suites are {}",
                    names.join(", ")
                );
            }
        }
        let has_playwright = suites.is_empty() || suites.iter().any(|name| name == "chromium");
        if !playwright.is_empty() && !has_playwright {
            bail!("options after -- go to Playwright, which only the suite chromium uses");
        }
        Ok(Self::Test {
            suites: suites.to_vec(),
            playwright: playwright.to_vec(),
        })
    }
}

/// The value of an option. The error says what the option `takes`.
fn value<T: FromStr>(parser: &mut Parser, takes: &str) -> Result<T> {
    let text = parser.value()?.string()?;
    let value = text.parse().ok();
    value.with_context(|| format!("{takes}, not `{text}`"))
}

fn address(mode: Mode) -> Address {
    Address {
        host: LOCALHOST,
        port: None,
        mode,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::programs::Program;
    use crate::workspace::Workspace;
    use crate::{apt, debian_wasm_std};

    fn parse(arguments: &str) -> Result<Command> {
        Command::parse(Parser::from_args(arguments.split_whitespace()))
    }

    #[test]
    fn options_are_read() {
        let everywhere = Address {
            host: "0.0.0.0".parse().unwrap(),
            port: Some(8080),
            mode: Mode::Preview,
        };
        let options = audit::Options {
            paths: vec!["/".to_owned()],
            compare: Some("../dist".into()),
            only: vec!["visit".to_owned(), "stage".to_owned()],
            runs: NonZero::new(1),
        };
        let test = |suites: &[&str], playwright: &[&str]| Command::Test {
            suites: suites.iter().map(|name| (*name).to_owned()).collect(),
            playwright: playwright.iter().map(|name| (*name).to_owned()).collect(),
        };
        for (arguments, command) in [
            ("", Command::Help),
            ("test -h", Command::Help),
            (
                "serve --port 8080 --host 0.0.0.0",
                Command::Serve(everywhere),
            ),
            ("build --publish", Command::Build { publish: true }),
            (
                "audit --compare ../dist / --only visit --only=stage --runs 1",
                Command::Audit(options),
            ),
            ("test rust wasm", test(&["rust", "wasm"], &[])),
            (
                "test chromium -- --shard=1/3",
                test(&["chromium"], &["--shard=1/3"]),
            ),
        ] {
            assert_eq!(parse(arguments).unwrap(), command, "{arguments}");
        }
    }

    #[test]
    fn a_wrong_argument_is_refused_and_named_once() {
        for arguments in [
            "sevre",
            "serve --port 65536",
            "serve --host nowhere",
            "fuzz --seconds 0",
            "test extra",
            "audit --only links",
            "audit --runs many",
            "audit team",
        ] {
            let message = format!("{:#}", parse(arguments).unwrap_err());
            let wrong = arguments.split(' ').next_back().unwrap();
            let named = format!("`{wrong}`");
            assert_eq!(message.matches(&named).count(), 1, "{message}");
        }
        assert!(parse("build --port 1").is_err());
        assert!(parse("test rust -- --shard=1/3").is_err());
    }

    #[test]
    fn help_lists_every_suite() {
        for suite in &SUITES {
            let is_listed = HELP.split_whitespace().any(|word| word == suite.name);
            assert!(is_listed, "{} is not listed", suite.name);
        }
    }

    #[test]
    fn help_and_readme_name_every_package_that_is_installed_as_root() {
        let readme = Workspace::here().unwrap().path("README.md");
        let readme = fs::read_to_string(readme).unwrap();
        let packages = Program::ALL.map(Program::debian_packages).concat();
        for name in packages.iter().chain(&debian_wasm_std::PACKAGES) {
            for text in [HELP, &readme] {
                assert!(text.contains(name), "{name} is not announced");
            }
        }
        assert!(HELP.contains(apt::REFUSAL) && readme.contains(apt::REFUSAL));
    }
}
