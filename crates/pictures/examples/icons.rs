//! Draws the site's PNG and ICO icons from `favicon.svg`. They are in the repository; when the drawing changes, run
//! `cargo run -p pictures --example icons`.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

fn main() -> Result<()> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../app/public");
    let svg = fs::read_to_string(dir.join("favicon.svg"))?;
    // iOS cuts its own shape out of an icon, so this one has no rounded corners.
    let square = svg.replace(" rx=\"6\"", "");
    ensure!(square != svg, "favicon.svg has no corners of rx=\"6\"");
    fs::write(dir.join("favicon.ico"), ico(&png(&svg, 32)?)?)?;
    fs::write(dir.join("apple-touch-icon.png"), png(&square, 180)?)?;
    fs::write(dir.join("icon-192.png"), png(&svg, 192)?)?;
    fs::write(dir.join("icon-512.png"), png(&svg, 512)?)?;
    Ok(())
}

fn png(svg: &str, size_px: u16) -> Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &resvg::usvg::Options::default())?;
    let mut pixels = Pixmap::new(size_px.into(), size_px.into()).context("no size")?;
    let scale = f32::from(size_px) / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    Ok(pixels.encode_png()?)
}

/// An ICO file of one PNG of 32 × 32: a header of 6 bytes, an entry of 16, the picture.
fn ico(png: &[u8]) -> Result<Vec<u8>> {
    let mut file = vec![0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0];
    file.extend(u32::try_from(png.len())?.to_le_bytes());
    file.extend(22_u32.to_le_bytes());
    file.extend(png);
    Ok(file)
}
