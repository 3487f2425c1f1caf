/** `vite preview` as a static host: the rules of `host-files.ts`, compressed copies, a real 404. */
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, posix, resolve, sep } from "node:path";
import Negotiator from "negotiator";
import type { Plugin } from "vite";
import { answer, cacheControlOf, mediaTypes } from "../src/prerender/host-files.ts";

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
  // Not read as a URL: in `//host/` the path would be a host.
  const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
  for (const [name, value] of headersOf(directory)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const found = answer(decoded(pathname), (file) => isFileIn(directory, file));
  if (found.status === 301) {
    response.writeHead(301, { Location: found.location + search }).end();
    return;
  }
  const file = join(directory, found.file);
  const accepted = new Negotiator(request).encodings(encodings.map(([name]) => name));
  const encoding = encodings.find(
    ([name, extension]) => accepted.includes(name) && isFileIn(directory, found.file + extension),
  );
  response.statusCode = found.status;
  response.setHeader("Content-Type", contentTypeOf(file));
  response.setHeader("Cache-Control", cacheControlOf(found.file));
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding[0]);
  const body = readFileSync(file + (encoding?.[1] ?? ""));
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** What the build says for every answer, in its `_headers`: names and values by lines that are indented. */
function headersOf(directory: string): readonly (readonly [name: string, value: string])[] {
  const [all = ""] = readFileSync(join(directory, "_headers"), "utf8").split("\n\n");
  return Array.from(
    all.matchAll(/^  ([\w-]+): (.*)$/gm),
    ([, name = "", value = ""]) => [name, value] as const,
  );
}

function contentTypeOf(file: string): string {
  const type = mediaTypes[extname(file).slice(1)] ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

/** Without `..`, so that a path has one form. A path that cannot be decoded has no file. */
function decoded(pathname: string): string {
  try {
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return pathname;
  }
}

/** Whether a path of the site is a file in `directory`, and not one that dots lead to outside of it. */
function isFileIn(directory: string, path: string): boolean {
  const file = join(directory, path);
  if (!file.startsWith(directory + sep)) return false;
  try {
    return statSync(file).isFile();
  } catch {
    // It is not there, or its name is none: too long, or with a zero in it.
    return false;
  }
}
