//! `audit`: Lighthouse's scores and the sizes of every route, and what is open for the owner.
//!
//! It only reports: the limits that do not depend on the machine are tests.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use crate::console::{say, step};
use crate::fuzz;
use crate::platform::is_root;
use crate::prerequisites;
use crate::process::{output, run as run_command};
use crate::programs::{Program, on_path};
use crate::site;
use crate::vite_server::{Address, LOCALHOST, Mode, ViteServer};
use crate::workspace::Workspace;

/// Lighthouse's categories in the order of the report; version 13.5 has a fifth, which is not run.
const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];

/// The number of runs whose median is reported: performance scores vary by a few points.
const RUNS: usize = 3;

/// Enough to find what a change has broken at once; `cargo xtask fuzz` runs longer.
const FUZZING_SECONDS: u32 = 60;

/// Prints the report for `paths`, or for every route of the sitemap.
pub(crate) fn run(workspace: &Workspace, paths: &[String]) -> Result<()> {
    prerequisites::ensure(workspace, &[Program::Node, Program::Chromium])?;
    site::ensure(workspace)?;
    let sitemap = workspace.read("app/dist/sitemap.xml")?;
    let routes = if paths.is_empty() {
        paths_of_sitemap(&sitemap)
    } else {
        paths.to_vec()
    };
    if routes.is_empty() {
        bail!("app/dist/sitemap.xml names no route; see how the site's build writes it");
    }
    let name = format!(
        "Lighthouse, mobile, median of {RUNS}: about a minute for each of {} routes",
        routes.len()
    );
    step(&name, || lighthouse(workspace, &routes))?;
    step("Placeholders, and claims to be confirmed by the owner", || {
        let mut npm = workspace.npm(&workspace.app());
        npm.args(["run", "--silent", "placeholders"]);
        run_command(workspace, &mut npm, "see the message above")
    })?;
    if paths.is_empty() {
        step("Licenses and sources of the Rust packages", || {
            licenses(workspace)
        })?;
        fuzz::run(workspace, FUZZING_SECONDS)?;
    }
    Ok(())
}

/// Prints a line with the scores and sizes of each route.
fn lighthouse(workspace: &Workspace, routes: &[String]) -> Result<()> {
    let chromium = Program::Chromium.find().context("Chromium was not found")?;
    let dist = workspace.app().join("dist");
    let address = Address {
        host: LOCALHOST,
        port: Some(0),
        mode: Mode::Preview,
    };
    let server = ViteServer::start(workspace, &address)?;
    say("perf  a11y  best   seo      JS kB  CSS kB  fonts kB  route");
    for route in routes {
        let scores = median_scores(
            workspace,
            &chromium,
            &format!("{}{}", server.url(), route.trim_start_matches('/')),
        )?;
        let sizes = Sizes::of_page(&dist, route)?;
        let [performance, accessibility, best_practices, seo] = scores;
        say(format_args!(
            "{performance:>4}  {accessibility:>4}  {best_practices:>4}  {seo:>4}  {:>9.1}  {:>6.1}  {:>8.1}  {route}",
            kilobytes(sizes.scripts),
            kilobytes(sizes.styles),
            kilobytes(sizes.fonts),
        ));
    }
    Ok(())
}

/// Checks the licenses and sources of the Rust packages. Advisories are not checked: their database
/// is downloaded.
fn licenses(workspace: &Workspace) -> Result<()> {
    if on_path("cargo-deny").is_none() {
        say("not checked: `cargo install cargo-deny --locked` installs what checks them");
        return Ok(());
    }
    run_command(
        workspace,
        workspace
            .command("cargo-deny")
            .args(["--offline", "check", "licenses", "bans", "sources"]),
        "see deny.toml for what is allowed",
    )
}

/// The scores of one page, 0 to 100, in the order of [`CATEGORIES`].
fn median_scores(workspace: &Workspace, chromium: &Path, url: &str) -> Result<[u64; 4]> {
    let mut runs = Vec::new();
    let mut failures = 0;
    while runs.len() < RUNS {
        let mut lighthouse = workspace.command("node");
        lighthouse
            .arg("app/node_modules/lighthouse/cli/index.js")
            .arg(url)
            .args(["--quiet", "--output=json"])
            .arg(format!("--only-categories={}", CATEGORIES.join(",")))
            .arg(if is_root() {
                // Chromium's sandbox refuses to start as root.
                "--chrome-flags=--headless=new --no-sandbox"
            } else {
                "--chrome-flags=--headless=new"
            })
            .env("CHROME_PATH", chromium);
        match output(&mut lighthouse) {
            Some(report) => runs.push(scores(&report)?),
            // Sometimes a browser does not start in time.
            None if failures < RUNS => failures += 1,
            None => bail!(
                "Lighthouse failed on {url} repeatedly; does {} start?",
                chromium.display()
            ),
        }
    }
    Ok(std::array::from_fn(|category| {
        median(runs.iter().map(|run| run[category]).collect())
    }))
}

