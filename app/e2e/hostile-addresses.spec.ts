/** Hostile addresses, on nginx with the generated configuration. */
import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { expect, test } from "@playwright/test";
import { afterFrame, heading, visit } from "./page";
import { collectReports, nothing } from "./reports";

/** A text in every address below, which no answer may contain. */
const mark = "zx9k";

/** Paths that are sent as they are, because HTTP clients would normalize some of them. */
const paths: readonly string[] = [
  // Markup.
  `/%3Cscript%3E${mark}%3C/script%3E`,
  `/terms?q=<script>${mark}</script>`,
  // Other hosts.
  `//${mark}.example/`,
  `/\\${mark}.example/`,
  `/%5C${mark}.example/`,
  `/%2F%2F${mark}.example/`,
  // Injected headers.
  `/terms%0d%0aX-Header:%20${mark}/`,
  // Files that are not published.
  `/../../../../etc/passwd?${mark}`,
  `/assets/..%2f..%2fpackage.json?${mark}`,
  `/.git/config?${mark}`,
  // Malformed, or very long.
  `/%E0%A4%A${mark}`,
  `/platform/${mark}${"a/".repeat(2000)}`,
];

/** Sends a path without normalizing it. */
async function get(baseURL: string | undefined, path: string) {
  const { hostname, port } = new URL(baseURL ?? "");
  const sent = httpRequest({ hostname, port, path, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, headers, body: Buffer.concat(await response.toArray()).toString() };
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

test("a page with a hostile address or anchor opens without markup from the address", async ({ page }) => {
  const reports = await collectReports(page);
  page.on("dialog", (dialog) => reports.uncaught.push(dialog.message()));
  for (const address of [
    "/%3Cimg%20src=x%20onerror=alert(1)%3E",
    "/platform/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
    "/platform/__proto__",
    "/contact#<img src=x onerror=alert(1)>",
    "/contact?1#%E0%A4%A",
    "/contact?2#__proto__",
    "/platform/esee-intelligence#<svg onload=alert(1)>",
  ]) {
    await test.step(address, async () => {
      await visit(page, address);
      await expect(heading(page)).toBeVisible();
      const injected = "[onerror], [onload], img[src=x], script:not([src]):not([type$=json])";
      await expect(page.locator(injected)).toHaveCount(0);
    });
  }
  // Inside the site the router follows an anchor, and moves the focus.
  for (const hash of ["#%", '#"]', "#<img src=x onerror=alert(1)>"]) {
    await page.evaluate((target) => {
      window.location.hash = target;
    }, hash);
    await afterFrame(page);
    await expect(heading(page)).toBeVisible();
  }
  // The 404 page logs the requested address, the router those that it could not decode.
  const errors = reports.errors.filter((error) => !error.startsWith("404: "));
  const warnings = reports.warnings.filter((warning) => !/decod/.test(warning));
  expect({ ...reports, errors, warnings }).toEqual(nothing);
});
