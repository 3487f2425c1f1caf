//! Draws the site's icons from `app/public/favicon.svg`: `cargo run -p share-images --example icons`.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

fn main() -> Result<()> {
    let public = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../app/public");
    let svg = fs::read_to_string(public.join("favicon.svg"))?;
    // iOS rounds the corners itself.
    let square = svg.replace(r#" rx="6""#, "");
    fs::write(public.join("icon-192.png"), png(&svg, 192)?)?;
    fs::write(public.join("icon-512.png"), png(&svg, 512)?)?;
    fs::write(public.join("apple-touch-icon.png"), png(&square, 180)?)?;
    fs::write(public.join("favicon.ico"), ico(&png(&svg, 32)?)?)?;
    Ok(())
}

fn png(svg: &str, size: u16) -> Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut pixels = Pixmap::new(size.into(), size.into()).context("an icon has a size")?;
    let scale = f32::from(size) / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    Ok(pixels.encode_png()?)
}

/// An ICO file with one PNG of 32 × 32 pixels.
fn ico(png: &[u8]) -> Result<Vec<u8>> {
    // Reserved, type, number of images; width, height, colors, reserved, planes, bits per pixel.
    let mut file = vec![0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0];
    file.extend(u32::try_from(png.len())?.to_le_bytes());
    file.extend(22_u32.to_le_bytes());
    file.extend(png);
    Ok(file)
}