/// The scores in one of Lighthouse's reports. A category without a score counts as 0.
fn scores(report: &str) -> Result<[u64; 4]> {
    let report: Value = serde_json::from_str(report).context("Lighthouse wrote no report")?;
    Ok(CATEGORIES.map(|category| {
        let score = report["categories"][category]["score"]
            .as_f64()
            .unwrap_or(0.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a score is between 0 and 1"
        )]
        let percent = (score * 100.0).round() as u64;
        percent
    }))
}

/// The median of an odd number of values; 0 of none.
fn median(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values.get(values.len() / 2).copied().unwrap_or(0)
}

/// The sizes of what a page's HTML loads at once, in bytes, compressed as by a host.
#[derive(Debug, Default, PartialEq, Eq)]
struct Sizes {
    scripts: u64,
    styles: u64,
    fonts: u64,
}

impl Sizes {
    fn of_page(dist: &Path, route: &str) -> Result<Self> {
        let page = dist.join(route.trim_start_matches('/')).join("index.html");
        let html = fs::read_to_string(&page).with_context(|| {
            format!("there is no page for {route}; paths are those of the sitemap")
        })?;
        let mut sizes = Self::default();
        for (kind, file) in assets(&html) {
            let size = compressed_size(&dist.join(file.trim_start_matches('/')))?;
            match kind {
                Kind::Script => sizes.scripts += size,
                Kind::Style => sizes.styles += size,
                Kind::Font => sizes.fonts += size,
            }
        }
        Ok(sizes)
    }
}

/// The size of the `.gz` beside a file, which the build writes where that is smaller, or its own.
fn compressed_size(file: &Path) -> Result<u64> {
    let mut compressed = file.as_os_str().to_owned();
    compressed.push(".gz");
    fs::metadata(compressed)
        .or_else(|_| fs::metadata(file))
        .map(|metadata| metadata.len())
        .with_context(|| format!("a page refers to {}, which is not there", file.display()))
}

fn kilobytes(bytes: u64) -> f64 {
    bytes as f64 / 1000.0
}

#[derive(Debug, PartialEq, Eq)]
enum Kind {
    Script,
    Style,
    Font,
}

/// The scripts, style sheets and preloaded fonts of a page, each once.
fn assets(html: &str) -> Vec<(Kind, &str)> {
    let mut assets = Vec::new();
    for tag in html.split('<').filter_map(|rest| rest.split('>').next()) {
        let asset = if tag.starts_with("script ") {
            attribute(tag, "src").map(|file| (Kind::Script, file))
        } else if tag.starts_with("link ") {
            let kind = match (attribute(tag, "rel"), attribute(tag, "as")) {
                (Some("modulepreload"), _) => Some(Kind::Script),
                (Some("stylesheet"), _) => Some(Kind::Style),
                (Some("preload"), Some("font")) => Some(Kind::Font),
                _ => None,
            };
            kind.zip(attribute(tag, "href"))
        } else {
            None
        };
        assets.extend(asset.filter(|asset| !assets.contains(asset)));
    }
    assets
}

/// The value of an attribute in the text of a start tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// The paths of a sitemap's addresses.
fn paths_of_sitemap(sitemap: &str) -> Vec<String> {
    sitemap
        .split("<loc>")
        .skip(1)
        .filter_map(|rest| rest.split("</loc>").next()?.split_once("://"))
        .map(|(_, address)| {
            address
                .find('/')
                .map_or("/", |slash| &address[slash..])
                .to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sitemap_gives_the_paths() {
        let sitemap = "<urlset><url><loc>https://a.example/</loc></url>\
            <url><loc>https://a.example/platform/miu</loc></url><url><loc>https://a.example</loc></url></urlset>";
        assert_eq!(paths_of_sitemap(sitemap), ["/", "/platform/miu", "/"]);
        assert!(paths_of_sitemap("").is_empty());
    }

    #[test]
    fn a_page_s_assets_are_found_once() {
        let html = r#"<head><link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>
            <link rel="stylesheet" crossorigin href="/a.css"><link rel="modulepreload" crossorigin href="/b.js">
            <script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js">
            <link rel="icon" href="/favicon.svg"><script type="application/ld+json">{}</script></head>"#;
        let found = assets(html);
        assert_eq!(
            found,
            [
                (Kind::Font, "/a.woff2"),
                (Kind::Style, "/a.css"),
                (Kind::Script, "/b.js"),
                (Kind::Script, "/a.js"),
            ]
        );
    }

    #[test]
    fn scores_are_read_and_their_median_is_taken() {
        let report = r#"{"categories":{"performance":{"score":0.985},"accessibility":{"score":1},
            "best-practices":{"score":0.5},"seo":{"score":null}}}"#;
        assert_eq!(scores(report).unwrap(), [99, 100, 50, 0]);
        assert!(scores("").is_err());
        assert_eq!(median(vec![100, 96, 98]), 98);
    }
}
