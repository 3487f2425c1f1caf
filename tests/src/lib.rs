//! What the conformance tests and the fuzzer share.

pub mod check;
pub mod event;
pub mod recorded_run;
pub mod script;
pub mod stage;
