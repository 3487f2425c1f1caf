//! A script of calls to the engine, read from any bytes, and what must hold after each of them.
//!
//! Every byte string is a script, so that a fuzzer's mutations are other scripts and not refusals.

use glam::Vec2;
use particles::{
    Animation, AnimationName, Category, Field, FieldParams, Frame, Phase, StageSize, links, svg,
};

/// The longest script, in calls: what a fuzzer adds beyond it would only make it slower.
const MAX_CALLS: u64 = 256;

/// The most particles of a field. The check of its links compares all pairs.
const MAX_FIELD_COUNT: u32 = 100;

/// Rounding may carry a coordinate past an edge by a part of the resolution there.
const TOLERANCE_PX: f32 = 0.01;

const PHASES: [Phase; 5] = [
    Phase::Scattered,
    Phase::Converging,
    Phase::Unified,
    Phase::Individual,
    Phase::Collective,
];

const CATEGORIES: [Option<Category>; 5] = [
    None,
    Some(Category::Environmental),
    Some(Category::Social),
    Some(Category::Ethical),
    Some(Category::Economic),
];

/// Plays a script on a stage of its own and returns how many calls of the engine it made.
///
/// # Panics
/// When the engine does, or when it breaks a promise.
pub(crate) fn play(script: &[u8]) -> u64 {
    let mut bytes = Bytes(script);
    let choice = bytes.byte();
    let seed = bytes.bits();
    let size = bytes.size();
    match AnimationName::ALL.get(usize::from(choice % 4)) {
        Some(&name) => play_animation(name, size, seed, bytes),
        None => play_field(size, seed, bytes),
    }
}

fn play_animation(
    name: AnimationName,
    mut size: StageSize,
    seed: u64,
    mut bytes: Bytes<'_>,
) -> u64 {
    let mut animation = Animation::new(name, size, seed);
    let mut calls = 1;
    while !bytes.0.is_empty() && calls < MAX_CALLS {
        match bytes.byte() % 12 {
            0 => {
                size = bytes.size();
                animation.resize(size);
            }
            // Time passes more often than anything else happens.
            1..=3 => animation.advance(f64::from(bytes.byte()) / 240.0),
            4 => animation.advance(bytes.number()),
            5 => {
                let started = animation.has_started();
                animation.click();
                assert_ne!(animation.has_started(), started, "a click starts or resets");
            }
            6 => animation.pointer_moved(Vec2::new(bytes.coordinate(), bytes.coordinate())),
            7 => {
                let share = Vec2::new(bytes.share(), bytes.share());
                animation.pointer_moved(Vec2::new(size.width_px, size.height_px) * share);
            }
            8 => animation.pointer_left(),
            9 => animation.highlight(CATEGORIES[usize::from(bytes.byte() % 5)]),
            10 => animation.compose(PHASES[usize::from(bytes.byte() % 5)]),
            // The dearest check is the rarest.
            _ if bytes.byte().is_multiple_of(8) => {
                let picture = svg::still(&animation.frame());
                assert!(
                    picture.starts_with("<svg ") && picture.ends_with("</svg>"),
                    "a still is one element"
                );
                assert!(
                    !picture.contains("NaN") && !picture.contains("inf"),
                    "a still has numbers"
                );
            }
            _ => {}
        }
        check_state(&animation);
        check_frame(&animation.frame(), size);
        calls += 2;
    }
    check_rest(&mut animation);
    calls
}

fn play_field(mut size: StageSize, seed: u64, mut bytes: Bytes<'_>) -> u64 {
    let mut field = Field::new(bytes.field_params(size), size, seed);
    let mut calls = 1;
    while !bytes.0.is_empty() && calls < MAX_CALLS {
        match bytes.byte() % 6 {
            0 => {
                size = bytes.size();
                field.resize(size);
            }
            1..=3 => field.advance(f64::from(bytes.byte()) / 240.0),
            4 => field.advance(bytes.number()),
            _ => check_links(&field.frame()),
        }
        check_frame(&field.frame(), size);
        calls += 2;
    }
    calls
}

/// The phase is one that the animation has, and none but the first before a click.
fn check_state(animation: &Animation) {
    let phase = animation.phase();
    let phases = match animation {
        Animation::Esee(_) => [Phase::Scattered, Phase::Converging, Phase::Unified],
        Animation::Impact(_) => [Phase::Individual, Phase::Converging, Phase::Collective],
    };
    assert!(phases.contains(&phase), "{phase:?} is another's phase");
    assert!(
        animation.has_started() || phase == phases[0],
        "{phase:?} without a click"
    );
    assert!(
        animation.highlighted().is_none() || phase != Phase::Unified,
        "nothing is highlighted once unified"
    );
}

