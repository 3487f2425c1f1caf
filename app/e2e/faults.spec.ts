/** Provokes each fault of the table in tests/README.md, and checks the page and the console. */
import { expect, type Page, type Route, test } from "@playwright/test";
import { errorScreen, header, notices } from "./site-source";
import { afterRendering, holdRequests, stopClock, visit } from "./page";
import { paintedPixels } from "./pictures";
import { collectReports, nothing } from "./reports";
import {
  esee,
  expectDrawn,
  expectStill,
  impact,
  pretendGpu,
  playerButton,
  type StagePage,
  stagePages,
  surface,
  walkStills,
  wasmFile,
} from "./stage";

const notice = (page: Page, { title }: { readonly title: string }) =>
  page.getByRole("listitem").filter({ hasText: title });

// Small, because software draws it, partly in real time.
test.use({ viewport: { width: 1024, height: 700 } });

/** Opens the page with a stopped clock and scrolls to the stage. */
async function open(page: Page, { path }: StagePage = esee): Promise<void> {
  await stopClock(page);
  await visit(page, path);
  await surface(page).scrollIntoViewIfNeeded();
}

/** Lets time pass, step by step, until a notice shows. */
async function expectNotice(page: Page, wanted: { readonly title: string }, stepMs = 1000): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs);
    await expect(notice(page, wanted)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 30_000 });
  // Its timer and key listeners start when it is rendered.
  await afterRendering(page);
}

/** A click starts the stills. The test without WebAssembly follows them through all phases. */
async function expectStillsStart(page: Page): Promise<void> {
  const [[first], [second, secondAtMs]] = esee.phases;
  await expectStill(page, esee, first);
  await playerButton(page).click();
  await page.clock.fastForward(secondAtMs);
  await expectStill(page, esee, second);
}

test.describe("the engine's file", () => {
  /** The still stays, a notice says so, the console has one warning, a click starts the stills. */
  async function expectFallback(page: Page, reports: { warnings: string[] }): Promise<void> {
    await expectNotice(page, notices.animationFailed);
    expect(reports).toEqual({
      ...nothing,
      warnings: [expect.stringContaining(notices.animationFailed.title)],
    });
    await expectStillsStart(page);
  }

  const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    "is missing": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>404</h1>" }),
    "is refused by an overloaded host": (route) => route.fulfill({ status: 503 }),
    "never arrives": (route) => route.abort("connectionreset"),
    "is truncated": async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    },
  };
  for (const [fault, fulfil] of Object.entries(faults)) {
    test(`the engine's file ${fault}: it is tried four times, then the stills`, async ({ page }) => {
      const reports = await collectReports(page);
      let attempts = 0;
      await page.route(wasmFile, (route) => {
        attempts += 1;
        return fulfil(route);
      });
      await open(page);
      await expectFallback(page, reports);
      expect(attempts).toBe(4);
    });
  }

  test("the engine's file is of the wrong type: the stills at once, because no retry can help", async ({
    page,
  }) => {
    const reports = await collectReports(page);
    let attempts = 0;
    await page.route(wasmFile, async (route) => {
      attempts += 1;
      const response = await route.fetch();
      await route.fulfill({ response, headers: { "content-type": "text/html" } });
    });
    await open(page);
    await expectFallback(page, reports);
    expect(attempts).toBe(1);
  });

  test("the engine's file is slow beyond its time limit: given up, tried again, then the stills", async ({
    page,
  }) => {
    const reports = await collectReports(page);
    // Tests cannot advance the clock of the browser's own timeouts.
    await page.addInitScript(() => {
      AbortSignal.timeout = (delayMs) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException("timed out", "TimeoutError")), delayMs);
        return controller.signal;
      };
    });
    let attempts = 0;
    await page.route(wasmFile, () => {
      attempts += 1;
    });
    await open(page);
    await expect.poll(() => attempts).toBe(1);
    await page.clock.runFor(9_900);
    expect(attempts).toBe(1);
    await expectFallback(page, reports);
    expect(attempts).toBe(4);
  });

  test("the engine's file is blocked by policy: the stills", async ({ page }) => {
    const reports = await collectReports(page);
    await page.route(`**${esee.path}`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toContain("'wasm-unsafe-eval'");
      await route.fulfill({
        response,
        headers: { ...headers, "content-security-policy": policy.replace(" 'wasm-unsafe-eval'", "") },
      });
    });
    await open(page);
    await expectNotice(page, notices.animationFailed, 100);
    expect(reports.warnings).toHaveLength(1);
    expect(reports.uncaught).toEqual([]);
    await expectStillsStart(page);
  });

  test("the engine's file arrives late: the clicks before it count", async ({ page }) => {
    const arrive = await holdRequests(page, wasmFile);
    await open(page);
    await playerButton(page).click();
    await page.clock.runFor(3000);
    await expectStill(page, esee, "converging");
    arrive();
    await expect
      .poll(async () => {
        await page.clock.runFor(16);
        return surface(page).getAttribute("data-drawn");
      })
      .toBe("true");
    await expect(surface(page)).toHaveAttribute("data-phase", "converging");
  });

  test("the engine's file is back on the next visit: the animation", async ({ page }) => {
    let fails = true;
    await page.route(wasmFile, (route) => (fails ? route.fulfill({ status: 503 }) : route.continue()));
    await open(page);
    await expectNotice(page, notices.animationFailed);
    fails = false;
    await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/team");
    await expect(surface(page)).toHaveCount(0);
    await page.goBack();
    await page.clock.resume();
    await expectDrawn(page);
  });

  test("the engine's file fails once: the second attempt draws, and no notice shows", async ({ page }) => {
    const reports = await collectReports(page);
    let attempts = 0;
    await page.route(wasmFile, (route) => {
      attempts += 1;
      return attempts === 1 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(esee.path);
    await expectDrawn(page);
    await expect(notice(page, notices.animationFailed)).toHaveCount(0);
    expect(reports).toEqual(nothing);
  });
});

