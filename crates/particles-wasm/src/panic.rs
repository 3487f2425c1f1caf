//! What happens when the engine panics: the stage's call throws an ordinary error with the panic's
//! message: `particles panicked at src/…:line:column:` and the reason.
//!
//! The panicked stage stays borrowed, so that each of its later calls throws too, `free` included; other
//! stages go on. A second panic on the same page throws WebAssembly's own `unreachable`.

use std::panic;
use std::sync::Once;

static HOOK: Once = Once::new();

/// Has panics throw, from the first call on.
pub(crate) fn throw_on_panic() {
    HOOK.call_once(|| {
        panic::set_hook(Box::new(|info| {
            wasm_bindgen::throw_str(&format!("particles {info}"))
        }));
    });
}
