/** Contrasts of the color tokens: in both schemes and on the grounds of sections. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

type Rgb = readonly [number, number, number];

/** The colors declared in the rule that begins with `start`. */
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

/** White of some opacity on a ground, as `rgb(255 255 255 / 0.5)` says it; also a plain color. */
function over(ground: Rgb, color: string): Rgb {
  const opacity = /^rgb\(255 255 255 \/ ([\d.]+)\)$/.exec(color)?.[1];
  if (opacity === undefined) return hex(color);
  const mixed = (channel: number) => 255 * Number(opacity) + channel * (1 - Number(opacity));
  return [mixed(ground[0]), mixed(ground[1]), mixed(ground[2])];
}

/** Relative luminance by WCAG 2.2. */
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
/** Changes no token. */
const none: ReadonlyMap<string, string> = new Map();
const grounds = ["bg", "surface", "sunken", "teal-tint", "violet-tint"];

describe.each(["light", "dark", "raised", "night"] as const)("%s", (ground) => {
  const tokens = rule("--bg: light-dark(");
  const changed = { light: none, dark: none, raised: rule("--bg: #1a282c"), night: rule("--bg: #211844") }[
    ground
  ];
  const colorOf = (name: string): Rgb => {
    const [, light = "", dark = ""] = /^light-dark\((.+), (.+)\)$/.exec(tokens.get(name) ?? "") ?? [];
    if (ground === "light") return hex(light);
    return hex(changed.get(name) ?? dark);
  };

  test.each(grounds)("texts reach 4.5 and lines 3 on %s", (area) => {
    for (const name of texts)
      expect(contrast(colorOf(name), colorOf(area)), name).toBeGreaterThanOrEqual(4.5);
    for (const name of lines) expect(contrast(colorOf(name), colorOf(area)), name).toBeGreaterThanOrEqual(3);
  });

  test.each(["bg", "surface", "sunken"])("the edges of controls reach 3 on %s", (area) => {
    expect(contrast(colorOf("control"), colorOf(area))).toBeGreaterThanOrEqual(3);
  });

  test.each(["button", "button-hover", "button-violet", "button-violet-hover"])(
    "texts reach 4.5 on %s",
    (button) => {
      expect(contrast(colorOf("on-button"), colorOf(button))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test.each(["ground-teal", "ground-violet"])("on %s texts reach 4.5 and lines 3", (band) => {
  const ground = hex(rule("--bg: light-dark(").get(band) ?? "");
  const tokens = rule("--bg: var(--ground)");
  for (const name of texts)
    expect(contrast(over(ground, tokens.get(name) ?? ""), ground), name).toBeGreaterThanOrEqual(4.5);
  for (const name of lines)
    expect(contrast(over(ground, tokens.get(name) ?? ""), ground), name).toBeGreaterThanOrEqual(3);
});
