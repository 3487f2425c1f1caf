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
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
