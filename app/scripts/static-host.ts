/** `vite preview` as a static host: the rules of `host-files.ts`, compressed copies, a real 404. */
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { answer, cacheControlOf, securityHeaders } from "../src/prerender/host-files.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** In the order of preference: the encoding's name and the extension of its copies. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export function staticHost(): Plugin {
  return {
    name: "static-host",
    configurePreviewServer(server) {
      const directory = resolve(server.config.root, server.config.build.outDir);
      // Before Vite's own handlers: they would answer an unknown address with the start page.
      server.middlewares.use((request, response) => serve(directory, request, response));
    },
  };
}

function serve(directory: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://host");
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const found = answer(decoded(pathname), (file) => isFile(join(directory, file)));
  if (found.status === 301) {
    response.writeHead(301, { Location: found.location + search }).end();
    return;
  }
  const file = join(directory, found.file);
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = encodings.find(([name, extension]) => accepted.includes(name) && isFile(file + extension));
  response.statusCode = found.status;
  response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
  response.setHeader("Cache-Control", cacheControlOf(found.file));
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding[0]);
  const body = readFileSync(file + (encoding?.[1] ?? ""));
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A path that cannot be decoded has no file. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
