/**
 * A contact form with an address. The dev server's page posts to this test's server, under the policy that hosts would
 * have with this configuration.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { createServer as createSite, type ViteDevServer } from "vite";
import { entries, field, fillForm, submitButton } from "./contact-form";
import { translate, visit } from "./page";
import { collectReports, type Reports } from "./reports";
import { form, mailboxFor } from "./site-source";

test.describe.configure({ mode: "serial" });

/** The requests that the address receives. */
const received: unknown[] = [];

const server = createServer(async (request, response) => {
  response
    .setHeader("access-control-allow-origin", "*")
    .setHeader("access-control-allow-headers", "content-type");
  if (request.method === "POST") received.push(JSON.parse((await request.toArray()).join("")));
  response.writeHead(204).end();
});
let site: ViteDevServer;
let contact = "";
/** The policy's directive for connections. */
let policy = "";

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  const root = resolve(import.meta.dirname, "..");
  site = await createSite({
    root,
    configFile: resolve(root, "vite.config.ts"),
    // A cache of its own, because a dev server may be running.
    cacheDir: "node_modules/.vite-form",
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
    plugins: [
      {
        name: "form-address",
        transform: (code, id) =>
          id.endsWith("/site.config.ts")
            ? `${code}\nObject.assign(siteConfig, { form: ${JSON.stringify(address)} });`
            : undefined,
        configureServer: ({ middlewares }) => {
          middlewares.use((_request, response, next) => {
            response.setHeader("content-security-policy", policy);
            next();
          });
        },
      },
    ],
  });
  await site.listen();
  contact = new URL("contact", site.resolvedUrls?.local[0]).href;
  const hostFiles = await site.ssrLoadModule("/src/prerender/host-files.ts");
  policy = /connect-src [^;]+/.exec(hostFiles["headersFile"](""))?.[0] ?? "connect-src 'none'";
  // Compiles the page, which takes long on a busy machine.
  const page = await browser.newPage();
  await page.goto(contact);
  await page.locator("html[data-hydrated]").waitFor({ timeout: 100_000 });
  await page.close();
});

test.afterAll(async () => {
  await site.close();
  server.close();
});

let reports: Reports;

test.beforeEach(async ({ page }) => {
  received.length = 0;
  reports = await collectReports(page);
  await visit(page, contact);
  await fillForm(page);
});

// The dev server's own script connects to the server.
test.afterEach(() => expect(reports.violations.filter((text) => !text.includes("/@vite/"))).toEqual([]));

test("a configured form that is pressed twice posts a message once as JSON, and none if its hidden field is filled in", async ({
  page,
}) => {
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(form.success.title)).toBeVisible();
  await expect(field(page, "message")).toHaveValue("");
  expect(received).toEqual([entries]);
  await fillForm(page);
  await page.locator("input[name=leave-empty]").evaluate((input: HTMLInputElement) => {
    input.value = "https://elsewhere.example";
  });
  await submitButton(page).click();
  await expect(field(page, "message")).toHaveValue("");
  expect(received).toEqual([entries]);
});

test("a message that is refused stays, and a visible line below the button says so until it is sent, also after a translation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/messages", (route) => route.fulfill({ status: 500 }));
  const line = page.locator("form").getByRole("status");
  // Screen readers announce a change only in an element that was there before.
  await expect(line).toBeAttached();
  await submitButton(page).click();
  await expect(line).toContainText(form.failure.title);
  await expect(line.getByRole("link")).toHaveText(mailboxFor.research.address);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(field(page, "message")).toHaveValue(entries.message);
  expect(received).toEqual([]);
  await translate(page);
  await page.unroute("**/messages");
  await submitButton(page).click();
  await expect(page.getByText(form.success.title)).toBeVisible();
  await expect(line).toHaveText("");
  expect(received).toEqual([entries]);
});
