//! What happens when the engine panics: the stage's call throws an ordinary error with the panic's
//! message: `particles panicked at src/…:line:` and the reason.
//!
//! The panicked stage stays borrowed, so that each of its later calls throws too, `free` included; other
//! stages go on. A second panic on the same page throws WebAssembly's own `unreachable`.

use std::panic::{Location, set_hook};
use std::sync::Once;

use wasm_bindgen::prelude::wasm_bindgen;

// The message is put together in JavaScript, for which no `format!` comes into the module.
#[wasm_bindgen(inline_js = "export function throw_panic(file, line, reason) {
        throw new Error(`particles panicked at ${file}:${line}: ${reason}`);
    }")]
extern "C" {
    fn throw_panic(file: &str, line: u32, reason: &str);
}

static HOOK: Once = Once::new();

/// Has panics throw, from the first call on.
pub(crate) fn throw_on_panic() {
    HOOK.call_once(|| {
        set_hook(Box::new(|info| {
            let (file, line) = info
                .location()
                .map_or(("", 0), |at| (Location::file(at), at.line()));
            throw_panic(file, line, info.payload_as_str().unwrap_or_default());
        }));
    });
}
