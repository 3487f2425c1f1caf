//! The images of 1200 × 630 pixels that social networks and messengers show beside a link to a page.
//!
//! `share-images LIST NODE_MODULES DIR` writes a PNG into DIR for each page of LIST; `cargo xtask build` calls it. A
//! line of LIST is a page's name, tone (`teal` for the corporation, `violet` for the consortium), color and title,
//! separated by tabs.

use std::sync::Arc;
use std::{env, fs};

use animations::Entry;
use animations::corridor::{HALO_RADII, OPENED, TRADES, WIDE};
use anyhow::{Context as _, Result, bail};
use particles::{StageSize, svg as frames};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{FontResolver, Options, Tree};

/// The site's font for headings, in its npm package.
const FONT: &str =
    "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2";
/// The size that Open Graph and Twitter recommend, in pixels. All lengths here are in pixels.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// The background, as on the site in the light scheme.
const PAPER: &str = "#f6f8f8";
const LINE_HEIGHT: f32 = 1.06;

/// Layout of the words.
struct Words {
    left: f32,
    brand_baseline: f32,
    /// Baseline of the title's last line.
    baseline: f32,
    /// Largest width of the title, clear of the still.
    width: f32,
    /// Font sizes, descending: the title gets the first at which it fits in four lines, or else the last.
    sizes: &'static [f32],
}

const ON_SHEET: Words = Words {
    left: 104.0,
    brand_baseline: 144.0,
    baseline: 514.0,
    width: 560.0,
    sizes: &[80.0, 68.0, 58.0, 50.0],
};

const ABOVE_FILM: Words = Words {
    left: 72.0,
    brand_baseline: 72.0,
    baseline: 248.2,
    width: 860.0,
    sizes: &[76.0],
};

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [list, node_modules, dir] = &arguments[..] else {
        bail!("usage: share-images LIST NODE_MODULES DIR");
    };
    let options = with_font(&format!("{node_modules}/{FONT}"))?;
    fs::create_dir_all(dir).with_context(|| format!("could not create {dir}"))?;
    let list = fs::read_to_string(list).with_context(|| format!("could not read {list}"))?;
    for page in list.lines() {
        let [name, tone, color, title] = page.split('\t').collect::<Vec<_>>()[..] else {
            bail!("`{page}` is not name, tone, color and title");
        };
        let (still, words) = match (name, tone) {
            ("home", _) => (hotel_nights(color), ABOVE_FILM),
            // The second phase of each organization's animation.
            (_, "teal") => (sheet("esee", color)?, ON_SHEET),
            (_, "violet") => (sheet("impact", color)?, ON_SHEET),
            _ => bail!("`{tone}` is not a tone"),
        };
        let words = words.svg(title, color, &options)?;
        let tree = Tree::from_str(&svg(&(still + &words)), &options)?;
        let mut pixels = Pixmap::new(WIDTH, HEIGHT).context("it has a size")?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        let file = format!("{dir}/{name}.png");
        fs::write(&file, pixels.encode_png()?)
            .with_context(|| format!("could not write {file}"))?;
    }
    Ok(())
}

/// Options that set all text in the font of this file.
fn with_font(file: &str) -> Result<Options<'static>> {
    let packed = fs::read(file).with_context(|| format!("could not read {file}"))?;
    let font = wuff::decompress_woff2(&packed);
    let mut fonts = Database::new();
    fonts.load_font_data(font.with_context(|| format!("could not unpack {file}"))?);
    Ok(Options {
        fontdb: Arc::new(fonts),
        font_resolver: FontResolver {
            select_font: Box::new(|_, fonts| fonts.faces().next().map(|face| face.id)),
            ..FontResolver::default()
        },
        ..Options::default()
    })
}

fn svg(content: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"><rect width="100%" height="100%" fill="{PAPER}"/>{content}</svg>"#
    )
}

/// A still as an element of this size.
fn still(animation: &Entry, phase: usize, width: f32, height: f32) -> String {
    let still = export::still(animation, phase, StageSize::new(width, height));
    sized(&still, width, height)
}

