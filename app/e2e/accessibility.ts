/** Checks pages with axe. */
import type { Page } from "@playwright/test";
import axe from "axe-core";

export interface Scope {
  /** Only rules about colors. */
  readonly colorsOnly?: boolean;
  /** Only elements that match this selector, with their descendants. */
  readonly within?: string;
}

/** The rules that a page breaks, each with the elements. */
export async function violations(
  page: Page,
  { colorsOnly = false, within = ":root" }: Scope = {},
): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ["violations"], selectors: false };
  if (colorsOnly) options.runOnly = ["color-contrast", "link-in-text-block"];
  return page.evaluate(
    async ([selector, run]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const found = await runner.run(selector, run);
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [within, options] as const,
  );
}
