/**
 * The answers of the preview server, and of nginx with the generated configuration, for every address and published
 * file.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type APIResponse, expect, test } from "@playwright/test";
import { siteDirectory as site } from "./build";
import { brotliModule } from "./nginx";
import {
  aliases,
  allowedHosts,
  canonicalPaths,
  formAddress,
  linkedWildcardPaths,
  notFoundPage,
  visits,
  wildcards,
} from "./site-source";

/** The addresses of all published files, without compressed copies and files for hosts. */
const files = readdirSync(site, { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll("\\", "/")}`)
  .filter((file) => statSync(join(site, file)).isFile() && !/\.(br|gz)$|^\/_/.test(file));

const contentOf = (file: string) => readFileSync(join(site, file));

/** The types of files in a build, and of files that an owner may add. */
const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "text/xml; charset=utf-8",
};

/** Headers of every answer, whatever its status. */
const securityHeaders: Readonly<Record<string, string | RegExp>> = {
  "content-security-policy": /^default-src 'none'; /,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": /camera=\(\), geolocation=\(\), microphone=\(\)/,
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": /^max-age=[3-9]\d{7,}$/,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

function expectSecured(answer: APIResponse, address: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer.headers()[name] ?? "", `${name} of ${address}`).toMatch(value);
  }
}

const pages: readonly string[][] = [
  ...[...canonicalPaths, ...Object.keys(aliases), ...linkedWildcardPaths].flatMap((path) => [
    [path, path],
    [`${path}/index.html`.replace("//", "/"), path],
  ]),
  ...Object.entries(wildcards).flatMap(([pattern, path]) =>
    ["no-such-page", "no/such/page", "a.b", "ä"].map((rest) => [pattern.replace("*", rest), path]),
  ),
  ["/?utm_source=x", "/"],
  ["/contact?topic=demo", "/contact"],
];

test("the address of a page, an alias or a wildcard answers 200 with its page", async ({ request }) => {
  for (const [address = "", path = ""] of pages) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["content-type"], address).toBe("text/html; charset=utf-8");
    expect(answer.headers()["cache-control"], address).toBe("no-cache");
    expectSecured(answer, address);
    expect((await answer.body()).equals(contentOf(`${path}/index.html`)), `${address} is ${path}`).toBe(true);
  }
});

test("an unknown address answers 404 with the 404 page, which is not cached", async ({ request }) => {
  for (const address of [
    "/no/such-page",
    "/platformx",
    "/Terms",
    "/solutions/none",
    "/404",
    "/404.html",
    "/_headers",
    "/_redirects",
    "/.git/config",
    "/assets",
    "/assets/index-00000000.js",
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toContain(notFoundPage.hero.subtitle);
    expect(answer.headers()["cache-control"], `${address} is not kept`).toBe("no-cache");
    expectSecured(answer, address);
  }
});

test("an address with slashes at its end redirects to the one without", async ({ request }) => {
  const path = canonicalPaths[1];
  for (const [address, location] of [
    [`${path}/`, path],
    [`${path}//`, path],
    [`${path}/?a=b`, `${path}?a=b`],
    ["/no/such-page/", "/no/such-page"],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(301);
    expect(answer.headers()["location"], address).toBe(location);
    expectSecured(answer, address);
  }
});

test("every published file comes with its type, its caching and the security headers", async ({
  request,
}) => {
  expect(files.length).toBeGreaterThan(50);
  // The test above requests the pages, whose addresses are not those of their files.
  for (const file of files.filter((one) => !one.endsWith(".html"))) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers(), file).toMatchObject({
      "content-type": types[file.slice(file.lastIndexOf(".") + 1)] ?? "?",
      "cache-control": file.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    });
    expectSecured(answer, file);
  }
});

test("text above 1 kB is sent compressed to a visitor that accepts it", async ({ request }) => {
  const isNginx = test.info().project.name === "nginx";
  const encodings: Readonly<Record<string, string | undefined>> = {
    "gzip, br": isNginx && brotliModule === undefined ? "gzip" : "br",
    // The preview server need not support the others.
    ...(isNginx && { gzip: "gzip", "br;q=0, gzip;q=0.5": "gzip", identity: undefined }),
  };
  // Files below 1 kB may not get smaller.
  const compressed = files.filter(
    (file) =>
      /\.(html|css|js|svg|wasm|xml|webmanifest)$/.test(file) &&
      contentOf(file).length > 1024 &&
      file !== "/404.html",
  );
  expect(compressed.length).toBeGreaterThan(50);
  for (const [accepted, encoding] of Object.entries(encodings)) {
    for (const file of compressed) {
      const address = file.replace(/\/index\.html$/, "") || "/";
      const answer = await request.get(address, { headers: { "accept-encoding": accepted } });
      expect(answer.headers()["content-encoding"], `${file} for ${accepted}`).toBe(encoding);
      expect(answer.headers()["vary"], file).toBe("Accept-Encoding");
      expect((await answer.body()).equals(contentOf(file)), `${file} is the same once unpacked`).toBe(true);
    }
  }
});

test("a file that the visitor has is not sent again", async ({ request }) => {
  test.skip(test.info().project.name !== "nginx", "the preview server sends it again");
  for (const file of ["/terms", "/robots.txt"]) {
    const { etag = "" } = (await request.get(file)).headers();
    expect(etag).not.toBe("");
    const again = await request.get(file, { headers: { "if-none-match": etag } });
    expect([again.status(), (await again.body()).length], file).toEqual([304, 0]);
    expectSecured(again, file);
  }
});

test("the policy allows no script and no foreign style from inside the page, and nothing from other hosts", async ({
  request,
}) => {
  const page = await request.get("/");
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(await page.text()) ?? [];
  const hash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  const sent = page.headers()["content-security-policy"] ?? "";
  const policy: Record<string, string[]> = Object.fromEntries(
    sent.split("; ").map((directive) => {
      const [name, ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
  const none = ["'none'"];
  expect(policy).toMatchObject({
    "default-src": none,
    "base-uri": none,
    "form-action": none,
    "frame-ancestors": none,
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...(allowedHosts["script-src"] ?? [])],
    "require-trusted-types-for": ["'script'"],
  });
  // The style elements of the page and of the toasts; the latter is empty at first.
  expect(new Set(policy["style-src"])).toEqual(
    new Set([
      "'self'",
      hash,
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ]),
  );
  const configured = [
    ...Object.values(allowedHosts).flat(),
    ...(formAddress === undefined ? [] : [new URL(formAddress).origin]),
    ...(visits === undefined ? [] : [visits.host]),
  ] as readonly string[];
  for (const source of Object.values(policy)
    .flat()
    .filter((one) => !configured.includes(one)))
    expect(source).toMatch(/^'(self|none|wasm-unsafe-eval|script|sha256-[\w+/]{43}=)'$/);
});
