//! Events fade: what a click, a reset or a resize changes in the picture at once is shown little by little.
//!
//! A simulation computes the picture of each moment from its state, and an event may change that by any amount. So each
//! event notes how the picture before it differs from the one after it, and frames show the computed picture plus what
//! remains of that difference, which fades. It is one rule for positions, radii, opacities, links and light. Between
//! events nothing is filtered.

use alloc::vec::Vec;
use core::mem;

use glam::Vec2;

use crate::clamp::{clamp, share};
use crate::counting_sort::counting_sort;
use crate::motion::Bounds;
use crate::particles::{Indices, copy, select};
use crate::{Frame, Glow, Link, LinkStyle, Particles, StageSize, Transition};

/// How long a difference takes to fade, in seconds: seen to go, and soon gone.
const FADE_SECS: f32 = 0.6;

/// Links that fade have their strengths, whatever becomes of their lengths: particles may part at once. Painters divide by
/// the difference of the two lengths, so it is not 0; no screen is as wide as the shorter one.
const AT_ANY_LENGTH: LinkStyle = LinkStyle {
    fade_from_px: 0.5 * StageSize::MAX_SIDE_PX,
    distance_px: StageSize::MAX_SIDE_PX,
    ..LinkStyle::NONE
};

/// A link with its opacity between opaque particles.
type Linked = (Link, f32);

/// The picture before an event.
#[derive(Debug)]
pub(crate) struct Before {
    id: Vec<u32>,
    x: Vec<f32>,
    y: Vec<f32>,
    radius_px: Vec<f32>,
    opacity: Vec<f32>,
    links: Vec<Linked>,
    link_width_px: f32,
    glow: Option<Glow>,
    size: StageSize,
    bounds: [Bounds; 2],
}

impl Before {
    /// A frame of particles with these ids, which are kept in these bounds.
    pub(crate) fn new(frame: &Frame<'_>, id: Vec<u32>, bounds: [Bounds; 2]) -> Self {
        let links = frame.links.iter().enumerate().map(|(index, &link)| {
            let share = frame.link_strength.get(index).copied().unwrap_or(1.0);
            let strength = strength(link, &frame.link_style, frame.x, frame.y);
            (link, share * strength)
        });
        Self {
            id,
            x: frame.x.to_vec(),
            y: frame.y.to_vec(),
            radius_px: frame.radius_px.to_vec(),
            opacity: frame.opacity.to_vec(),
            links: links.collect(),
            link_width_px: frame.link_style.width_px,
            glow: frame.glow,
            size: frame.size,
            bounds,
        }
    }

    /// Moves everything to the same share of another stage.
    fn scale(&mut self, size: StageSize, bounds: [Bounds; 2]) {
        if size == self.size {
            return;
        }
        let axes = self.bounds.into_iter().zip(bounds);
        for ((from, to), coordinates) in axes.zip([&mut self.x, &mut self.y]) {
            for coordinate in coordinates {
                *coordinate = from.scaled(*coordinate, to);
            }
        }
        if let Some(glow) = &mut self.glow {
            glow.center *= size.sides_px() / self.size.sides_px();
            glow.radius_px *= size.smaller_side_px() / self.size.smaller_side_px();
            *glow = glow.clamped();
        }
    }
}

/// The picture that is shown: the computed one, and what remains of its difference to the one before the last event.
///
/// It follows particles that are sorted; adding some ends the fading.
#[derive(Debug, Default)]
pub(crate) struct Fade {
    remaining: Transition,
    /// The particles at the event, in the order of their last frame. Differences are in the same order.
    id: Vec<u32>,
    x: Faded,
    y: Faded,
    radius_px: Faded,
    opacity: Faded,
    /// How far from the edges the nearest particles were before.
    inset: Vec2,
    /// The links before, in ascending order.
    links: Vec<Linked>,
    link_width_px: f32,
    /// The light before, and the difference of its opacity.
    glow: Option<Glow>,
    glow_opacity: f32,
    /// Whether this frame's particles may differ from the computed ones: after the fading only their positions.
    may_differ: bool,
    shown_links: Vec<Link>,
    link_strength: Vec<f32>,
    spare: Spare,
}

/// One property of all particles.
#[derive(Debug, Default)]
struct Faded {
    difference: Vec<f32>,
    /// This frame's, if particles may differ.
    shown: Vec<f32>,
}

