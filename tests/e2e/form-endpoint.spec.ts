/**
 * The contact form of a site that is configured to send: a build with an address of this test's own server.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { field, fillForm, submitButton } from "./contact-form";
import { visit } from "./page";
import { collectReports } from "./reports";
import { form } from "./site-source";

test.describe.configure({ mode: "serial" });

const app = resolve(__dirname, "../../app");
// Below the app, so that the prerender finds its packages.
const directory = join(app, "node_modules/.cache/site-with-form");
const sitePort = Number(process.env["FORM_PORT"] ?? Number(process.env["SITE_PORT"] ?? "4310") + 2);
const site = `http://127.0.0.1:${sitePort}`;
const vite = join(app, "node_modules/vite/bin/vite.js");

/** What the server was sent, and how it answers. */
const received: unknown[] = [];
let status = 204;
let endpoint: Server;
let preview: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  endpoint = createServer((request, response) => {
    const cors = { "access-control-allow-origin": site, "access-control-allow-headers": "content-type" };
    if (request.method === "OPTIONS") {
      response.writeHead(204, cors).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(status, cors).end();
    });
  });
  await new Promise<void>((listening) => endpoint.listen(0, "127.0.0.1", listening));
  const { port } = endpoint.address() as AddressInfo;

  const config = readFileSync(join(app, "site.config.ts"), "utf8")
    .replace(/^ {2}form: \{[^}]*\}/m, `  form: { endpoint: "http://127.0.0.1:${port}/messages" }`)
    .replace('"./src/', `"${app}/src/`);
  expect(config).toContain(`:${port}/messages`);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "site.config.ts"), config);
  const env = { ...process.env, SITE_CONFIG: join(directory, "site.config.ts") };
  const [out, server] = [join(directory, "dist"), join(directory, "server")];
  for (const command of [
    [vite, "build", "--logLevel", "warn", "--outDir", out],
    [vite, "build", "--logLevel", "warn", "--ssr", "src/prerender/server.tsx", "--outDir", server],
    ["scripts/prerender.mjs", "--out", out, "--server", server],
  ]) {
    execFileSync(process.execPath, command, { cwd: app, env });
  }
  preview = spawn(
    process.execPath,
    [vite, "preview", "--host", "127.0.0.1", "--strictPort", "--port", String(sitePort), "--outDir", out],
    { cwd: app },
  );
  await expect
    .poll(
      () =>
        fetch(site).then(
          ({ ok }) => ok,
          () => false,
        ),
      // Other tests keep the machine busy.
      { timeout: 60_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  preview?.kill();
  endpoint.close();
  rmSync(directory, { recursive: true, force: true });
});

test.beforeEach(() => {
  received.length = 0;
  status = 204;
});

const message = { name: "Ada", email: "ada@example.com", inquiryType: "research", message: "Hello" };

test("a configured form posts a message once as JSON, as its policy allows", async ({ page, request }) => {
  const policy = (await request.get(`${site}/contact`)).headers()["content-security-policy"];
  expect(policy).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
  const reports = await collectReports(page);
  await visit(page, `${site}/contact`);
  await fillForm(page);
  await submitButton(page).click();
  await expect(page.getByText(form.success.title)).toBeVisible();
  await expect(field(page, "message")).toHaveValue("");
  expect(received).toEqual([message]);
  expect(reports.violations).toEqual([]);
});

test("a configured form that fails keeps what was typed, says so, and does not retry", async ({ page }) => {
  status = 500;
  await visit(page, `${site}/contact`);
  await fillForm(page);
  await submitButton(page).click();
  await expect(page.getByText(form.failure.title)).toBeVisible();
  for (const [name, value] of Object.entries(message)) {
    await expect(field(page, name as keyof typeof message)).toHaveValue(value);
  }
  await expect(submitButton(page)).toBeEnabled();
  expect(received).toEqual([message]);
});

test("a configured form says that a message was not sent when the page has gone offline", async ({
  page,
  context,
}) => {
  await visit(page, `${site}/contact`);
  await fillForm(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByText(form.failure.title)).toBeVisible();
  await expect(field(page, "message")).toHaveValue(message.message);
  expect(received).toEqual([]);
});

test("a configured form posts nothing that a program filled in everywhere", async ({ page }) => {
  await visit(page, `${site}/contact`);
  await fillForm(page);
  await page.locator("input[name=leave-empty]").evaluate((input: HTMLInputElement) => {
    input.value = "https://elsewhere.example";
  });
  await submitButton(page).click();
  await expect(page.getByText(form.success.title)).toBeVisible();
  expect(received).toEqual([]);
});
