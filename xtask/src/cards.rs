//! The pictures that social networks show with a link to a page (cards). The crate `pictures` draws them; because
//! it takes a minute to compile, `serve` leaves them out.

use anyhow::Result;

use crate::console::step;
use crate::export;
use crate::process::run;
use crate::stamp::Stamp;
use crate::workspace::Workspace;

/// Written by the site's build.
const LIST: &str = "app/.ssr/cards.json";

/// Draws the card of each page in `LIST`, unless they are up to date. A build of the site deletes them.
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
