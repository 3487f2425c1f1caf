//! The descriptions of animations that a player shows, which films are not, as a TypeScript module: names as unions of
//! literals, and one table.

use std::fmt::Write as _;

use particles::{Description, animations};

/// The module's text.
pub(crate) fn module() -> String {
    let all = animations::ALL.iter().map(|entry| entry.description);
    let mut module = String::from(
        "// Written by the engine's export; see crates/export. The engine knows the animations by their `index`.

export const animations = {
",
    );
    for (index, description) in all.enumerate().filter(|(_, it)| !it.is_film) {
        push_description(&mut module, index, description);
    }
    module.push_str(
        "} as const;

/** The name of an animation. */
export type AnimationName = keyof typeof animations;

/** The name of a phase of an animation; of any, without a parameter. */
export type PhaseName<Name extends AnimationName = AnimationName> =
  (typeof animations)[Name][\"phases\"][number][\"name\"];

/** The name of a category of an animation; of any, without a parameter. */
export type CategoryName<Name extends AnimationName = AnimationName> =
  (typeof animations)[Name][\"categories\"][number];

/** The name of a still's shape. */
export type StillShape = (typeof animations)[AnimationName][\"stillShapes\"][number];
",
    );
    module
}

fn push_description(module: &mut String, index: usize, description: &Description) {
    let name = description.name;
    let _ = writeln!(module, "  {name}: {{\n    index: {index},\n    phases: [");
    let mut begins_secs = Some(0.0);
    for phase in description.phases {
        let name = phase.name;
        // When it begins; a phase after one that does not end never does, and is left out.
        let Some(at_secs) = begins_secs else { break };
        begins_secs = phase.duration_secs.map(|secs| at_secs + secs);
        let _ = writeln!(
            module,
            "      {{ name: \"{name}\", startsAtMs: {} }},",
            (at_secs * 1000.0).round()
        );
    }
    module.push_str("    ],\n    categories: [");
    module.push_str(&names(description.categories.iter().copied()));
    module.push_str("],\n    stillShapes: [");
    module.push_str(&names(
        description.still_shapes.iter().map(|shape| shape.name),
    ));
    module.push_str("],\n  },\n");
}

/// Names as the elements of an array.
fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let quoted: Vec<String> = names.map(|name| format!("\"{name}\"")).collect();
    quoted.join(", ")
}

#[cfg(test)]
mod tests {
    use particles::{Description, Phase, StillShape};

    use super::push_description;

    #[test]
    fn the_table_has_names_times_categories_and_shapes() {
        const PHASES: &[Phase] = &[
            Phase::new("apart", Some(1.5)),
            Phase::new("nearer", Some(2.0)),
            Phase::new("together", None),
        ];
        const HALVES: Description = Description::new("halves", PHASES)
            .with_categories(&["left", "right"])
            .with_still_shapes(&[StillShape::new("tall", 350.0, 400.0)]);
        let mut module = String::new();
        push_description(&mut module, 3, &HALVES);
        for line in [
            "  halves: {",
            "    index: 3,",
            "      { name: \"nearer\", startsAtMs: 1500 },",
            "      { name: \"together\", startsAtMs: 3500 },",
            "    categories: [\"left\", \"right\"],",
            "    stillShapes: [\"tall\"],",
        ] {
            assert!(
                module.lines().any(|found| found == line),
                "{line}\n{module}"
            );
        }
    }
}
