//! Rows of the engine with particles in any number, beside other algorithms.

use std::hint::black_box;
use std::rc::Rc;

use field::{FieldParams, field};
use particles::glam::Vec2;
use particles::{LinkSearch, Particle, Particles, Simulation, StageSize, hit};

use crate::searches::{Afresh, Collecting, Naive, SimpleGrid, Zelll};
use crate::{Drifting, FRAME_SECS, MAX_NAIVE_COUNT, MAX_PEER_COUNT, Params, Row};

/// The rows for this many particles.
pub fn rows(count: u32) -> Vec<Row> {
    let particles = &Rc::new(Drifting::new(count));
    let lone = &Rc::new(Drifting::lone_mover(count));
    let mut rows = vec![drift(particles), copy(count), place(particles)];
    if count <= MAX_NAIVE_COUNT {
        rows.push(hit("hit/nearest", particles, hit::nearest));
        rows.push(hit("hit/nearest, naive", particles, naive_nearest));
    }
    rows.push(Row::simulation("frame/field", count, move || {
        field_from_env(count)
    }));
    rows.push(Row::search(
        "links/moving",
        particles,
        true,
        LinkSearch::default,
    ));
    rows.push(Row::search(
        "links/moving, simple grid",
        particles,
        true,
        SimpleGrid::default,
    ));
    if count <= MAX_PEER_COUNT {
        rows.push(Row::search(
            "links/moving, zelll",
            particles,
            true,
            Zelll::default,
        ));
    }
    if count <= MAX_NAIVE_COUNT {
        rows.push(Row::search(
            "links/moving, naive",
            particles,
            true,
            Naive::default,
        ));
    }
    rows.push(Row::search(
        "links/lone mover",
        lone,
        true,
        LinkSearch::default,
    ));
    rows.push(Row::search(
        "links/afresh",
        particles,
        false,
        Afresh::default,
    ));
    rows.push(Row::search(
        "links/afresh, simple grid",
        particles,
        false,
        SimpleGrid::default,
    ));
    rows.push(Row::search(
        "links/collecting",
        particles,
        false,
        Collecting::default,
    ));
    rows.push(Row::search(
        "links/kept",
        particles,
        false,
        LinkSearch::default,
    ));
    rows
}

/// The engine's field: so many drifting particles, as dense, fast and linked as the parameters say.
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

/// Drifting, confirmed by mirroring at the left and right edges.
fn drift(particles: &Rc<Drifting>) -> Row {
    let [start, checked] = [particles.clone(), particles.clone()];
    let confirm = move || {
        let mut moved = Drifting::clone(&checked);
        moved.advance();
        for (index, x) in moved.x.iter().enumerate() {
            let free = (checked.x[index] + checked.vx[index] * FRAME_SECS).abs();
            let expected = free.min(2.0 * checked.side_px - free);
            assert!((x - expected).abs() < 0.01, "drift: {x}, not {expected}");
        }
    };
    Row::new("step/drift", particles.count(), confirm, move || {
        let mut particles = Drifting::clone(&start);
        Box::new(move || particles.advance())
    })
}

/// Copying positions and velocities on both axes: what drifting reads, and twice what it writes.
fn copy(count: u32) -> Row {
    Row::new(
        "step/drift, a copy",
        count,
        || {},
        move || {
            let state = vec![1.0_f32; 4 * count as usize];
            let mut copy = vec![0.0; state.len()];
            Box::new(move || black_box(&mut copy).copy_from_slice(black_box(&state)))
        },
    )
}

/// Placing halfway to the center, confirmed by the mean of position and center.
fn place(drifting: &Rc<Drifting>) -> Row {
    let mut particles = Particles::default();
    for (&x, &y) in drifting.x.iter().zip(&drifting.y) {
        particles.push(Particle {
            position: Vec2::new(x, y),
            ..Particle::default()
        });
    }
    let size = StageSize::new(drifting.side_px, drifting.side_px);
    let center = size.center();
    particles.aim(|_| center);
    let (start, drifting, count) = (particles.clone(), drifting.clone(), drifting.count());
    let confirm = move || {
        let mut placed = start.clone();
        placed.place(size, 0.5, |_| center);
        for (x, from_x) in placed.x().iter().zip(&drifting.x) {
            let expected = 0.5 * (from_x + center.x);
            assert!((x - expected).abs() < 0.01, "place: {x}, not {expected}");
        }
    };
    Row::new("step/place", count, confirm, move || {
        let mut particles = particles.clone();
        Box::new(move || particles.place(size, 0.5, |_| center))
    })
}

/// [`hit::nearest`] or another.
type Nearest = fn(&[f32], &[f32], &[f32], Vec2, f32) -> Option<usize>;

/// Hit-testing of points along a diagonal, with radii and a reach as on the site, confirmed by the naive version.
fn hit(name: &'static str, particles: &Rc<Drifting>, nearest: Nearest) -> Row {
    const POINTS: u16 = 64;
    let (count, particles) = (particles.count(), particles.clone());
    let radius_px = vec![4.0; count as usize];
    let hit = Rc::new(move |nearest: Nearest, point: u16| {
        let point = Vec2::splat(particles.side_px * f32::from(point) / f32::from(POINTS));
        nearest(&particles.x, &particles.y, &radius_px, point, 10.0)
    });
    let checked = hit.clone();
    let confirm = move || {
        for point in 0..POINTS {
            let expected = checked(naive_nearest, point);
            assert_eq!(checked(nearest, point), expected, "{name}");
        }
    };
    Row::new(name, count, confirm, move || {
        let (hit, mut point) = (hit.clone(), 0);
        Box::new(move || {
            point = (point + 1) % POINTS;
            black_box(hit(nearest, point));
        })
    })
}

/// The nearest of all that are hit, each tested.
fn naive_nearest(
    x: &[f32],
    y: &[f32],
    radius_px: &[f32],
    point: Vec2,
    reach_px: f32,
) -> Option<usize> {
    let distance_px = |index: usize| point.distance(Vec2::new(x[index], y[index]));
    (0..x.len())
        .filter(|&index| distance_px(index) <= radius_px[index] + reach_px)
        .min_by(|&a, &b| distance_px(a).total_cmp(&distance_px(b)))
}
