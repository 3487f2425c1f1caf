/** The alignment of heroes. */
import { expect, test } from "@playwright/test";
import { heading, visit } from "./page";

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
  await visit(page, "/platform");
  expect(await middle()).toBeLessThan(0.5);
  await visit(page, "/platform/about-us");
  expect(await middle()).toBeGreaterThan(0.5);
  await visit(page, "/platform/mavi-difference");
  expect(await middle()).toBeCloseTo(0.5, 2);
});
