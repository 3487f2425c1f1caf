//! The allocator of the module: talc, at a third of the size of the one in the standard library.
//!
//! A stage allocates when it is made, and hardly ever afterwards.

use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};

#[global_allocator]
static ALLOCATOR: WasmDynamicTalc = new_wasm_dynamic_allocator();
