//! The pictures that social networks show with a link to a page, drawn by the crate `pictures`.
//!
//! It takes a minute to compile, and only a published site needs them.

use anyhow::Result;

use crate::console::step;
use crate::export;
use crate::process::run;
use crate::stamp::Stamp;
use crate::workspace::Workspace;

/// The site's build writes it.
const LIST: &str = "app/.ssr/cards.json";

/// Draws the card of each page, from the list that the site's build wrote, unless they are up to date. A build
/// of the site removes them.
///
/// # Errors
/// When the crate does not compile, the list is not as expected or a file cannot be written.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    let app = workspace.app();
    let inputs = export::inputs(workspace)?
        .path("crates/pictures")?
        .path(LIST)?;
    let dir = app.join("dist").join("og");
    Stamp::new(workspace, "cards", dir.clone(), &inputs).refresh(|| {
        step("Drawing the pages' cards", || {
            let mut cargo = workspace.cargo();
            cargo.args(["run", "--package", "pictures", "--"]).args([
                &workspace.path(LIST),
                &app.join("node_modules"),
                &dir,
            ]);
            run(workspace, &mut cargo, "see the message above")
        })
    })
}
