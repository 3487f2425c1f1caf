//! Tests of the engine against docs/contract.md, and of properties of any input. One program for all files compiles
//! faster than one per file.
//!
//! WebAssembly has no test harness: there `#[test]` is wasm-bindgen's attribute, which exports each test, and
//! `run-in-node.mjs` calls the exports.

#![expect(unreachable_pub, reason = "tests are exports in WebAssembly")]

mod contract;
mod corridor;
mod esee;
mod events;
mod impact;
mod recorded_run;

#[cfg(not(target_arch = "wasm32"))]
mod allocations;
#[cfg(not(target_arch = "wasm32"))]
mod links;
#[cfg(not(target_arch = "wasm32"))]
mod own_animation;
#[cfg(not(target_arch = "wasm32"))]
mod properties;

#[cfg(target_arch = "wasm32")]
mod panic;
