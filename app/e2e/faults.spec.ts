/** Provokes the errors of docs/contract.md, and checks the page and the console. */
import { expect, type Page, test } from "@playwright/test";
import { errorScreen, header, howItWorksPage, notices } from "./site-source";
import {
  afterRendering,
  changeDelivered,
  expectOneHead,
  heading,
  lackFunction,
  linkTo,
  stopClock,
  throwInCodeOf,
  translate,
  visit,
} from "./page";
import { collectReports, nothing } from "./reports";
import {
  esee,
  expectDrawn,
  expectStill,
  impact,
  playerButton,
  type StagePage,
  stagePages,
  surface,
  wasmFile,
} from "./stage";

const notice = (page: Page, { title }: { readonly title: string }) =>
  page.getByRole("listitem").filter({ hasText: title });

// A small window, because software draws it, partly in real time.
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
  // The notice's timer and key listeners start when it is rendered.
  await afterRendering(page);
}

async function expectMenuLeadsOn(page: Page): Promise<void> {
  const [item] = header.menu.items;
  await page.getByRole("button", { name: header.menu.label }).hover();
  await page
    .getByRole("banner")
    .getByRole("link", { name: item?.label ?? "" })
    .click();
  await expect(page).toHaveURL(item?.href ?? "");
}

/** Expects that a click starts the stills. */
async function expectStillsStart(page: Page): Promise<void> {
  const [[first], [second, secondAtMs]] = esee.phases;
  await expectStill(page, esee, first);
  await playerButton(page).click();
  await page.clock.fastForward(secondAtMs);
  await expectStill(page, esee, second);
}

for (const [what, prepare] of [
  [
    "the engine's file is blocked by policy",
    (page: Page) =>
      page.route(`**${esee.path}`, async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers["content-security-policy"]?.replace(" 'wasm-unsafe-eval'", "") ?? "";
        await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy } });
      }),
  ],
  [
    "the browser has no WebAssembly",
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly")),
  ],
  [
    "the browser gives no drawing context",
    (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
  ],
] as const)
  test(`${what}: one warning, the stills, and a notice for five seconds`, async ({ page }) => {
    const reports = await collectReports(page);
    await prepare(page);
    await open(page);
    await expectNotice(page, notices.animationFailed, 100);
    // The notice appeared at most 100 ms ago, in one of the clock's steps.
    await page.clock.runFor(4800);
    await expect(notice(page, notices.animationFailed)).toBeVisible();
    // Then it leaves.
    await page.clock.runFor(500);
    await expect(notice(page, notices.animationFailed)).toHaveCount(0);
    await expectStillsStart(page);
    await page.clock.runFor(10_000);
    const endless = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
    );
    expect(endless, "animations that no button pauses").toBe(0);
    expect({ ...reports, violations: [] }).toEqual({ ...nothing, warnings: [expect.any(String)] });
  });

test("the engine's file is back on the next visit of the page: the animation", async ({ page }) => {
  let fails = true;
  await page.route(wasmFile, (route) => (fails ? route.fulfill({ status: 503 }) : route.continue()));
  await open(page);
  await expectNotice(page, notices.animationFailed);
  fails = false;
  await linkTo(page, "/terms", "footer").click();
  await expect(page).toHaveURL("/terms");
  await expect(surface(page)).toHaveCount(0);
  await page.goBack();
  await page.clock.resume();
  await expectDrawn(page);
});

for (const [what, path, prepare, warning] of [
  [
    "the browser has no ResizeObserver",
    esee.path,
    (page: Page) => lackFunction(page, "ResizeObserver"),
    /ResizeObserver/,
  ],
  [
    "the browser has no IntersectionObserver",
    "/terms",
    (page: Page) => lackFunction(page, "IntersectionObserver"),
    /IntersectionObserver/,
  ],
  [
    "a page's code cannot be fetched at the start",
    "/contact",
    (page: Page) => page.route(/\/assets\/contact-.*\.js$/, (route) => route.abort()),
    /Failed to fetch.*\/contact-/,
  ],
] as const)
  test(`${what}: ${path} stays as prerendered, with its head, menus, links and still, and one warning names the cause`, async ({
    page,
  }) => {
    const reports = await collectReports(page);
    await prepare(page);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
    await afterRendering(page);
    expect(reports).toEqual({ ...nothing, warnings: [expect.stringMatching(warning)] });
    await expect(heading(page)).not.toHaveText(errorScreen.title);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectOneHead(page);
    if (path === esee.path) await expectStill(page, esee, "scattered");
    await expectMenuLeadsOn(page);
  });

