//! Cards: the picture of a page that social networks and messengers show beside a link to it.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result, bail};
use particles::animations::corridor::composition::{ANSWER_RENTS, ANSWER_SHARE, WIDE};
use particles::{StageSize, animations};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde_json::Value;

use crate::fonts;

/// The size that Open Graph and Twitter ask for, in pixels.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// Left edge of everything, and the distance of the rules from the top and the bottom.
const MARGIN: f32 = 72.0;
/// The engine's stage reaches from here to the right edge.
const STAGE_LEFT: f32 = 670.0;
/// The title stays left of the particles.
const TITLE_WIDTH: f32 = 560.0;
/// Of home's title, which stays above the corridor.
const FILM_TITLE_SIZE: f32 = 76.0;
const FILM_TITLE_WIDTH: f32 = 860.0;
/// Of its first line, from the top: clear of the brand.
const FILM_TITLE_BASELINE: f32 = 1.8 * MARGIN + 0.5 * FILM_TITLE_SIZE;
/// How far the film's picture is below its top, cut off by the card, in pixels.
const FILM_DROP: f32 = 14.0;
/// The large dot's rent: its font size, and from the dot to its baseline and to its right end, in units of the composition.
const RENT_SIZE: f32 = 70.0;
const RENT_ABOVE: f32 = 92.0;
const RENT_LEFT: f32 = 18.0;
/// From the rent's baseline up to where the line to the dot begins: about the height of its digits.
const LEADER_RISE: f32 = 52.0;
/// Line width of rules in pixels, and of the film's lines in units of the composition.
const STROKE: f32 = 2.0;
/// Font size of the brand, in pixels.
const BRAND_SIZE: f32 = 40.0;
/// In a sheet, from the left rule to the text, from the upper one to the brand's baseline, and from the title's last
/// baseline to the lower one, in pixels.
const INDENT: f32 = 32.0;
const BRAND_DROP: f32 = 72.0;
const TITLE_RISE: f32 = 44.0;
/// Height and line width of the tick in the lower left corner, in pixels.
const TICK: f32 = 18.0;
const TICK_STROKE: f32 = 4.0;
/// Letter spacing of headings, in parts of the font size.
const TRACKING: f32 = -0.025;
const RENT_TRACKING: f32 = -0.02;
/// Weight of headings.
const WEIGHT: u16 = 600;
/// The largest size that fits in [`TITLE_LINES`] lines is taken, the last one in any case.
const TITLE_SIZES: [f32; 4] = [80.0, 68.0, 58.0, 50.0];
const TITLE_LINES: usize = 4;
const LINE_HEIGHT: f32 = 1.06;

/// The name on the site's logo.
const BRAND: &str = "MAVI";

const PAPER: &str = "#f6f8f8";
const INK: &str = "#0e1b1e";
const HAIRLINE: &str = "#d3dcdd";

/// Which of the site's two voices leads on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tone {
    /// The corporation.
    Teal,
    /// The consortium.
    Violet,
}

impl Tone {
    /// The corporation's animation and the consortium's, each in the phase where its parts meet.
    fn still(self, size: StageSize) -> Result<String> {
        let name = match self {
            Self::Teal => "esee",
            Self::Violet => "impact",
        };
        let animation = animations::find(name).context("the engine has this animation")?;
        let phase = animation.description.phase_index("converging");
        let phase = phase.context("the animation has this phase")?;
        Ok(export::still(animation, phase, size))
    }
}

/// A page, as the site's build lists it.
#[derive(Debug, PartialEq, Eq)]
struct Card {
    slug: String,
    title: String,
    tone: Tone,
    /// The color of the brand, such as `#14656c`.
    color: String,
}

/// Writes `{slug}.png` into `dir` for every page in `list`, a JSON array of objects with `slug`,
/// `title`, `tone` ("teal" or "violet") and `color`.
///
/// # Errors
/// When the list is not as expected, a font is missing or a file cannot be written.
pub(crate) fn write(list: &Path, node_modules: &Path, dir: &Path) -> Result<()> {
    let text =
        fs::read_to_string(list).with_context(|| format!("could not read {}", list.display()))?;
    let cards =
        parse(&text).with_context(|| format!("{} is not a list of cards", list.display()))?;
    let options = Options {
        fontdb: Arc::new(fonts::load(node_modules)?),
        ..Options::default()
    };
    fs::create_dir_all(dir).with_context(|| format!("could not create {}", dir.display()))?;
    for card in cards {
        let tree = Tree::from_str(&card.svg(&options)?, &options)?;
        let mut picture = Pixmap::new(WIDTH, HEIGHT).context("a card has a size")?;
        resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
        let file = dir.join(format!("{}.png", card.slug));
        fs::write(&file, picture.encode_png()?)
            .with_context(|| format!("could not write {}", file.display()))?;
    }
    Ok(())
}

