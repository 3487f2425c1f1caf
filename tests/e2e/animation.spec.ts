import { expect, type Locator, type Page, test } from "@playwright/test";
import { labels } from "../../app/src/content/shared/site";
import { esee, impact, stageButton, type StagePage, surface, walkStills } from "./stage";

/*
 * Both animations under a clock that the test moves: a frame every 16 ms. What SPEC.md fixes, times and
 * texts, stands here as it stands there. What happens when the engine fails is in faults.spec.ts.
 */

const FRAME_MS = 16;

const pause = (page: Page): Locator => page.getByRole("button", { name: labels.pauseAnimation });
const play = (page: Page): Locator => page.getByRole("button", { name: labels.playAnimation });

/** Goes to a stage and waits until the engine draws it, with the clock at a frame. */
async function open(page: Page, { path }: StagePage): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  await surface(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    await expect(surface(page)).toHaveAttribute("data-drawn", "true", { timeout: 100 });
  }).toPass();
  const sinceFrame = await page.evaluate((frameMs) => performance.now() % frameMs, FRAME_MS);
  await page.clock.runFor(FRAME_MS - sinceFrame);
}

/** Clicks in the stage's upper left, clear of labels, and takes the pointer away. */
async function click(page: Page, stagePage: StagePage): Promise<void> {
  await stageButton(page, stagePage).click({ position: { x: 60, y: 80 } });
  await page.mouse.move(0, 0);
}

/** The phase, once React has shown what the frames so far have changed. */
async function expectPhase(page: Page, phase: string): Promise<void> {
  await page.waitForTimeout(50);
  await expect(surface(page)).toHaveAttribute("data-phase", phase);
}

/** Counts the frames that an open page asks for from now on. */
async function countFrames(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const count = { frames: 0 };
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      count.frames += 1;
      return ask(callback);
    };
    return count;
  });
  return () => counter.evaluate((count) => count.frames);
}

/** Has the page believe that its WebGL runs on a GPU, so that the stage takes it. */
async function pretendGpu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function getParameter(name: number) {
      return name === this.RENDERER ? "a GPU" : original.call(this, name);
    };
  });
}

