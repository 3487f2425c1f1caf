/** Every address of the site: what it answers, what it holds, what it weighs. */
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { statusCode, page as notFound } from "../../app/src/content/pages/not-found";
import { origin } from "../../app/src/content/owner/origin";
import { aliases, canonicalPaths, wildcards } from "../../app/src/routes/paths";
import { violations } from "./accessibility";
import { collectReports, nothing } from "./reports";

const animated: readonly string[] = ["/platform/esee-intelligence", "/consortium/impact"];

/** The text of an element in HTML, without the tags in it. */
function textOf(html: string, element: string): string | undefined {
  const content = new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, "s").exec(html)?.[1];
  return content
    ?.replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .trim();
}

/** The browser's text of an element, as HTML has it. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

test.describe("page", () => {
  for (const path of canonicalPaths) {
    test(`${path} is whole, with scripts and without`, async ({ page, request }) => {
      const reports = await collectReports(page);
      const requested: string[] = [];
      page.on("request", (sent) => requested.push(new URL(sent.url()).pathname));

      const html = await (await request.get(path)).text();
      const response = await page.goto(path, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(200);

      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveCount(1);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(plain(textOf(html, "h1") ?? "")).toBe(plain((await heading.textContent()) ?? ""));
      expect(await page.title()).toBe(textOf(html, "title"));
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
      await expect(page.locator("meta[name=description]")).toHaveCount(1);
      await expect(page.locator("meta[property='og:image']")).toHaveCount(1);

      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.getByRole("navigation").first()).toBeVisible();

      expect(reports).toEqual(nothing);
      if (!animated.includes(path)) {
        expect(requested.filter((file) => file.endsWith(".wasm"))).toEqual([]);
      }
    });

    test(`${path} is accessible at two widths and in both schemes`, async ({ page }) => {
      test.slow();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // Without motion a change of scheme is done at once, and what is measured is how it ends.
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        expect(await violations(page), `${width} px, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        expect(await violations(page, { colours: "only" }), `${width} px, dark`).toEqual([]);
      }
    });
  }

  test("titles and descriptions are each page's own", async ({ request }) => {
    const titles = new Set<string | undefined>();
    for (const path of canonicalPaths) {
      titles.add(textOf(await (await request.get(path)).text(), "title"));
    }
    expect(titles.size).toBe(canonicalPaths.length);
  });

  test("all copy stands in the HTML before its first script", async ({ request }) => {
    for (const path of canonicalPaths) {
      const html = await (await request.get(path)).text();
      // What is executed; a data block is not.
      const body = html.slice(html.indexOf("<body"));
      expect(body, path).not.toContain("<script");
      expect(html.match(/<script(?![^>]*(?:\ssrc=|ld\+json))/g), path).toBeNull();
      expect(html.match(/<style|\sstyle="/g), path).toBeNull();
    }
  });
});

test.describe("narrow window", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("does not scroll sideways", async ({ page }) => {
    test.slow();
    for (const path of canonicalPaths) {
      await page.goto(path);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
});

test.describe("second address", () => {
  const wildcardPaths = Object.entries(wildcards).flatMap(([pattern, path]) => [
    [pattern.replace("*", "investors"), path],
    [pattern.replace("*", "impact/community-voice"), path],
  ]);
  for (const [address, path] of [...Object.entries(aliases), ...wildcardPaths] as [string, string][]) {
    test(`${address} shows ${path}`, async ({ page, request }) => {
      const reports = await collectReports(page);
      const response = await page.goto(address, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(address);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
      const html = await (await request.get(path)).text();
      await expect(page).toHaveTitle(textOf(html, "title") ?? "");
      expect(reports).toEqual(nothing);
    });
  }

  test("a slash at the end is taken away", async ({ page }) => {
    await page.goto("/team/");
    await expect(page).toHaveURL("/team");
  });
});

test.describe("unknown address", () => {
  test("has the status, the texts and the way home, and is logged once", async ({ page }) => {
    const reports = await collectReports(page);
    const response = await page.goto("/no/such-page", { waitUntil: "networkidle" });
    expect(response?.status()).toBe(404);
    await expect(page.getByText(statusCode, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(
      page.getByText(
        "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
      ),
    ).toBeVisible();
    expect(reports.errors).toEqual([expect.stringContaining("/no/such-page")]);
    expect({ ...reports, errors: [] }).toEqual(nothing);
    await expect(page).toHaveTitle(notFound.meta.title);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });

  for (const address of ["/platformx", "/Team", "/solutions/unknown", "/%E0%A4%A"]) {
    test(`${address} is unknown`, async ({ request }) => {
      expect((await request.get(address)).status()).toBe(404);
    });
  }

  test("is accessible", async ({ page }) => {
    await page.goto("/no/such-page");
    expect(await violations(page)).toEqual([]);
  });
});

test.describe("weight", () => {
  const budgets = { script: 115_000, stylesheet: 18_000, font: 75_000 } as const;
  /** The module with both painters, and its glue: what they have, and 1 % for another version of gzip. 20,000 are aimed at. */
  const engineBudget = 21_350;
  const isBudgeted = (type: string): type is keyof typeof budgets => type in budgets;

  for (const path of canonicalPaths) {
    test(`${path} keeps to its budgets`, async ({ page, request }) => {
      const weights = { script: 0, stylesheet: 0, font: 0 };
      const bodies: Promise<void>[] = [];
      let requests = 0;
      page.on("response", (response) => {
        requests += 1;
        const type = response.request().resourceType();
        // The engine comes when its canvas is near, which on its own pages it is at once.
        if (!isBudgeted(type) || (type === "script" && animated.includes(path))) return;
        bodies.push(
          response.body().then((body) => {
            weights[type] += gzipSync(body, { level: 9 }).length;
          }),
        );
      });
      await page.goto(path, { waitUntil: "networkidle" });
      await Promise.all(bodies);
      if (animated.includes(path))
        weights.script = await scriptsAskedFor(await (await request.get(path)).text());
      for (const [type, budget] of Object.entries(budgets)) {
        expect(weights[type as keyof typeof budgets], type).toBeLessThanOrEqual(budget);
      }
      expect(requests).toBeLessThanOrEqual(20);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

      async function scriptsAskedFor(html: string): Promise<number> {
        const files = html.matchAll(
          /<(?:script|link rel="modulepreload")[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g,
        );
        let bytes = 0;
        for (const file of new Set(Array.from(files, ([, name]) => name ?? ""))) {
          bytes += gzipSync(await (await request.get(file)).body(), { level: 9 }).length;
        }
        return bytes;
      }
    });
  }

  test("the engine keeps to its budget", async ({ page }) => {
    const bodies = new Map<string, Promise<Buffer>>();
    page.on("response", (response) => {
      if (/particles_wasm/.test(response.url())) bodies.set(response.url(), response.body());
    });
    await page.goto("/platform/esee-intelligence");
    await expect(page.locator("[data-drawn=true]")).toBeVisible();
    const sizes = (await Promise.all(bodies.values())).map((body) => gzipSync(body, { level: 9 }).length);
    expect(sizes, "the module and its glue").toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(engineBudget);
  });

  for (const width of [390, 768, 1440]) {
    test(`nothing moves at ${width} px when the fonts come late`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      for (const path of ["/", "/platform/miu", "/consortium", "/privacy", "/solutions/dynamic-pricing"]) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
      }
    });
  }

  async function layoutShift(page: Page): Promise<number> {
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
  }
});
