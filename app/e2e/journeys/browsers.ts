/** Starts stock Firefox, driven by WebDriver BiDi, and WebKitGTK, which has Safari's engine, driven by WebDriver. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "puppeteer-core";
import { Builder, Capabilities, Key as Keys, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { vi } from "vitest";

// Drivers and browsers end with this process, which exits when Vitest stops it or has ended.
for (const end of ["SIGTERM", "disconnect"]) process.once(end, () => process.exit());

/** One window of a browser. Positions are CSS pixels from the window's upper left corner. */
export interface Browser {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page. It can use only its arguments, nothing else from outside; arguments and result are
   * JSON values.
   */
  evaluate<Arguments extends unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab" | "ArrowDown"): Promise<void>;
  /** Resizes the page. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export async function launchFirefox(reducedMotion: boolean): Promise<Browser> {
  const firefox = await launch({
    browser: "firefox",
    executablePath: process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr",
    defaultViewport: null,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      // Without a GPU, drawing frames takes most of the tests' time: 20 a second are enough.
      "layout.frame_rate": 20,
    },
  });
  // Not the first tab, which never gets the focus, so keys do nothing there.
  const page = await firefox.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => firefox.close(),
  };
}

export async function launchWebKit(reducedMotion: boolean): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "mavi-journeys-"));
  mkdirSync(join(folder, "gtk-3.0"));
  // The desktop's setting for reduced motion.
  writeFileSync(
    join(folder, "gtk-3.0", "settings.ini"),
    `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`,
  );
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  process.once("exit", () => {
    screen.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const [display] = await once(screen.stdout, "data");
  const driver = new DriverService.Builder(process.env["WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver")
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: folder,
      // Without a GPU, the default renderer shows 2 frames per second, this one 18.
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      // The sandbox does not start as root, nor where the system forbids namespaces, as on CI's machines. The tests
      // open only the site's pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    })
    .setLoopback(true)
    .build();
  const args = ["--automation", "--javascript-can-open-windows-automatically=true"];
  const session = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } }))
    .build();
  // A window without a tool bar; with one, it cannot be narrower than 447 px.
  const first = await session.getWindowHandle();
  await session.executeScript("window.open('about:blank', '', 'popup,width=1440,height=900')");
  const handles = await vi.waitUntil(
    async () => {
      const all = await session.getAllWindowHandles();
      return all.length > 1 && all;
    },
    { timeout: 30_000 },
  );
  await session.switchTo().window(handles.find((handle) => handle !== first) ?? first);

  const actions = () => session.actions({ async: true });
  const at = (x: number, y: number) => ({
    origin: Origin.VIEWPORT,
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const keys = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB, ArrowDown: Keys.ARROW_DOWN };
  return {
    open: (url) => session.get(url),
    evaluate: (run, ...args) => session.executeScript(run, ...args),
    movePointer: (x, y) => actions().move(at(x, y)).perform(),
    click: (x, y) => actions().move(at(x, y)).press().release().perform(),
    type: (text) => actions().sendKeys(text).perform(),
    press: (key) => actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    close: async () => {
      await session.quit();
      await driver.kill();
    },
  };
}
