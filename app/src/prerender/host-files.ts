/**
 * The answers of a static host: the file for each address, and its headers. The preview server uses them directly;
 * Netlify, Cloudflare Pages and nginx get generated files.
 */
import { createHash } from "node:crypto";
import { siteConfig } from "../../site.config.ts";
import { formAddress } from "../content/form-address.ts";
import { aliases, canonicalPaths, wildcards } from "../routes/paths.ts";
import { canonicalPathOf, trimPath } from "../routes/resolve.ts";

/** Hash of the style element that sonner 2.0.8 adds, which is empty at first. `host-files.test.ts` checks it. */
const sonnerStyleHash = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";

const { allowedHosts, hsts, visits } = siteConfig;
const formHost = formAddress === undefined ? [] : [new URL(formAddress).origin];
const visitsHost = visits === undefined ? [] : [visits.host];

/** Returns a directive of the policy, with the hosts that the site's configuration adds. */
function directive(name: keyof typeof allowedHosts, ...sources: readonly string[]): string {
  return [name, ...sources, ...(allowedHosts[name] ?? [])].join(" ");
}

/**
 * Headers of every answer. The policy forbids everything that a directive does not allow: inline scripts, other
 * hosts, and text that becomes a script by assignment. `style` is the pages' inline style sheet.
 */
function securityHeaders(style: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      directive("connect-src", "'self'", ...formHost, ...visitsHost),
      "font-src 'self'",
      directive("img-src", "'self'"),
      "manifest-src 'self'",
      // The engine's .wasm needs 'wasm-unsafe-eval'.
      directive("script-src", "'self'", "'wasm-unsafe-eval'"),
      // The pages' style sheet, and the style element that sonner adds, empty at first.
      `style-src 'self' '${hashOf(style)}' '${hashOf("")}' '${sonnerStyleHash}'`,
      "base-uri 'none'",
      // Only scripts send the form.
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join("; "),
    "Strict-Transport-Security": `max-age=63072000${hsts.includeSubDomains ? "; includeSubDomains" : ""}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    // Repeats frame-ancestors for security scanners and old browsers.
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

function hashOf(style: string): string {
  return `sha256-${createHash("sha256").update(style).digest("base64")}`;
}

/** Media types by file extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css",
  html: "text/html",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "text/xml",
};

/** Files that are for the host, which must not serve them at their own addresses. */
const hostFiles = ["/404.html", "/_headers", "/_redirects"];

/** The names of files below this prefix contain a hash of the content. */
const hashedPrefix = "/assets/";
const cacheForever = "public, max-age=31536000, immutable";
const cacheNever = "no-cache";

export function cacheControlOf(file: string): string {
  return file.startsWith(hashedPrefix) ? cacheForever : cacheNever;
}

export type Answer =
  { readonly status: 200 | 404; readonly file: string } | { readonly status: 301; readonly location: string };

/**
 * Matches paths that redirect to the address without slashes at the end. Only plain characters match: a redirect to
 * `/\host` or `//host` would lead to another host.
 */
const shortened = /^(\/[\w.~-][\w./~-]*?)\/+$/;

/** Returns the answer for a path; `isFile` returns whether a file is published. */
export function answer(pathname: string, isFile: (file: string) => boolean): Answer {
  const location = shortened.exec(pathname)?.[1];
  if (location !== undefined) return { status: 301, location };
  const path = trimPath(pathname);
  if (!hostFiles.includes(path) && isFile(path)) return { status: 200, file: path };
  const page = pageFile(path);
  if (isFile(page)) return { status: 200, file: page };
  const canonical = canonicalPathOf(path);
  if (canonical !== undefined) return { status: 200, file: pageFile(canonical) };
  return { status: 404, file: "/404.html" };
}

function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `${path}/index.html`;
}

const pagePaths: readonly string[] = [...canonicalPaths, ...Object.keys(aliases)];

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Pages come before wildcards, because Cloudflare applies the
 * first matching rule, even if there is a file. Each page has a rule for every form of its address; for Netlify the
 * first two forms are the same.
 */
export function redirectsFile(): string {
  const rules = [
    ...pagePaths
      .filter((path) => path !== "/")
      .flatMap((path) => ["", "/", "/index.html"].map((end) => `${path}${end} ${path}/ 200`)),
    ...Object.entries(wildcards).map(([pattern, path]) => `${pattern} ${path}/ 200`),
  ];
  return `${rules.join("\n")}\n`;
}

/**
 * Returns `_headers` for the same hosts. The age is short because Cloudflare also sends these headers with a 404, such
 * as for a hashed file that is not deployed yet.
 */
export function headersFile(style: string): string {
  const lines = Object.entries(securityHeaders(style)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n\n${hashedPrefix}*\n  Cache-Control: public, max-age=600\n`;
}

/** Returns a configuration for nginx, to be included in its `http` block. */
export function nginxConfiguration(style: string): string {
  const types = Object.entries(mediaTypes).map(([extension, type]) => `        ${type} ${extension};`);
  const headers = Object.entries(securityHeaders(style)).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  const prefixes = Object.entries(wildcards).map(
    ([pattern, path]) => `    location ${pattern.slice(0, -1)} {
        try_files $uri $uri/index.html ${pageFile(path)};
    }`,
  );
  return `# Serves the site. Replace this file after every build; your settings are in site/*.conf (docs/deploy.md).
map $uri $site_cache_control {
    ~^${hashedPrefix} "${cacheForever}";
    default "${cacheNever}";
}

server {
    # nginx listens on port 80, unless one of these files has another port.
    include site/*.conf;
    server_name ${new URL(siteConfig.origin).hostname};
    root /srv/www;

    types {
${types.join("\n")}
    }
    charset utf-8;
    charset_types text/css text/javascript text/plain text/xml;

    # The build writes a .gz and a .br copy of every file that gets smaller. nginx serves the .br if it has the module
    # for Brotli and \`brotli_static on;\` in the http block.
    gzip_static on;
    gzip_vary on;

    server_tokens off;
${headers.join("\n")}
    # Depends on the file that answers, so that browsers do not cache a 404 for a hashed file.
    add_header Cache-Control $site_cache_control always;

    absolute_redirect off;
    rewrite ${shortened.source.replaceAll("\\/", "/")} $1 permanent;

    error_page 404 /404.html;
${hostFiles.map((file) => `    location = ${file} {\n        internal;\n    }`).join("\n")}
    location / {
        try_files $uri $uri/index.html =404;
    }
${prefixes.join("\n")}
}
`;
}
