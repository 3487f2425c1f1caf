/** Collects a page's console messages, exceptions, violations of the policy and requests to other hosts. */
import type { ConsoleMessage, Page } from "@playwright/test";
import { allowedHosts } from "./site-source";

export interface Reports {
  readonly warnings: string[];
  readonly errors: string[];
  /** Uncaught exceptions and rejections. */
  readonly uncaught: string[];
  /** Violations of the policy, by directive. */
  readonly violations: string[];
  /** Requests to hosts that the configuration does not allow. */
  readonly elsewhere: string[];
}

/**
 * Whether the browser wrote a message, which no script can prevent. One says, three seconds after a page has loaded,
 * that the preloaded engine has not been used yet.
 */
function isBrowsers(message: ConsoleMessage): boolean {
  return /^Failed to load resource|Content Security Policy|GL Driver Message|\.wasm was preloaded using link preload/.test(
    message.text(),
  );
}

const allowed = Object.values(allowedHosts).flat();

/** Whether the configuration allows requests to a host; `https://*.count.test` allows its subdomains. */
function isAllowed({ origin }: URL): boolean {
  return allowed.some((host) => host === origin || (host.includes("*") && origin.endsWith(host.slice(9))));
}

/** Collects reports from now on. Call it before the page is opened. */
export async function collectReports(page: Page): Promise<Reports> {
  const reports: Reports = { warnings: [], errors: [], uncaught: [], violations: [], elsewhere: [] };
  page.on("console", (message) => {
    if (isBrowsers(message)) return;
    if (message.type() === "warning") reports.warnings.push(message.text());
    if (message.type() === "error") reports.errors.push(message.text());
  });
  page.on("pageerror", (error) => reports.uncaught.push(String(error)));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwn = !url.protocol.startsWith("http") || url.hostname === "127.0.0.1";
    if (!isOwn && !isAllowed(url)) reports.elsewhere.push(request.url());
  });
  // No test may reach another host: an empty script answers instead of allowed hosts.
  if (allowed.length > 0)
    await page.route(isAllowed, (route) =>
      route.fulfill({ contentType: "text/javascript", headers: { "access-control-allow-origin": "*" } }),
    );
  await page.exposeFunction("reportViolation", (directive: string) => {
    reports.violations.push(directive);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  return reports;
}

/** The reports of a page without faults. */
export const nothing: Reports = { warnings: [], errors: [], uncaught: [], violations: [], elsewhere: [] };
