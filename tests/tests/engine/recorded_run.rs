//! The recorded run gives the same frames again, bit for bit, natively and in WebAssembly.

use tests::recorded_run::{RECORD, play};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen as test;

#[test]
pub fn every_frame_is_as_recorded() {
    let played = play();
    for (played, recorded) in played.lines().zip(RECORD.lines()) {
        assert_eq!(played, recorded, "the first frames that differ");
    }
    assert_eq!(played, RECORD, "another run than the recorded one");
}
