//! The link search finds what the naive one does where particles are crowded; beyond its limit it says so.

use field::FieldParams;
use particles::{Link, LinkSearch, Random, StageSize, links};

/// So many particles at random, at three links each within [`DISTANCE_PX`].
fn spread(count: u16) -> (Vec<f32>, Vec<f32>) {
    let side_px = 14.5 * f32::from(count).sqrt();
    let mut random = Random::new(7, 0);
    let mut coordinates = || (0..count).map(|_| random.unit() * side_px).collect();
    (coordinates(), coordinates())
}

const DISTANCE_PX: f32 = 20.0;

fn sorted(links: &[Link]) -> Vec<Link> {
    let mut links = links.to_vec();
    links.sort_unstable();
    links
}

#[test]
fn parked_particles_take_no_links_from_the_others() {
    let (mut x, mut y) = spread(5_000);
    let living = links::naive(&x, &y, None, DISTANCE_PX);
    assert!(living.len() > 10_000, "{}", living.len());
    // 18 million pairs, more than the search takes.
    x.extend([-1000.0; 6_000]);
    y.extend([-1000.0; 6_000]);
    let mut search = LinkSearch::default();
    for _ in 0..2 {
        let found = sorted(search.search(&x, &y, None, DISTANCE_PX));
        assert!(found == living, "{} of {}", found.len(), living.len());
        assert!(!search.is_whole());
    }
    // Half of them come to life.
    for (index, x) in x[8_000..].iter_mut().enumerate() {
        *x = 1000.0 * index as f32;
    }
    assert_eq!(
        search.search(&x, &y, None, DISTANCE_PX).len(),
        living.len() + 3_000 * 2_999 / 2
    );
    assert!(search.is_whole());
}

#[test]
fn pairs_of_different_groups_use_no_limit() {
    // 200 million pairs, 771,264 of them of one group.
    let at = vec![17.0; 20_000];
    let groups: Vec<u8> = (0..=u8::MAX).cycle().take(at.len()).collect();
    let mut search = LinkSearch::default();
    let found = sorted(search.search(&at, &at, Some(&groups), DISTANCE_PX));
    let expected = links::naive(&at, &at, Some(&groups), DISTANCE_PX);
    assert!(found == expected, "{} of {}", found.len(), expected.len());
    assert!(search.is_whole());
}

#[test]
fn a_crowd_that_only_the_skin_makes_too_large_is_linked_whole() {
    // A lattice of 130 × 130 points, one pixel apart: 11 million links, 17 million candidates.
    let (x, y): (Vec<f32>, Vec<f32>) = (0..16_900_u16)
        .map(|index| (f32::from(index % 130), f32::from(index / 130)))
        .unzip();
    let mut search = LinkSearch::default();
    let found = search.search(&x, &y, None, 22.5).len();
    assert_eq!(found, links::naive(&x, &y, None, 22.5).len());
    assert!(search.is_whole());
}

#[test]
fn a_frame_says_that_links_were_left_out() {
    // All pairs are linked: up to 5,793 particles they are no more than the search takes.
    for (count, are_whole) in [(100, true), (6_000, false)] {
        let params = FieldParams {
            count,
            link_distance_px: 1000.0,
            ..FieldParams::default()
        };
        let mut field = field::field(params, StageSize::new(300.0, 300.0), 1);
        assert_eq!(field.frame().links_are_whole, are_whole, "{count}");
    }
}
