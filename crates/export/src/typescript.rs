//! The animations that have a player, as a TypeScript module: a table of names, times and stills, and the names as
//! types.

use std::fmt::Write as _;

use animations::StillShape;
use particles::Description;

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
        // Leaves out phases after one that never ends.
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

/// The elements of an array of names.
fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let quoted: Vec<String> = names.map(|name| format!("\"{name}\"")).collect();
    quoted.join(", ")
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_animation_has_its_index_and_the_names_and_times_of_its_phases() {
        let module = super::module();
        let (_, esee) = module.split_once("  esee: {\n").unwrap();
        let expected = r#"    index: 0,
    phases: [
      { name: "scattered", startsAtMs: 0 },
      { name: "converging", startsAtMs: 2000 },
      { name: "unified", startsAtMs: 6000 },
    ],
    categories: ["environmental", "social", "ethical", "economic"],
    stillShapes: ["w1280h720", "#;
        assert!(esee.starts_with(expected), "{esee}");
    }
}