fn parse(list: &str) -> Result<Vec<Card>> {
    let list: Value = serde_json::from_str(list)?;
    let pages = list.as_array().context("it is not an array")?;
    pages.iter().map(Card::from_json).collect()
}

impl Card {
    fn from_json(page: &Value) -> Result<Self> {
        let text = |key: &str| {
            page[key]
                .as_str()
                .with_context(|| format!("{page} has no `{key}`"))
        };
        Ok(Self {
            slug: text("slug")?.to_owned(),
            title: text("title")?.to_owned(),
            tone: match text("tone")? {
                "teal" => Tone::Teal,
                "violet" => Tone::Violet,
                tone => bail!("`{tone}` is not a tone"),
            },
            color: text("color")?.to_owned(),
        })
    }

    fn svg(&self, options: &Options<'_>) -> Result<String> {
        match self.slug.as_str() {
            "home" => self.film(options),
            _ => self.sheet(options),
        }
    }

    /// The last picture of home's film, with its large dot's rent, and the title in its free place.
    fn film(&self, options: &Options<'_>) -> Result<String> {
        let (width, height) = (WIDTH as f32, HEIGHT as f32);
        let film = animations::find("corridor").context("the engine has this animation")?;
        let last = film.description.phases.len() - 1;
        let [stage_width, stage_height] = WIDE.size;
        let still = export::still(film, last, StageSize::new(stage_width, stage_height));
        let still = still
            .strip_prefix("<svg")
            .context("a still is an SVG element")?;
        // Where the lines end is the card's right edge.
        let [_, right] = WIDE.lines();
        let picture_height = width * stage_height / right;
        let [floor, ceiling] = export::limit_lines(&WIDE);
        let [_, answer] = ANSWER_RENTS;
        let (x, y) = (WIDE.x_of_share(ANSWER_SHARE), WIDE.y_of_rent(answer));
        let (label_y, color) = (y - RENT_ABOVE, &self.color);
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">
<rect width="{width}" height="{height}" fill="{PAPER}"/>
<svg y="{top}" width="{width}" height="{picture_height}" viewBox="0 0 {right} {stage_height}"><svg width="{stage_width}" height="{stage_height}"{still}
<g fill="none" stroke="{color}" stroke-width="{STROKE}">
<path d="{floor}{ceiling}M{x} {leader_top}V{leader_bottom}"/>
<circle cx="{x}" cy="{y}" r="{halo}"/>
</g>
<text x="{label_x}" y="{label_y}" text-anchor="end" font-family="{headings}" font-size="{RENT_SIZE}" font-weight="{WEIGHT}" letter-spacing="{rent_tracking}" fill="{color}">${thousands},{rest:03}</text>
</svg>
<text x="{MARGIN}" y="{MARGIN}" font-family="{headings}" font-size="{BRAND_SIZE}" font-weight="{WEIGHT}" fill="{color}">{BRAND}</text>
"##,
            top = height - picture_height + FILM_DROP,
            leader_top = label_y - LEADER_RISE,
            leader_bottom = y - WIDE.halo_radius,
            halo = WIDE.halo_radius,
            label_x = x - RENT_LEFT,
            rent_tracking = RENT_SIZE * RENT_TRACKING,
            headings = fonts::HEADINGS,
            thousands = (answer / 1000.0).floor(),
            rest = answer % 1000.0,
        );
        let font_size = FILM_TITLE_SIZE;
        for (index, line) in wrapped(&self.title, font_size, FILM_TITLE_WIDTH, options)?
            .iter()
            .enumerate()
        {
            let y = FILM_TITLE_BASELINE + index as f32 * LINE_HEIGHT * font_size;
            writeln!(svg, "{}", text_element(line, MARGIN, y, font_size))?;
        }
        svg.push_str("</svg>");
        Ok(svg)
    }

    /// The ruled sheet: brand above, title below, the engine's picture on the right.
    fn sheet(&self, options: &Options<'_>) -> Result<String> {
        let (width, height) = (WIDTH as f32, HEIGHT as f32);
        let stage_width = width - STAGE_LEFT;
        let still = self.tone.still(StageSize::new(stage_width, height))?;
        let still = still
            .strip_prefix("<svg")
            .context("a still is an SVG element")?;
        let (font_size, lines) = fitted(&self.title, options)?;
        let color = &self.color;
        let bottom = height - MARGIN;
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">
<rect width="{width}" height="{height}" fill="{PAPER}"/>
<path d="M0 {MARGIN}H{width}M0 {bottom}H{width}M{MARGIN} 0V{height}" stroke="{HAIRLINE}" stroke-width="{STROKE}"/>
<svg x="{STAGE_LEFT}" y="0" width="{stage_width}" height="{height}"{still}
<path d="M{MARGIN} {tick}v{TICK}" stroke="{color}" stroke-width="{TICK_STROKE}"/>
<text x="{brand_x}" y="{brand_y}" font-family="{headings}" font-size="{BRAND_SIZE}" font-weight="{WEIGHT}" fill="{color}">{BRAND}</text>
"##,
            tick = bottom - 0.5 * TICK,
            brand_x = MARGIN + INDENT,
            brand_y = MARGIN + BRAND_DROP,
            headings = fonts::HEADINGS,
        );
        for (index, line) in lines.iter().rev().enumerate() {
            let y = bottom - TITLE_RISE - index as f32 * font_size * LINE_HEIGHT;
            writeln!(svg, "{}", text_element(line, MARGIN + INDENT, y, font_size))?;
        }
        svg.push_str("</svg>");
        Ok(svg)
    }
}

