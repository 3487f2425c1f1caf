/** Serves the built site for one run. */
import type { ServerResponse } from "node:http";
import { preview, type Plugin } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly origin: string;
    readonly browser: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({
    root: process.cwd(),
    logLevel: "warn",
    build: { outDir: process.env["SITE_DIR"] ?? "dist" },
    preview: { host: "127.0.0.1", port: 0 },
    plugins: [messageRecorder()],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  project.provide("origin", `http://127.0.0.1:${address.port}`);
  project.provide("browser", project.name);
  return () => server.close();
}

/** Adds a first script to each page that collects messages and uncaught exceptions in `recordedMessages`. */
function messageRecorder(): Plugin {
  const path = "/recorder.js";
  return {
    name: "message-recorder",
    enforce: "pre",
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url === path) {
          response.setHeader("Content-Type", "text/javascript");
          response.end(`(${recordMessages.toString()})()`);
          return;
        }
        delete request.headers["accept-encoding"];
        const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
        response.end = (body?: unknown) => {
          if (!String(response.getHeader("Content-Type")).startsWith("text/html")) return end(body);
          const html = String(body).replace("<head>", `<head><script src="${path}"></script>`);
          response.setHeader("Content-Length", Buffer.byteLength(html));
          return end(html);
        };
        next();
      });
    },
  };
}

/** Runs in the page. */
function recordMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { recordedMessages: messages });
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      messages.push(`${level}: ${values.map(String).join(" ")}`);
      original(...values);
    };
  }
  window.addEventListener("error", ({ message }) => messages.push(`uncaught: ${message}`));
  window.addEventListener("unhandledrejection", ({ reason }) => messages.push(`uncaught: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    messages.push(`error: blocked by ${effectiveDirective}: ${blockedURI}`);
  });
}
