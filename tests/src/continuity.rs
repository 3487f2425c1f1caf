//! Nothing that is seen changes at once, from frame to frame or with an event.

use particles::glam::Vec2;
use particles::{Frame, Simulation, StageSize, animations};

use crate::event::Event;
use crate::stage::centers;

/// A stage, and what happens to it.
#[derive(Clone, Debug)]
pub struct Run {
    /// The animation's name.
    pub animation: &'static str,
    /// Width and height.
    pub size: (f32, f32),
    /// The seed of everything random.
    pub seed: u64,
    /// A number of frames, and the event after them.
    pub events: Vec<(u32, Event)>,
}

/// The frames after the last event: until everything has faded.
const LAST_FRAMES: u32 = 50;

/// What a resize moves a particle by beside its share of the sides, in pixels for each doubling: it keeps its share of
/// what labels and margins leave.
const MARGINS_PX: f32 = 70.0;

impl Run {
    /// Fails where something jumps, between frames or with an event, or a disc is over an edge. A value jumps where its
    /// step differs from the one before and from the one after it: what begins to move, or stops, has another step but once.
    pub fn expect_no_jump(&self) {
        let entry = animations::find(self.animation).expect("an animation");
        let size = StageSize::new(self.size.0, self.size.1);
        let mut simulation = entry.simulation(size, self.seed);
        let (mut links_jump, mut most_links) = (0.0_f32, f32::MIN_POSITIVE);
        let events = self.events.iter();
        let events = events.map(|&(frames, event)| (frames, Some(event)));
        for (frames, event) in events.chain([(LAST_FRAMES, None)]) {
            let mut before = VisibleFrame::of(&simulation.frame());
            let mut shown = vec![before.clone()];
            for _ in 0..frames {
                simulation.advance(1.0 / 60.0);
                before = VisibleFrame::of(&simulation.frame());
                shown.push(before.clone());
            }
            self.expect_smooth(&shown);
            let links = shown.iter().map(|frame| frame.links);
            most_links = links.clone().fold(most_links, f32::max);
            links_jump = links_jump.max(jump(links.map(|links| Vec2::X * links)));
            if let Some(event) = event {
                apply(event, &mut simulation);
                let after = VisibleFrame::of(&simulation.frame());
                self.expect_smooth_event(&before, &after);
                // Those of discs for which there is no more room go at once.
                if before.discs.len() <= after.discs.len() {
                    links_jump = links_jump.max((after.links - before.links).abs());
                }
            }
        }
        self.expect("all links", links_jump, 10.0);
        // One of few is a large part, and few of many are seen.
        if links_jump > 3.0 {
            self.expect("a share of links", links_jump / most_links, 0.15);
        }
    }

    fn expect(&self, what: &str, found: f32, limit: f32) {
        assert!(found < limit, "{what}: {found} in {self:?}");
    }

    /// The limits of jumps of a radius and an opacity. Enlarging and dimming, which answer the pointer, are quick.
    fn limits(&self) -> (f32, f32) {
        let is_pointed = |(_, event): &(u32, Event)| matches!(event, Event::PointerMoved(..));
        let pointer = if self.events.iter().any(is_pointed) {
            2.5
        } else {
            1.0
        };
        (0.75 * pointer, 0.07 * pointer)
    }

    fn expect_smooth(&self, frames: &[VisibleFrame]) {
        let (radius_px, opacity) = self.limits();
        let diagonal_px = frames[0].size.length();
        for index in 0..frames[0].discs.len() {
            let discs = frames.iter().map(|frame| &frame.discs[index]);
            let position = jump(discs.clone().map(|disc| disc.position));
            self.expect("a position", position / diagonal_px, 0.015);
            let radius = jump(discs.clone().map(|disc| Vec2::X * disc.radius_px));
            self.expect("a radius", radius, radius_px);
            let jump = jump(discs.map(|disc| Vec2::X * disc.opacity));
            self.expect("an opacity", jump, opacity);
        }
        for frame in frames {
            self.expect("over an edge", frame.outside_px(), 0.01);
        }
        let light = frames.iter().map(|frame| Vec2::X * frame.light);
        self.expect("the light", jump(light), 0.05);
        for lit in frames.split(|frame| frame.light <= 0.02) {
            let position = jump(lit.iter().map(|frame| frame.light_at));
            self.expect("the light's position", position / diagonal_px, 0.01);
        }
    }

