//! The picture depends on the time that has passed, not on the number of frames.

use field::FieldParams;
use particles::{StageSize, animations};
use tests::stage::{FRAME_RATES, centers, distance, on_stage, positions, run};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

#[test]
pub fn positions_agree_within_half_a_pixel_at_30_60_120_and_240_hz() {
    for entry in animations::ALL {
        let name = entry.description.name;
        for secs in 1..=12 {
            let positions_by_rate = FRAME_RATES.map(|rate| {
                let mut animation = on_stage(name, (1216.0, 608.0));
                animation.click();
                run(&mut animation, secs, rate);
                positions(&mut animation)
            });
            for other in &positions_by_rate[1..] {
                for (index, (&a, &b)) in positions_by_rate[0].iter().zip(other).enumerate() {
                    assert!(
                        distance(a, b) < 0.5,
                        "{name}: particle {index} after {secs} s is at {a:?} and {b:?}"
                    );
                }
            }
        }
    }
}

#[test]
pub fn one_long_step_after_a_reset_ends_where_many_short_ones_do() {
    for entry in animations::ALL {
        let name = entry.description.name;
        let [long, short] = [1, 600].map(|steps| {
            let mut animation = on_stage(name, (350.0, 440.0));
            animation.click();
            animation.advance(7.0);
            animation.click();
            for _ in 0..steps {
                animation.advance(10.0 / f64::from(steps));
            }
            positions(&mut animation)
        });
        for (index, (&a, &b)) in long.iter().zip(&short).enumerate() {
            assert!(
                distance(a, b) < 0.5,
                "{name}: particle {index} is at {a:?} and {b:?}"
            );
        }
    }
}

#[test]
pub fn the_field_agrees_too() {
    let [slow, fast] = [30, 240].map(|rate| {
        let size = StageSize::new(400.0, 300.0);
        let mut field = field::field(FieldParams::default(), size, 1);
        for _ in 0..60 * rate {
            field.advance(1.0 / f64::from(rate));
        }
        centers(&field.frame())
    });
    for (a, b) in slow.into_iter().zip(fast) {
        assert!(distance(a, b) < 0.5, "{a:?} and {b:?}");
    }
}