fn sized(still: &str, width: f32, height: f32) -> String {
    let size = format!(r#"<svg width="{width}" height="{height}""#);
    still.replacen("<svg", &size, 1)
}

/// A ruled sheet, with an animation on the right.
fn sheet(animation: &str, color: &str) -> Result<String> {
    let animation = animations::find(animation).context("the engine has this animation")?;
    let phase = animation.description.phase_index("converging");
    let phase = phase.context("the animation has this phase")?;
    let still = still(animation, phase, 530.0, HEIGHT as f32);
    Ok(format!(
        r##"<path d="M0 72H1200M0 558H1200M72 0V630" stroke="#d3dcdd" stroke-width="2"/>
<path d="M72 549v18" stroke="{color}" stroke-width="4"/>
<g transform="translate(670)">{still}</g>"##
    ))
}

/// Home's picture of hotel nights, with the opened dot's price.
fn hotel_nights(color: &str) -> String {
    const HOTEL: usize = 1;
    let trade = &TRADES[HOTEL];
    let [width, height] = WIDE.size;
    let still = frames::still(&export::at_rest(&WIDE, HOTEL).frame());
    let still = sized(&still, width, height);
    // The picture's lines end at the right edge; the bottom cuts it off.
    let right = WIDE.x_of(1.0);
    let scale = WIDTH as f32 / right;
    let top = HEIGHT as f32 - height * scale + 14.0;
    let line = export::line(|x| WIDE.middle_y(trade, x), right);
    let [_, price] = trade.prices;
    let (x, y) = (WIDE.x_of(OPENED), WIDE.y_of(trade, price));
    let halo = HALO_RADII * WIDE.opened_radius;
    format!(
        r#"<g transform="translate(0 {top}) scale({scale})">{still}
<g fill="none" stroke="{color}" stroke-width="2"><path d="{line}" transform="translate(0 {half})"/><path d="{line}" transform="translate(0 -{half})"/><path d="M{x} {line_top}V{line_bottom}"/><circle cx="{x}" cy="{y}" r="{halo}"/></g>
<text x="{label_right}" y="{label_baseline}" text-anchor="end" font-size="70" letter-spacing="-1.4" fill="{color}">${price}</text></g>"#,
        half = WIDE.half,
        line_top = y - 174.0,
        line_bottom = y - halo,
        label_right = x - 18.0,
        label_baseline = y - 122.0,
    )
}

impl Words {
    fn svg(&self, title: &str, color: &str, options: &Options<'_>) -> Result<String> {
        let (left, baseline) = (self.left, self.brand_baseline);
        let mut svg =
            format!(r#"<text x="{left}" y="{baseline}" font-size="40" fill="{color}">MAVI</text>"#);
        let (mut size, mut lines) = (0.0, Vec::new());
        for largest in self.sizes {
            (size, lines) = (*largest, wrapped(title, *largest, self.width, options)?);
            if lines.len() <= 4 {
                break;
            }
        }
        for (index, line) in lines.iter().rev().enumerate() {
            let y = self.baseline - index as f32 * size * LINE_HEIGHT;
            svg += &text(line, left, y, size);
        }
        Ok(svg)
    }
}

/// Breaks a title at spaces into lines no wider than `width`. A wider word gets a line of its own.
fn wrapped(title: &str, size: f32, width: f32, options: &Options<'_>) -> Result<Vec<String>> {
    let mut lines: Vec<String> = Vec::new();
    for word in title.split(' ') {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line} {word}");
            let drawn = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg">{}</svg>"#,
                text(&longer, 0.0, size, size)
            );
            if Tree::from_str(&drawn, options)?
                .root()
                .bounding_box()
                .width()
                <= width
            {
                *line = longer;
                continue;
            }
        }
        lines.push(word.to_owned());
    }
    Ok(lines)
}

/// A line of a title.
fn text(line: &str, x: f32, y: f32, size: f32) -> String {
    let line = line.replace('&', "&amp;").replace('<', "&lt;");
    let spacing = -0.025 * size;
    format!(
        r##"<text x="{x}" y="{y}" font-size="{size}" letter-spacing="{spacing}" fill="#0e1b1e">{line}</text>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_title_is_text() {
        assert!(text("R&D <now>", 0.0, 0.0, 10.0).contains(">R&amp;D &lt;now></text>"));
    }
}
