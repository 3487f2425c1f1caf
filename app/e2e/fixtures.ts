/** Playwright's `test`, which fails if the page writes a message that the test does not expect. */
import { expect, test as base } from "@playwright/test";

interface Fixtures {
  /** The page's warnings, errors and uncaught exceptions. A test removes those that it expects. */
  readonly messages: string[];
}

export const test = base.extend<Fixtures>({
  messages: [
    async ({ page }, runTest) => {
      const messages: string[] = [];
      page.on("console", (message) => {
        const isFault = ["warning", "error"].includes(message.type());
        if (isFault && !isBrowsers(message.text())) messages.push(message.text());
      });
      page.on("pageerror", (error) => messages.push(String(error)));
      await runTest(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Whether the browser wrote a message that no script can prevent. One says, three seconds after a page has loaded, that
 * the preloaded engine has not been used yet. Messages about the policy are not among them.
 */
function isBrowsers(text: string): boolean {
  return /^Failed to load resource|GL Driver Message|\.wasm was preloaded using link preload/.test(text);
}

export { expect, type Locator, type Page } from "@playwright/test";
