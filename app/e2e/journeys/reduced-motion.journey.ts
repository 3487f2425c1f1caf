/** Both animations with reduced motion. */
import { describe, expect, test } from "vitest";
import { labels } from "../site-source";
import { launchPage } from "./page";
import { esee, expectNoneEarly, impact, lookAtStage, recordedPhases, recordPhases } from "./stages";

const page = launchPage({ reducedMotion: true });

/** Files that the page has fetched. */
const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

describe.each([esee, impact])("reduced motion on the page of $animation", (stagePage) => {
  const [[first], second, third] = stagePage.phases;
  const { animation, hints } = stagePage.content;

  async function expectStill(phase: string): Promise<void> {
    await expect
      .poll(async () => {
        const { phase: current, drawn, still } = await page.evaluate(lookAtStage);
        return { current, drawn, still };
      })
      .toEqual({ current: phase, drawn: false, still: expect.stringContaining(`/${animation}-${phase}-`) });
  }

  test("walks the still pictures, none early, and never fetches the engine", async () => {
    await page.open(stagePage.path);
    await expectStill(first);
    await page.evaluate(recordPhases);
    await page.click({ role: "button", name: hints.start });
    await expectStill(second[0]);
    await expectStill(third[0]);
    expectNoneEarly(await page.evaluate(recordedPhases), [second, third]);
    await page.click({ role: "button", name: hints.reset });
    await expectStill(first);
    expect(await page.look({ role: "button", name: labels.pauseAnimation })).toBeNull();
    expect((await fetched()).filter((url) => url.includes("particles"))).toEqual([]);
    expect(await page.messages()).toEqual([]);
  });
});
