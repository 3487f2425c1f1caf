/** Stock Firefox, driven by WebDriver BiDi. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect, type Page } from "puppeteer-core";
import { type Driver, type Launch, onlyAnchorDiffers } from "./driver";
import { SupervisedProcess, temporaryFolder } from "./supervised-process";

const paths = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

function executable(): string {
  const path = process.env["FIREFOX_PATH"] ?? paths.find((candidate) => existsSync(candidate));
  if (path === undefined)
    throw new Error("Firefox is not installed (Debian: firefox-esr); FIREFOX_PATH names it");
  return path;
}

export async function launchFirefox({ reducedMotion }: Launch): Promise<Driver> {
  const profile = temporaryFolder();
  // Without a GPU, drawing frames takes most of the tests' time: 20 a second are enough.
  writeFileSync(
    join(profile, "user.js"),
    `user_pref("ui.prefersReducedMotion", ${reducedMotion ? 1 : 0});
user_pref("layout.frame_rate", 20);
`,
  );
  const firefox = new SupervisedProcess(
    executable(),
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "about:blank"],
    profile,
  );
  try {
    const [, endpoint = ""] = await firefox.line(/WebDriver BiDi listening on (ws:\S+)/);
    const browser = await connect({
      browserWSEndpoint: `${endpoint}/session`,
      protocol: "webDriverBiDi",
      defaultViewport: null,
    });
    // Not the first tab, which never gets the focus, so that no key presses a button there.
    return await driverOf(await browser.newPage());
  } catch (error) {
    await firefox.end();
    throw error;
  }
}

async function driverOf(page: Page): Promise<Driver> {
  let messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${String(error)}`));
  // Firefox writes them to the console, but does not report them to the driver.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`blocked by ${effectiveDirective}: ${blockedURI}`);
    });
  });
  return {
    open: async (url) => {
      if (onlyAnchorDiffers(url, page.url())) await page.goto("about:blank");
      messages = [];
      await page.goto(url);
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot({ encoding: "base64" }),
    resize: (width, height) => page.setViewport({ width, height }),
    messages: async () => {
      // Events arrive in order, so that all earlier messages have arrived.
      await page.evaluate(() => document.title);
      return messages;
    },
  };
}
