/** The site with a missing file. */
import { afterEach, expect, inject, test } from "vitest";
import { header, notices } from "../site-source";
import { launchPage } from "./page";
import { esee, lookAtStage } from "./stages";

const page = launchPage();

/** An address of the site under another host name, for which the browser has cached no files yet. */
const fresh = (path: string) => inject("origin").replace("127.0.0.1", "localhost") + path;

/** Makes files whose name contains `part` disappear from the host. */
async function loseFile(part: string): Promise<void> {
  await page.evaluate((name) => {
    document.cookie = `missing=${name}; path=/`;
  }, part);
}

afterEach(() => loseFile(""));

test("the engine's file is missing: a notice, one warning, and the stills in place of the animation", async () => {
  await page.open(fresh("/terms"));
  await loseFile(".wasm");
  await page.open(fresh(esee.path));
  const { title } = notices.animationFailed;
  await expect.poll(() => page.look({ role: "text", name: title })).not.toBeNull();
  expect(await page.messages()).toEqual([expect.stringContaining(title)]);
  const [, [second]] = esee.phases;
  await page.click({ role: "button", name: esee.content.hints.start });
  await expect.poll(async () => (await page.evaluate(lookAtStage)).phase).toBe(second);
  const { drawn, still } = await page.evaluate(lookAtStage);
  expect({ drawn, still }).toEqual({ drawn: false, still: expect.stringContaining(`/esee-${second}-`) });
});

test("a page's code is gone: its link loads the document", async () => {
  await page.open(fresh("/privacy"));
  const [link] = header.links;
  if (link === undefined) throw new Error("the header has no link");
  await loseFile(`${link.href.slice(1)}-`);
  const documentAge = () => page.evaluate(() => performance.timeOrigin);
  const before = await documentAge();
  await page.click({ role: "link", name: link.label, within: "header" });
  await expect.poll(() => page.path()).toBe(link.href);
  await expect.poll(documentAge).toBeGreaterThan(before);
  expect(await page.look({ role: "heading", within: "main" })).not.toBeNull();
});
