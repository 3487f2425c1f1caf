/** Provokes the errors of docs/contract.md, and checks the page and the console. */
import { expect, type Page, test } from "./fixtures";
import {
  afterRendering,
  expectOneHead,
  heading,
  linkTo,
  passTimeUntil,
  removeGlobal,
  stopClock,
  throwInCodeOf,
  translate,
  visit,
} from "./page";
import { errorScreen, header, howItWorksPage, notices } from "./site-source";
import { esee, expectDrawn, expectStill, impact, playerButton, stagePages, surface } from "./stage";

const notice = (page: Page, { title }: { readonly title: string }) =>
  page.getByRole("listitem").filter({ hasText: title });

// A small window, because software draws it, partly in real time.
test.use({ viewport: { width: 1024, height: 700 } });

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
    "the browser gives no drawing context",
    (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
  ],
] as const)
  test(`${what}: one warning, the stills, and a notice for five seconds`, async ({ page, messages }) => {
    await prepare(page);
    await stopClock(page);
    await visit(page, esee.path);
    await surface(page).scrollIntoViewIfNeeded();
    await passTimeUntil(page, notice(page, notices.animationFailed), 100);
    // The notice's timer starts when it is rendered, at most 100 ms ago, in one of the clock's steps.
    await afterRendering(page);
    await page.clock.runFor(4800);
    await expect(notice(page, notices.animationFailed)).toBeVisible();
    // Then it leaves.
    await page.clock.runFor(500);
    await expect(notice(page, notices.animationFailed)).toHaveCount(0);
    const [first, second] = esee.phases;
    await expectStill(page, esee, first.name);
    await playerButton(page).click();
    await page.clock.fastForward(second.startsAtMs);
    await expectStill(page, esee, second.name);
    await page.clock.runFor(10_000);
    const endless = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
    );
    expect(endless, "animations that no button pauses").toBe(0);
    expect(messages.splice(0)).toEqual([expect.any(String)]);
  });

for (const [what, path, prepare, warning] of [
  [
    "the browser has no ResizeObserver",
    esee.path,
    (page: Page) => removeGlobal(page, "ResizeObserver"),
    /ResizeObserver/,
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
    messages,
  }) => {
    await prepare(page);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
    await afterRendering(page);
    expect(messages.splice(0)).toEqual([expect.stringMatching(warning)]);
    await expect(heading(page)).not.toHaveText(errorScreen.title);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectOneHead(page);
    if (path === esee.path) await expectStill(page, esee, "scattered");
    const [item] = header.menu.items;
    await page.getByRole("button", { name: header.menu.label }).hover();
    await linkTo(page, item?.href ?? "", "header").click();
    await expect(page).toHaveURL(item?.href ?? "");
  });

test("the engine fails in a frame: that stage stops, the next page's stage runs", async ({
  page,
  messages,
}) => {
  await page.goto(esee.path);
  await expectDrawn(page);
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { clearRect } = prototype;
    prototype.clearRect = () => {
      prototype.clearRect = clearRect;
      throw new Error("the test's fault");
    };
  });
  await expect(notice(page, notices.animationStopped)).toBeVisible();
  await expectStill(page, esee, "scattered");
  await playerButton(page).click();
  await expectStill(page, esee, "converging");
  await linkTo(page, "/consortium", "footer").click();
  await linkTo(page, impact.path, "main").click();
  await expect(page).toHaveURL(impact.path);
  await expectDrawn(page);
  expect(messages.splice(0)).toEqual([expect.stringContaining("the test's fault")]);
});

test("a page's code throws while it renders: the error screen, inside the site", async ({
  page,
  messages,
}) => {
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
  expect(messages.splice(0)).toEqual([expect.stringContaining("the test's <b>fault</b>")]);
});

test("a host rewrites addresses and texts of the head before the scripts run: the head has each tag once, then and on the next page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      for (const tag of document.head.querySelectorAll("[content]:not([name=viewport]), [rel=canonical]"))
        for (const name of ["content", "href"]) tag.setAttribute(name, `${tag.getAttribute(name)} changed`);
    });
  });
  await visit(page, "/team");
  await expectOneHead(page);
  await linkTo(page, "/how-it-works", "header").click();
  await expect(page).toHaveTitle(howItWorksPage.meta.title);
  await expectOneHead(page);
  await expect(heading(page)).toHaveCount(1);
});

test("the controls, links and Back work on a page whose texts a translator replaces", async ({ page }) => {
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
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { animation, path, phases } of stagePages) {
    test(`${path} without JavaScript has its text, its links and the first still`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const still = surface(page).locator("picture img:visible");
      await expect(still).toHaveAttribute("src", new RegExp(`/${animation}-${phases[0].name}-`));
      // Without scripts a click does nothing, so nothing may ask for one.
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