impl Faded {
    /// Notes differences to what was before, where particles had these indices; `new` is that of one that was not there.
    fn start(
        &mut self,
        before: &[f32],
        computed: &[f32],
        old_index: &[Option<u32>],
        new: fn(f32) -> f32,
    ) {
        let pairs = old_index.iter().zip(computed);
        let differences = pairs.map(|(old_index, &computed)| match *old_index {
            Some(index) => before[index as usize] - computed,
            None => new(computed),
        });
        self.difference.clear();
        self.difference.extend(differences);
    }

    /// Shows this share of the differences.
    fn show(&mut self, computed: &[f32], remaining: f32, bounds: Bounds) {
        let pairs = computed.iter().zip(&self.difference);
        self.shown.clear();
        self.shown
            .extend(pairs.map(|(computed, more)| bounds.clamp(computed + remaining * more)));
    }
}

/// Memory for following particles into another order, kept so that it can be done in each frame.
#[derive(Debug, Default)]
struct Spare {
    old_index: Indices,
    new_index: Indices,
    floats: Vec<f32>,
    links: Vec<Linked>,
    ends: Vec<u32>,
}

impl Fade {
    /// Shows from now on what was before an event, and then less and less of it. `glow` is the computed light.
    pub(crate) fn start(
        &mut self,
        mut before: Before,
        particles: &Particles,
        size: StageSize,
        bounds: [Bounds; 2],
        glow: Option<Glow>,
    ) {
        before.scale(size, bounds);
        self.remaining = Transition::AT_ONE;
        let old_index = self.spare.old_index.find(particles.id(), &before.id);
        let in_place = |_| 0.0;
        self.x.start(&before.x, &particles.x, old_index, in_place);
        self.y.start(&before.y, &particles.y, old_index, in_place);
        let radius_px = &particles.radius_px;
        self.radius_px
            .start(&before.radius_px, radius_px, old_index, in_place);
        // A new one comes from nothing, where it is.
        let from_nothing = |computed: f32| -computed;
        self.opacity
            .start(&before.opacity, &particles.opacity, old_index, from_nothing);
        self.inset = Vec2::new(
            nearest_edge_px(&before.x, size.width_px()),
            nearest_edge_px(&before.y, size.height_px()),
        );
        self.link_width_px = before.link_width_px;
        self.links = before.links;
        self.id = before.id;
        self.renumber(particles.id());
        self.glow_opacity = opacity(before.glow) - opacity(glow);
        self.glow = before.glow;
    }

    /// Follows particles that have been sorted since the last frame.
    fn reorder(&mut self, id: &[u32]) {
        let old_index = self.spare.old_index.find(id, &self.id);
        if id.len() != self.id.len() || old_index.contains(&None) {
            return self.end();
        }
        for property in [
            &mut self.x,
            &mut self.y,
            &mut self.radius_px,
            &mut self.opacity,
        ] {
            let order = old_index.iter().flatten().map(|&index| index as usize);
            select(order, &mut property.difference, &mut self.spare.floats);
        }
        self.renumber(id);
    }

    /// Makes links join the particles of these ids, and sorts them. Those that have lost a particle are gone.
    fn renumber(&mut self, id: &[u32]) {
        let Spare {
            new_index,
            links: spare,
            ends,
            ..
        } = &mut self.spare;
        let new_index = new_index.find(&self.id, id);
        let end = |old: u32| new_index.get(old as usize).copied().flatten();
        self.links.retain_mut(|(link, _)| {
            let Some((a, b)) = end(link.a).zip(end(link.b)) else {
                return false;
            };
            (link.a, link.b) = (a.min(b), a.max(b));
            // Particles of one id may have become one.
            a != b
        });
        // By both ends, the second one first.
        for end in [|link: Link| link.b, |link: Link| link.a] {
            let links = self.links.iter().copied();
            spare.clone_from(&self.links);
            counting_sort(
                links,
                id.len(),
                |&(link, _)| end(link) as usize,
                ends,
                spare,
            );
            mem::swap(&mut self.links, spare);
        }
        self.id.clear();
        self.id.extend_from_slice(id);
    }

    /// Lets a time pass.
    pub(crate) fn advance(&mut self, dt_secs: f32) {
        self.remaining.advance(false, dt_secs, FADE_SECS);
    }

    /// Shows what is computed from now on.
    pub(crate) fn end(&mut self) {
        self.remaining = Transition::default();
    }

    /// Whether it shows what is computed.
    pub(crate) fn is_over(&self) -> bool {
        self.remaining.is_at_zero()
    }

