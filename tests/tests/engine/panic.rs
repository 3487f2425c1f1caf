//! The site's panic hook, which all tests in WebAssembly use too. Included as a source file, because the rest of
//! `particles-wasm` needs a browser.

use js_sys::{Error, Function};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen as test;
use wasm_bindgen::{JsCast as _, JsValue};

#[path = "../../../crates/particles-wasm/src/panic.rs"]
mod hook;

/// Called before each test.
#[test]
pub fn throw_on_panic() {
    hook::throw_on_panic();
}

#[test]
pub fn a_panic_throws_an_error_that_names_file_line_and_reason() {
    let panicking = Closure::<dyn Fn()>::new(|| panic!("a reason"));
    let function: &Function = panicking.as_ref().unchecked_ref();
    let thrown = function.call0(&JsValue::NULL).unwrap_err();
    let message = String::from(thrown.unchecked_into::<Error>().message());
    let (before, line) = message.split_once(".rs:").unwrap();
    assert!(before.starts_with("particles panicked at "), "{message}");
    assert!(line.ends_with(": a reason"), "{message}");
    assert!(
        line.starts_with(|first: char| first.is_ascii_digit()),
        "{message}"
    );
}
