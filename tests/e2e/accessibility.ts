/** What axe finds on a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose result depends on the colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

export interface Scope {
  /** `"only"` checks nothing but colours; `"none"` leaves them out. */
  readonly colours?: "only" | "none";
}

/** The rules that a page breaks, each with the elements that do. */
export async function violations(page: Page, { colours }: Scope = {}): Promise<[rule: string, elements: string[]][]> {
  // All of the site is in one frame: axe need not open a page of its own to bring results together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (colours === "only") axe.withRules(colourRules);
  if (colours === "none") axe.disableRules(colourRules);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
