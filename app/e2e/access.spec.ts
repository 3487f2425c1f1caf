/** The network diagram by keyboard, and pages under reduced motion. */
import { expect, test } from "@playwright/test";
import { afterRendering, expectHydrated, holdRequests, visit } from "./page";
import { networkNodes } from "./site-source";
import { esee } from "./stage";

test("a node of the network diagram keeps the focus while the page hydrates, and a press dims the others", async ({
  page,
}) => {
  const [node] = networkNodes;
  if (node === undefined) throw new Error("the network has no node");
  const arrive = await holdRequests(page, /\/assets\/about-mavi-ecosystem-.*\.js$/);
  await page.goto("/about-mavi-ecosystem", { waitUntil: "domcontentloaded" });
  const element = page.getByRole("button", { name: node.label.join(" "), exact: true });
  await element.focus();
  // Keys have no effect before its code has loaded.
  await page.keyboard.press("Enter");
  await afterRendering(page);
  await expect(element).toHaveAttribute("aria-pressed", "false");
  arrive();
  await expectHydrated(page);
  await expect(element).toBeFocused();
  const dimmed = () =>
    page
      .locator("[role=group] *")
      .evaluateAll((parts) => parts.filter((part) => Number(getComputedStyle(part).opacity) < 1).length);
  await page.keyboard.press("Enter");
  await expect.poll(dimmed).toBeGreaterThan(0);
});

test("nothing moves on a page under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/about-mavi-ecosystem", esee.path]) {
    await visit(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && Number(effect?.getComputedTiming().endTime) > 10,
        )
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : "")),
    );
    expect(moving, path).toEqual([]);
  }
});
