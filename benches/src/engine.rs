//! Rows of the engine and of other algorithms, for any number of particles.

use std::hint::black_box;
use std::rc::Rc;

use field::Field;
use particles::glam::Vec2;
use particles::{Animation, LinkSearch, Simulation, hit};

use crate::row::{confirm_frames, next_frame, sorted};
use crate::searches::{Afresh, Naive, Search, Zelll, reference_links};
use crate::{DISTANCE_PX, Drifting, FRAME_SECS, MAX_NAIVE_COUNT, Row, SPEED_PX, drifting};

/// The rows for this many particles.
pub fn rows(count: u32) -> Vec<Row> {
    let particles = &Rc::new(Drifting::new(count));
    let mut rows = vec![
        drift(particles),
        place(particles),
        frame(count),
        search::<LinkSearch>("links/moving", particles, true),
        search::<Afresh>("links/afresh", particles, false),
    ];
    // With more, checking takes minutes.
    if count <= 100_000 {
        rows.push(search::<Zelll>("links/moving, zelll", particles, true));
    }
    if count <= MAX_NAIVE_COUNT {
        rows.push(hit(particles));
        rows.push(search::<Naive>("links/moving, naive", particles, true));
    }
    rows
}

/// Drifting. Checked by the mean distance.
fn drift(start: &Rc<Drifting>) -> Row {
    let start = start.clone();
    Row::new("step/drift", start.count(), move || {
        let mut moved = Drifting::clone(&start);
        moved.advance();
        let [before, after] = [&start, &moved].map(|drifting| {
            let centers = drifting.particles.x().iter().zip(drifting.particles.y());
            centers.map(|(&x, &y)| Vec2::new(x, y)).collect::<Vec<_>>()
        });
        let distances_px = before.iter().zip(&after).map(|(a, b)| a.distance(*b));
        let mean_px = distances_px.sum::<f32>() / before.len() as f32;
        let expected_px = 0.5 * f64::from(SPEED_PX[0] + SPEED_PX[1]) * FRAME_SECS;
        let is_right = (f64::from(mean_px) / expected_px - 1.0).abs() < 0.1;
        assert!(is_right, "drift: {mean_px} px, not {expected_px}");
        Box::new(move || moved.advance())
    })
}

/// Placing halfway to the center. Checked by the mean of position and center.
fn place(start: &Rc<Drifting>) -> Row {
    let start = start.clone();
    Row::new("step/place", start.count(), move || {
        let (size, mut particles) = (start.size, start.particles.clone());
        let center = size.center();
        particles.aim(|_| center);
        particles.place(size, 0.5, |_| center);
        for (x, from_x) in particles.x().iter().zip(start.particles.x()) {
            let expected = 0.5 * (from_x + center.x);
            assert!((x - expected).abs() < 0.01, "place: {x}, not {expected}");
        }
        Box::new(move || particles.place(size, 0.5, |_| center))
    })
}

/// Frames of the field of `crates/field`: step, links and frame.
fn frame(count: u32) -> Row {
    Row::new("frame/field", count, move || {
        let animation: Box<dyn Animation> = Box::new(Field {
            count,
            link_distance_px: DISTANCE_PX,
            speed_px: SPEED_PX[0]..=SPEED_PX[1],
        });
        let mut simulation = Simulation::new(animation, drifting::size(count), 1);
        confirm_frames("frame/field", &mut simulation, 2, |_| true);
        Box::new(move || next_frame(&mut simulation))
    })
}

/// A search, after a step if the particles move. Checked by the links of a reference search in a few frames.
fn search<S: Search + Default + 'static>(
    name: &'static str,
    start: &Rc<Drifting>,
    moves: bool,
) -> Row {
    let start = start.clone();
    Row::new(name, start.count(), move || {
        let (mut particles, mut search) = (Drifting::clone(&start), S::default());
        // With few particles, enough frames to collect candidates again.
        for _ in 0..if start.count() <= MAX_NAIVE_COUNT {
            10
        } else {
            2
        } {
            let expected = sorted(&reference_links(&particles));
            assert!(
                sorted(search.search(&particles)) == expected,
                "{name}: the links"
            );
            if moves {
                particles.advance();
            }
        }
        Box::new(move || {
            if moves {
                particles.advance();
            }
            black_box(search.search(&particles));
        })
    })
}

/// Hit-testing at points of a diagonal, with a radius and a reach as on the site. Checked by all distances.
fn hit(start: &Rc<Drifting>) -> Row {
    const RADIUS_PX: f32 = 4.0;
    const REACH_PX: f32 = 10.0;
    let start = start.clone();
    Row::new("hit/nearest", start.count(), move || {
        let particles = start.particles.clone();
        let radius_px = vec![RADIUS_PX; particles.len()];
        let step_px = start.size.width_px() / 64.0;
        let points = (0..64_u8).map(move |step| Vec2::splat(step_px * f32::from(step)));
        let nearest =
            move |point| hit::nearest(particles.x(), particles.y(), &radius_px, point, REACH_PX);
        let (x, y) = (start.particles.x(), start.particles.y());
        for point in points.clone() {
            let distance_px = |&index: &usize| Vec2::new(x[index], y[index]).distance(point);
            let expected = (0..x.len())
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
