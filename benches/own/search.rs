//! Your link search, beside the engine's and zelll's.

use benches::{Drifting, MAX_PEER_COUNT, Params, Search, Zelll, search_row};
use criterion::Criterion;
use particles::{Link, LinkSearch};

/// Sorts by x, and compares each particle with those that follow within the distance.
#[derive(Default)]
struct Sweep {
    order: Vec<u32>,
    links: Vec<Link>,
}

impl Search for Sweep {
    fn search(
        &mut self,
        Drifting {
            x, y, distance_px, ..
        }: &Drifting,
    ) -> &[Link] {
        self.order.clear();
        self.order.extend(0..x.len() as u32);
        self.order
            .sort_unstable_by(|&a, &b| x[a as usize].total_cmp(&x[b as usize]));
        self.links.clear();
        for (rank, &a) in self.order.iter().enumerate() {
            for &b in &self.order[rank + 1..] {
                let (dx, dy) = (x[b as usize] - x[a as usize], y[b as usize] - y[a as usize]);
                if dx >= *distance_px {
                    break;
                }
                if dx * dx + dy * dy < distance_px * distance_px {
                    self.links.push(Link {
                        a: a.min(b),
                        b: a.max(b),
                    });
                }
            }
        }
        &self.links
    }
}

pub(crate) fn bench(criterion: &mut Criterion) {
    for &count in Params::from_env()
        .counts
        .iter()
        .filter(|&&count| count <= MAX_PEER_COUNT)
    {
        let particles = Drifting::new(count);
        search_row(
            criterion,
            "moving, own",
            &particles,
            &mut Sweep::default(),
            true,
        );
        search_row(
            criterion,
            "moving",
            &particles,
            &mut LinkSearch::default(),
            true,
        );
        search_row(
            criterion,
            "moving, zelll",
            &particles,
            &mut Zelll::rebuilding(),
            true,
        );
    }
}
