//! `audit`: Lighthouse's scores, the sizes and the times of every route, and what is open for the owner.
//!
//! It only reports: the limits that do not depend on the machine are tests.

use anyhow::{Context as _, Result, bail};

use crate::console::{say, step};
use crate::fuzz;
use crate::prerequisites;
use crate::process::run as run_command;
use crate::programs::{Program, on_path};
use crate::site;
use crate::vite_server::{Address, LOCALHOST, Mode, ViteServer};
use crate::workspace::Workspace;

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
        "Lighthouse and a slow phone: about two minutes for each of {} routes",
        routes.len()
    );
    step(&name, || measure(workspace, &routes))?;
    step(
        "Placeholders, and claims to be confirmed by the owner",
        || {
            let mut npm = workspace.npm(&workspace.app());
            npm.args(["run", "--silent", "placeholders"]);
            run_command(workspace, &mut npm, "see the message above")
        },
    )?;
    if paths.is_empty() {
        step("Licenses and sources of the Rust packages", || {
            licenses(workspace)
        })?;
        fuzz::run(workspace, FUZZING_SECONDS)?;
    }
    Ok(())
}

/// Prints a line for each route, and writes the same as JSON to a file.
fn measure(workspace: &Workspace, routes: &[String]) -> Result<()> {
    let chromium = Program::Chromium.find().context("Chromium was not found")?;
    let record = workspace.target().join("audit.json");
    let address = Address {
        host: LOCALHOST,
        port: Some(0),
        mode: Mode::Preview,
    };
    let server = ViteServer::start(workspace, &address)?;
    let mut script = workspace.command("node");
    script
        .arg("app/scripts/audit.mjs")
        .arg(server.url().trim_end_matches('/'))
        .arg(&record)
        .args(routes)
        .env("CHROME_PATH", chromium);
    run_command(workspace, &mut script, "does Chromium start?")?;
    say(format_args!("The record is {}", record.display()));
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
}
