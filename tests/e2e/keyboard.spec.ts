/** The site for those who do not use a mouse, do not see the pictures, or read in other sizes and colours. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { labels } from "../../app/src/content/shared/site";
import { type NetworkNode, networkNodes } from "../../app/src/content/shared/network";
import { canonicalPaths } from "../../app/src/routes/paths";
import { violations } from "./accessibility";
import { esee, expectDrawn, expectStill, impact, stageButton, surface } from "./stage";

/** Everything that the tab key stops at, in the order of the document. */
const tabStops = "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']";

/** Where the focus is, as one who looks at the page finds out. */
interface Focus {
  readonly name: string;
  /** Whether an outline or another ring shows it. */
  readonly marked: boolean;
  /** Whether its middle, or a corner, is on the screen and covered by nothing else. */
  readonly seen: boolean;
  readonly index: number;
}

function focusOf(page: Page): Promise<Focus> {
  return page.evaluate((stops) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
      return { name: "", marked: false, seen: false, index: -1 };
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    // In a drawing it is a frame that is transparent otherwise.
    const frame = element instanceof SVGElement ? element.querySelector("rect") : null;
    const framed = frame !== null && !/^none|, 0\)$/.test(getComputedStyle(frame).stroke);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const places = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const;
    const seen = places.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60),
      marked: framed || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
      seen,
      index: [...document.querySelectorAll(stops)].indexOf(element),
    };
  }, tabStops);
}

test.describe("tab key", () => {
  for (const path of canonicalPaths) {
    test(`goes through all of ${path}, always visible, and out at its end`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const reachable = await page
        .locator(tabStops)
        .evaluateAll(
          (elements) =>
            elements.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
        );
      const visited: Focus[] = [];
      for (let press = 0; press < reachable + 30; press += 1) {
        await page.keyboard.press("Tab");
        const focus = await focusOf(page);
        if (focus.index < 0) break;
        visited.push(focus);
        if (visited.length > 1 && focus.index === visited[0]?.index) break;
      }
      expect(
        visited.filter(({ marked }) => !marked).map(({ name }) => name),
        "focused without a mark",
      ).toEqual([]);
      expect(
        visited.filter(({ seen }) => !seen).map(({ name }) => name),
        "focused out of sight",
      ).toEqual([]);
      const stops = new Set(visited.map(({ index }) => index));
      // What opens on focus adds stops; nothing takes them away.
      expect(stops.size, "stops that the tab key reaches").toBeGreaterThanOrEqual(reachable);
    });
  }
});

test.describe("network diagram", () => {
  const nodeButton = (page: Page, { label }: NetworkNode): Locator =>
    page.getByRole("button", { name: label.join(" "), exact: true }).and(page.locator(":visible"));

  test("keeps the focus when its code comes after it", async ({ page }) => {
    const node = networkNodes[2];
    if (node === undefined) throw new Error("the network has no third node");
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/network-diagram-.*\.js$/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto("/about-mavi-ecosystem");
    await nodeButton(page, node).focus();
    await nodeButton(page, node).evaluate((element) => element.setAttribute("data-prerendered", ""));
    arrive();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await expect(nodeButton(page, node)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(nodeButton(page, node)).toHaveAttribute("aria-pressed", "true");
  });

  test("is read and worked by keyboard", async ({ page }) => {
    await page.goto("/about-mavi-ecosystem");
    const [node] = networkNodes;
    if (node === undefined) throw new Error("the network has no node");
    const element = nodeButton(page, node);
    await element.focus();
    await expect(element).toHaveAccessibleDescription(new RegExp(node.text));
    const dimmed = () =>
      page
        .locator("svg [role=button], svg g")
        .evaluateAll(
          (groups) => groups.filter((group) => Number(getComputedStyle(group).opacity) < 1).length,
        );
    await expect.poll(dimmed).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect.poll(dimmed).toBe(0);
    await page.keyboard.press("Enter");
    await expect(element).toHaveAttribute("aria-pressed", "true");
    await expect.poll(dimmed).toBeGreaterThan(0);
    await page.keyboard.press("Space");
    await expect(element).toHaveAttribute("aria-pressed", "false");
  });
});

test.describe("announcements", () => {
  for (const stagePage of [esee, impact]) {
    const { stage, phases } = stagePage;

    test(`of ${stage.animation}: what a click does, and each picture in words`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(stagePage.path);
      await expect(async () => {
        await surface(page).scrollIntoViewIfNeeded();
        await page.clock.runFor(16);
        await expect(surface(page)).toHaveAttribute("data-drawn", "true", { timeout: 200 });
      }).toPass();
      const live = page.locator("figure [aria-live=polite]");
      const pictures: Partial<Record<string, string>> = stage.pictures;
      await expect(stageButton(page, stagePage)).toHaveAccessibleName(stage.hints.start);
      let passedMs = 0;
      for (const [phase, atMs] of phases) {
        if (atMs === 0) await stageButton(page, stagePage).press("Enter");
        await page.clock.runFor(atMs - passedMs + 32);
        passedMs = atMs + 32;
        await expect(live).toContainText(pictures[phase] ?? "?");
        await expect(stageButton(page, stagePage)).toHaveAccessibleName(stage.hints.reset);
      }
      // The canvas itself says nothing.
      await expect(surface(page).locator("canvas")).toHaveCount(1);
      expect(
        await surface(page)
          .locator("canvas")
          .evaluate((canvas) => canvas.closest("[aria-hidden=true]") !== null),
      ).toBe(true);
    });
  }

  test("of a sent message", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Message").fill("Hello");
    await page.getByLabel("Message").press("Tab");
    await page.keyboard.press("Enter");
    const message = page.getByText("Message sent!");
    await expect(message).toBeVisible();
    expect(
      await message.evaluate((element) => element.closest("[aria-live]")?.getAttribute("aria-live")),
    ).toBe("polite");
  });
});

