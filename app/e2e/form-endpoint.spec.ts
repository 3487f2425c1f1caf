/** A contact form that posts to this test's server, in a copy of the app. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { field, fillForm, submitButton } from "./contact-form";
import { visit } from "./page";
import { collectReports } from "./reports";
import { form } from "./site-source";

test.describe.configure({ mode: "serial" });

const app = resolve(import.meta.dirname, "..");
const sitePort = Number(process.env["FORM_PORT"] ?? Number(process.env["SITE_PORT"] ?? "4310") + 2);
const site = `http://127.0.0.1:${sitePort}`;

let copy = "";

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), "utf8")));
}

/** On Windows, npm is a script, which needs a shell. */
function build(): void {
  execFileSync("npm", ["run", "build"], { cwd: copy, shell: process.platform === "win32" });
}

/** The server's requests. */
const received: unknown[] = [];
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
      response.writeHead(204, cors).end();
    });
  });
  await new Promise<void>((listening) => endpoint.listen(0, "127.0.0.1", listening));
  const { port } = endpoint.address() as AddressInfo;

  // Below the repository, in which the build runs Cargo.
  const tools = join(app, "../.tools");
  mkdirSync(tools, { recursive: true });
  copy = mkdtempSync(join(tools, "complete-site-"));
  const isSource = (file: string) =>
    !/^(node_modules|dist|\.ssr|e2e|test-results)$/.test(relative(app, file));
  cpSync(app, copy, { recursive: true, filter: isSource });
  symlinkSync(join(app, "node_modules"), join(copy, "node_modules"), "junction");
  edit("site.config.ts", (text) =>
    text.replace("form: undefined", `form: "http://127.0.0.1:${port}/messages"`),
  );
  build();
  preview = spawn(
    process.execPath,
    [
      "node_modules/vite/bin/vite.js",
      "preview",
      "--host",
      "127.0.0.1",
      "--strictPort",
      "--port",
      String(sitePort),
    ],
    { cwd: copy },
  );
  await expect
    .poll(
      () =>
        fetch(site).then(
          ({ ok }) => ok,
          () => false,
        ),
      // The machine is busy with other tests.
      { timeout: 60_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  preview?.kill();
  endpoint.close();
  rmSync(copy, { recursive: true, force: true });
});

test.beforeEach(() => {
  received.length = 0;
});

const message = { name: "Ada", email: "ada@example.com", inquiryType: "research", message: "Hello" };

test("a configured form that is pressed twice posts a message once as JSON, as its policy allows", async ({
  page,
  request,
}) => {
  const policy = (await request.get(`${site}/contact`)).headers()["content-security-policy"];
  expect(policy).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+[ ;]/);
  const reports = await collectReports(page);
  await visit(page, `${site}/contact`);
  await fillForm(page);
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(form.success.title)).toBeVisible();
  await expect(page.locator("form").getByText(form.sent)).toBeVisible();
  await expect(field(page, "message")).toHaveValue("");
  expect(received).toEqual([message]);
  expect(reports.violations).toEqual([]);
});

test("a message that is refused is kept, and the line below the button says so, in sight, until the visitor goes on writing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/messages", (route) => route.fulfill({ status: 500 }));
  await visit(page, `${site}/contact`);
  await fillForm(page);
  const line = page.locator("form").getByRole("status");
  // Screen readers announce a change only in an element that was there before.
  await expect(line).toBeAttached();
  await submitButton(page).click();
  await expect(line).toContainText(form.failure.title);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(field(page, "message")).toHaveValue(message.message);
  await field(page, "message").fill("Hello again");
  await expect(line).toHaveText("");
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
