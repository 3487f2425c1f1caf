//! The picture depends on the time that has passed, not on the number of frames.

use field::FieldParams;
use particles::{StageSize, animations};
use tests::stage::{distance, on_stage, positions, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// Fails where two runs have a particle half a pixel apart or more.
fn expect_agreement(of: &str, one: &[(f32, f32)], other: &[(f32, f32)]) {
    assert_eq!(one.len(), other.len(), "{of}");
    for (index, (&a, &b)) in one.iter().zip(other).enumerate() {
        assert!(
            distance(a, b) < 0.5,
            "{of}: particle {index} is at {a:?} and {b:?}"
        );
    }
}

#[test]
pub fn positions_agree_within_half_a_pixel_at_30_60_120_and_240_hz() {
    for entry in animations::ALL {
        let name = entry.description.name;
        for secs in 1..=12 {
            let [first, others @ ..] = [30, 60, 120, 240].map(|rate| {
                let mut animation = on_stage(name, (1216.0, 608.0));
                animation.click();
                run(&mut animation, secs, rate);
                positions(&mut animation)
            });
            for other in &others {
                expect_agreement(&format!("{name} after {secs} s"), &first, other);
            }
        }
    }
}

#[test]
pub fn one_long_step_after_a_reset_ends_where_many_short_ones_do() {
    for entry in animations::ALL {
        let name = entry.description.name;
        let was_reset = || {
            let mut animation = on_stage(name, (350.0, 440.0));
            animation.click();
            animation.advance(7.0);
            animation.click();
            animation
        };
        let [mut long, mut short] = [was_reset(), was_reset()];
        long.advance(10.0);
        run(&mut short, 10, 60);
        expect_agreement(name, &positions(&mut long), &positions(&mut short));
    }
}

#[test]
pub fn the_field_agrees_too() {
    let [slow, fast] = [30, 240].map(|rate| {
        let size = StageSize::new(400.0, 300.0);
        let mut field = field::field(FieldParams::default(), size, 1);
        run(&mut field, 60, rate);
        positions(&mut field)
    });
    expect_agreement("the field", &slow, &fast);
}