    /// Where a frame's particles are: `inset` from the edges, and if they are restyled each disc whole on the stage.
    /// [`Self::frame`] is for the same particles.
    pub(crate) fn positions<'a>(
        &'a mut self,
        particles: &'a Particles,
        size: StageSize,
        inset: Vec2,
    ) -> [&'a [f32]; 2] {
        if !self.is_over() && self.id != particles.id() {
            self.reorder(particles.id());
        }
        self.may_differ = particles.are_restyled || !self.is_over();
        if !self.may_differ {
            return [&particles.x, &particles.y];
        }
        let (x, y, radius_px) = (&mut self.x, &mut self.y, &mut self.radius_px);
        let mut shown_radius_px = &particles.radius_px;
        if self.remaining.is_at_zero() {
            copy(&particles.x, &mut x.shown);
            copy(&particles.y, &mut y.shown);
        } else {
            let remaining = self.remaining.smooth();
            let inset = inset.lerp(self.inset.min(inset), remaining);
            let [x_bounds, y_bounds] = Bounds::of_stage(size, inset);
            x.show(&particles.x, remaining, x_bounds);
            y.show(&particles.y, remaining, y_bounds);
            let [any_radius, any_opacity] =
                [StageSize::MAX_SIDE_PX, 1.0].map(|most| Bounds::inset(most, 0.0));
            radius_px.show(&particles.radius_px, remaining, any_radius);
            self.opacity
                .show(&particles.opacity, remaining, any_opacity);
            shown_radius_px = &radius_px.shown;
        }
        if particles.are_restyled {
            keep_whole(&mut x.shown, shown_radius_px, size.width_px());
            keep_whole(&mut y.shown, shown_radius_px, size.height_px());
        }
        [&x.shown, &y.shown]
    }

    /// The frame that is shown instead of the computed one, whose links are between [`Self::positions`].
    pub(crate) fn frame<'a>(&'a mut self, computed: Frame<'a>) -> Frame<'a> {
        if !self.may_differ {
            return computed;
        }
        let strongest = self.show_links(computed.links, &computed.link_style);
        let moved = Frame {
            x: &self.x.shown,
            y: &self.y.shown,
            ..computed
        };
        if self.is_over() {
            return moved;
        }
        let shown = Frame {
            radius_px: &self.radius_px.shown,
            opacity: &self.opacity.shown,
            glow: self.glow(computed.glow),
            ..moved
        };
        match strongest {
            None => shown,
            Some(opacity) => Frame {
                links: &self.shown_links,
                link_strength: &self.link_strength,
                link_style: LinkStyle {
                    opacity,
                    width_px: computed.link_style.width_px.max(self.link_width_px),
                    ..AT_ANY_LENGTH
                },
                ..shown
            },
        }
    }

    /// Every link that was before or is computed, with a strength between. Returns the greatest, of which the others are then
    /// parts: what all have in common fades smoothly, where painters round the parts. `None` if no link fades.
    fn show_links(&mut self, computed: &[Link], style: &LinkStyle) -> Option<f32> {
        if self.is_over() || (self.links.is_empty() && computed.is_empty()) {
            return None;
        }
        let remaining = self.remaining.smooth();
        self.shown_links.clear();
        self.link_strength.clear();
        for &(link, before) in &self.links {
            self.shown_links.push(link);
            self.link_strength.push(remaining * before);
        }
        for &link in computed {
            let strength = (1.0 - remaining) * strength(link, style, &self.x.shown, &self.y.shown);
            match self.links.binary_search_by_key(&link, |&(link, _)| link) {
                Ok(index) => self.link_strength[index] += strength,
                Err(_) => {
                    self.shown_links.push(link);
                    self.link_strength.push(strength);
                }
            }
        }
        let greatest = self.link_strength.iter().copied().fold(0.0, f32::max);
        // More than nothing, so that it can be divided by.
        let divisor = greatest.max(f32::MIN_POSITIVE);
        for strength in &mut self.link_strength {
            *strength /= divisor;
        }
        Some(greatest)
    }

    /// The light of a frame, of which there is one: the one before moves to where the computed one is.
    fn glow(&self, computed: Option<Glow>) -> Option<Glow> {
        let remaining = self.remaining.smooth();
        let (to, from) = (computed.or(self.glow)?, self.glow.or(computed)?);
        let mix = |to: f32, from: f32| to + remaining * (from - to);
        let opacity = share(opacity(computed) + remaining * self.glow_opacity);
        (opacity > 0.0).then(|| Glow {
            center: to.center.lerp(from.center, remaining),
            radius_px: mix(to.radius_px, from.radius_px),
            opacity,
            ripple: mix(to.ripple, from.ripple),
            color: to.color,
        })
    }
}

