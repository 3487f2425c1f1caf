//! What happens when the engine panics: the stage's call throws an ordinary error.
//!
//! JavaScript sees `particles panicked at src/…:line`. The panicked stage stays borrowed, so that each
//! of its later calls throws too, `free` included; other stages go on.
//!
//! The module does without the standard library because of its handler: that one writes the message,
//! and with it comes the formatting of everything that any message holds.

use core::arch::wasm32::unreachable;
use core::panic::PanicInfo;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/panic.js")]
extern "C" {
    fn throw_panic(file: &str, line: u32);
}

#[panic_handler]
fn throw_on_panic(info: &PanicInfo<'_>) -> ! {
    let (file, line) = info
        .location()
        .map_or(("unknown", 0), |place| (place.file(), place.line()));
    throw_panic(file, line);
    unreachable()
}
