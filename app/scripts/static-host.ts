/** Makes `vite preview` a static host: the rules of `host-files.ts`, compressed copies, status 404. */
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, posix, resolve, sep } from "node:path";
import Negotiator from "negotiator";
import type { Plugin } from "vite";
import { answer, cacheControlOf, mediaTypes } from "../src/prerender/host-files.ts";

/** Encodings in order of preference, with the extension of their copies. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export function staticHost(): Plugin {
  return {
    name: "static-host",
    configurePreviewServer(server) {
      const directory = resolve(server.config.root, server.config.build.outDir);
      // Before Vite's handlers, which answer unknown addresses with the start page.
      server.middlewares.use((request, response) => serve(directory, request, response));
    },
  };
}

function serve(directory: string, request: IncomingMessage, response: ServerResponse): void {
  // Not parsed as a URL, because `//host/` would become a host.
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

/** The headers of every answer, from the indented lines of the build's `_headers`. */
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

/** Decodes a path and removes `..`. A path that cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return pathname;
  }
}

/** Whether a path is a file inside `directory`. */
function isFileIn(directory: string, path: string): boolean {
  const file = join(directory, path);
  if (!file.startsWith(directory + sep)) return false;
  try {
    return statSync(file).isFile();
  } catch {
    // The file does not exist, or its name is invalid: too long, or with a null character.
    return false;
  }
}
