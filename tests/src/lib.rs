//! What the conformance tests share.
