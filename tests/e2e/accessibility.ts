/** What axe finds on a page. */
import type { Page } from "@playwright/test";
import axe from "axe-core";

export interface Scope {
  /** Nothing but what depends on the colors. */
  readonly colors?: "only";
  /** Nothing but the elements of this selector, and what is in them. */
  readonly within?: string;
}

/** The rules that a page breaks, each with the elements that do. */
export async function violations(
  page: Page,
  { colors, within = ":root" }: Scope = {},
): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ["violations"], selectors: false };
  if (colors === "only") options.runOnly = ["color-contrast", "link-in-text-block"];
  return page.evaluate(
    async ([selector, run]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const found = await runner.run(selector, run);
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [within, options] as const,
  );
}
