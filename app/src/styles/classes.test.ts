/** Checks the class names in the sources. metadata.spec.ts checks that each has a rule. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

/** Whether the file is a picture, which may have values of its own. */
const isPicture = (file: string) => /^(pages\/[^/]+\/|components\/(drawings|network)\/)/.test(file);
const isControl = (file: string) => /^(components|animation)\//.test(file);

const steps = /^(0|px|1|2|3|4|6|8|12|16|24|36)$/;
const halfSteps = /^(0\.5|1\.5|2\.5|3\.5)$/;

/** Returns the faults of a file, each with its reason. */
function faultsOf(file: string, text: string): readonly string[] {
  const all = (pattern: RegExp, reason: string) =>
    Array.from(text.matchAll(pattern), ([fault]) => `${fault.trim()}: ${reason}`);
  const spacing = Array.from(
    text.matchAll(/(?<=["'`\s:])-?(?:[pm][xytblrse]?|gap(?:-[xy])?|space-[xy])-([\d.]+|px)(?=["'`\s])/g),
  ).filter(([, step = ""]) => !steps.test(step) && !(isControl(file) && halfSteps.test(step)));
  return [
    ...all(
      /[\w@:-]*\b(?:text|leading|tracking|duration|(?<=[\s"'`:@-])(?:min|max))-\[[^\s"'`]*/g,
      "a size, leading, tracking, duration or breakpoint is a token",
    ),
    ...all(/\bduration-\d+/g, "a duration is a token"),
    ...(isPicture(file)
      ? []
      : all(
          /(?<=["'`\s:])(?:(?!\S*(?:text|leading|tracking|duration)-\[)[\w@:/-]*-\[[^\s"'`\]]+\]|\[(?:&|--|[a-z-]+:)[^\s"'`]+)/g,
          "only pictures have values of their own",
        )),
    ...spacing.map(([name]) => `${name}: not a step of the spacing scale`),
    ...all(/(?<=["'`\s])\S+!(?=["'`\s])/g, "a class overrides none"),
    ...all(
      /\b(?:className|[a-z]+Class)\??: .*|\bclassName(?=,| = "")/g,
      "a component has named variants, and takes no classes",
    ),
  ];
}

test("class names use tokens, only pictures have values of their own, and no component takes classes as a prop", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."));
  expect(files.length).toBeGreaterThan(50);
  const faulty = files
    .map((file) => [file, faultsOf(file, readFileSync(join(source, file), "utf8"))] as const)
    .filter(([, found]) => found.length > 0);
  expect(Object.fromEntries(faulty)).toEqual({});
});
