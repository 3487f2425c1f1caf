//! The animations that a player shows, which are those with stills for it, as a TypeScript module: names as unions of
//! literals, and one table.

use std::fmt::Write as _;

use particles::Description;
use particles::animations::{self, StillShape};

/// The module's text.
pub(crate) fn module() -> String {
    let mut module = String::from(
        "// Written by the engine's export; see crates/export. The engine knows the animations by their `index`.

export const animations = {
",
    );
    for (index, entry) in animations::ALL.iter().enumerate() {
        if !entry.stills.shapes.is_empty() {
            push_animation(&mut module, index, entry.description, entry.stills.shapes);
        }
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

fn push_animation(
    module: &mut String,
    index: usize,
    description: &Description,
    shapes: &[StillShape],
) {
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
    module.push_str(&names(shapes.iter().map(|shape| shape.name)));
    module.push_str("],\n  },\n");
}

/// Names as the elements of an array.
fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let quoted: Vec<String> = names.map(|name| format!("\"{name}\"")).collect();
    quoted.join(", ")
}

#[cfg(test)]
mod tests {
    use particles::animations::StillShape;
    use particles::{Description, Phase};

    use super::push_animation;

    #[test]
    fn the_table_has_names_times_categories_and_shapes() {
        const HALVES: Description = Description {
            name: "halves",
            phases: &[
                Phase::new("apart", Some(1.5)),
                Phase::new("nearer", Some(2.0)),
                Phase::new("together", None),
            ],
            categories: &["left", "right"],
        };
        let tall = StillShape {
            name: "tall",
            width_px: 350.0,
            height_px: 400.0,
        };
        let mut module = String::new();
        push_animation(&mut module, 3, &HALVES, &[tall]);
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
