//! The rows of the tables.

use std::fmt;
use std::hint::black_box;

use particles::{Frame, Link, Simulation, links};

use crate::{FRAME_SECS, MAX_NAIVE_COUNT};

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

    /// Whether the row is of another algorithm.
    pub fn is_other(&self) -> bool {
        self.name.contains(", ")
    }
}

/// The next frame at 60 Hz.
pub(crate) fn next_frame(simulation: &mut Simulation) {
    simulation.advance(FRAME_SECS);
    black_box(simulation.frame());
}

/// Asserts that each of the next frames has the expected state and the links of the naive search, and that particles
/// move.
pub(crate) fn confirm_frames(
    name: &str,
    simulation: &mut Simulation,
    frames: u32,
    is_expected: impl Fn(&Simulation) -> bool,
) {
    let positions = |frame: Frame<'_>| [frame.x.to_vec(), frame.y.to_vec()];
    let before = positions(simulation.frame());
    for _ in 0..frames {
        simulation.advance(FRAME_SECS);
        assert!(is_expected(simulation), "{name}: the state");
        let frame = simulation.frame();
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

pub(crate) fn sorted(links: &[Link]) -> Vec<Link> {
    let mut links = links.to_vec();
    links.sort_unstable();
    links
}
