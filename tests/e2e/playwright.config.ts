/**
 * The site in real Chromium, as a static host serves it: `npm run e2e` in app/, after a build. What
 * depends on the host runs a second time behind nginx, where that is installed.
 *
 * `CHROME_PATH` names the browser, `NGINX_PATH` nginx, `SITE_DIR` another build than app/dist,
 * `SITE_PORT` another port, `NGINX_PORT` another one of nginx than the next.
 */
import { defineConfig, devices } from "@playwright/test";
import { brotliModule, hasNginx, nginxPath } from "./nginx";

const port = process.env["SITE_PORT"] ?? "4310";
const nginxPort = Number(process.env["NGINX_PORT"] ?? Number(port) + 1);
const site = process.env["SITE_DIR"] ?? "dist";

/** What Playwright 1.65 disables by the same switch: of two such switches Chromium obeys the last. */
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
 * What Chromium does beside the page, for a user who is not there: two pages of its own for the address bar of
 * every window, and a renderer kept ready. Without them a page costs half the processor time.
 */
const unusedParts = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // One picture serves every system: all of them are drawn by software.
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  fullyParallel: true,
  // A page also waits: a third one makes use of that on two cores.
  workers: 3,
  retries: 0,
  // The machine may be busy elsewhere; what does not happen at all fails in the end.
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
        // Whatever a test does, it reaches no other host.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        `--disable-features=${[...disabledByPlaywright, ...unusedParts].join()}`,
      ],
    },
  },
  projects: [
    // Takes the longest, and so begins first.
    { name: "long life", testMatch: /\/long-life\.spec\.ts$/ },
    { name: "preview", testIgnore: /\/(long-life|nginx)\.spec\.ts$/ },
    {
      name: "nginx",
      // What depends on the host.
      testMatch: hasNginx ? /\/(nginx|hosting|hostile-addresses)\.spec\.ts$/ : [],
      // What a page makes of its address is checked once.
      grepInvert: /in the browser/,
      use: { baseURL: `http://127.0.0.1:${nginxPort}` },
    },
  ],
  webServer: [
    {
      // Vite by its own file: started through npm it would outlive the tests.
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
