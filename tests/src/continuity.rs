//! What of a picture changes at once, from frame to frame and with each event.

use particles::glam::Vec2;
use particles::{Frame, Simulation, StageSize, animations};

use crate::event::Event;

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

/// The largest changes of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Changes {
    /// How far a particle jumps between events, in parts of the stage's diagonal.
    pub position: f32,
    /// How far an event moves a particle at once, in the same parts.
    pub moved_by_event: f32,
    /// How much a radius jumps, in pixels.
    pub radius_px: f32,
    /// How much an opacity jumps.
    pub opacity: f32,
    /// How much the sum of links' opacities jumps.
    pub links: f32,
    /// The same in parts of that sum's maximum.
    pub links_share: f32,
    /// How much the light's opacity jumps.
    pub light: f32,
    /// How far the light jumps, in parts of the diagonal.
    pub light_position: f32,
    /// How far a disc is over an edge, in pixels.
    pub outside_px: f32,
}

impl Run {
    /// Looks at every frame, and before and after each event. A value jumps where its step differs from the one before
    /// and from the one after it: what begins to move, or stops, has another step but once.
    pub fn changes(&self) -> Changes {
        let entry = animations::find(self.animation).expect("an animation");
        let size = StageSize::new(self.size.0, self.size.1);
        let mut simulation = entry.simulation(size, self.seed);
        let (mut changes, mut most_links) = (Changes::default(), 0.0_f32);
        let last = (LAST_FRAMES, None);
        let events = self
            .events
            .iter()
            .map(|&(frames, event)| (frames, Some(event)));
        for (frames, event) in events.chain([last]) {
            let mut pictures = vec![Picture::of(&simulation.frame())];
            for _ in 0..frames {
                simulation.advance(1.0 / 60.0);
                pictures.push(Picture::of(&simulation.frame()));
            }
            for picture in &pictures {
                changes.outside_px = changes.outside_px.max(picture.outside_px());
                most_links = picture.links.max(most_links);
            }
            changes.add_jumps(&pictures);
            if let (Some(event), [.., before]) = (event, &pictures[..]) {
                apply(event, &mut simulation);
                let after = Picture::of(&simulation.frame());
                // Those of discs for which there is no more room go at once.
                if before.discs.len() <= after.discs.len() {
                    changes.links = (after.links - before.links).abs().max(changes.links);
                }
                changes.add_event(before, &after);
            }
        }
        // More than nothing, so that it can be divided by.
        changes.links_share = changes.links / most_links.max(f32::MIN_POSITIVE);
        changes
    }
}

/// Calls the engine. A pointer that is over the stage is moved onto the disc that is nearest to it.
fn apply(event: Event, simulation: &mut Simulation) {
    if let Event::PointerMoved(x, y) = event {
        let frame = simulation.frame();
        let at = Vec2::new(x * frame.size.width_px(), y * frame.size.height_px());
        let discs = frame.x.iter().zip(frame.y);
        let discs = discs.map(|(&x, &y)| Vec2::new(x, y));
        let nearest = discs.min_by(|a, b| a.distance(at).total_cmp(&b.distance(at)));
        simulation.pointer_moved(nearest.unwrap_or(at));
    } else {
        event.apply(simulation);
    }
}

impl Changes {
    fn add_jumps(&mut self, pictures: &[Picture]) {
        let Some(first) = pictures.first() else {
            return;
        };
        let diagonal_px = first.diagonal_px();
        for index in 0..first.discs.len() {
            let values = |value: fn(&Disc) -> Vec2| {
                let values = pictures
                    .iter()
                    .map(move |picture| value(&picture.discs[index]));
                jump(values.collect())
            };
            self.position = self
                .position
                .max(values(|disc| disc.position) / diagonal_px);
            self.radius_px = self.radius_px.max(values(|disc| Vec2::X * disc.radius_px));
            self.opacity = self.opacity.max(values(|disc| Vec2::X * disc.opacity));
        }
        let all = |value: fn(&Picture) -> Vec2| jump(pictures.iter().map(value).collect());
        self.light = self.light.max(all(|picture| Vec2::X * picture.light));
        self.links = self.links.max(all(|picture| Vec2::X * picture.links));
        let is_lit = |picture: &Picture| picture.light > 0.02;
        for lit in pictures.split(|picture| !is_lit(picture)) {
            let at = lit.iter().map(|picture| picture.light_at).collect();
            self.light_position = self.light_position.max(jump(at) / diagonal_px);
        }
    }

    fn add_event(&mut self, before: &Picture, after: &Picture) {
        let scale = after.size / before.size;
        let margins_px = MARGINS_PX * (scale - 1.0).abs().max_element() + 0.05;
        let step = |from: &Disc, to: &Disc| Disc {
            position: ((from.position * scale).distance(to.position) - margins_px).max(0.0)
                * Vec2::X,
            radius_px: (from.radius_px - to.radius_px).abs(),
            opacity: (from.opacity - to.opacity).abs(),
        };
        let weight = |step: &Disc| step.position.x + 10.0 * step.radius_px + 100.0 * step.opacity;
        for (index, disc) in after.discs.iter().enumerate() {
            // Where there are others, one of those that there were, or one that comes from nothing.
            let step = if before.discs.len() == after.discs.len() {
                step(&before.discs[index], disc)
            } else {
                let steps = before.discs.iter().map(|from| step(from, disc));
                let from_nothing = Disc {
                    opacity: disc.opacity,
                    ..Disc::default()
                };
                steps
                    .chain([from_nothing])
                    .min_by(|a, b| weight(a).total_cmp(&weight(b)))
                    .unwrap_or_default()
            };
            let moved = step.position.x / after.diagonal_px();
            self.moved_by_event = self.moved_by_event.max(moved);
            self.radius_px = self.radius_px.max(step.radius_px);
            self.opacity = self.opacity.max(step.opacity);
        }
        self.light = self.light.max((before.light - after.light).abs());
        if before.light.min(after.light) > 0.02 {
            let moved_px = (before.light_at * scale).distance(after.light_at);
            self.light_position = self.light_position.max(moved_px / after.diagonal_px());
        }
    }
}

/// The farthest jump.
fn jump(values: Vec<Vec2>) -> f32 {
    let steps: Vec<Vec2> = values.windows(2).map(|two| two[1] - two[0]).collect();
    let jumps = (0..steps.len()).map(|index| {
        let neighbors = [index.checked_sub(1), Some(index + 1)];
        let neighbors = neighbors.into_iter().filter_map(|index| steps.get(index?));
        let differences = neighbors.map(|neighbor| neighbor.distance(steps[index]));
        let least = differences.fold(f32::INFINITY, f32::min);
        // The only step.
        if least.is_finite() { least } else { 0.0 }
    });
    jumps.fold(0.0, f32::max)
}

#[derive(Clone, Copy, Debug, Default)]
struct Disc {
    position: Vec2,
    radius_px: f32,
    opacity: f32,
}

/// What is seen of a frame.
struct Picture {
    size: Vec2,
    discs: Vec<Disc>,
    /// The sum of links' opacities.
    links: f32,
    light: f32,
    light_at: Vec2,
}

impl Picture {
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

    fn diagonal_px(&self) -> f32 {
        self.size.length()
    }

    fn outside_px(&self) -> f32 {
        let outside = self.discs.iter().map(|disc| {
            let inside = disc.position.min(self.size - disc.position);
            disc.radius_px - inside.min_element()
        });
        outside.fold(0.0, f32::max)
    }
}
