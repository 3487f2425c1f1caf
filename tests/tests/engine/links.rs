//! The link search's limit.

use particles::{LinkSearch, Random, links};

/// Random particles with about three links each within [`DISTANCE_PX`].
fn spread(count: u16) -> (Vec<f32>, Vec<f32>) {
    let side_px = 14.5 * f32::from(count).sqrt();
    let mut random = Random::new(7, 0);
    let mut coordinates = || (0..count).map(|_| random.unit() * side_px).collect();
    (coordinates(), coordinates())
}

const DISTANCE_PX: f32 = 20.0;

#[test]
fn beyond_16_million_links_the_search_stops_and_says_so_until_there_are_fewer() {
    let (mut x, mut y) = spread(5_000);
    let living = links::naive(&x, &y, None, DISTANCE_PX);
    assert!(living.len() > 10_000, "{}", living.len());
    // 18 million pairs at one point.
    x.extend([-1000.0; 6_000]);
    y.extend([-1000.0; 6_000]);
    let mut search = LinkSearch::default();
    for _ in 0..2 {
        assert!(search.search(&x, &y, None, DISTANCE_PX).len() <= 1 << 24);
        assert!(!search.is_whole());
    }
    // Half of them move apart.
    for (index, x) in x[8_000..].iter_mut().enumerate() {
        *x = 1000.0 * index as f32;
    }
    assert_eq!(
        search.search(&x, &y, None, DISTANCE_PX).len(),
        living.len() + 3_000 * 2_999 / 2
    );
    assert!(search.is_whole());
}