    fn expect_smooth_event(&self, before: &VisibleFrame, after: &VisibleFrame) {
        let (radius_px, opacity) = self.limits();
        let (scale, diagonal_px) = (after.size / before.size, after.size.length());
        let margins_px = MARGINS_PX * (scale - 1.0).abs().max_element() + 0.05;
        let is_near = |from: &Disc, to: &Disc| {
            (from.position * scale).distance(to.position) < margins_px + 0.001 * diagonal_px
                && (from.radius_px - to.radius_px).abs() < radius_px
                && (from.opacity - to.opacity).abs() < opacity
        };
        for (index, disc) in after.discs.iter().enumerate() {
            let is_smooth = if before.discs.len() == after.discs.len() {
                is_near(&before.discs[index], disc)
            } else {
                // It is one of those that there were, or comes from nothing.
                disc.opacity < opacity || before.discs.iter().any(|from| is_near(from, disc))
            };
            assert!(is_smooth, "{disc:?} after an event in {self:?}");
        }
        self.expect("the light", (before.light - after.light).abs(), 0.05);
        if before.light.min(after.light) > 0.02 {
            let moved_px = (before.light_at * scale).distance(after.light_at);
            self.expect("the light's position", moved_px / diagonal_px, 0.01);
        }
    }
}

/// Calls the engine. A pointer that is over the stage is moved onto the disc that is nearest to it.
fn apply(event: Event, simulation: &mut Simulation) {
    if let Event::PointerMoved(x, y) = event {
        let frame = simulation.frame();
        let at = Vec2::new(x * frame.size.width_px(), y * frame.size.height_px());
        let discs = centers(&frame).into_iter();
        let nearest = discs.min_by(|a, b| a.distance(at).total_cmp(&b.distance(at)));
        simulation.pointer_moved(nearest.unwrap_or(at));
    } else {
        event.apply(simulation);
    }
}

/// The farthest jump.
fn jump(values: impl Iterator<Item = Vec2>) -> f32 {
    let differences = |values: &[Vec2]| -> Vec<Vec2> {
        let pairs = values.windows(2);
        pairs.map(|pair| pair[1] - pair[0]).collect()
    };
    let steps = differences(&values.collect::<Vec<_>>());
    let mut changes: Vec<f32> = differences(&steps).iter().map(|by| by.length()).collect();
    // The first and the last step have one neighbor.
    let (first, last) = (changes.first().copied(), changes.last().copied());
    changes = changes
        .windows(2)
        .map(|pair| pair[0].min(pair[1]))
        .collect();
    changes
        .into_iter()
        .chain(first)
        .chain(last)
        .fold(0.0, f32::max)
}

#[derive(Clone, Copy, Debug)]
struct Disc {
    position: Vec2,
    radius_px: f32,
    opacity: f32,
}

/// What is seen of a frame.
#[derive(Clone)]
struct VisibleFrame {
    size: Vec2,
    discs: Vec<Disc>,
    /// The sum of links' opacities.
    links: f32,
    light: f32,
    light_at: Vec2,
}

impl VisibleFrame {
    fn of(frame: &Frame<'_>) -> Self {
        let disc = |index: usize| Disc {
            position: Vec2::new(frame.x[index], frame.y[index]),
            radius_px: frame.radius_px[index],
            opacity: frame.opacity[index],
        };
        let discs: Vec<Disc> = (0..frame.x.len()).map(disc).collect();
        let links = frame.links.iter().enumerate().map(|(index, link)| {
            let [a, b] = [link.a, link.b].map(|index| discs[index as usize]);
            let length_px = a.position.distance(b.position);
            let strength = frame.link_strength.get(index).unwrap_or(&1.0);
            strength * frame.link_style.nearness(length_px) * a.opacity.min(b.opacity)
        });
        Self {
            size: Vec2::new(frame.size.width_px(), frame.size.height_px()),
            links: links.sum::<f32>() * frame.link_style.opacity,
            discs,
            light: frame.glow.map_or(0.0, |glow| glow.opacity),
            light_at: frame.glow.map_or(Vec2::ZERO, |glow| glow.center),
        }
    }

    fn outside_px(&self) -> f32 {
        let outside = self.discs.iter().map(|disc| {
            let inside = disc.position.min(self.size - disc.position);
            disc.radius_px - inside.min_element()
        });
        outside.fold(0.0, f32::max)
    }
}