test.describe("ESEE", () => {
  test("converges 2 s after a click and unifies 4 s later", async ({ page }) => {
    await open(page, esee);
    await expectPhase(page, "scattered");
    await expect(
      page.getByText("Click to see how ESEE data streams merge into unified insights"),
    ).toBeVisible();

    await click(page, esee);
    await expect(page.getByText("Click to reset visualization")).toBeVisible();
    await page.clock.runFor(2000 - FRAME_MS);
    await expectPhase(page, "scattered");
    await page.clock.runFor(FRAME_MS);
    await expectPhase(page, "converging");
    await page.clock.runFor(4000 - FRAME_MS);
    await expectPhase(page, "converging");
    await page.clock.runFor(FRAME_MS);
    await expectPhase(page, "unified");
    await expect(page.getByText("Quantitative Prosperity Intelligence", { exact: true })).toBeVisible();
  });

  for (const [phase, afterMs] of [
    ["scattered", 1008],
    ["converging", 4000],
    ["unified", 7008],
  ] as const) {
    test(`resets while ${phase}`, async ({ page }) => {
      await open(page, esee);
      await click(page, esee);
      await page.clock.runFor(afterMs);
      await expectPhase(page, phase);
      await click(page, esee);
      await expectPhase(page, "scattered");
      await expect(page.getByText("Click to see how ESEE")).toBeVisible();
      await page.clock.runFor(10_000);
      await expectPhase(page, "scattered");
    });
  }

  test("highlights the quadrant under the pointer, until unified", async ({ page }) => {
    await open(page, esee);
    const box = await surface(page).boundingBox();
    if (box === null) throw new Error("the stage has no box");
    const places = { environmental: [1, 1], social: [3, 1], ethical: [1, 3], economic: [3, 3] } as const;
    for (const [name, [column, row]] of Object.entries(places)) {
      await page.mouse.move(box.x + (box.width * column) / 4, box.y + (box.height * row) / 4);
      await page.clock.runFor(FRAME_MS);
      const label = page.getByRole("button", { name, exact: false }).and(page.locator("[aria-pressed]"));
      await expect(label).toHaveAttribute("aria-pressed", "true");
      await expect(surface(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    }
    await click(page, esee);
    await page.clock.runFor(6000);
    await expectPhase(page, "unified");
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4);
    await page.clock.runFor(FRAME_MS);
    await page.waitForTimeout(50);
    await expect(surface(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  });

  test("is operated by keyboard alone", async ({ page }) => {
    await open(page, esee);
    await stageButton(page, esee).focus();
    await page.keyboard.press("Tab");
    const label = page.getByRole("button", { name: "Environmental" });
    await expect(label).toBeFocused();
    await expect(label).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Shift+Tab");
    await expect(label).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Click to reset visualization")).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText("Click to see how ESEE")).toBeVisible();
    for (let tab = 0; tab < 5; tab += 1) await page.keyboard.press("Tab");
    await expect(pause(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(play(page)).toBeFocused();
  });

  test("goes on through a change of size", async ({ page }) => {
    await open(page, esee);
    await click(page, esee);
    await page.clock.runFor(3008);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.waitForTimeout(100);
    await page.clock.runFor(FRAME_MS);
    await expectPhase(page, "converging");
    const [width, boxWidth] = await surface(page).evaluate((element) => [
      element.querySelector("canvas")?.width,
      element.clientWidth,
    ]);
    expect(width).toBe(boxWidth);
  });
});

test.describe("Impact", () => {
  test("converges 3 s after a click and is collective 5 s later", async ({ page }) => {
    await open(page, impact);
    await expectPhase(page, "individual");
    await expect(
      page.getByText("Click to see how individual data transforms into collective insight"),
    ).toBeVisible();

    await click(page, impact);
    await expect(page.getByText("Click to reset visualization")).toBeVisible();
    await page.clock.runFor(3008 - FRAME_MS);
    await expectPhase(page, "individual");
    await page.clock.runFor(FRAME_MS);
    await expectPhase(page, "converging");
    await page.clock.runFor(4992 - FRAME_MS);
    await expectPhase(page, "converging");
    await page.clock.runFor(FRAME_MS);
    await expectPhase(page, "collective");
    await expect(page.getByText("Collective Insight", { exact: true })).toBeVisible();
    await expect(
      page.getByText("Individual experiences combine to create powerful community knowledge"),
    ).toBeVisible();
  });

  for (const [phase, afterMs] of [
    ["individual", 2000],
    ["converging", 5008],
    ["collective", 9008],
  ] as const) {
    test(`resets while ${phase}`, async ({ page }) => {
      await open(page, impact);
      await click(page, impact);
      await page.clock.runFor(afterMs);
      await expectPhase(page, phase);
      await click(page, impact);
      await expectPhase(page, "individual");
      await expect(page.getByText("Click to see how individual data")).toBeVisible();
    });
  }

  test("goes back to individuals on another size", async ({ page }) => {
    await open(page, impact);
    await click(page, impact);
    await page.clock.runFor(5008);
    await expectPhase(page, "converging");
    await page.setViewportSize({ width: 700, height: 800 });
    await page.waitForTimeout(100);
    await page.clock.runFor(FRAME_MS);
    await expectPhase(page, "individual");
    await expect(page.getByText("Click to see how individual data")).toBeVisible();
  });

  test("asks for no frame once it has settled", async ({ page }) => {
    await open(page, impact);
    await click(page, impact);
    await page.clock.runFor(40_000);
    await expectPhase(page, "collective");
    const frames = await countFrames(page);
    await page.clock.runFor(5000);
    expect(await frames()).toBe(0);
    await click(page, impact);
    await page.clock.runFor(160);
    expect(await frames()).toBeGreaterThan(5);
  });
});

test.describe("a stage that rests", () => {
  test("asks for no frame while paused, and goes on where it was", async ({ page }) => {
    await open(page, esee);
    await click(page, esee);
    await page.clock.runFor(1008);
    await pause(page).click();
    const frames = await countFrames(page);
    await page.clock.runFor(10_000);
    expect(await frames()).toBe(0);
    await expectPhase(page, "scattered");
    await play(page).click();
    await page.clock.runFor(900);
    await expectPhase(page, "scattered");
    await page.clock.runFor(200);
    await expectPhase(page, "converging");
  });

  test("asks for no frame off-screen", async ({ page }) => {
    await open(page, esee);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(surface(page)).not.toBeInViewport();
    await page.waitForTimeout(200);
    await page.clock.runFor(FRAME_MS);
    const frames = await countFrames(page);
    await page.clock.runFor(5000);
    expect(await frames()).toBe(0);
    await surface(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    await page.clock.runFor(160);
    expect(await frames()).toBeGreaterThan(5);
  });
});

test.describe("pictures", () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  /** The canvas without the texts over it. */
  const picture = async (page: Page) => {
    const url = await surface(page)
      .locator("canvas")
      .evaluate((element: HTMLCanvasElement) => element.toDataURL());
    return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  };

  for (const { stagePage, moments } of [
    { stagePage: esee, moments: { scattered: 1008, converging: 5008, unified: 9008 } },
    { stagePage: impact, moments: { individual: 2000, converging: 7008, collective: 12_000 } },
  ]) {
    const { animation } = stagePage.stage;
    for (const [phase, afterMs] of Object.entries(moments)) {
      test(`${animation}, ${phase}, is as stored`, async ({ page }) => {
        await open(page, stagePage);
        await click(page, stagePage);
        await page.clock.runFor(afterMs);
        await expectPhase(page, phase);
        // One pixel in five hundred may differ: browsers differ in the edges of discs.
        expect(await picture(page)).toMatchSnapshot(`${animation}-${phase}.png`, {
          maxDiffPixelRatio: 0.002,
        });
      });
    }
  }

  // In Canvas 2D opacities and radii are rounded to steps, and what overlaps does so by colour.
  for (const [stagePage, afterMs, tolerance] of [
    [esee, 1008, 0.004],
    [impact, 12_000, 0.01],
  ] as const) {
    test(`${stagePage.stage.animation} looks alike by Canvas 2D and by WebGL2`, async ({
      context,
      page: first,
    }) => {
      // Software takes its time to draw by WebGL2.
      test.slow();
      const shots: Buffer[] = [];
      const second = await context.newPage();
      await pretendGpu(second);
      for (const page of [first, second]) {
        await open(page, stagePage);
        await click(page, stagePage);
        await page.clock.runFor(afterMs);
        await page.waitForTimeout(200);
        shots.push(await surface(page).screenshot());
      }
      expect(await differingShare(await context.newPage(), shots)).toBeLessThan(tolerance);
    });
  }
});

/**
 * The share of pixels that differ by more than an eighth of the scale in some channel. Any page will do
 * to count them, but the site's own: their policy refuses `data:`.
 */
async function differingShare(page: Page, shots: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (urls) => {
      const [first, second] = await Promise.all(
        urls.map(async (url) => {
          const bitmap = await createImageBitmap(await (await fetch(url)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        }),
      );
      if (first === undefined || second === undefined || first.length !== second.length) return 1;
      let differing = 0;
      for (let at = 0; at < first.length; at += 4) {
        const differs = [0, 1, 2].some(
          (channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 32,
        );
        if (differs) differing += 1;
      }
      return differing / (first.length / 4);
    },
    shots.map((shot) => `data:image/png;base64,${shot.toString("base64")}`),
  );
}

test.describe("reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  for (const stagePage of [esee, impact]) {
    test(`${stagePage.stage.animation} walks its stills and never fetches the engine`, async ({ page }) => {
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(request.url()));
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(stagePage.path);
      await page.waitForLoadState("networkidle");
      await walkStills(page, stagePage);
      expect(fetched.filter((url) => url.includes("particles"))).toEqual([]);
      await expect(pause(page)).toHaveCount(0);
    });
  }
});
