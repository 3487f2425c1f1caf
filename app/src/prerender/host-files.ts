/**
 * How a static host answers: which file for which address, with which headers. The preview server, the
 * rules for Netlify and Cloudflare Pages and the configuration for nginx are the same statement thrice.
 */
import { aliases, canonicalPaths, wildcards } from "../routes/paths.ts";
import { canonicalPathOf, withoutTrailingSlash } from "../routes/resolve.ts";

/** Sent with every answer. Scripts, styles and fonts come from the site alone, none of them inline. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'self'",
    "img-src 'self' data:",
    // The engine is compiled from its .wasm.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Files under this prefix carry a hash of their content in their name. */
const hashedPrefix = "/assets/";
const cacheForever = "public, max-age=31536000, immutable";
const cacheNever = "no-cache";

export function cacheControlOf(file: string): string {
  return file.startsWith(hashedPrefix) ? cacheForever : cacheNever;
}

export type Answer =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301; readonly location: string };

/** The answer for a path; `isFile` knows the published files. */
export function answer(pathname: string, isFile: (file: string) => boolean): Answer {
  const path = withoutTrailingSlash(pathname);
  if (path !== pathname) return { status: 301, location: path };
  if (path !== "/" && isFile(path)) return { status: 200, file: path };
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
 * `_redirects`, as Netlify and Cloudflare Pages read it. Cloudflare applies the first rule that fits even
 * where there is a file, so that pages below a wildcard's prefix come first.
 */
export function redirectsFile(): string {
  const rules = [
    ...pagePaths.filter((path) => path !== "/").map((path) => `${path} ${path}/ 200`),
    ...Object.entries(wildcards).map(([pattern, path]) => `${pattern} ${path}/ 200`),
  ];
  return `${rules.join("\n")}\n`;
}

/** `_headers`, as the same hosts read it. */
export function headersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n\n${hashedPrefix}*\n  Cache-Control: ${cacheForever}\n`;
}

/** A configuration for nginx, to be included in its `http` block. */
export function nginxConfiguration(): string {
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  const prefixes = Object.entries(wildcards).map(
    ([pattern, path]) => `    location ${pattern.slice(0, -1)} {
        try_files $uri $uri/index.html ${pageFile(path)};
    }`,
  );
  return `# Serves the site's directory. Set server_name, root, and TLS where it ends here.
map $uri $site_cache_control {
    ~^${hashedPrefix} "${cacheForever}";
    default "${cacheNever}";
}

server {
    listen 80;
    server_name _;
    root /srv/www;
    charset utf-8;

    # The build leaves a .gz beside every file that gains by it. Where nginx has the module for Brotli,
    # \`brotli_static on;\` serves the .br beside it.
    gzip_static on;

${headers.join("\n")}
    add_header Cache-Control $site_cache_control always;

    absolute_redirect off;
    rewrite ^/(.+)/+$ /$1 permanent;

    error_page 404 /404.html;
    location = /404.html {
        internal;
    }
    location = /manifest.webmanifest {
        types { }
        default_type application/manifest+json;
    }
    location / {
        try_files $uri $uri/index.html =404;
    }
${prefixes.join("\n")}
}
`;
}
