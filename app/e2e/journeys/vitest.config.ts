/**
 * Tests of the built site in Firefox and WebKitGTK: `npm run journeys -- --project firefox` (or `webkit`) in app/.
 * `FIREFOX_PATH` and `WEBKIT_DRIVER` (WebKitWebDriver) are the programs, `SITE_DIR` is a build other than app/dist.
 */
import type { ViteUserConfig } from "vitest/config";

export default {
  test: {
    // Not named `.test.ts`, because Playwright would run such files.
    include: ["e2e/journeys/*.journey.ts"],
    globalSetup: "e2e/journeys/site-server.ts",
    environment: "node",
    // Browsers end with their process, also after a signal.
    pool: "forks",
    maxWorkers: 2,
    // Animations run in real time, and the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 100, timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: "firefox" } },
      { extends: true, test: { name: "webkit" } },
    ],
  },
} satisfies ViteUserConfig;
