//! The engine against docs/contract.md, and what holds for every input; all in one program, which compiles faster
//! than one for each file.
//!
//! In WebAssembly, which has no test harness, `#[test]` is wasm-bindgen's attribute: each test is a public
//! function that is exported by its name, and `run-in-node.mjs` calls it.

#![expect(unreachable_pub, reason = "in WebAssembly they are exports")]

mod edges;
mod esee;
mod frame_rates;
mod impact;
mod recorded_run;

#[cfg(not(target_arch = "wasm32"))]
mod allocations;
#[cfg(not(target_arch = "wasm32"))]
mod fuzz_cases;
#[cfg(not(target_arch = "wasm32"))]
mod long_life;
#[cfg(not(target_arch = "wasm32"))]
mod properties;

/// From now on a panic throws an error with its message.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn throw_on_panic() {
    std::panic::set_hook(Box::new(|info| wasm_bindgen::throw_str(&info.to_string())));
}
