//! Your link search.

use benches::{Drifting, Search};
use particles::Link;

/// The search to measure.
pub(crate) fn search() -> Box<dyn Search> {
    Box::new(Sweep::default())
}

/// Sorts by x, and compares each particle with the next ones within the distance.
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
