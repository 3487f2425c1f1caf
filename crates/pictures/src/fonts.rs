//! The site's own fonts, unpacked from the npm packages that the site serves them from.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use resvg::usvg::fontdb::{Database, Language, Source};

/// The family of headings.
pub(crate) const HEADINGS: &str = "Bricolage Grotesque";
/// The family of text.
pub(crate) const TEXT: &str = "Instrument Sans";

/// Loads both families from `node_modules`: headings in weight 600, text in all weights.
///
/// # Errors
/// When a font is not there or cannot be unpacked.
pub(crate) fn load(node_modules: &Path) -> Result<Database> {
    let mut fonts = Database::new();
    let files = [
        (
            HEADINGS,
            "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2",
        ),
        (
            TEXT,
            "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
        ),
    ];
    for (family, file) in files {
        let file = node_modules.join(file);
        let packed =
            fs::read(&file).with_context(|| format!("could not read {}", file.display()))?;
        let font = wuff::decompress_woff2(&packed)
            .with_context(|| format!("could not unpack {}", file.display()))?;
        for id in fonts.load_font_source(Source::Binary(Arc::new(font))) {
            // The names in the files are those of one cut, such as "Bricolage Grotesque 96pt ExtraBold".
            let mut face = fonts.face(id).context("a loaded font has a face")?.clone();
            face.families = vec![(family.to_owned(), Language::English_UnitedStates)];
            fonts.remove_face(id);
            fonts.push_face_info(face);
        }
    }
    Ok(fonts)
}
