//! Tests of the engine against docs/contract.md and of properties that hold for every input, in one program, which
//! compiles faster than one for each file.
//!
//! WebAssembly has no test harness. There `#[test]` is wasm-bindgen's attribute, which exports each test by its name,
//! and `run-in-node.mjs` calls the exports.

#![expect(unreachable_pub, reason = "in WebAssembly they are exports")]

mod contract;
mod corridor;
mod esee;
mod events;
mod impact;
mod recorded_run;

#[cfg(not(target_arch = "wasm32"))]
mod allocations;
#[cfg(not(target_arch = "wasm32"))]
mod fuzz_cases;
#[cfg(not(target_arch = "wasm32"))]
mod links;
#[cfg(not(target_arch = "wasm32"))]
mod own_animation;
#[cfg(not(target_arch = "wasm32"))]
mod properties;

#[cfg(target_arch = "wasm32")]
mod panic;
