/**
 * The site in real Chromium, as a static host serves it: `npm run e2e` in app/, after a build.
 *
 * `CHROME_PATH` names the browser, `SITE_DIR` another build than app/dist, `SITE_PORT` another port.
 */
import { defineConfig, devices } from "@playwright/test";

const port = process.env["SITE_PORT"] ?? "4310";
const site = process.env["SITE_DIR"] ?? "dist";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // One picture serves every system: all of them are drawn by software.
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
      args: [
        // Chromium's sandbox refuses to start as root, which containers run as.
        "--no-sandbox",
        // A browser that looks for its updates is a browser that measures them.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    // Vite by its own file: started through npm it would outlive the tests.
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${port} --outDir ${site}`,
    cwd: "../../app",
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
