/** Both animations in real time. */
import { describe, expect, test } from "vitest";
import { paintedPixels } from "../stage-pages";
import { launchPage } from "./page";
import { esee, impact, lookAtStage, type StagePage } from "./stages";

const page = launchPage();
const stage = () => page.evaluate(lookAtStage);
const isShown = async (name: string) => (await page.look({ role: "text", name, within: "main" })) !== null;

async function open({ path }: StagePage): Promise<void> {
  await page.open(path);
  await expect.poll(async () => (await stage()).drawn, { message: "the engine draws" }).toBe(true);
  await page.leave();
}

describe.each([esee, impact])("stage of $animation", (stagePage) => {
  const [first, ...later] = stagePage.phases;
  const { hints } = stagePage.content;

  test("goes through its phases, drawn in each, and resets", async () => {
    await open(stagePage);
    const expectPhase = async (phase: string) => {
      await expect.poll(stage).toMatchObject({ phase, drawn: true });
      // Half of the smallest area that the particles of either animation cover.
      await expect.poll(() => page.evaluate(paintedPixels), { message: phase }).toBeGreaterThan(4000);
    };
    await expectPhase(first[0]);
    await page.click({ role: "button", name: hints.start });
    await page.leave();
    await expect.poll(() => isShown(hints.reset)).toBe(true);
    for (const [phase] of later) await expectPhase(phase);
    await expect.poll(() => isShown(stagePage.caption)).toBe(true);
    await page.click({ role: "button", name: hints.reset });
    await expectPhase(first[0]);
    await expect.poll(() => isShown(hints.start)).toBe(true);
    expect(await page.messages()).toEqual([]);
  });
});

test("the label of ESEE's quadrant under the pointer is highlighted", async () => {
  await open(esee);
  const highlighted = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll("[data-phase] [data-highlighted=true]"),
        ({ textContent }) => textContent,
      ),
    );
  for (const [index, { text }] of Object.values(esee.content.labels).entries()) {
    const { box } = await stage();
    const [column, row] = [index % 2 === 0 ? 1 : 3, index < 2 ? 1 : 3];
    await page.movePointer(box.x + (box.width * column) / 4, box.y + (box.height * row) / 4);
    await expect.poll(highlighted).toEqual([expect.stringContaining(text)]);
  }
  await page.leave();
  await expect.poll(highlighted).toEqual([]);
});
