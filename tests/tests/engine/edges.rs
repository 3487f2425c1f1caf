//! Edge cases of the engine: stages without area, labels, stills and long absences.

use field::FieldParams;
use particles::animations;
use particles::{Simulation, StageSize};
use tests::event::Event;
use tests::stage::{distance, positions, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

fn wide() -> StageSize {
    StageSize::new(1216.0, 608.0)
}

/// How many particles share their position with another.
fn doubles(simulation: &mut Simulation) -> usize {
    let mut positions = positions(simulation);
    positions.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    positions
        .windows(2)
        .filter(|pair| distance(pair[0], pair[1]) < 0.01)
        .count()
}

#[test]
pub fn a_field_that_had_no_area_spreads_when_it_gets_some() {
    for none in [(0.0, 0.0), (0.0, 600.0), (600.0, 0.0)] {
        let params = FieldParams {
            count: 1000,
            link_distance_px: 40.0,
            ..FieldParams::default()
        };
        let mut field = field::field(params, wide(), 1);
        let linked = field.frame().links.len();
        Event::Resize(none.0, none.1).apply(&mut field);
        field.advance(1.0);
        field.resize(wide());
        let again = field.frame().links.len();
        assert!(
            again < 2 * linked,
            "{again} links, {linked} before {none:?}"
        );
        assert_eq!(doubles(&mut field), 0, "after {none:?}");
    }
}

#[test]
pub fn animations_that_had_no_area_spread_and_keep_their_time() {
    for entry in animations::ALL {
        let mut fresh = entry.simulation(wide(), 1);
        let mut late = entry.simulation(StageSize::default(), 1);
        late.resize(wide());
        assert!(late.frame() == fresh.frame(), "{}", entry.description.name);
        late.click();
        late.advance(1.0);
        late.resize(StageSize::default());
        late.resize(wide());
        assert_eq!(doubles(&mut late), 0, "{}", entry.description.name);
    }
}

#[test]
pub fn a_highlight_holds_until_it_is_released() {
    let mut esee = animations::ALL[0].simulation(wide(), 1);
    esee.set_highlight(Some(2));
    esee.pointer_moved((10.0, 10.0).into());
    esee.pointer_left();
    run(&mut esee, 2, 60);
    assert_eq!(esee.highlighted(), Some(2), "the pointer has no say");
    esee.set_highlight(None);
    assert_eq!(esee.highlighted(), None, "released");
    for no_index in [4, usize::MAX] {
        esee.set_highlight(Some(no_index));
        assert_eq!(esee.highlighted(), None, "{no_index} is no category");
    }
    esee.set_highlight(Some(2));
    esee.click();
    assert_eq!(esee.highlighted(), Some(2), "a start keeps it");
    esee.click();
    assert_eq!(esee.highlighted(), None, "a reset releases it");
}

#[test]
pub fn a_pose_is_that_of_a_new_simulation_whatever_happened_before() {
    for entry in animations::ALL {
        let mut used = entry.simulation(StageSize::new(300.0, 200.0), 1);
        used.pointer_moved((50.0, 50.0).into());
        used.set_highlight(Some(1));
        for _ in 0..3 {
            used.click();
            run(&mut used, 3, 60);
        }
        used.resize(wide());
        for phase in 0..entry.description.phases.len() {
            used.pose(phase);
            let mut new = entry.simulation(wide(), 1);
            new.pose(phase);
            assert!(used.frame() == new.frame(), "{}", entry.description.name);
        }
    }
}

#[test]
pub fn hours_at_once_give_the_same_positions_as_hours_one_by_one() {
    for entry in animations::ALL {
        let [mut at_once, mut by_hours] = [(); 2].map(|()| entry.simulation(wide(), 1));
        at_once.advance(24.0 * 3600.0);
        for _ in 0..24 {
            by_hours.advance(3600.0);
        }
        let places = positions(&mut at_once)
            .into_iter()
            .zip(positions(&mut by_hours));
        for (a, b) in places {
            assert!(distance(a, b) < 0.1, "{a:?} and {b:?}");
        }
    }
}