/// The opacity of a link of this style between opaque particles; 0 where one of them is missing.
fn strength(link: Link, style: &LinkStyle, x: &[f32], y: &[f32]) -> f32 {
    let end = |index: u32| {
        let index = index as usize;
        Some(Vec2::new(*x.get(index)?, *y.get(index)?))
    };
    let ends = end(link.a).zip(end(link.b));
    ends.map_or(0.0, |(a, b)| style.opacity * style.nearness(a.distance(b)))
}

fn opacity(glow: Option<Glow>) -> f32 {
    glow.map_or(0.0, |glow| glow.opacity)
}

/// How far from an end of its side the nearest coordinate is.
fn nearest_edge_px(coordinates: &[f32], side_px: f32) -> f32 {
    let to_edge = coordinates
        .iter()
        .map(|&coordinate| coordinate.min(side_px - coordinate));
    to_edge.fold(side_px, f32::min)
}

/// Moves discs along a side until they are whole on it; those that are wider to its middle.
fn keep_whole(coordinates: &mut [f32], radius_px: &[f32], side_px: f32) {
    for (coordinate, &radius_px) in coordinates.iter_mut().zip(radius_px) {
        let low_px = clamp(radius_px, 0.0, 0.5 * side_px);
        *coordinate = clamp(*coordinate, low_px, side_px - low_px);
    }
}

#[cfg(test)]
mod tests {
    use alloc::boxed::Box;
    use alloc::vec::Vec;

    use glam::Vec2;

    use crate::{
        Animation, Description, Frame, LinkStyle, Particle, Phase, Rgb, Simulation, StageSize,
        State,
    };

    /// Three discs, which are told apart by their radii. The first is half off the stage, the second is elsewhere after a
    /// reset, the third is linked to none. If they change colors, their order changes with each step.
    struct Three {
        steps: u32,
        change_colors: bool,
    }

    impl Animation for Three {
        fn description(&self) -> &'static Description {
            const PHASES: &[Phase] = &[Phase::new("only", None)];
            const { &Description::new("three", PHASES) }
        }

        fn palette(&self) -> &[Rgb] {
            &[Rgb(0, 0, 0); 3]
        }

        fn populate(&mut self, state: &mut State) {
            let second = if state.generation() == 0 { 60.0 } else { 20.0 };
            for (id, x) in (0..).zip([0.0, second, 190.0]) {
                state.particles.push(Particle {
                    id,
                    position: Vec2::new(x, 50.0),
                    radius_px: 5.0 + id as f32,
                    ..Particle::default()
                });
            }
        }

        fn step(&mut self, state: &mut State, _dt_secs: f64) {
            if self.change_colors {
                self.steps += 1;
                let steps = self.steps;
                let color = |_, disc: &Particle| ((disc.id + steps) % 3) as u8;
                state.particles.set_colors(color);
            }
        }

        fn links(&self, _state: &State) -> LinkStyle {
            LinkStyle {
                distance_px: 70.0,
                opacity: 1.0,
                width_px: 1.0,
                ..LinkStyle::NONE
            }
        }
    }

    fn three(change_colors: bool) -> Simulation {
        let animation = Three {
            steps: 0,
            change_colors,
        };
        Simulation::new(Box::new(animation), StageSize::new(200.0, 100.0), 1)
    }

    /// From the left edge, by radii.
    fn by_radius(frame: &Frame<'_>) -> Vec<f32> {
        let mut discs: Vec<_> = frame.radius_px.iter().zip(frame.x).collect();
        discs.sort_by(|a, b| a.0.total_cmp(b.0));
        discs.into_iter().map(|(_, &x)| x).collect()
    }

    #[test]
    fn discs_that_are_never_restyled_stay_half_off_the_stage_while_an_event_fades() {
        let mut simulation = three(false);
        simulation.click();
        for _ in 0..10 {
            assert_eq!(by_radius(&simulation.frame()), [0.0, 60.0, 190.0]);
            simulation.advance(0.1);
        }
    }

    #[test]
    fn an_event_fades_while_particles_change_their_order() {
        let mut simulation = three(true);
        simulation.advance(0.1);
        simulation.reset();
        let mut before = 60.0;
        for _ in 0..5 {
            simulation.advance(0.1);
            let frame = simulation.frame();
            let x = by_radius(&frame);
            assert_eq!([x[0], x[2]], [0.0, 190.0]);
            assert!(
                x[1] < before && x[1] > before - 15.0,
                "{x:?} after {before}"
            );
            before = x[1];
            let [link] = frame.links else {
                panic!("the first and the second are linked: {:?}", frame.links);
            };
            let ends = [link.a, link.b].map(|index| frame.radius_px[index as usize]);
            assert_eq!(ends.iter().sum::<f32>(), 11.0, "{ends:?}");
            assert!(link.a < link.b);
        }
    }
}
