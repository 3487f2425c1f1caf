//! The link search.

use super::{Link, naive};

/// Finds links; keeps its buffers from search to search.
#[derive(Debug, Default)]
pub struct LinkSearch {
    links: Vec<Link>,
}

impl LinkSearch {
    /// All pairs nearer than `distance_px`.
    pub fn search(
        &mut self,
        x: &[f32],
        y: &[f32],
        groups: Option<&[u8]>,
        distance_px: f32,
    ) -> &[Link] {
        self.links = naive(x, y, groups, distance_px);
        &self.links
    }
}
