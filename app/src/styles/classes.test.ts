/** What class names in the sources may say. That each has a rule is tested on the delivered pages, in metadata.spec.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

/** A picture is one file, whose geometry is its own. */
const isPicture = (file: string) => /^(pages\/[^/]+\/|components\/(drawings|network)\/)/.test(file);
const isControl = (file: string) => /^(components|animation)\//.test(file);

const steps = /^(0|px|1|2|3|4|6|8|12|16|24|36)$/;
const halfSteps = /^(0\.5|1\.5|2\.5|3\.5)$/;

/** The faults of a file, each with its reason. */
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

/** Files that are still to be brought to the tokens. */
const toDo: readonly string[] = [
  "pages/about-mavi-ecosystem.tsx",
  "pages/about-mavi-ecosystem/data-flow.tsx",
  "pages/about-mavi-ecosystem/dual-entity-model.tsx",
  "pages/about-mavi-ecosystem/rings.tsx",
  "pages/consortium-about-us.tsx",
  "pages/consortium-about-us/reasons.tsx",
  "pages/consortium-data-stewardship.tsx",
  "pages/consortium-data-stewardship/bias-checks.tsx",
  "pages/consortium-data-stewardship/insight-sources.tsx",
  "pages/consortium-data-stewardship/raw-and-synthetic.tsx",
  "pages/consortium-get-involved.tsx",
  "pages/consortium-impact.tsx",
  "pages/consortium.tsx",
  "pages/consortium/city.tsx",
  "pages/consortium/one-and-many.tsx",
  "pages/contact.tsx",
  "pages/home.tsx",
  "pages/home/composition.tsx",
  "pages/home/hero.tsx",
  "pages/home/market-imperative.tsx",
  "pages/home/value-proposition.tsx",
  "pages/not-found.tsx",
  "pages/platform-about-us.tsx",
  "pages/platform-about-us/invoice.tsx",
  "pages/platform-esee-intelligence.tsx",
  "pages/platform-esee-intelligence/four-ranges.tsx",
  "pages/platform-mavi-difference.tsx",
  "pages/platform-mavi-difference/whole-sheet.tsx",
  "pages/platform-miu.tsx",
  "pages/platform-miu/one-unit.tsx",
  "pages/platform-miu/receipt.tsx",
  "pages/route-error-page.tsx",
  "pages/team/advisors.tsx",
  "pages/team/founder.tsx",
  "pages/team/person.tsx",
];

test("class names are made of tokens; pictures alone have values of their own, and no component takes classes", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."));
  expect(files.length).toBeGreaterThan(50);
  const faulty = files
    .map((file) => [file, faultsOf(file, readFileSync(join(source, file), "utf8"))] as const)
    .filter(([, found]) => found.length > 0);
  expect(Object.fromEntries(faulty.filter(([file]) => !toDo.includes(file)))).toEqual({});
  const done = toDo.filter((file) => faulty.every(([other]) => other !== file));
  expect(done, "take them off the list").toEqual([]);
});
