/**
 * The site in Firefox and in WebKitGTK: `npm run journeys -- --project firefox` (or `webkit`) in app/,
 * after a build. Without `--project` both run.
 *
 * `FIREFOX_PATH` names Firefox, `WEBKIT_DRIVER` the program WebKitWebDriver, `SITE_DIR` another build
 * than app/dist.
 */
import type { ViteUserConfig } from "vitest/config";

export default {
  test: {
    // Not `.test.ts`, which Playwright would run.
    include: ["e2e/journeys/*.journey.ts"],
    globalSetup: "e2e/journeys/site-server.ts",
    environment: "node",
    // Their browsers end with them, at a signal, too.
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
