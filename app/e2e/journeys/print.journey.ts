/** Print styles, shown on the screen because neither driver can print. */
import { expect, test } from "vitest";
import { launchPage } from "./page";
import { esee, lookAtStage } from "./stages";

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

test("the printed stage is the still", async () => {
  const { path, animation, phases } = esee;
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
});
