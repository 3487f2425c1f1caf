//! `build`: the site in `app/dist`, with everything that is published.

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use crate::console::say;
use crate::node_packages;
use crate::prerequisites;
use crate::process::output;
use crate::site;
use crate::workspace::Workspace;

/// Builds. To publish, the owner must have supplied and confirmed everything.
pub(crate) fn run(workspace: &Workspace, publish: bool) -> Result<()> {
    prerequisites::ensure_for_building(workspace)?;
    if publish {
        refuse_placeholders(workspace)?;
    }
    site::ensure_published(workspace)?;
    say("The site is in app/dist");
    Ok(())
}

/// Fails with the list of open placeholders, of values to be corrected and of claims to be confirmed.
fn refuse_placeholders(workspace: &Workspace) -> Result<()> {
    node_packages::ensure_app(workspace)?;
    let mut npm = workspace.npm(&workspace.app());
    npm.args(["run", "--silent", "placeholders", "--", "--json"]);
    let report = output(&mut npm)
        .context("the placeholders could not be listed; see `npm run placeholders` in app/")?;
    let open = open_placeholders(&report)?;
    if !open.is_empty() {
        bail!(
            "not to be published yet, because these are to be supplied, corrected or confirmed:\n{}\n\
             docs/deploy.md says how; or build without --publish",
            open.join("\n")
        );
    }
    Ok(())
}

/// A line for each entry of a JSON array of objects with `file`, `what` and `value`.
fn open_placeholders(report: &str) -> Result<Vec<String>> {
    let report: Value = serde_json::from_str(report).context("the list is not JSON")?;
    let entries = report.as_array().context("the list is not an array")?;
    entries
        .iter()
        .map(|entry| {
            let text = |key: &str| {
                entry[key]
                    .as_str()
                    .with_context(|| format!("{entry} has no `{key}`"))
            };
            let (file, what, value) = (text("file")?, text("what")?, text("value")?);
            Ok(format!("  app/{file}: {what} (now {value})"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_placeholders_are_listed() {
        let report = r#"[{"file":"site.config.ts","what":"Mailbox","value":"a@example.com"}]"#;
        let lines = open_placeholders(report).unwrap();
        assert_eq!(lines, ["  app/site.config.ts: Mailbox (now a@example.com)"]);
        assert!(open_placeholders("[]").unwrap().is_empty());
    }

    #[test]
    fn a_list_that_cannot_be_read_is_an_error() {
        for report in ["", "{}", "None.", r#"[{"file":"people.ts"}]"#] {
            assert!(open_placeholders(report).is_err(), "{report} was accepted");
        }
    }
}