test.describe("the browser", () => {
  for (const stagePage of stagePages) {
    test(`the browser has no WebAssembly: the stills of ${stagePage.animation}`, async ({ page }) => {
      const reports = await collectReports(page);
      await page.addInitScript(() => {
        delete (globalThis as { WebAssembly?: unknown }).WebAssembly;
      });
      await open(page, stagePage);
      await expectNotice(page, notices.animationFailed, 100);
      await walkStills(page, stagePage);
      expect(reports).toEqual({ ...nothing, warnings: [expect.any(String)] });
    });
  }

  test("the browser gives no drawing context: the stills", async ({ page }) => {
    const reports = await collectReports(page);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open(page);
    await expectNotice(page, notices.animationFailed, 100);
    await expectStillsStart(page);
    expect(reports).toEqual({ ...nothing, warnings: [expect.any(String)] });
  });

  test("the canvas was transferred to a worker: the stills, and the reason", async ({ page }) => {
    const reports = await collectReports(page);
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      const transferred = new WeakSet<HTMLCanvasElement>();
      HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, ...args: unknown[]) {
        if (!transferred.has(this)) this.transferControlToOffscreen();
        transferred.add(this);
        return Reflect.apply(getContext, this, args);
      } as typeof getContext;
    });
    await open(page);
    await expectNotice(page, notices.animationFailed, 100);
    await expectStillsStart(page);
    expect(reports).toEqual({ ...nothing, warnings: [expect.stringContaining("yields no context")] });
  });

  test("the browser loses the WebGL context: the still, and the drawing once it is restored", async ({
    page,
  }) => {
    const reports = await collectReports(page);
    await pretendGpu(page);
    await page.goto(esee.path);
    await expectDrawn(page);
    const extension = await surface(page)
      .locator("canvas")
      .evaluateHandle((canvas: HTMLCanvasElement) =>
        canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context"),
      );
    await extension.evaluate((context) => context?.loseContext());
    await expectStill(page, esee, "scattered");
    await extension.evaluate((context) => context?.restoreContext());
    await expectDrawn(page);
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(1000);
    expect(reports).toEqual(nothing);
  });

  test("the browser loses the 2D context: the still, and the drawing once it is restored", async ({
    page,
  }) => {
    const reports = await collectReports(page);
    await page.goto(esee.path);
    await expectDrawn(page);
    const canvas = surface(page).locator("canvas");
    const prevented = await canvas.evaluate((element) => {
      const event = new Event("contextlost", { cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(prevented, "a cancelled loss of a 2D context is never restored").toBe(false);
    await expectStill(page, esee, "scattered");
    await canvas.evaluate((element) => element.dispatchEvent(new Event("contextrestored")));
    await expectDrawn(page);
    expect(reports).toEqual(nothing);
  });
});

test.describe("the engine", () => {
  test("the engine panics: that stage stops, the next page's goes on", async ({ page }) => {
    // The site's module with an ESEE stage that panics when clicked; `cargo xtask test` builds it.
    const engine = process.env["TEST_STAGES_WASM"];
    test.skip(engine === undefined, "TEST_STAGES_WASM names no module");
    const reports = await collectReports(page);
    await page.route(wasmFile, (route) =>
      route.fulfill({ path: engine ?? "", contentType: "application/wasm" }),
    );
    await page.goto(esee.path);
    await expectDrawn(page);
    await playerButton(page).click();
    await expect(notice(page, notices.animationStopped)).toBeVisible();
    await expectStill(page, esee, "scattered");
    await playerButton(page).click();
    await expectStill(page, esee, "converging");
    await goToImpact(page);
    await expectDrawn(page);
    expect(reports).toEqual({
      ...nothing,
      warnings: [expect.stringMatching(/particles panicked at .*stage\.rs:\d+/)],
    });
  });

  test("the engine fails in the middle of a frame: that stage stops, the next page's goes on", async ({
    page,
  }) => {
    const reports = await collectReports(page);
    // After an exception inside the engine the stage stays borrowed, as after a panic.
    await page.addInitScript(() => {
      const { fill } = CanvasRenderingContext2D.prototype;
      Object.assign(window, { fault: false });
      CanvasRenderingContext2D.prototype.fill = function (this: CanvasRenderingContext2D) {
        if ((window as unknown as { fault: boolean }).fault) throw new Error("the test's fault");
        (fill as () => void).call(this);
      };
    });
    await page.goto(esee.path);
    await expectDrawn(page);
    await page.evaluate(() => Object.assign(window, { fault: true }));
    await expect(notice(page, notices.animationStopped)).toBeVisible();
    await expectStill(page, esee, "scattered");
    await playerButton(page).click();
    await expectStill(page, esee, "converging");
    await page.evaluate(() => Object.assign(window, { fault: false }));
    await goToImpact(page);
    await expectDrawn(page);
    expect(reports).toEqual({
      ...nothing,
      warnings: [expect.stringContaining(notices.animationStopped.title)],
    });
  });

  async function goToImpact(page: Page): Promise<void> {
    await page.getByRole("contentinfo").getByRole("link", { name: "Our Mission" }).click();
    await page.getByRole("navigation").getByRole("link", { name: "Our Impact" }).first().click();
    await expect(page).toHaveURL(impact.path);
  }
});

test.describe("a page's code", () => {
  const pageCode = /\/assets\/consortium-impact-.*\.js$/;

  test("a page's code throws while it renders: the error screen, inside the site", async ({ page }) => {
    await page.route(pageCode, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export const page = { meta: {} }; export function Component() { throw new Error("the test's <b>fault</b>"); }`,
      }),
    );
    await visit(page, "/consortium");
    await page.getByRole("navigation").getByRole("link", { name: "Our Impact" }).first().click();
    await expectErrorScreen(page);
    await expect(page.getByText("the test's <b>fault</b>").first()).toBeVisible();
    await page.unroute(pageCode);
    await page.getByRole("link", { name: errorScreen.home.label }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(errorScreen.title);
  });

  test("a page's code cannot be fetched at the start: the page stays as it was delivered, and the warning names the cause", async ({
    page,
  }) => {
    const reports = await collectReports(page);
    await page.route(/\/assets\/contact-.*\.js$/, (route) => route.abort());
    await page.goto("/contact");
    await expect.poll(() => reports.warnings).toEqual([expect.stringMatching(/Failed to fetch.*\/contact-/)]);
    expect(reports).toEqual({ ...nothing, warnings: reports.warnings });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const mailboxes = page.locator("form .scripts-missing");
    // The page knows that the module is missing and does not wait for it.
    expect(await mailboxes.evaluate((text) => text.getAnimations())).toEqual([]);
    await expect(mailboxes).toBeVisible();
    const [item] = header.menu.items;
    await page.getByRole("button", { name: header.menu.label }).hover();
    await page
      .getByRole("banner")
      .getByRole("link", { name: item?.label ?? "" })
      .click();
    await expect(page).toHaveURL(item?.href ?? "");
  });

  async function expectErrorScreen(page: Page): Promise<void> {
    await expect(page.getByRole("heading", { level: 1, name: errorScreen.title })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle(errorScreen.title);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const stagePage of stagePages) {
    test(`${stagePage.path} without JavaScript has its text, its links and the first still`, async ({
      page,
    }) => {
      await page.goto(stagePage.path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectStillMarkup(page, stagePage);
      // Nothing answers a click.
      await expect(playerButton(page)).toBeHidden();
      const hint = page.locator("figcaption p:not([aria-live])");
      await expect(hint).toHaveCount(1);
      await expect(hint).toBeHidden();
      await page.getByRole("navigation").getByRole("link", { name: "How It Works" }).click();
      await expect(page).toHaveURL("/how-it-works");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  async function expectStillMarkup(page: Page, { animation, phases }: StagePage): Promise<void> {
    const shown = surface(page).locator("picture img:visible");
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute("src", new RegExp(`/${animation}-${phases[0][0]}-`));
  }
});

test.describe("the notice", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      delete (globalThis as { WebAssembly?: unknown }).WebAssembly;
    });
    await open(page);
    await expectNotice(page, notices.animationFailed, 100);
  });

  test("a notice disappears after five seconds", async ({ page }) => {
    // It appeared at most 100 ms ago, in one of the clock's steps.
    await page.clock.runFor(4800);
    await expect(notice(page, notices.animationFailed)).toBeVisible();
    await page.clock.runFor(300);
    await expect(notice(page, notices.animationFailed)).toHaveCount(0);
  });

  test("a notice is reached with F8 and closed by its button", async ({ page }) => {
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(notice(page, notices.animationFailed)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(notice(page, notices.animationFailed)).toHaveCount(0);
  });
});
