/** WebKitGTK, which has Safari's engine, in MiniBrowser on a virtual screen, driven by WebDriver. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import { vi } from "vitest";
import { type Driver, type Launch, onlyAnchorDiffers } from "./driver";
import { SupervisedProcess, temporaryFolder } from "./supervised-process";

/** The time limit for starting a program or opening a window on a busy machine. */
const startMs = 30_000;

export async function launchWebKit({ reducedMotion }: Launch): Promise<Driver> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "gtk-3.0"));
  // What the desktop's setting for reduced motion writes.
  writeFileSync(
    join(folder, "gtk-3.0", "settings.ini"),
    `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`,
  );
  const screen = new SupervisedProcess(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    temporaryFolder(),
  );
  const programs = [screen];
  const close = async () => {
    await Promise.all(programs.map((program) => program.end()));
  };
  try {
    const [display] = await screen.line(/^\d+$/);
    const port = await freePort();
    const webDriver = new SupervisedProcess(
      process.env["WEBKIT_DRIVER"] ?? "WebKitWebDriver",
      [`--port=${port}`],
      folder,
      {
        DISPLAY: `:${display}`,
        XDG_CONFIG_HOME: folder,
        // Without a GPU, its default renderer shows 2 frames a second, this one 18.
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
        // The sandbox does not start as root, nor where the system forbids namespaces, as on CI's machines. The tests
        // open their own pages only.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    );
    programs.push(webDriver);
    webDriver.discardOutput();
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: startMs });
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            args: ["--automation", "--javascript-can-open-windows-automatically=true"],
          },
        }),
      )
      .build();
    await openBareWindow(session);
    return driverOf(session);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a window without a tool bar; with one, it cannot be narrower than 447 px. */
async function openBareWindow(session: WebDriver): Promise<void> {
  const first = await session.getWindowHandle();
  await session.executeScript("window.open('about:blank', '', 'popup,width=1440,height=900')");
  const bare = await vi.waitUntil(
    async () => (await session.getAllWindowHandles()).find((handle) => handle !== first),
    { timeout: startMs },
  );
  await session.switchTo().window(bare);
}

function driverOf(session: WebDriver): Driver {
  const pointer = () => session.actions({ async: true });
  const at = (x: number, y: number) => ({
    origin: Origin.VIEWPORT,
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const keys = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB, ArrowDown: Keys.ARROW_DOWN };
  const type = async (text: string) => {
    await session.actions({ async: true }).sendKeys(text).perform();
  };
  return {
    open: async (url) => {
      if (onlyAnchorDiffers(url, await session.getCurrentUrl())) await session.get("about:blank");
      await session.get(url);
    },
    evaluate: (run, ...args) => session.executeScript(run, ...args),
    movePointer: async (x, y) => {
      await pointer().move(at(x, y)).perform();
    },
    click: async (x, y) => {
      await pointer().move(at(x, y)).press().release().perform();
    },
    type,
    press: (key) => type(keys[key]),
    screenshot: () => session.takeScreenshot(),
    resize: async (width, height) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    messages: () => session.executeScript("return window.recordedMessages"),
  };
}

/** A free port, because the driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