/// The largest size at which the title fits, and its lines at that size.
fn fitted(title: &str, options: &Options<'_>) -> Result<(f32, Vec<String>)> {
    let mut fitted = (0.0, Vec::new());
    for font_size in TITLE_SIZES {
        fitted = (font_size, wrapped(title, font_size, TITLE_WIDTH, options)?);
        if fitted.1.len() <= TITLE_LINES {
            break;
        }
    }
    Ok(fitted)
}

/// Breaks a title at spaces into lines no wider than `width`; a longer word stands alone.
fn wrapped(title: &str, font_size: f32, width: f32, options: &Options<'_>) -> Result<Vec<String>> {
    let mut lines: Vec<String> = Vec::new();
    for word in title.split_whitespace() {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line} {word}");
            if width_of(&longer, font_size, options)? <= width {
                *line = longer;
                continue;
            }
        }
        lines.push(word.to_owned());
    }
    Ok(lines)
}

/// How wide a line of the title is when it is drawn.
fn width_of(line: &str, font_size: f32, options: &Options<'_>) -> Result<f32> {
    let text = text_element(line, 0.0, font_size, font_size);
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="999">{text}</svg>"#
    );
    Ok(Tree::from_str(&svg, options)?.root().bounding_box().width())
}

fn text_element(line: &str, x: f32, y: f32, font_size: f32) -> String {
    let tracking = font_size * TRACKING;
    let (family, line) = (fonts::HEADINGS, escaped(line));
    format!(
        r#"<text x="{x}" y="{y}" font-family="{family}" font-size="{font_size}" font-weight="{WEIGHT}" letter-spacing="{tracking}" fill="{INK}">{line}</text>"#
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_read() {
        let list = r##"[{"slug":"team","title":"Team","tone":"violet","color":"#5b4892"}]"##;
        let team = Card {
            slug: "team".to_owned(),
            title: "Team".to_owned(),
            tone: Tone::Violet,
            color: "#5b4892".to_owned(),
        };
        assert_eq!(parse(list).unwrap(), [team]);
        for wrong in [
            "{}",
            r#"[{"slug":"a","title":"b"}]"#,
            r##"[{"slug":"a","title":"b","tone":"red","color":"#5b4892"}]"##,
        ] {
            assert!(parse(wrong).is_err(), "{wrong} was accepted");
        }
    }

    #[test]
    fn markup_in_a_title_is_text() {
        assert_eq!(escaped("R&D <now>"), "R&amp;D &lt;now>");
    }
}
