//! Link searches that are measured beside each other: the engine's, other crates', simpler ones.

use benches::{Drifting, LINK_DISTANCE_PX, simple_grid};
use kiddo::{ImmutableKdTree, SquaredEuclidean};
use particles::{Link, LinkSearch, links};
use zelll::CellGrid;

/// Finds all pairs nearer than [`LINK_DISTANCE_PX`], each once, in any order.
pub(crate) trait Search {
    fn search(&mut self, particles: &Drifting) -> &[Link];
}

/// The engine, which keeps candidates from frame to frame.
impl Search for LinkSearch {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.search(&particles.x, &particles.y, None, LINK_DISTANCE_PX)
    }
}

/// The engine, of which nothing is kept: neither candidates nor memory.
#[derive(Default)]
pub(crate) struct Afresh(LinkSearch);

impl Search for Afresh {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.0 = LinkSearch::default();
        Search::search(&mut self.0, particles)
    }
}

/// The engine, of which nothing is kept but memory.
#[derive(Default)]
pub(crate) struct Collecting(LinkSearch);

impl Search for Collecting {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.0.clear();
        Search::search(&mut self.0, particles)
    }
}

/// Cell lists in a hash map, by the crate zelll; `particle_pairs` gives those of neighboring cells.
#[derive(Default)]
pub(crate) struct Zelll {
    /// Rebuilt in place where the same particles have moved, as its documentation shows.
    grid: Option<CellGrid<(usize, [f32; 2]), 2, f32>>,
    keeps_grid: bool,
    links: Vec<Link>,
}

impl Zelll {
    pub(crate) fn that_rebuilds() -> Self {
        Self {
            keeps_grid: true,
            ..Self::default()
        }
    }
}

impl Search for Zelll {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        let positions = particles.x.iter().zip(&particles.y);
        let positions = positions.map(|(&x, &y)| [x, y]).enumerate();
        let grid = match self.grid.take().filter(|_| self.keeps_grid) {
            Some(mut grid) => {
                grid.rebuild_mut(positions, None);
                grid
            }
            None => CellGrid::new(positions, LINK_DISTANCE_PX),
        };
        self.links.clear();
        for (&(a, [ax, ay]), &(b, [bx, by])) in grid.particle_pairs() {
            if near(ax - bx, ay - by) {
                self.links.push(link(a, b));
            }
        }
        self.grid = Some(grid);
        &self.links
    }
}

/// A k-d tree, by the crate kiddo: its immutable one, which has no way to move points but is much faster
/// to build and to ask than the one that points can be added to and removed from.
#[derive(Default)]
pub(crate) struct Kiddo {
    positions: Vec<[f32; 2]>,
    links: Vec<Link>,
}

impl Search for Kiddo {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.positions.clear();
        let positions = particles.x.iter().zip(&particles.y);
        self.positions.extend(positions.map(|(&x, &y)| [x, y]));
        let tree = ImmutableKdTree::new_from_slice(&self.positions).expect("finite positions");
        let distance_sq = LINK_DISTANCE_PX * LINK_DISTANCE_PX;
        self.links.clear();
        for (a, position) in self.positions.iter().enumerate() {
            let found = tree
                .query(position)
                .within::<SquaredEuclidean<f32>>(distance_sq)
                .exclusive_boundaries()
                .unsorted()
                .execute();
            for found in found {
                let b = found.item as usize;
                // Each pair is found from both ends, and each particle finds itself.
                if a < b {
                    self.links.push(link(a, b));
                }
            }
        }
        &self.links
    }
}

/// A grid whose pairs are compared one after the other.
#[derive(Default)]
pub(crate) struct SimpleGrid(Vec<Link>);

impl Search for SimpleGrid {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.0 = simple_grid(&particles.x, &particles.y, LINK_DISTANCE_PX);
        &self.0
    }
}

/// All pairs compared.
#[derive(Default)]
pub(crate) struct Naive(Vec<Link>);

impl Search for Naive {
    fn search(&mut self, particles: &Drifting) -> &[Link] {
        self.0 = links::naive(&particles.x, &particles.y, None, LINK_DISTANCE_PX);
        &self.0
    }
}

fn near(dx: f32, dy: f32) -> bool {
    dx * dx + dy * dy < LINK_DISTANCE_PX * LINK_DISTANCE_PX
}

#[expect(clippy::cast_possible_truncation, reason = "there are fewer particles")]
fn link(a: usize, b: usize) -> Link {
    let (a, b) = (a.min(b) as u32, a.max(b) as u32);
    Link { a, b }
}
