/**
 * Tests of the built site in Chromium: `npm run e2e` in app/. Tests that depend on the host also run on nginx, if it
 * is installed.
 *
 * What this file and the tests read from the environment:
 *
 * - `CHROME_PATH`: the browser; `NGINX_PATH`: nginx;
 * - `SITE_DIR`: another build than app/dist; `PANICKING_WASM`: a build of the engine that panics;
 * - `SITE_PORT`: another port than 4310; `NGINX_PORT` and `FORM_PORT` (the build that posts its form): others than
 *   the next two;
 * - `NGINX_BROTLI_MODULE`: nginx's module for Brotli; `NIGHTLY`: the slow tests run too;
 * - `CI`: where it is set, `test.only` is an error.
 */
import { defineConfig, devices } from "@playwright/test";
import { brotliModule, hasNginx, nginxPath } from "./nginx";

const port = process.env["SITE_PORT"] ?? "4310";
const nginxPort = Number(process.env["NGINX_PORT"] ?? Number(port) + 1);
const site = process.env["SITE_DIR"] ?? "dist";

/** The features that Playwright 1.65 disables: Chromium obeys only the last `--disable-features`. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Features that take as much processor time as a page: two pages for the address bar of every window, and a spare
 * renderer.
 */
const unusedParts = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // The same pictures on every system, because software draws them.
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  fullyParallel: true,
  // Pages also wait, so that two cores are not busy with fewer.
  workers: 3,
  retries: 0,
  // Long, because the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
      args: [
        // No test can reach another host.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        `--disable-features=${[...disabledByPlaywright, ...unusedParts].join()}`,
      ],
    },
  },
  projects: [
    // First, because it takes the longest.
    { name: "long life", testMatch: /\/long-life\.spec\.ts$/ },
    { name: "preview", testIgnore: /\/(long-life|nginx)\.spec\.ts$/ },
    {
      name: "nginx",
      // Tests that depend on the host.
      testMatch: hasNginx ? /\/(nginx|hosting|hostile-addresses)\.spec\.ts$/ : [],
      // What pages do with their address does not depend on the host.
      grepInvert: /in the browser/,
      use: { baseURL: `http://127.0.0.1:${nginxPort}` },
    },
  ],
  webServer: [
    {
      // Not through npm, under which Vite outlives the tests.
      command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${port} --outDir ${site}`,
      cwd: "../../app",
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: false,
    },
    ...(hasNginx
      ? [
          {
            command: `node ../tests/e2e/nginx.mjs ${nginxPort} ${site} .ssr/nginx.conf`,
            cwd: "../../app",
            env: { NGINX_PATH: nginxPath, NGINX_BROTLI_MODULE: brotliModule ?? "" },
            url: `http://127.0.0.1:${nginxPort}/`,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
