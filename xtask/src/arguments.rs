//! Reads the command line.

use std::ffi::OsString;

use anyhow::{Context as _, Result, bail};
use lexopt::{Arg, Parser, ValueExt as _};

use crate::audit::{self, PARTS};
use crate::suites::SUITES;
use crate::vite_server::{Address, LOCALHOST, Mode};

/// Printed by `--help` and when no command is given.
pub(crate) const HELP: &str = "\
Usage: cargo xtask <command>

Commands:
  serve [--port N] [--host H]   build what is needed and serve the site (port 4173 or a free one)
  dev [--port N] [--host H]     serve the sources with hot reload; the engine is rebuilt on change (5173)
  build [--publish]             write the site to app/dist; --publish refuses while anything that only the
                                owner can supply is open, and lists it
  check                         formatting, lints and types of everything; the first time it also
                                compiles what they need
  test [NAME...] [-- OPTION...] run every check and test there is, or these suites:
                                  Rust         clippy docs rust wasm
                                  site         format lint types components benchmarks site
                                  browsers     chromium firefox webkit
                                options after -- are passed to Playwright (suite chromium)
  audit [OPTION...] [PATH...]   measure every route, or PATHs, on a slow phone and with Lighthouse;
                                --compare DIR measures another build, such as app/dist of another
                                checkout, in turns with this one; --only PART, repeated for more, does
                                scores (Lighthouse), visit, stage or scripts alone; --runs N measures
                                each N times (3). Without arguments also what the owner has to supply,
                                licenses, and a minute of fuzzing
  fuzz [--seconds N]            vary calls of the engine to find ones that break it (default 300)
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
        seconds: u32,
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
                (Arg::Long("port"), Self::Serve(address) | Self::Dev(address)) => {
                    let port = parser.value()?.parse();
                    address.port = Some(port.context("--port takes a number from 0 to 65535")?);
                }
                (Arg::Long("host"), Self::Serve(address) | Self::Dev(address)) => {
                    let host = parser.value()?.parse();
                    address.host =
                        host.context("--host takes an address of this machine, such as 0.0.0.0")?;
                }
                (Arg::Long("publish"), Self::Build { publish }) => *publish = true,
                (Arg::Long("seconds"), Self::Fuzz { seconds }) => {
                    *seconds = parser
                        .value()?
                        .parse()
                        .context("--seconds takes a whole number")?;
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
                    let runs = parser.value()?.parse();
                    options.runs = Some(runs.context("--runs takes a number from 1 on")?);
                }
                (Arg::Value(path), Self::Audit(options)) => {
                    let path = path.string()?;
                    if !path.starts_with('/') {
                        bail!("`{path}` is no route: routes begin with a slash");
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
                bail!("there is no suite `{name}`, but {}", names.join(", "));
            }
        }
        let has_playwright = suites.is_empty() || suites.iter().any(|name| name == "chromium");
        if !playwright.is_empty() && !has_playwright {
            bail!("options after -- are Playwright's, which only the suite chromium uses");
        }
        Ok(Self::Test {
            suites: suites.to_vec(),
            playwright: playwright.to_vec(),
        })
    }
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
    use std::num::NonZero;

    use super::*;
    use crate::programs::Program;
    use crate::workspace::Workspace;
    use crate::{apt, debian_wasm_std};

    fn parse(arguments: &[&str]) -> Result<Command> {
        Command::parse(Parser::from_args(arguments))
    }

    #[test]
    fn commands_have_their_defaults() {
        let serve = parse(&["serve"]).unwrap();
        assert_eq!(serve, Command::Serve(address(Mode::Preview)));
        assert_eq!(parse(&["dev"]).unwrap(), Command::Dev(address(Mode::Dev)));
        assert_eq!(
            parse(&["build"]).unwrap(),
            Command::Build { publish: false }
        );
    }

    #[test]
    fn options_are_read() {
        let serve = parse(&["serve", "--port", "8080", "--host", "0.0.0.0"]).unwrap();
        let everywhere = Address {
            host: "0.0.0.0".parse().unwrap(),
            port: Some(8080),
            mode: Mode::Preview,
        };
        assert_eq!(serve, Command::Serve(everywhere));
        let build = parse(&["build", "--publish"]).unwrap();
        assert_eq!(build, Command::Build { publish: true });
        let bench = parse(&["bench-browser", "--only", "engine"]).unwrap();
        let options = vec!["--only".into(), "engine".into()];
        assert_eq!(bench, Command::BenchBrowser { options });
        let fuzz = parse(&["fuzz", "--seconds", "5"]).unwrap();
        assert_eq!(fuzz, Command::Fuzz { seconds: 5 });
        let audit = parse(&[
            "audit",
            "--compare",
            "../dist",
            "/",
            "--only",
            "visit",
            "--only=stage",
            "--runs",
            "1",
        ]);
        let options = audit::Options {
            paths: vec!["/".to_owned()],
            compare: Some("../dist".into()),
            only: vec!["visit".to_owned(), "stage".to_owned()],
            runs: NonZero::new(1),
        };
        assert_eq!(audit.unwrap(), Command::Audit(options));
    }

    #[test]
    fn suites_are_named_and_the_rest_is_playwright_s() {
        let test = |suites: &[&str], playwright: &[&str]| Command::Test {
            suites: suites.iter().map(|name| (*name).to_owned()).collect(),
            playwright: playwright.iter().map(|name| (*name).to_owned()).collect(),
        };
        assert_eq!(parse(&["test"]).unwrap(), test(&[], &[]));
        assert_eq!(
            parse(&["test", "rust", "wasm"]).unwrap(),
            test(&["rust", "wasm"], &[])
        );
        let sharded = parse(&["test", "chromium", "--", "--shard=1/3"]).unwrap();
        assert_eq!(sharded, test(&["chromium"], &["--shard=1/3"]));
        let message = parse(&["test", "extra"]).unwrap_err().to_string();
        assert!(message.contains("webkit"), "{message}");
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
        let readme = Workspace::here().unwrap().read("README.md").unwrap();
        let of_programs = Program::ALL.map(Program::debian_packages);
        let packages = of_programs.concat();
        for name in packages.iter().chain(&debian_wasm_std::PACKAGES) {
            for text in [HELP, &readme] {
                assert!(text.contains(name), "{name} is not announced");
            }
        }
        assert!(HELP.contains(apt::REFUSAL) && readme.contains(apt::REFUSAL));
    }

    #[test]
    fn help_is_shown_without_a_command_and_on_request() {
        for arguments in [
            &[] as &[&str],
            &["--help"],
            &["-h"],
            &["serve", "--help"],
            &["test", "-h"],
        ] {
            assert_eq!(parse(arguments).unwrap(), Command::Help);
        }
    }

    #[test]
    fn help_lists_every_command() {
        for name in [
            "serve",
            "dev",
            "build",
            "check",
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
            &["serve", "--host", "nowhere"],
            &["test", "extra"],
            &["test", "rust", "--", "--shard=1/3"],
            &["audit", "--compare"],
            &["audit", "--only", "links"],
            &["audit", "--runs", "0"],
            &["audit", "team"],
        ] {
            assert!(parse(arguments).is_err(), "{arguments:?} was accepted");
        }
    }
}
