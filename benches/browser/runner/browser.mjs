// Real Chromium, one page a contender: engines share neither heap nor compiled code, and turn by turn only one runs.

import { gzipSync } from "node:zlib";

import { stage } from "./plan.mjs";

/** Starts the system's Chromium: `CHROME_PATH`, else Debian's. */
export async function launchChromium() {
  // Here, so that `--help` needs no packages.
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      // WebGL where there is no GPU; script time is the same, rasterization is not (README.md).
      "--enable-unsafe-swiftshader",
      "--force-device-scale-factor=1",
      // Pages wait for their turn in the background and must answer at once when it comes.
      "--disable-background-timer-throttling",
      "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding",
    ],
  });
}

/** A page with the harness loaded and nothing mounted. Errors of the page are collected in `errors`. */
export async function openPage(context, origin) {
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(`${origin}/page/index.html`);
  await page.waitForFunction(() => window.bench);
  return { page, errors };
}

/** Mounts `contender` on a page of its own; resolves to the page and the bytes that it fetched for it. */
export async function mountContender({ context, origin, contender, cell, seed }) {
  const { page, errors } = await openPage(context, origin);
  const fetched = [];
  page.on("response", (response) => {
    if (/^\/(dist|engines)\//.test(new URL(response.url()).pathname)) fetched.push(response);
  });
  await page.evaluate(
    ([module, options]) => window.bench.mount(module, options),
    [
      `/dist/contenders/${contender.module}/index.js`,
      { ...stage, ...cell, painter: contender.painter, engine: contender.engine, seed },
    ],
  );
  const gzipBytes = async () => {
    const bodies = await Promise.all(fetched.map((response) => response.body()));
    return bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0);
  };
  return { page, errors, gzipBytes };
}
