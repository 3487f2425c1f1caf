//! What the conformance tests share.

pub mod recorded_run;
pub mod stage;
