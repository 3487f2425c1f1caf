/** Both animations in real time. */
import { describe, expect, test } from "vitest";
import { launchPage } from "./page";
import {
  countColored,
  esee,
  expectNoneEarly,
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

describe.each([esee, impact])("stage of $animation", (stagePage) => {
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
});

describe("labels of the stage of esee", () => {
  const { labels: categories } = esee.content;
  const names = Object.values(categories).map(({ text }) => text);
  const highlighted = async () => {
    const found = await Promise.all(names.map((name) => page.look({ role: "button", name })));
    return names.filter((_, index) => found[index]?.highlighted === true);
  };

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
});
