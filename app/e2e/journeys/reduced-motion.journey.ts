/** Both animations with reduced motion. */
import { expect, test } from "vitest";
import { labels } from "../site-source";
import { launchPage } from "./page";
import { esee, impact, lookAtStage } from "./stages";

const page = launchPage({ reducedMotion: true });

test.each([esee, impact])(
  "with reduced motion, $animation shows its stills in turn and does not fetch the engine",
  async ({ path, phases, content: { animation, hints } }) => {
    const [[first], ...later] = phases;
    const expectStill = async (phase: string) => {
      await expect
        .poll(() => page.evaluate(lookAtStage))
        .toMatchObject({ phase, drawn: false, still: expect.stringContaining(`/${animation}-${phase}-`) });
    };
    await page.open(path);
    await expectStill(first);
    await page.click({ role: "button", name: hints.start });
    for (const [phase] of later) await expectStill(phase);
    await page.click({ role: "button", name: hints.reset });
    await expectStill(first);
    expect(await page.look({ role: "button", name: labels.pauseAnimation })).toBeNull();
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(fetched.filter((url) => url.includes("particles"))).toEqual([]);
    expect(await page.messages()).toEqual([]);
  },
);