test.describe("motion", () => {
  test("is given up in the middle of it, and comes back", async ({ page }) => {
    await page.goto(esee.path);
    await expectDrawn(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectStill(page, esee, "scattered");
    await expect(page.getByRole("button", { name: labels.pauseAnimation })).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expectDrawn(page);
    await expect(page.getByRole("button", { name: labels.pauseAnimation })).toBeVisible();
  });

  test("is nowhere where it is not wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/about-mavi-ecosystem", esee.path]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === "running" && Number(effect?.getComputedTiming().endTime) > 10,
          )
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : "",
          ),
      );
      expect(moving, path).toEqual([]);
    }
  });
});

test.describe("text of twice the size", () => {
  for (const width of [390, 1280]) {
    test(`fits at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const misfits: unknown[] = [];
      for (const path of canonicalPaths) {
        await page.goto(path);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        await page.waitForTimeout(100);
        const { sideways, cut } = await page.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - window.innerWidth,
          // Text beyond the window's edge, where it can't be scrolled to.
          cut: [...document.querySelectorAll("main *, header *, footer *")]
            .filter((element) => {
              const hasText = [...element.childNodes].some(
                (node) => node instanceof Text && node.data.trim() !== "",
              );
              if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return false;
              const scrolls = (ancestor: Element) => /auto|scroll/.test(getComputedStyle(ancestor).overflowX);
              for (let box = element.parentElement; box !== null; box = box.parentElement) {
                // For screen readers only.
                if (box.clientWidth === 1) return false;
                if (scrolls(box) && box !== document.documentElement && box !== document.body) return false;
              }
              const { left, right, width, height } = element.getBoundingClientRect();
              return width > 1 && height > 1 && (left < -1 || right > window.innerWidth + 1);
            })
            .map((element) => element.outerHTML.slice(0, 100)),
        }));
        if (sideways > 0 || cut.length > 0) misfits.push([path, sideways, ...cut]);
      }
      expect(misfits).toEqual([]);
    });
  }
});

test.describe("forced colours", () => {
  for (const path of ["/", "/about-mavi-ecosystem", esee.path, "/contact", "/no/such-page"]) {
    test(`${path} keeps its text, its controls and the focus`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The browser chooses the colours, and axe reads those that it has replaced.
      expect(await violations(page, { colours: "forced" })).toEqual([]);
      await expectBorder(page.getByRole("main").getByRole("link").first(), page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      expect((await focusOf(page)).marked).toBe(true);
    });
  }

  /** A control is told from text by its border or its underline, for its ground is gone. */
  async function expectBorder(control: Locator, page: Page): Promise<void> {
    if ((await control.count()) === 0) return;
    const style = await control.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, textDecorationLine, color } = getComputedStyle(element);
      return {
        border: borderTopStyle === "none" ? 0 : parseFloat(borderTopWidth),
        textDecorationLine,
        color,
      };
    });
    const textColor = await page
      .getByRole("heading", { level: 1 })
      .evaluate((element) => getComputedStyle(element).color);
    expect(
      style.border > 0 || style.textDecorationLine !== "none" || style.color !== textColor,
      JSON.stringify(style),
    ).toBe(true);
  }
});

test.describe("touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("has no target below 24 px outside of running text", async ({ page }) => {
    test.slow();
    for (const path of canonicalPaths) {
      await page.goto(path);
      const small = await page
        .locator("a[href], button, input, select, textarea, summary")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .filter((element) => {
              const { width, height } = element.getBoundingClientRect();
              // A link in a sentence is as high as its line (WCAG 2.5.8, inline).
              const inline =
                getComputedStyle(element).display === "inline" && element.closest("p, li, dd, td") !== null;
              // Hidden until it is focused.
              const above = element.getBoundingClientRect().bottom <= 0;
              return !inline && !above && (width < 24 || height < 24);
            })
            .map((element) => {
              const { width, height } = element.getBoundingClientRect();
              return `${width}×${height} ${element.outerHTML.slice(0, 100)}`;
            }),
        );
      expect.soft(small, path).toEqual([]);
    }
  });
});
