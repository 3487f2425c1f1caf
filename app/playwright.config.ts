/**
 * Tests of the built site in Chromium: `npm run e2e` in app/. Tests that depend on the host also run on nginx, if it
 * is installed.
 *
 * Environment variables:
 *
 * - `CHROME_PATH`: the browser; `NGINX_PATH`: nginx; `FULL_CHROME_PATH`: a browser with a back/forward cache, which
 *   `chromium-headless-shell` lacks; without it, tests of that cache do not run;
 * - `SITE_DIR`: a build other than app/dist; `FIELD_DIR`: a build of crates/field for browsers;
 * - `SITE_PORT`: a port other than 4310; `NGINX_PORT`: a port other than the next one;
 * - `NGINX_BROTLI_MODULE`: nginx's module for Brotli;
 * - `CI`: if it is set, `test.only` is an error.
 */
import { defineConfig, devices } from "@playwright/test";
import { brotliModule, hasNginx, nginxPath } from "./e2e/nginx.ts";

const port = process.env["SITE_PORT"] ?? "4310";
const nginxPort = Number(process.env["NGINX_PORT"] ?? Number(port) + 1);
const site = process.env["SITE_DIR"] ?? "dist";

const fullChrome = process.env["FULL_CHROME_PATH"] ?? "";

const launchOptions = {
  executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
  args: [
    // No test can reach another host.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Glyph widths are fractional, as on a phone.
    "--font-render-hinting=none",
  ],
};

// A closed terminal and `kill` stop the servers and browsers, as Ctrl-C does.
for (const signal of ["SIGHUP", "SIGTERM"] as const) process.once(signal, () => process.emit("SIGINT"));

export default defineConfig({
  testDir: "e2e",
  // Without the system's name, because software draws the same pictures on every system.
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  fullyParallel: true,
  // Pages often wait, so fewer workers would not keep two cores busy.
  workers: 3,
  retries: 0,
  // Long timeouts, because the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
  projects: [
    // First, because it takes longest.
    { name: "long life", testMatch: /\/long-life\.spec\.ts$/ },
    { name: "preview", testIgnore: /\/(back-from-cache|long-life)\.spec\.ts$/ },
    {
      name: "back/forward cache",
      testMatch: fullChrome === "" ? [] : /\/back-from-cache\.spec\.ts$/,
      use: {
        launchOptions: {
          ...launchOptions,
          executablePath: fullChrome,
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        },
      },
    },
    {
      name: "nginx",
      testMatch: hasNginx ? /\/hosting\.spec\.ts$/ : [],
      use: { baseURL: `http://127.0.0.1:${nginxPort}` },
    },
  ],
  webServer: [
    {
      // Not through npm, with which Vite would outlive the tests.
      command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${port} --outDir "${site}"`,
      // Otherwise Playwright sets it to 1, and Node.js warns about NO_COLOR.
      env: { FORCE_COLOR: "0" },
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: false,
    },
    ...(hasNginx
      ? [
          {
            command: `node e2e/nginx.mjs ${nginxPort} "${site}" .ssr/nginx.conf`,
            env: { FORCE_COLOR: "0", NGINX_PATH: nginxPath, NGINX_BROTLI_MODULE: brotliModule ?? "" },
            url: `http://127.0.0.1:${nginxPort}/`,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
