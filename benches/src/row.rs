//! The rows of the tables.

use std::fmt;
use std::hint::black_box;
use std::rc::Rc;

use particles::{Animation, Frame, Link, Simulation, StageSize, links};

use crate::{Drifting, FRAME_SECS, MAX_NAIVE_COUNT, Params, Search, searches};

/// The work that is measured. A call is a frame, or all frames of a scene.
pub type Work = Box<dyn FnMut()>;

/// A row in one column of its table.
pub struct Row {
    /// Group and name, separated by a slash. A comma precedes the name of another algorithm.
    pub name: String,
    /// The number of particles or, for a scene, the window.
    pub column: String,
    /// The number of particles.
    pub particles: u32,
    /// The number of frames of a scene, which is work that runs once and is then created again. `None` for work that
    /// can run any number of times.
    pub scene_frames: Option<u32>,
    /// Checks the results, panics if they are wrong, and creates the work.
    pub make: Box<dyn Fn() -> Work>,
}

impl fmt::Debug for Row {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.name, self.column)
    }
}

impl Row {
    /// Work on `count` particles that can run any number of times.
    pub fn new(name: &str, count: u32, make: impl Fn() -> Work + 'static) -> Self {
        Self {
            name: name.to_owned(),
            column: count.to_string(),
            particles: count,
            scene_frames: None,
            make: Box::new(make),
        }
    }

    /// A search, after a step if the particles move. Checked by the links of a reference search in a few frames.
    pub fn search(
        name: &'static str,
        particles: &Rc<Drifting>,
        moves: bool,
        search: fn() -> Box<dyn Search>,
    ) -> Self {
        let (start, count) = (particles.clone(), particles.count());
        Self::new(name, count, move || {
            let (mut particles, mut search) = (Drifting::clone(&start), search());
            // With few particles, enough frames to collect candidates again.
            for _ in 0..if count <= MAX_NAIVE_COUNT { 10 } else { 2 } {
                let expected = sorted(&searches::reference_links(&particles));
                let found = sorted(search.search(&particles));
                assert!(
                    found == expected,
                    "{name}: {} links, other than the {} expected",
                    found.len(),
                    expected.len()
                );
                if moves {
                    particles.advance();
                }
            }
            Box::new(move || {
                if moves {
                    particles.advance();
                }
                black_box(search.search(&particles));
            })
        })
    }

    /// Whether the row is of another algorithm.
    pub fn is_other(&self) -> bool {
        self.name.contains(", ")
    }

    /// Frames of a simulation of `count` particles: step, links and frame.
    pub fn simulation(
        name: &'static str,
        count: u32,
        simulation: impl Fn() -> Simulation + Copy + 'static,
    ) -> Self {
        Self::new(name, count, move || {
            let mut simulation = simulation();
            confirm_frames(name, &mut simulation, 2, |_| true);
            Box::new(move || next_frame(&mut simulation))
        })
    }
}

/// An animation on a square stage for `count` particles, with the parameters' density.
pub fn simulation_from_env(animation: Box<dyn Animation>, count: u32) -> Simulation {
    let side_px = Params::from_env().side_px(count);
    Simulation::new(animation, StageSize::new(side_px, side_px), 1)
}

/// The next frame at 60 Hz.
pub(crate) fn next_frame(simulation: &mut Simulation) {
    simulation.advance(FRAME_SECS.into());
    black_box(simulation.frame());
}

/// Asserts that each of the next frames has the expected state, particles on the stage in the order of colors, and the
/// links of the naive search, and that particles move.
pub(crate) fn confirm_frames(
    name: &str,
    simulation: &mut Simulation,
    frames: u32,
    is_expected: impl Fn(&Simulation) -> bool,
) {
    let positions = |frame: Frame<'_>| [frame.x.to_vec(), frame.y.to_vec()];
    let before = positions(simulation.frame());
    for _ in 0..frames {
        simulation.advance(FRAME_SECS.into());
        assert!(is_expected(simulation), "{name}: the state");
        let frame = simulation.frame();
        let is_within = |centers: &[f32], side_px| {
            let mut centers = centers.iter();
            centers.all(|center| (0.0..=side_px).contains(center))
        };
        let [width_px, height_px] = [frame.size.width_px(), frame.size.height_px()];
        let are_within = is_within(frame.x, width_px) && is_within(frame.y, height_px);
        assert!(are_within, "{name}: a particle is off the stage");
        assert!(frame.color.is_sorted(), "{name}: the order of colors");
        let style = frame.link_style;
        let has_links = style.opacity > 0.0 && style.width_px > 0.0;
        if has_links && frame.x.len() <= MAX_NAIVE_COUNT as usize {
            let groups = style.same_color.then_some(frame.color);
            let expected = links::naive(frame.x, frame.y, groups, style.distance_px);
            assert!(sorted(frame.links) == expected, "{name}: the links");
        }
    }
    let after = positions(simulation.frame());
    assert!(after != before, "{name}: nothing moves");
}

fn sorted(links: &[Link]) -> Vec<Link> {
    let mut links = links.to_vec();
    links.sort_unstable();
    links
}
