/** Both animations in real time, and with reduced motion. */
import { describe, expect, test } from "vitest";
import { labels } from "../site-source";
import { esee, impact, paintedPixels } from "../stage-pages";
import { launchPage } from "./page";

const button = "figure > button[aria-labelledby]";

/** Runs in the page: scrolls to the stage and describes it. */
function describeStage() {
  const surface = document.querySelector<HTMLElement>("[data-phase]");
  if (surface === null) throw new Error("the page has no stage");
  surface.scrollIntoView({ block: "center", behavior: "instant" });
  const shown = (selector: "canvas" | "img") =>
    [...surface.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const [still] = shown("img") as HTMLImageElement[];
  return {
    phase: surface.dataset["phase"],
    /** Whether the engine draws the stage. */
    drawn: surface.dataset["canvasShown"] === "true" && shown("canvas").length === 1,
    /** The address of the still, empty if none has loaded. */
    still: still !== undefined && still.naturalWidth > 0 ? still.currentSrc : "",
  };
}

describe("in real time", () => {
  const page = launchPage();

  test.each([esee, impact])(
    "$animation goes through its phases, drawn in each, and resets",
    async ({ path, phases, caption, content: { hints } }) => {
      await page.open(path);
      const expectPhase = async (phase: string) => {
        await expect.poll(() => page.evaluate(describeStage)).toMatchObject({ phase, drawn: true });
        // Half of the smallest area that the particles of either animation cover.
        await expect.poll(() => page.evaluate(paintedPixels), { message: phase }).toBeGreaterThan(4000);
      };
      const [first, second, third] = phases;
      await expectPhase(first.name);
      await page.click(button);
      await page.leave();
      await expect.poll(() => page.isShown("figure p", hints.reset)).toBe(true);
      await expectPhase(second.name);
      await expectPhase(third.name);
      await expect.poll(() => page.isShown("figure p", caption)).toBe(true);
      await page.click(button);
      await expectPhase(first.name);
      await expect.poll(() => page.isShown("figure p", hints.start)).toBe(true);
      expect(await page.messages()).toEqual([]);
    },
  );
});

describe("with reduced motion", () => {
  const page = launchPage({ reducedMotion: true });

  test.each([esee, impact])(
    "$animation shows its stills in turn and does not fetch the engine",
    async ({ animation, path, phases }) => {
      const expectStill = async (phase: string) => {
        const still: unknown = expect.stringContaining(`/${animation}-${phase}-`);
        await expect.poll(() => page.evaluate(describeStage)).toMatchObject({ phase, drawn: false, still });
      };
      await page.open(path);
      const [first, second, third] = phases;
      await expectStill(first.name);
      await page.click(button);
      await expectStill(second.name);
      await expectStill(third.name);
      await page.click(button);
      await expectStill(first.name);
      expect(await page.isShown("button", labels.pauseAnimation)).toBe(false);
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name),
      );
      expect(fetched.filter((url) => url.includes("particles"))).toEqual([]);
      expect(await page.messages()).toEqual([]);
    },
  );
});