/// Everything in a frame can be drawn as it is, and lies on the stage.
fn check_frame(frame: &Frame<'_>, size: StageSize) {
    let count = frame.x.len();
    assert_eq!(frame.size, size, "the frame's size");
    for length in [
        frame.y.len(),
        frame.radius_px.len(),
        frame.opacity.len(),
        frame.colour.len(),
    ] {
        assert_eq!(length, count, "the arrays are of one length");
    }
    for (coordinates, side_px) in [(frame.x, size.width_px), (frame.y, size.height_px)] {
        for &coordinate in coordinates {
            assert!(
                (-TOLERANCE_PX..=side_px + TOLERANCE_PX).contains(&coordinate),
                "{coordinate} px is not on a side of {side_px} px"
            );
        }
    }
    for &radius_px in frame.radius_px {
        assert!(
            (0.0..=100.0).contains(&radius_px),
            "a radius of {radius_px} px"
        );
    }
    for &opacity in frame.opacity {
        assert!((0.0..=1.0).contains(&opacity), "an opacity of {opacity}");
    }
    for &colour in frame.colour {
        assert!(usize::from(colour) < frame.palette.len(), "colour {colour}");
    }
    for link in frame.links {
        assert!(
            link.a < link.b && (link.b as usize) < count,
            "{link:?} of {count} particles"
        );
    }
    let style = frame.link_style;
    assert!(
        style.distance_px.is_finite() && (0.0..=1.0).contains(&style.opacity),
        "{style:?}"
    );
    if let Some(glow) = frame.glow {
        assert!(
            glow.centre.is_finite() && glow.radius_px >= 0.0 && glow.radius_px.is_finite(),
            "{glow:?}"
        );
        assert!((0.0..=1.0).contains(&glow.opacity), "{glow:?}");
    }
}

/// The links are the naive search's.
fn check_links(frame: &Frame<'_>) {
    if frame.links.is_empty() && frame.size.area_px() == 0.0 {
        return;
    }
    let mut found = frame.links.to_vec();
    found.sort_unstable();
    let wanted = links::naive(frame.x, frame.y, None, frame.link_style.distance_px);
    assert_eq!(found, wanted, "the links within the distance");
}

/// A settled animation shows the same picture at any later time.
fn check_rest(animation: &mut Animation) {
    if !animation.is_settled() {
        return;
    }
    let picture = |animation: &mut Animation| {
        let frame = animation.frame();
        let bits = |values: &[f32]| {
            values
                .iter()
                .map(|value| value.to_bits())
                .collect::<Vec<_>>()
        };
        [frame.x, frame.y, frame.radius_px, frame.opacity].map(bits)
    };
    let before = picture(animation);
    animation.advance(1.0);
    assert_eq!(picture(animation), before, "a settled picture moved");
}

/// The rest of a script. Where it has ended, everything is 0.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                first
            }
            None => 0,
        }
    }

    fn bits(&mut self) -> u64 {
        (0..8).fold(0, |bits, _| bits << 8 | u64::from(self.byte()))
    }

    /// A share in [0, 1].
    fn share(&mut self) -> f32 {
        f32::from(self.byte()) / 255.0
    }

    /// Any number at all, and often one of those that programs stumble over.
    fn number(&mut self) -> f64 {
        match self.byte() % 16 {
            0 => f64::NAN,
            1 => f64::INFINITY,
            2 => f64::NEG_INFINITY,
            3 => f64::MAX,
            4 => -f64::MAX,
            5 => f64::MIN_POSITIVE,
            6 => -0.0,
            7 => f64::from(self.byte()),
            8 => -f64::from(self.byte()),
            9 => f64::from(self.byte()) / 256.0,
            10 => 86_400.0,
            11 => 2.0,
            12 => 3.0,
            _ => f64::from_bits(self.bits()),
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
    fn coordinate(&mut self) -> f32 {
        self.number() as f32
    }

    /// Mostly a size that an element has, at times none.
    fn size(&mut self) -> StageSize {
        match self.byte() % 4 {
            0 => StageSize::new(self.coordinate(), self.coordinate()),
            1 => StageSize::new(f32::from(self.byte()), f32::from(self.byte())),
            _ => {
                let (width, height) = (self.byte(), self.byte());
                StageSize::new(f32::from(width) * 8.0, f32::from(height) * 8.0)
            }
        }
    }

    /// Finite and not negative, as the engine asks for.
    fn field_params(&mut self, size: StageSize) -> FieldParams {
        let count = u32::from(self.byte()) % (MAX_FIELD_COUNT + 1);
        let mut params = FieldParams::with_mean_links(count, f64::from(self.byte()) / 8.0, size);
        if self.byte().is_multiple_of(4) {
            let distance_px = self.coordinate().abs();
            params.link_distance_px = if distance_px.is_finite() {
                distance_px
            } else {
                0.0
            };
        }
        params
    }
}
