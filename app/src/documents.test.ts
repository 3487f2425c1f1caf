/** Checks the links in the repository's Markdown documents. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

const repository = join(import.meta.dirname, "../..");
const folders = ". docs tests benches benches/browser crates/particles crates/painters".split(" ");

/** The documents' texts by path. */
const documents = new Map(
  folders.flatMap((folder) =>
    readdirSync(join(repository, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => posix.join(folder, name))
      .map((file) => [file, readFileSync(join(repository, file), "utf8")] as const),
  ),
);

/** Returns the anchors that GitHub gives to a document's headings. */
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
