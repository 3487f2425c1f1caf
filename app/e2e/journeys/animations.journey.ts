/** Both animations in real time. */
import { describe, expect, test } from "vitest";
import { consortiumLink, homeLink, labels } from "../site-source";
import { launchPage, wide } from "./page";
import {
  countColored,
  esee,
  expectNoneEarly,
  framesWithin,
  impact,
  lookAtStage,
  recordedPhases,
  recordPhases,
  type StagePage,
  type StageState,
} from "./stages";

const page = launchPage();
const stage = (): Promise<StageState> => page.evaluate(lookAtStage);
const phase = async () => (await stage()).phase;
const recordedNames = async () => (await page.evaluate(recordedPhases)).map(({ name }) => name);
const text = async (name: string) => (await page.look({ role: "text", name, within: "main" }))?.text;

/** Half of the smallest area that the dots of either animation cover. */
const paintedPixels = 4000;

async function open({ path }: StagePage): Promise<void> {
  await page.open(path);
  await expect.poll(async () => (await stage()).drawn, { message: "the engine draws" }).toBe(true);
  await page.leave();
}

/** The share of the stage that dots cover, from a screenshot. */
async function colored(): Promise<number> {
  const { box } = await stage();
  return page.evaluate(countColored, await page.driver.screenshot(), box);
}

/** How many frames the page requests in half a second. */
const frames = () => page.evaluate(framesWithin, 500);

describe.each([
  { ...esee, from: "/", link: homeLink },
  { ...impact, from: "/consortium", link: consortiumLink },
])("stage of $animation", ({ from, link, ...stagePage }) => {
  const [[first], second, third] = stagePage.phases;
  const { hints } = stagePage.content;

  test("runs through its phases, none early, drawn in each, and resets", async () => {
    await open(stagePage);
    expect(await phase()).toBe(first);
    await expect.poll(colored).toBeGreaterThan(paintedPixels);
    await page.evaluate(recordPhases);
    await page.click({ role: "button", name: hints.start });
    await page.leave();
    await expect.poll(() => text(hints.reset)).toBe(hints.reset);
    for (const [name] of [second, third]) {
      await expect.poll(recordedNames).toContain(name);
      await expect.poll(colored, { message: name }).toBeGreaterThan(paintedPixels);
    }
    await expect.poll(() => text(stagePage.caption)).toContain(stagePage.caption);
    expectNoneEarly(await page.evaluate(recordedPhases), [second, third]);
    await page.click({ role: "button", name: hints.reset });
    await expect.poll(phase).toBe(first);
    await expect.poll(() => text(hints.start)).toBe(hints.start);
    expect(await page.messages()).toEqual([]);
  });

  test("starts by the link that promises it, whole in the window of a phone on its side, and not after Back", async () => {
    await page.open(from);
    await page.resize({ width: 844, height: 390 });
    await page.click({ role: "link", name: link.label });
    await expect.poll(() => text(hints.reset)).toBe(hints.reset);
    const { top, bottom } = await page.evaluate(() => {
      const figure = document.querySelector("main figure");
      if (figure === null) throw new Error("the page has no figure");
      const box = figure.getBoundingClientRect();
      return { top: box.top, bottom: box.bottom };
    });
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(390);
    await page.evaluate(() => history.back());
    // A Forward before the page has changed would leave the animation as it is.
    await expect.poll(() => page.look({ role: "link", name: link.label })).not.toBeNull();
    await page.evaluate(() => history.forward());
    await expect.poll(() => text(hints.start)).toBe(hints.start);
    await page.resize(wide);
  });

  test("asks for no frame while it is paused, and goes on", async () => {
    await open(stagePage);
    await page.click({ role: "button", name: labels.pauseAnimation });
    await expect.poll(() => page.look({ role: "button", name: labels.playAnimation })).not.toBeNull();
    await expect.poll(frames).toBe(0);
    await page.press("Enter");
    await expect.poll(() => page.look({ role: "button", name: labels.pauseAnimation })).not.toBeNull();
    await expect.poll(frames).toBeGreaterThan(0);
  });
});

describe("labels of the stage of esee", () => {
  const { labels: categories } = esee.content;
  const names = Object.values(categories).map(({ text }) => text);
  const labelsThat = async (are: "highlighted" | "pressed") => {
    const found = await Promise.all(names.map((name) => page.look({ role: "button", name })));
    return names.filter((_, index) => found[index]?.[are] === true);
  };
  const highlighted = () => labelsThat("highlighted");
  const pressed = () => labelsThat("pressed");

  test("are singled out by pointing at their quadrant", async () => {
    await open(esee);
    for (const [index, name] of names.entries()) {
      const { box } = await stage();
      const column = index % 2 === 0 ? 1 : 3;
      const row = index < 2 ? 1 : 3;
      await page.driver.movePointer(box.x + (box.width * column) / 4, box.y + (box.height * row) / 4);
      await expect.poll(highlighted).toEqual([name]);
    }
    await page.leave();
    await expect.poll(highlighted).toEqual([]);
  });

  test("are singled out by a press, also after the stage is left, and by the tab key, until Escape", async () => {
    await open(esee);
    const [environmental = "", social = ""] = names;
    await page.click({ role: "button", name: environmental });
    await expect.poll(pressed).toEqual([environmental]);
    await page.leave();
    await expect.poll(highlighted).toEqual([environmental]);
    await page.press("Tab");
    await expect.poll(highlighted).toEqual([social]);
    expect(await pressed()).toEqual([environmental]);
    await page.press("Enter");
    await expect.poll(pressed).toEqual([social]);
    await page.press("Escape");
    await expect.poll(highlighted).toEqual([]);
    expect(await pressed()).toEqual([]);
  });
});
