//! The fuzzer's target: plays scripts, and prints each million of calls of the engine.

#![no_main]

use std::sync::atomic::{AtomicU64, Ordering};

const MILLION: u64 = 1_000_000;

static CALLS: AtomicU64 = AtomicU64::new(0);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let calls = tests::script::play(bytes);
    let before = CALLS.fetch_add(calls, Ordering::Relaxed);
    let millions = (before + calls) / MILLION;
    if millions > before / MILLION {
        eprintln!("{millions} million calls");
    }
});