test("the browser loses the 2D context: the still, and the canvas once the context is restored", async ({
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

/** Makes the first stage of the page throw in each call from its first click on, like a stage that has panicked. */
async function panicOnceClicked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...source) => {
      const { instance, module } = await instantiate(...source);
      let [first, panicked]: [unknown, boolean] = [undefined, false];
      const exports = Object.entries(instance.exports).map(([name, value]) => {
        if (typeof value !== "function" || !name.includes("stage_")) return [name, value];
        return [
          name,
          (...args: unknown[]): unknown => {
            const [stage] = args;
            if (name === "stage_frame") first ??= stage;
            panicked ||= stage === first && name.startsWith("stage_click");
            if (panicked && stage === first) throw new Error("the test's panic");
            return Reflect.apply(value, undefined, args);
          },
        ];
      });
      return { module, instance: { exports: Object.fromEntries(exports) as WebAssembly.Exports } };
    };
  });
}

test("the engine panics: that stage stops, the next page's stage runs", async ({ page }) => {
  const reports = await collectReports(page);
  await panicOnceClicked(page);
  await page.goto(esee.path);
  await expectDrawn(page);
  await playerButton(page).click();
  await expect(notice(page, notices.animationStopped)).toBeVisible();
  await expectStill(page, esee, "scattered");
  await playerButton(page).click();
  await expectStill(page, esee, "converging");
  await linkTo(page, "/consortium", "footer").click();
  await linkTo(page, impact.path, "main").click();
  await expect(page).toHaveURL(impact.path);
  await expectDrawn(page);
  expect(reports).toEqual({
    ...nothing,
    warnings: [expect.stringMatching(/the test's panic/)],
  });
});

test("a page's code throws while it renders: the error screen, inside the site", async ({ page }) => {
  await throwInCodeOf(page, "consortium-impact");
  await visit(page, "/consortium");
  await linkTo(page, impact.path, "main").click();
  await expect(page.getByRole("heading", { level: 1, name: errorScreen.title })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).toHaveTitle(errorScreen.title);
  await expect(page.getByText("the test's <b>fault</b>").first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: errorScreen.home.label }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(errorScreen.title);
});

for (const [changed, change] of [
  [
    "a host rewrites addresses and texts of the head",
    () => {
      for (const tag of document.head.querySelectorAll("[content], [rel=canonical]"))
        for (const name of ["content", "href"]) tag.setAttribute(name, `${tag.getAttribute(name)} changed`);
    },
  ],
  [
    "a translator replaces all texts",
    () => {
      for (const element of document.querySelectorAll("main *, footer *"))
        for (const text of [...element.childNodes].filter((node) => node instanceof Text))
          text.replaceWith(Object.assign(document.createElement("font"), { textContent: text.data }));
    },
  ],
] as const)
  test(`${changed} before the scripts run: the head has each tag once, then and on the next page`, async ({
    page,
  }) => {
    await changeDelivered(page, change);
    await visit(page, "/team");
    await expectOneHead(page);
    await linkTo(page, "/how-it-works", "header").click();
    await expect(page).toHaveTitle(howItWorksPage.meta.title);
    await expectOneHead(page);
    await expect(heading(page)).toHaveCount(1);
  });

test("the controls, links and Back work on a page whose texts a translator replaces", async ({ page }) => {
  const reports = await collectReports(page);
  for (const path of ["/about-mavi-ecosystem", esee.path]) {
    await visit(page, path);
    const controls = page.getByRole("main").getByRole("button");
    for (const control of await controls.all()) {
      await translate(page);
      await control.dispatchEvent("click");
      await afterRendering(page);
    }
    await translate(page);
    await linkTo(page, "/how-it-works", "header").click();
    await expect(page).toHaveTitle(howItWorksPage.meta.title);
    await translate(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveCount(1);
  }
  expect(reports).toEqual(nothing);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const stagePage of stagePages) {
    test(`${stagePage.path} without JavaScript has its text, its links and the first still`, async ({
      page,
    }) => {
      await page.goto(stagePage.path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const still = surface(page).locator("picture img:visible");
      await expect(still).toHaveAttribute(
        "src",
        new RegExp(`/${stagePage.animation}-${stagePage.phases[0][0]}-`),
      );
      // Without scripts a click does nothing, so that nothing may ask for one.
      await expect(playerButton(page)).toBeHidden();
      await expect(
        page
          .locator("figure")
          .getByText(/^Click/)
          .filter({ visible: true }),
      ).toHaveCount(0);
      await linkTo(page, "/how-it-works", "header").click();
      await expect(page).toHaveURL("/how-it-works");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
