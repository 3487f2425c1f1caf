//! Hit-testing.

use std::hint::black_box;

use benches::{Drifting, Params, Rows, naive_hit};
use particles::hit::nearest;

/// How far from a particle's edge the pointer may be, in CSS pixels, as in Impact.
const REACH_PX: f32 = 10.0;

const RADIUS_PX: f32 = 3.0;

pub(crate) fn bench(rows: &mut Rows) {
    for &count in &Params::from_env().counts {
        let Drifting { x, y, side_px, .. } = Drifting::new(count);
        let radius_px = vec![RADIUS_PX; x.len()];
        let middle = [side_px / 2.0; 2];
        let hit = nearest(&x, &y, &radius_px, middle.into(), REACH_PX);
        let expected = naive_hit(&x, &y, &radius_px, middle, REACH_PX);
        assert_eq!(hit, expected, "the particle that is hit");
        rows.row("hit", "nearest", count.into(), || {
            nearest(&x, &y, &radius_px, black_box(middle).into(), REACH_PX)
        });
    }
}
