//! Compares your animation with the engine's field, and your search with the engine's and zelll's.

#[path = "rows.rs"] // As in `instructions.rs`.
mod rows;

use std::error::Error;

use benches::{Params, engine};

/// The engine's and zelll's rows to compare with.
const OTHERS: [&str; 3] = ["frame/field", "links/moving", "links/moving, zelll"];

fn main() -> Result<(), Box<dyn Error>> {
    let mut measured = Vec::new();
    for &count in &Params::from_env().counts {
        measured.extend(rows::rows(count));
        let rows = engine::rows(count).into_iter();
        measured.extend(rows.filter(|row| OTHERS.contains(&&*row.name)));
    }
    benches::run(&measured)
}
