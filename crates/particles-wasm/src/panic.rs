//! What happens when the engine panics: the stage's call throws an ordinary error.
//!
//! JavaScript sees `particles panicked at src/…:line`. The panicked stage stays borrowed, so that each
//! of its later calls throws too, `free` included; other stages go on. The message is left out: to
//! write it would bring in the formatting of floats, a third of the module's size.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/panic.js")]
extern "C" {
    fn throw_panic(file: &str, line: u32);
}

/// Installs the hook; does nothing when it is installed already.
pub(crate) fn throw_on_panic() {
    static INSTALLED: std::sync::Once = std::sync::Once::new();
    INSTALLED.call_once(|| {
        std::panic::set_hook(Box::new(|info| {
            let (file, line) = info
                .location()
                .map_or(("unknown", 0), |place| (place.file(), place.line()));
            throw_panic(file, line);
        }));
    });
}
