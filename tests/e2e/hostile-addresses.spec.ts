/**
 * Hostile addresses. No answer contains text of the request or redirects to another host, and no page renders markup
 * from its address.
 */
import { type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { field } from "./contact-form";
import { afterFrame, heading, visit } from "./page";
import { collectReports, nothing } from "./reports";
import { surface } from "./stage";

/** In every address below, and in no answer. */
const mark = "zx9k";

/** As they are sent; HTTP clients would normalize some of them. */
const paths: readonly string[] = [
  // Markup.
  `/%3Cscript%3E${mark}%3C/script%3E`,
  `/<script>${mark}</script>`,
  `/platform/"><img src=x onerror=${mark}>`.replaceAll(" ", "%20"),
  `/consortium/%22%3E%3Csvg%20onload=${mark}%3E`,
  `/team?q=<script>${mark}</script>`,
  `/?"><svg/onload=${mark}>`,
  `/\${${mark}}/{{${mark}}}`,
  // Other hosts.
  `//${mark}.example/`,
  `///${mark}.example//`,
  `/\\${mark}.example/`,
  `/%5C${mark}.example/`,
  `//[${mark}`,
  `/%2F%2F${mark}.example/`,
  `/%09/${mark}.example/`,
  `/.${mark}.example@/`,
  // Injected headers.
  `/%0d%0aSet-Cookie:%20${mark}=1/`,
  `/team%0d%0aX-Header:%20${mark}/`,
  // Files that are not published.
  `/../../../../etc/passwd?${mark}`,
  `/..%2f..%2f..%2fetc%2fpasswd?${mark}`,
  `/%2e%2e/%2e%2e/.ssr/server.js?${mark}`,
  `/assets/..%2f..%2fpackage.json?${mark}`,
  `/assets/%252e%252e/package.json?${mark}`,
  `/.git/config?${mark}`,
  // Malformed encodings.
  `/%00${mark}`,
  `/%E0%A4%A${mark}`,
  `/%ff%fe${mark}`,
  `/%c0%af${mark}`,
  `/%u0041${mark}`,
  `/%${mark}`,
  `/%F0%9F%98%80%E2%80%AE${mark}`,
  // Very long ones.
  `/${mark}${"a".repeat(300)}`,
  `/${mark}${"/a".repeat(2000)}`,
  `/platform/${mark}${"a/".repeat(2000)}`,
  `/${mark}${"%41".repeat(20_000)}`,
];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a path without normalizing it. */
function get(baseURL: string | undefined, path: string): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? "");
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks).toString() });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

test("no answer to a hostile address repeats it, redirects to another host or gives an unpublished file", async ({
  baseURL,
}) => {
  for (const path of paths) {
    const shown = path.slice(0, 80);
    const { status, headers, body } = await get(baseURL, path);
    expect([200, 301, 400, 404, 414, 431], `${shown}: ${status}`).toContain(status);
    expect(body, shown).not.toContain(mark);
    expect(body, shown).not.toMatch(/root:|"dependencies"|\[core\]/);
    const { location } = headers;
    for (const [name, value] of Object.entries(headers)) {
      if (name !== "location") expect(String(value), `${name} of ${shown}`).not.toContain(mark);
    }
    if (location !== undefined) {
      const target = new URL(location, baseURL);
      expect(target.origin, `${shown} leads to ${location}`).toBe(new URL(baseURL ?? "").origin);
      expect(location, shown).toMatch(/^\/(?![/\\])/);
    }
  }
});

test("a path with dots in it is answered as the path that it stands for", async ({ baseURL }) => {
  for (const path of ["/assets/../_headers", "/assets/%2e%2e/404.html", "/assets/..%2f_redirects"]) {
    expect(await get(baseURL, path), path).toMatchObject({
      status: 404,
      headers: { "cache-control": "no-cache" },
    });
  }
  const team = await get(baseURL, "/assets/../team");
  expect(team).toMatchObject({ status: 200, headers: { "cache-control": "no-cache" } });
});

test("the page for any unknown address is the same to the byte", async ({ baseURL }) => {
  const [first, second] = [await get(baseURL, "/a"), await get(baseURL, `/${mark}?${mark}`)];
  expect(first.status).toBe(404);
  expect(second.body).toBe(first.body);
  const [page, below] = [await get(baseURL, "/platform"), await get(baseURL, `/platform/${mark}?${mark}`)];
  expect(below.body).toBe(page.body);
});

test.describe("in the browser", () => {
  const addresses = [
    "/%3Cimg%20src=x%20onerror=alert(1)%3E",
    "/platform/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
    "/team?%3Cscript%3Ealert(1)%3C/script%3E",
    "/%E0%A4%A",
    "/platform/%E0%A4%A",
    "/platform/%ff/",
    "/%00",
    `/consortium/${"a/".repeat(1500)}`,
    "/constructor",
    "/__proto__",
    "/platform/__proto__",
  ];

  const hashes = [
    "#<img src=x onerror=alert(1)>",
    "#%3Cimg%20src=x%20onerror=alert(1)%3E",
    "#%",
    "#%E0%A4%A",
    '#"]',
    "#constructor",
    "#__proto__",
    "#root",
    `#${"a".repeat(10_000)}`,
  ];

  /** Fails on a dialog, an injected element or an uncaught exception. */
  async function collectHarm(page: Page): Promise<() => Promise<void>> {
    const reports = await collectReports(page);
    page.on("dialog", (dialog) => reports.uncaught.push(dialog.message()));
    return async () => {
      await expect(
        page.locator(`[onerror], [onload], img[src=x], script:not([src]):not([type$="json"])`),
      ).toHaveCount(0);
      // The 404 page logs the requested address, the router those that it could not decode.
      const errors = reports.errors.filter((error) => !error.startsWith("404: "));
      const warnings = reports.warnings.filter((warning) => !/decod/.test(warning));
      expect({ ...reports, errors, warnings }).toEqual(nothing);
    };
  }

  test("a hostile address opens a page like others", async ({ page }) => {
    const expectNoHarm = await collectHarm(page);
    for (const address of addresses) {
      await test.step(address.slice(0, 60), async () => {
        await visit(page, address);
        await expect(heading(page)).toBeVisible();
        await expectNoHarm();
      });
    }
  });

  test("a hostile hash is an anchor that does not exist, in an address and inside the site", async ({
    page,
  }) => {
    const expectNoHarm = await collectHarm(page);
    for (const [index, hash] of hashes.entries()) {
      await test.step(hash.slice(0, 40), async () => {
        // Changing only the hash would not open a new document.
        await visit(page, `/contact?${index}${hash}`);
        await expect(field(page, "inquiryType")).toHaveValue("general");
        await expectNoHarm();
      });
    }
    // Inside the site the router follows them, and moves the focus.
    await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL("/team");
    for (const hash of hashes) {
      await page.evaluate((target) => {
        window.location.hash = target;
      }, hash);
      await afterFrame(page);
      await expect(heading(page)).toBeVisible();
      await expectNoHarm();
    }
  });

  test("a hostile hash on a page with an animation leaves the animation alone", async ({ page }) => {
    const expectNoHarm = await collectHarm(page);
    await visit(page, "/platform/esee-intelligence#<svg onload=alert(1)>");
    await expect(surface(page)).toBeVisible();
    await expectNoHarm();
  });
});
