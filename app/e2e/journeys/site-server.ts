/** Serves a copy of the built site for one run, with a first script in each page that records its messages. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview } from "vite";
import type { TestProject } from "vitest/node";
import { siteDirectory } from "../build";

declare module "vitest" {
  interface ProvidedContext {
    readonly origin: string;
    readonly browser: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const copy = mkdtempSync(join(tmpdir(), "mavi-site-"));
  // Without the compressed copies, which have no recorder.
  cpSync(siteDirectory, copy, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const name of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const html = readFileSync(join(copy, name), "utf8");
    writeFileSync(join(copy, name), html.replace("<head>", `<head><script src="/recorder.js"></script>`));
  }
  writeFileSync(join(copy, "recorder.js"), `(${recordMessages.toString()})()`);
  const server = await preview({
    root: process.cwd(),
    logLevel: "warn",
    build: { outDir: copy },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  project.provide("origin", `http://127.0.0.1:${address.port}`);
  project.provide("browser", project.name);
  return async () => {
    await server.close();
    rmSync(copy, { recursive: true });
  };
}

/** Runs in the page: collects messages, uncaught exceptions and violations of the policy. */
function recordMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { recordedMessages: messages });
  for (const level of ["log", "warn", "error"] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      messages.push(`${level}: ${values.map(String).join(" ")}`);
      original(...values);
    };
  }
  window.addEventListener("error", ({ message }) => messages.push(`uncaught: ${message}`));
  window.addEventListener("unhandledrejection", ({ reason }) => messages.push(`uncaught: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    messages.push(`blocked by ${effectiveDirective}: ${blockedURI}`);
  });
}
