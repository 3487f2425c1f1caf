/** The site with a missing file. */
import { beforeEach, expect, test } from "vitest";
import { header, notices } from "../site-source";
import { launchPage } from "./page";
import { esee, lookAtStage } from "./stages";

const page = launchPage();

/** Makes the host answer 404 for files whose name contains `part`. */
async function loseFile(part: string): Promise<void> {
  await page.evaluate((name) => {
    document.cookie = `missing=${name}; path=/`;
  }, part);
}

// A page that has neither of the files.
beforeEach(() => page.open("/privacy"));

test("a page's code is gone: its link loads the document", async () => {
  const [link] = header.links;
  if (link === undefined) throw new Error("the header has no link");
  await loseFile(`${link.href.slice(1)}-`);
  const documentAge = () => page.evaluate(() => performance.timeOrigin);
  const before = await documentAge();
  await page.click({ role: "link", name: link.label, within: "header" });
  await expect.poll(() => page.path()).toBe(link.href);
  await expect.poll(documentAge).toBeGreaterThan(before);
  await expect.poll(() => page.look({ role: "heading", within: "main" })).not.toBeNull();
});

test("the engine's file is missing: a notice, one warning, and stills instead of the animation", async () => {
  await loseFile(".wasm");
  await page.open(esee.path);
  const { title } = notices.animationFailed;
  await expect.poll(() => page.look({ role: "text", name: title })).not.toBeNull();
  expect(await page.messages()).toEqual([expect.stringContaining(title)]);
  const [, [second]] = esee.phases;
  await page.click({ role: "button", name: esee.content.hints.start });
  await expect
    .poll(() => page.evaluate(lookAtStage))
    .toMatchObject({ phase: second, drawn: false, still: expect.stringContaining(`/esee-${second}-`) });
});
