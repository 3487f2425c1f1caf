//! The engine at its edges: stages of no size, odd parameters, what labels and stills ask for.

use field::FieldParams;
use particles::animations;
use particles::animations::esee::{Esee, EseeParams};
use particles::animations::impact::{Impact, ImpactParams};
use particles::{Animation, Description, Particle, Phase, Rgb, Simulation, StageSize, State};
use tests::check::check;
use tests::event::Event;
use tests::stage::{distance, positions, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn wide() -> StageSize {
    StageSize::new(1216.0, 608.0)
}

fn boxed(animation: impl Animation + 'static, size: StageSize) -> Simulation {
    Simulation::new(Box::new(animation), size, 1)
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
fn a_field_that_had_no_area_spreads_when_it_gets_some() {
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
fn animations_that_had_no_area_spread_and_keep_their_time() {
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
fn each_category_covers_the_stage_evenly_at_first() {
    for seed in 0..100 {
        let mut esee = animations::ALL[0].simulation(wide(), seed);
        let frame = esee.frame();
        for category in 0..4 {
            let of_category = || (0..frame.x.len()).filter(|&i| frame.color[i] == category);
            let left = of_category().filter(|&i| frame.x[i] < 608.0).count();
            let above = of_category().filter(|&i| frame.y[i] < 304.0).count();
            for half in [left, above] {
                assert!(
                    (10..=20).contains(&half),
                    "{half} of 30 in a half: category {category}, seed {seed}"
                );
            }
            for quadrant in 0..4_u8 {
                let (right, below) = (quadrant & 1 == 1, quadrant & 2 == 2);
                let inside = of_category()
                    .filter(|&i| (frame.x[i] >= 608.0) == right && (frame.y[i] >= 304.0) == below)
                    .count();
                assert!(
                    (4..=12).contains(&inside),
                    "{inside} of 30 in a quadrant: category {category}, seed {seed}"
                );
            }
        }
    }
}

/// All categories together leave no strip of the stage empty, as a lattice of them would.
#[test]
fn all_particles_together_cover_the_stage_evenly_at_first() {
    for seed in 0..100 {
        let mut esee = animations::ALL[0].simulation(wide(), seed);
        let frame = esee.frame();
        for strip in 0..12_u8 {
            let left = 1216.0 / 12.0 * f32::from(strip);
            let inside = |&&x: &&f32| x >= left && x < left + 1216.0 / 12.0;
            let count = frame.x.iter().filter(inside).count();
            assert!(
                (4..=17).contains(&count),
                "{count} of 120 in a strip, seed {seed}"
            );
        }
    }
}

#[test]
fn odd_parameters_give_pictures_that_can_be_drawn() {
    for odd in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -1.0, 0.0, 1e30] {
        let esee = EseeParams {
            area_per_particle_px: f64::from(odd).max(100.0),
            radius_px: 7.0..=odd.min(3.0),
            opacity: 1.0..=odd,
            speed_px: odd..=1.0,
            ease_per_sixtieth: f64::from(odd),
            converging_link_px: odd,
            converging_fade_share: odd,
            unified_link_px: odd,
            link_opacity: odd,
            link_width_px: odd,
            link_fade_secs: odd,
            converging_spacing_px: odd,
            converging_jitter: odd,
            unified_spacing_px: odd,
            max_cluster_share: odd,
            jitter: odd,
            pulse: odd,
            pulse_secs: f64::from(odd),
            dimmed: odd,
            dim_secs: odd,
            ..EseeParams::default()
        };
        let impact = ImpactParams {
            radius_px: 7.0..=odd.min(3.0),
            opacity: 1.0..=odd,
            speed_px: odd..=1.0,
            ease_per_sixtieth: f64::from(odd),
            start_ring_share: odd,
            converging_share: odd,
            collective_ring_share: odd,
            link_share: odd.min(0.1),
            link_opacity: odd,
            link_width_px: odd,
            link_fade_secs: odd,
            hover_reach_px: odd,
            hover_scale: odd,
            hover_secs: odd,
            glow_share: odd,
            glow_opacity: odd,
            glow_fade_secs: odd,
            rim_px: odd,
            ..ImpactParams::default()
        };
        let simulations = [
            boxed(Esee::new(&esee), wide()),
            boxed(Impact::new(&impact), wide()),
        ];
        for mut simulation in simulations {
            simulation.pointer_moved((600.0, 300.0).into());
            simulation.click();
            for _ in 0..10 {
                simulation.advance(1.1);
                check(&mut simulation);
            }
        }
    }
}

#[test]
fn parameters_that_are_nan_are_the_default() {
    let params = EseeParams {
        area_per_particle_px: f64::NAN,
        radius_px: f32::NAN..=f32::NAN,
        ease_per_sixtieth: f64::NAN,
        converging_spacing_px: f32::NAN,
        link_fade_secs: f32::NAN,
        ..EseeParams::default()
    };
    let mut odd = boxed(Esee::new(&params), wide());
    let mut default = boxed(Esee::default(), wide());
    for simulation in [&mut odd, &mut default] {
        simulation.click();
        run(simulation, 5, 60);
    }
    assert!(odd.frame() == default.frame(), "another picture");
}

#[test]
fn a_share_of_one_arrives_at_once() {
    for share in [0.99, 1.0, 3.0] {
        let params = EseeParams {
            ease_per_sixtieth: share,
            ..EseeParams::default()
        };
        let mut quick = boxed(Esee::new(&params), wide());
        quick.click();
        quick.advance(2.0);
        run(&mut quick, 1, 60);
        let mut posed = boxed(Esee::new(&params), wide());
        posed.pose(1);
        assert_eq!(positions(&mut quick), positions(&mut posed), "{share}");
    }
}

#[test]
fn a_highlight_holds_until_it_is_released() {
    let mut esee = animations::ALL[0].simulation(wide(), 1);
    esee.highlight(Some(2));
    esee.pointer_moved((10.0, 10.0).into());
    esee.pointer_left();
    run(&mut esee, 2, 60);
    assert_eq!(esee.highlighted(), Some(2), "the pointer has no say");
    esee.highlight(None);
    assert_eq!(esee.highlighted(), None, "released");
    for no_index in [4, usize::MAX] {
        esee.highlight(Some(no_index));
        assert_eq!(esee.highlighted(), None, "{no_index} is no category");
    }
    esee.highlight(Some(2));
    esee.click();
    assert_eq!(esee.highlighted(), Some(2), "a start keeps it");
    esee.click();
    assert_eq!(esee.highlighted(), None, "a reset releases it");
}

#[test]
fn a_pose_is_that_of_a_new_simulation_whatever_happened_before() {
    for entry in animations::ALL {
        let mut used = entry.simulation(StageSize::new(300.0, 200.0), 1);
        used.pointer_moved((50.0, 50.0).into());
        used.highlight(Some(1));
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

/// An animation that takes no notice of the stage.
#[derive(Debug)]
struct Careless;

impl Animation for Careless {
    fn description(&self) -> &'static Description {
        const PHASES: &[Phase] = &[Phase::new("only", None)];
        const { &Description::new("careless", PHASES) }
    }

    fn palette(&self) -> &[Rgb] {
        &[Rgb(0, 0, 0), Rgb(1, 1, 1)]
    }

    fn populate(&mut self, state: &mut State) {
        for (id, x) in (0..).zip([400.0, -7.0, f32::NAN, 3.0]) {
            state.particles.push(Particle {
                id,
                position: (x, 50.0).into(),
                color: u8::from(id % 2 == 0),
                ..Particle::default()
            });
        }
    }

    fn step(&mut self, _state: &mut State, _dt_secs: f64) {}
}

#[test]
fn particles_of_any_animation_are_on_the_stage_in_the_order_of_their_colors() {
    let mut careless = boxed(Careless, StageSize::new(300.0, 100.0));
    check(&mut careless);
    for event in [
        Event::Resize(20.0, 30.0),
        Event::Click,
        Event::Click,
        Event::Resize(0.0, 0.0),
        Event::Resize(500.0, 10.0),
        Event::Pose(0),
    ] {
        event.apply(&mut careless);
        check(&mut careless);
    }
}
