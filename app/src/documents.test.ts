/** The links in the repository's Markdown documents, and the names in a recipe. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

const repository = join(import.meta.dirname, "../..");
const folders = [
  ".",
  "docs",
  "tests",
  "benches",
  "benches/browser",
  "benches/own",
  "crates/particles",
  "crates/painters",
];

/** Texts by paths in the repository. */
const documents = new Map(
  folders.flatMap((folder) =>
    readdirSync(join(repository, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => posix.join(folder, name))
      .map((file) => [file, readFileSync(join(repository, file), "utf8")] as const),
  ),
);

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

it.each([...documents])("%s links to files and headings that exist", (file, text) => {
  const broken = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].filter(
    ([, path = "", anchor]) => {
      const target = path === "" ? file : posix.join(posix.dirname(file), path);
      if (!existsSync(join(repository, target))) return true;
      return anchor !== undefined && !anchorsOf(documents.get(target) ?? "").includes(anchor);
    },
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});

it("the recipe for a drawing names components and files that exist", () => {
  const sources = import.meta.glob<string>("./components/{drawings,sections}/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const [, recipe = ""] = /^## Add a drawing$(.*?)^## /ms.exec(documents.get("CONTRIBUTING.md") ?? "") ?? [];
  const names = [...recipe.matchAll(/`([A-Z]\w+|[a-z-]+\.tsx)`/g)].map(([, name = ""]) => name);
  const known = Object.entries(sources).flat().join("");
  expect(names).toContain("Plot");
  expect(names.filter((name) => !known.includes(`/${name}`) && !known.includes(`function ${name}(`))).toEqual(
    [],
  );
});
