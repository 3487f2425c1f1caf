//! The compared link searches: the engine's, zelll's, and a comparison of all pairs.

use particles::{Link, LinkSearch, links};
use zelll::CellGrid;

use crate::{DISTANCE_PX, Drifting, MAX_NAIVE_COUNT};

/// A link search; implement it for your own.
pub trait Search {
    /// Returns all pairs nearer than [`DISTANCE_PX`], each once, in any order.
    fn search(&mut self, drifting: &Drifting) -> &[Link];
}

/// The engine's search, which keeps candidates from frame to frame.
impl Search for LinkSearch {
    fn search(&mut self, Drifting { particles, .. }: &Drifting) -> &[Link] {
        self.search(particles.x(), particles.y(), None, DISTANCE_PX)
    }
}

/// The engine's search, without candidates and memory of an earlier one.
#[derive(Debug, Default)]
pub(crate) struct Afresh(LinkSearch);

impl Search for Afresh {
    fn search(&mut self, drifting: &Drifting) -> &[Link] {
        self.0 = LinkSearch::default();
        Search::search(&mut self.0, drifting)
    }
}

/// Cell lists in a hash map, by the crate zelll. `particle_pairs` gives the pairs of neighboring cells.
#[derive(Debug, Default)]
pub(crate) struct Zelll {
    /// Rebuilt in place when particles have moved, as zelll's documentation shows.
    grid: Option<CellGrid<(usize, [f32; 2]), 2, f32>>,
    links: Vec<Link>,
}

impl Search for Zelll {
    fn search(&mut self, Drifting { particles, .. }: &Drifting) -> &[Link] {
        let positions = particles.x().iter().zip(particles.y());
        let positions = positions.map(|(&x, &y)| [x, y]).enumerate();
        let grid = match self.grid.take() {
            Some(mut grid) => {
                grid.rebuild_mut(positions, None);
                grid
            }
            None => CellGrid::new(positions, DISTANCE_PX),
        };
        self.links.clear();
        for (&(a, [ax, ay]), &(b, [bx, by])) in grid.particle_pairs() {
            let (dx, dy) = (ax - bx, ay - by);
            if dx * dx + dy * dy < DISTANCE_PX * DISTANCE_PX {
                self.links.push(link(a, b));
            }
        }
        self.grid = Some(grid);
        &self.links
    }
}

/// A comparison of all pairs.
#[derive(Debug, Default)]
pub(crate) struct Naive(Vec<Link>);

impl Search for Naive {
    fn search(&mut self, Drifting { particles, .. }: &Drifting) -> &[Link] {
        self.0 = links::naive(particles.x(), particles.y(), None, DISTANCE_PX);
        &self.0
    }
}

/// The links of the reference search: the naive one or, for many particles, zelll's.
pub(crate) fn reference_links(drifting: &Drifting) -> Vec<Link> {
    if drifting.count() <= MAX_NAIVE_COUNT {
        Naive::default().search(drifting).to_vec()
    } else {
        Zelll::default().search(drifting).to_vec()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are fewer particles")]
fn link(a: usize, b: usize) -> Link {
    let (a, b) = (a.min(b) as u32, a.max(b) as u32);
    Link { a, b }
}
