/** Pages under reduced motion. */
import { expect, test } from "./fixtures";
import { visit } from "./page";
import { esee } from "./stage";

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
