/** Checks the class names in the sources and on the pages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { siteConfig } from "../../site.config";
import { canonicalPaths } from "../routes/paths";
import { createRoutes } from "../routes/routes";
import utilities from "./index.css?inline";

const source = join(import.meta.dirname, "..");

/** Whether the file is a picture, which may have values of its own. */
const isPicture = (file: string) => /^(pages\/[^/]+\/|components\/(drawings|network)\/)/.test(file);
const isControl = (file: string) => /^(components|animation)\//.test(file);

const steps = /^(0|px|1|2|3|4|6|8|12|16|24|36)$/;
const halfSteps = /^(0\.5|1\.5|2\.5|3\.5)$/;

/** Returns the faults of a file, each with its reason. */
function faultsOf(file: string, code: string): readonly string[] {
  const all = (pattern: RegExp, reason: string) =>
    Array.from(code.matchAll(pattern), ([fault]) => `${fault.trim()}: ${reason}`);
  const spacing = Array.from(
    code.matchAll(/(?<=["'`\s:])-?(?:[pm][xytblrse]?|gap(?:-[xy])?|space-[xy])-([\d.]+|px)(?=["'`\s])/g),
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

/** Returns the class names in a style sheet's selectors. */
function classesIn(css: string): readonly string[] {
  return Array.from(css.matchAll(/\.((?:\\[0-9a-f]+ |\\.|[\w-])+)/gi), ([, name = ""]) =>
    name.replaceAll(/\\(?:([0-9a-f]+) |(.))/gi, (_, code?: string, character = "") =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

/** Returns the class names of the page at an address. */
async function classesAt(address: string): Promise<readonly string[]> {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(new URL(address, siteConfig.origin)));
  if (context instanceof Response) throw new Error(`${address} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    createElement(StaticRouterProvider, { router, context, hydrate: false }),
  );
  return Array.from((await text(prelude)).matchAll(/ class="([^"]*)"/g), ([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/),
  ).flat();
}

test("every class of every page has a rule", async () => {
  const sheets = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
  const known = new Set(["", ...[utilities, ...sheets].flatMap(classesIn)]);
  const withoutRule = new Map<string, string>();
  for (const path of [...canonicalPaths, "/no/such-page"]) {
    const names = await classesAt(path);
    expect(names.length, path).toBeGreaterThan(100);
    for (const name of names) if (!known.has(name)) withoutRule.set(name, path);
  }
  expect(Object.fromEntries(withoutRule)).toEqual({});
});
