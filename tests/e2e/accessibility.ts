/** What axe finds on a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export interface Scope {
  /** `"only"` checks nothing but what depends on the colors; `"forced"` leaves out their contrast. */
  readonly colors?: "only" | "forced";
}

/** The rules that a page breaks, each with the elements that do. */
export async function violations(
  page: Page,
  { colors }: Scope = {},
): Promise<[rule: string, elements: string[]][]> {
  // All of the site is in one frame: axe need not open a page of its own to bring results together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (colors === "only") axe.withRules(["color-contrast", "link-in-text-block"]);
  if (colors === "forced") axe.disableRules("color-contrast");
  // A section below the fold is as high as estimated until it is near: beyond that its text would be measured
  // against the ground of the next section. Without the attribute all sections are laid out.
  const path = await page.evaluate(() => {
    const root = document.getElementById("root");
    const before = root?.dataset["path"];
    delete root?.dataset["path"];
    return before;
  });
  const found = await axe.analyze();
  await page.evaluate((before) => {
    const root = document.getElementById("root");
    if (root !== null && before !== undefined) root.dataset["path"] = before;
  }, path);
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
