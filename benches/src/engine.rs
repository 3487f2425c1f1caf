//! Rows of the engine and of other algorithms, for any number of particles.

use std::hint::black_box;
use std::rc::Rc;

use field::{FieldParams, field};
use particles::glam::Vec2;
use particles::{LinkSearch, Particle, Particles, Simulation, StageSize, hit};

use crate::searches::{Afresh, Collecting, Naive, SimpleGrid, Zelll};
use crate::{Drifting, FRAME_SECS, MAX_NAIVE_COUNT, MAX_PEER_COUNT, Params, Row, Search};

/// A row's name, whether particles move, the largest number of particles, and the search.
type SearchRow = (&'static str, bool, u32, fn() -> Box<dyn Search>);

const SEARCHES: [SearchRow; 8] = [
    ("links/moving", true, ANY, boxed::<LinkSearch>),
    ("links/moving, simple grid", true, ANY, boxed::<SimpleGrid>),
    ("links/moving, zelll", true, MAX_PEER_COUNT, boxed::<Zelll>),
    ("links/moving, naive", true, MAX_NAIVE_COUNT, boxed::<Naive>),
    ("links/afresh", false, ANY, boxed::<Afresh>),
    ("links/afresh, simple grid", false, ANY, boxed::<SimpleGrid>),
    ("links/collecting", false, ANY, boxed::<Collecting>),
    ("links/kept", false, ANY, boxed::<LinkSearch>),
];
const ANY: u32 = u32::MAX;

fn boxed<S: Search + Default + 'static>() -> Box<dyn Search> {
    Box::<S>::default()
}

/// The rows for this many particles.
pub fn rows(count: u32) -> Vec<Row> {
    let particles = &Rc::new(Drifting::new(count));
    let mut rows = vec![drift(particles), copy(count), place(particles)];
    if count <= MAX_NAIVE_COUNT {
        rows.push(hit(particles));
    }
    let field = move || field_from_env(count);
    rows.push(Row::simulation("frame/field", count, field));
    for (name, moves, max_count, search) in SEARCHES {
        if count <= max_count {
            rows.push(Row::search(name, particles, moves, search));
        }
    }
    let lone = Rc::new(Drifting::lone_mover(count));
    let search = boxed::<LinkSearch>;
    rows.push(Row::search("links/lone mover", &lone, true, search));
    rows
}

/// The field of `crates/field`, with density, speed and links by the parameters.
fn field_from_env(count: u32) -> Simulation {
    let params = Params::from_env();
    let [slowest_px, fastest_px] = params.speed_px;
    let field_params = FieldParams {
        count,
        link_distance_px: params.distance_px,
        speed_px: slowest_px..=fastest_px,
        ..FieldParams::default()
    };
    let side_px = params.side_px(count);
    field(field_params, StageSize::new(side_px, side_px), 1)
}

/// Drifting. Checked by mirroring positions at the left and right edges.
fn drift(start: &Rc<Drifting>) -> Row {
    let start = start.clone();
    Row::new("step/drift", start.count(), move || {
        let mut particles = Drifting::clone(&start);
        particles.advance();
        for (index, x) in particles.x.iter().enumerate() {
            let free = (start.x[index] + start.vx[index] * FRAME_SECS).abs();
            let expected = free.min(2.0 * start.side_px - free);
            assert!((x - expected).abs() < 0.01, "drift: {x}, not {expected}");
        }
        Box::new(move || particles.advance())
    })
}

/// Copying positions and velocities on both axes: as much as drifting reads, and twice what it writes.
fn copy(count: u32) -> Row {
    Row::new("step/drift, a copy", count, move || {
        let state = vec![1.0_f32; 4 * count as usize];
        let mut copy = vec![0.0; state.len()];
        Box::new(move || black_box(&mut copy).copy_from_slice(black_box(&state)))
    })
}

/// Placing halfway to the center. Checked by the mean of position and center.
fn place(start: &Rc<Drifting>) -> Row {
    let start = start.clone();
    Row::new("step/place", start.count(), move || {
        let size = StageSize::new(start.side_px, start.side_px);
        let center = size.center();
        let mut particles = Particles::default();
        for (&x, &y) in start.x.iter().zip(&start.y) {
            let position = Vec2::new(x, y);
            particles.push(Particle {
                position,
                ..Particle::default()
            });
        }
        particles.aim(|_| center);
        particles.place(size, 0.5, |_| center);
        for (x, from_x) in particles.x().iter().zip(&start.x) {
            let expected = 0.5 * (from_x + center.x);
            assert!((x - expected).abs() < 0.01, "place: {x}, not {expected}");
        }
        Box::new(move || particles.place(size, 0.5, |_| center))
    })
}

/// Hit-testing at points of a diagonal, with a radius and a reach as on the site. Checked by all distances.
fn hit(particles: &Rc<Drifting>) -> Row {
    const RADIUS_PX: f32 = 4.0;
    const REACH_PX: f32 = 10.0;
    let particles = particles.clone();
    Row::new("hit/nearest", particles.count(), move || {
        let radius_px = vec![RADIUS_PX; particles.x.len()];
        let step_px = particles.side_px / 64.0;
        let points = (0..64_u8).map(move |step| Vec2::splat(step_px * f32::from(step)));
        let tested = particles.clone();
        let nearest = move |point| hit::nearest(&tested.x, &tested.y, &radius_px, point, REACH_PX);
        for point in points.clone() {
            let center = |index: usize| Vec2::new(particles.x[index], particles.y[index]);
            let distance_px = |&index: &usize| center(index).distance(point);
            let expected = (0..particles.x.len())
                .filter(|index| distance_px(index) <= RADIUS_PX + REACH_PX)
                .min_by(|a, b| distance_px(a).total_cmp(&distance_px(b)));
            assert_eq!(nearest(point), expected, "hit/nearest at {point}");
        }
        let mut points = points.cycle();
        Box::new(move || {
            black_box(points.next().map(&nearest));
        })
    })
}
