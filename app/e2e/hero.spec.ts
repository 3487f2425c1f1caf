/** The alignment of heroes. */
import { expect, test } from "@playwright/test";
import { heading, visit } from "./page";
import { canonicalPaths } from "./site-source";

test("a hero has its words on the left, in the center or on the right, as its page says", async ({
  page,
}) => {
  /** Of the heading's text, which may be narrower than its box, as a share of the window's width. */
  const middle = () =>
    heading(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2 / window.innerWidth;
    });
  for (const [path, isAligned] of [
    ["/platform", (share: number) => share < 0.5],
    ["/platform/about-us", (share: number) => share > 0.5],
    ["/platform/mavi-difference", (share: number) => Math.abs(share - 0.5) < 0.005],
  ] as const) {
    // A page that was removed is no fault of the hero.
    if (!(canonicalPaths as readonly string[]).includes(path)) continue;
    await visit(page, path);
    expect(isAligned(await middle()), path).toBe(true);
  }
});
