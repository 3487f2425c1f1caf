//! The compared link searches: the engine's, zelll's and simpler ones.

use crate::Drifting;
use crate::simple_grid::simple_grid;
use particles::{Link, LinkSearch, links};
use zelll::CellGrid;

/// A link search; implement it for your own.
pub trait Search {
    /// Returns all pairs nearer than the particles' `distance_px`, each once, in any order.
    fn search(&mut self, particles: &Drifting) -> &[Link];
}

/// The engine's search, which keeps candidates from frame to frame.
impl Search for LinkSearch {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.search(&particles.x, &particles.y, None, particles.distance_px)
    }
}

/// The engine's search, without candidates and memory of an earlier one.
#[derive(Debug, Default)]
pub(crate) struct Afresh(LinkSearch);

impl Search for Afresh {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.0 = LinkSearch::default();
        Search::search(&mut self.0, particles)
    }
}

/// The engine's search, with the memory of an earlier one, but without its candidates.
#[derive(Debug, Default)]
pub(crate) struct Collecting(LinkSearch);

impl Search for Collecting {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.0 = LinkSearch::default();
        Search::search(&mut self.0, particles)
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
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        let positions = particles.x.iter().zip(&particles.y);
        let positions = positions.map(|(&x, &y)| [x, y]).enumerate();
        let grid = match self.grid.take() {
            Some(mut grid) => {
                grid.rebuild_mut(positions, None);
                grid
            }
            None => CellGrid::new(positions, particles.distance_px),
        };
        self.links.clear();
        for (&(a, [ax, ay]), &(b, [bx, by])) in grid.particle_pairs() {
            let (dx, dy) = (ax - bx, ay - by);
            if dx * dx + dy * dy < particles.distance_px * particles.distance_px {
                self.links.push(link(a, b));
            }
        }
        self.grid = Some(grid);
        &self.links
    }
}

/// A grid without vector instructions or memory of earlier searches.
#[derive(Debug, Default)]
pub(crate) struct SimpleGrid(Vec<Link>);

impl Search for SimpleGrid {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.0 = simple_grid(&particles.x, &particles.y, particles.distance_px);
        &self.0
    }
}

/// A comparison of all pairs.
#[derive(Debug, Default)]
pub(crate) struct Naive(Vec<Link>);

impl Search for Naive {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.0 = links::naive(&particles.x, &particles.y, None, particles.distance_px);
        &self.0
    }
}

/// The links of the reference search: the naive one or, for many particles, the simple grid.
pub(crate) fn reference_links(particles: &Drifting) -> Vec<Link> {
    if particles.count() <= 1_000 {
        Naive::default().search(particles).to_vec()
    } else {
        SimpleGrid::default().search(particles).to_vec()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are fewer particles")]
fn link(a: usize, b: usize) -> Link {
    let (a, b) = (a.min(b) as u32, a.max(b) as u32);
    Link { a, b }
}
