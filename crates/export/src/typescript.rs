//! What the site imports as TypeScript: constants, and the table of the animations that have a player.

use particles::Phase;
use serde_json::{Map, Value, json};

/// A constant with a comment, as TypeScript. `as const` keeps the names in its type.
pub(crate) fn constant(comment: &str, name: &str, value: &Value) -> String {
    format!("/** {comment} */\nexport const {name} = {value:#} as const;\n\n")
}

/// The text of `animations.ts`.
pub(crate) fn module() -> String {
    constant(
        "The animations that have a player: index for the engine's stage, phases, categories, and windows with stills.",
        "animations",
        &Value::Object(animations()),
    )
}

fn animations() -> Map<String, Value> {
    let all = animations::ALL.iter().enumerate();
    let with_player = all.filter(|(_, entry)| !entry.stills.shapes.is_empty());
    with_player
        .map(|(index, entry)| {
            let shapes = entry.stills.shapes.iter().map(|shape| shape.name);
            let values = json!({
                "index": index,
                "phases": phases(entry.description.phases),
                "categories": entry.description.categories,
                "stillShapes": shapes.collect::<Vec<_>>(),
            });
            (entry.description.name.to_owned(), values)
        })
        .collect()
}

/// The phases, and when they start after the click.
fn phases(phases: &[Phase]) -> Vec<Value> {
    let mut end_secs = 0.0;
    let phases = phases.iter().map(|phase| {
        let start_secs: f64 = end_secs;
        // Only the last phase never ends.
        end_secs += phase.duration_secs.unwrap_or_default();
        json!({ "name": phase.name, "startsAtMs": (1000.0 * start_secs).round() })
    });
    phases.collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn an_animation_has_its_index_and_the_names_and_times_of_its_phases() {
        let esee = &super::animations()["esee"];
        assert_eq!(esee["index"], 0);
        assert_eq!(
            esee["phases"],
            json!([
                { "name": "scattered", "startsAtMs": 0.0 },
                { "name": "converging", "startsAtMs": 2000.0 },
                { "name": "unified", "startsAtMs": 6000.0 },
            ])
        );
        assert_eq!(
            esee["categories"],
            json!(["environmental", "social", "ethical", "economic"])
        );
    }
}
