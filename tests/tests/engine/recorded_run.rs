//! The recorded run gives the same frames again, bit for bit, natively and in WebAssembly.

use tests::recorded_run::{RECORD, play};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

/// What to do after an intended change of the frames, or with a new animation.
const RENEW: &str =
    "if this is meant, renew tests/recorded-run.txt: cargo run -p tests --example record";

#[test]
pub fn every_frame_is_as_recorded() {
    let played = play();
    for (played, recorded) in played.lines().zip(RECORD.lines()) {
        assert_eq!(played, recorded, "the first frames that differ; {RENEW}");
    }
    assert_eq!(
        played, RECORD,
        "more or fewer frames than recorded; {RENEW}"
    );
}
