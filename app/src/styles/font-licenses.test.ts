/** The published copies of the fonts' licenses: the fonts may be served only along with them. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const fonts = ["@fontsource-variable/instrument-sans", "@fontsource/bricolage-grotesque"];
const app = join(import.meta.dirname, "../..");

describe("licenses of the fonts", () => {
  it("are published for every font package that the site depends on", () => {
    const { dependencies } = JSON.parse(readFileSync(join(app, "package.json"), "utf8"));
    const installed = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));
    expect(installed).toEqual(fonts);
  });

  it.each(fonts)("%s: the published text is that of the installed package", (font) => {
    const license = join(app, "node_modules", font, "LICENSE");
    const published = join(app, "public/licenses", `${basename(font)}.txt`);
    expect(readFileSync(published, "utf8")).toBe(readFileSync(license, "utf8"));
  });
});
