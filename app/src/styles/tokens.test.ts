/** Checks the contrasts of the color tokens, in both schemes and on the grounds of sections. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

type Rgb = readonly [number, number, number];

/** Returns the colors declared in the rule that begins with `start`. */
function rule(start: string): ReadonlyMap<string, string> {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`no rule ${start}`);
  const body = css.slice(from, css.indexOf("}", from));
  return new Map(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function hex(color: string): Rgb {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`${color} is no color of six digits`);
  return [channel(1), channel(3), channel(5)];
}

/** Returns the color on a ground: `rgb(255 255 255 / 0.5)` is mixed with the ground, a plain color is not. */
function over(ground: Rgb, color: string): Rgb {
  const opacity = /^rgb\(255 255 255 \/ ([\d.]+)\)$/.exec(color)?.[1];
  if (opacity === undefined) return hex(color);
  const mixed = (channel: number) => 255 * Number(opacity) + channel * (1 - Number(opacity));
  return [mixed(ground[0]), mixed(ground[1]), mixed(ground[2])];
}

/** Returns one of a token's two colors; a token with one color has it in both schemes. */
function inScheme(scheme: string, value: string): string {
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return scheme === "light" ? light : dark;
}

/** Returns the relative luminance by WCAG 2.2. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts = ["ink", "ink-2", "ink-3", "teal-text", "violet-text"];
const lines = ["teal-line", "violet-line"];
const grounds = ["bg", "surface", "sunken", "teal-tint", "violet-tint"];
const buttons = ["button", "button-hover", "button-violet", "button-violet-hover"];
const tokens = rule("--bg: light-dark(");

/** Expects a minimum contrast between each color and each ground: 4.5 for texts, 3 for lines and edges. */
function expectContrast(of: (name: string) => Rgb, names: string[], on: string[], least: 4.5 | 3): void {
  for (const name of names)
    for (const ground of on)
      expect(contrast(of(name), of(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(least);
}

test.each([
  ["light", undefined],
  ["dark", undefined],
  ["raised", "--bg: #1a282c"],
  ["night", "--bg: #211844"],
])("texts, lines, edges of controls and buttons have enough contrast: %s", (scheme, start) => {
  const changed = start === undefined ? undefined : rule(start);
  const colorOf = (name: string): Rgb => {
    const value = tokens.get(name) ?? "";
    return hex(
      scheme === "light" ? inScheme("light", value) : (changed?.get(name) ?? inScheme("dark", value)),
    );
  };
  expectContrast(colorOf, texts, grounds, 4.5);
  expectContrast(colorOf, lines, grounds, 3);
  expectContrast(colorOf, ["control"], ["bg", "surface", "sunken"], 3);
  expectContrast(colorOf, ["on-button"], buttons, 4.5);
});

test.each([
  ["teal", "light", tokens.get("ground-teal")],
  ["violet", "light", tokens.get("ground-violet")],
  ["deep teal", "light", rule('[data-ground="deep-teal"]').get("ground")],
  ["deep teal", "dark", rule('[data-ground="deep-teal"]').get("ground")],
])("texts, lines and buttons have enough contrast on the ground %s: %s", (_, scheme, color = "") => {
  const ground = hex(inScheme(scheme, color));
  const changed = rule("--bg: var(--ground)");
  const colorOf = (name: string) => {
    const value = changed.get(name) ?? "";
    return value === "var(--ground)" ? ground : over(ground, value);
  };
  expectContrast(colorOf, texts, ["bg"], 4.5);
  expectContrast(colorOf, lines, ["bg"], 3);
  expectContrast(colorOf, ["on-button"], ["button", "button-hover"], 4.5);
});
