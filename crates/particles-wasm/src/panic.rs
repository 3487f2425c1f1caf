//! A panic of the engine throws an ordinary error in JavaScript, with the message `particles panicked at src/…:line:
//! reason`.
//!
//! The panicked stage stays borrowed, so each of its later calls throws too, `free` included; other stages go on.
//! A second panic on the same page throws WebAssembly's own `unreachable`.

use std::panic::{Location, set_hook};
use std::sync::Once;

use js_sys::Error;
use wasm_bindgen::throw_val;

static HOOK: Once = Once::new();

/// Makes panics throw. Later calls change nothing.
pub(crate) fn throw_on_panic() {
    HOOK.call_once(|| {
        set_hook(Box::new(|info| {
            let (file, line) = info
                .location()
                .map_or(("", 0), |at| (Location::file(at), at.line()));
            let reason = info.payload_as_str().unwrap_or_default();
            let message = format!("particles panicked at {file}:{line}: {reason}");
            throw_val(Error::new(&message).into());
        }));
    });
}
