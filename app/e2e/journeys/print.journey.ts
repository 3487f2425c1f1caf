/** Print styles, shown on the screen because neither driver can print. */
import { expect, test } from "vitest";
import { launchPage } from "./page";
import { esee, impact, lookAtStage } from "./stages";

const page = launchPage();

/** Runs in the page. */
function showAsPrinted(): void {
  const print = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        media.mediaText = media.mediaText.replace("not print", "not all").replace("print", "all");
      }
      if (rule instanceof CSSGroupingRule) print(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) print(sheet.cssRules);
}

/** Runs in the page: the text that its styles add to the first mail link. */
function textAfterMailLink(): string {
  const link = document.querySelector('main p a[href^="mailto:"]');
  if (link === null) throw new Error("the page has no mail link");
  return getComputedStyle(link, "::after").content;
}

test("a printed page has no fixed header, its heading, and says where its mail links lead", async () => {
  await page.open("/contact");
  expect(await page.look({ role: "navigation", within: "header" })).not.toBeNull();
  expect(await page.evaluate(textAfterMailLink)).toBe("none");
  await page.evaluate(showAsPrinted);
  expect(await page.look({ role: "navigation", within: "header" })).toBeNull();
  expect(await page.look({ role: "heading", within: "main" })).not.toBeNull();
  // Firefox returns the declaration, WebKit the computed value.
  expect(await page.evaluate(textAfterMailLink)).toMatch(/attr\(href\)|mailto:/);
  expect(await page.messages()).toEqual([]);
});

test.each([esee, impact])(
  "the printed stage of $animation is the still",
  async ({ path, animation, phases }) => {
    await page.open(path);
    const shown = async () => {
      const { drawn, still } = await page.evaluate(lookAtStage);
      return { drawn, still };
    };
    await expect.poll(shown).toEqual({ drawn: true, still: "" });
    await page.evaluate(showAsPrinted);
    const [[first]] = phases;
    const still: unknown = expect.stringContaining(`/${animation}-${first}-`);
    await expect.poll(shown).toEqual({ drawn: false, still });
    expect(await page.messages()).toEqual([]);
  },
);
