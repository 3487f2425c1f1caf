/**
 * The files of the build, read without a browser: metadata for search engines, social networks and hosts, targets of
 * links, marks of the current page, sizes.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { Window } from "happy-dom";
import { imageSize } from "image-size";
import { htmlOf, siteDirectory } from "./build";
import { aliases, brand, canonicalPaths, header, origin, subNavigations, wildcards } from "./site-source";

const parser = new new Window().DOMParser();

/** Parses a page's HTML without running or fetching anything. */
function parse(html: string): Document {
  // happy-dom would fetch links with this attribute, whatever its settings.
  return parser.parseFromString(html.replaceAll(' as="fetch"', ""), "text/html") as unknown as Document;
}

const read = (file: string) => readFileSync(join(siteDirectory, file), "utf8");

/** The prerendered pages by address. */
const pages = new Map(
  [...canonicalPaths, ...Object.keys(aliases)].map((path) => [path, parse(htmlOf(path))] as const),
);
const notFound = parse(read("404.html"));

function pageAt(address: string): Document {
  return pages.get(address) ?? parse(htmlOf(address));
}

/** Returns the content of a meta tag, by its name or property. */
function metaOf(page: Document, name: string): string {
  return page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
}

test("every page has a title and a description of its own, and names itself by its canonical address", () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of canonicalPaths) {
    const page = pageAt(path);
    titles.add(page.title);
    descriptions.add(metaOf(page, "description"));
    expect(page.documentElement.lang, path).toBe("en");
    for (const about of ["og:title", "twitter:title"]) expect(metaOf(page, about), path).toBe(page.title);
    for (const about of ["og:description", "twitter:description"]) {
      expect(metaOf(page, about), path).toBe(metaOf(page, "description"));
    }
    expect(metaOf(page, "description"), `${path} has no word joiners in its description`).not.toContain(
      "\u2060",
    );
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${origin}${path}`);
    expect(metaOf(page, "og:url")).toBe(`${origin}${path}`);
    expect(metaOf(page, "og:site_name")).toBe(brand.name);
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(page, "robots"), `${path} is for search results`).toBe("");
    const data = page.querySelector("script[type='application/ld+json']")?.textContent ?? "";
    expect(JSON.parse(data), path).toHaveProperty("@graph");
  }
  expect(titles.size).toBe(canonicalPaths.length);
  expect(descriptions.size).toBe(canonicalPaths.length);
});

test("search engines do not index the 404 page", () => {
  expect(metaOf(notFound, "robots")).toBe("noindex");
  expect(notFound.querySelector("link[rel=canonical]")).toBeNull();
});

test("the first 8 kB of every page have all tags that a link preview reads, and no email address is where a host obfuscates it", () => {
  for (const path of canonicalPaths) {
    const html = htmlOf(path);
    const beginning = parse(Buffer.from(html).subarray(0, 8000).toString());
    const tags =
      "title, meta[name=description], meta[property^='og:'], meta[name^='twitter:'], link[rel=canonical]";
    expect(beginning.querySelectorAll(tags).length, path).toBe(pageAt(path).querySelectorAll(tags).length);
    // Cloudflare does not change anything between these comments.
    const [before, body = "", after] = html.split(/<!--\/?email_off-->/);
    expect(body, path).toMatch(/^<div id="root".*<\/div>$/s);
    expect(`${before}${after}`, path).not.toMatch(/[\w.]@[\w-]+\.|mailto:/);
  }
});

test("every link inside the site leads to a page, and to the one element there that its anchor names", () => {
  for (const [path, page] of [...pages, ["/404", notFound] as const]) {
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids, `ids of ${path}`).toEqual([...new Set(ids)]);
    for (const link of page.querySelectorAll("a[href^='/'], a[href^='#']")) {
      const { pathname, hash } = new URL(link.getAttribute("href") ?? "", `${origin}${path}`);
      const target = pathname === path ? page : pageAt(pathname);
      if (hash === "") continue;
      expect(target.getElementById(hash.slice(1)), `${pathname}${hash}, linked on ${path}`).not.toBeNull();
    }
  }
});

test("every page has a share image of its own, of 1200 × 630 pixels, at an absolute address", () => {
  const images = new Set<string>();
  for (const path of canonicalPaths) {
    const page = pageAt(path);
    const address = metaOf(page, "og:image");
    images.add(address);
    expect(metaOf(page, "twitter:image"), path).toBe(address);
    expect([metaOf(page, "og:image:width"), metaOf(page, "og:image:height")], path).toEqual(["1200", "630"]);
    expect(metaOf(page, "og:image:alt"), path).not.toBe("");
    expect(address).toMatch(new RegExp(`^${origin}/.*\\.png$`));
    const image = readFileSync(join(siteDirectory, new URL(address).pathname));
    expect(imageSize(image), address).toMatchObject({ width: 1200, height: 630 });
  }
  expect(images.size).toBe(canonicalPaths.length);
});

test("the sitemap lists every canonical address once and nothing else, and robots.txt names it", () => {
  const listed = Array.from(read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);
  expect(listed.toSorted()).toEqual(canonicalPaths.map((path) => `${origin}${path}`).toSorted());
  expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the icons of the pages and of the web manifest exist", () => {
  const links = [...pageAt("/").querySelectorAll("link[rel$=icon], link[rel=manifest]")];
  const { icons } = JSON.parse(read("manifest.webmanifest")) as { icons: { src: string }[] };
  const files = [...links.map((link) => link.getAttribute("href") ?? "?"), ...icons.map(({ src }) => src)];
  expect(files.filter((file) => !existsSync(join(siteDirectory, file)))).toEqual([]);
});

test("the site publishes the licenses of its packages and crates", () => {
  for (const [file, parts] of Object.entries({
    packages: ["## react-router", "## @fontsource/bricolage-grotesque", "SIL OPEN FONT LICENSE Version 1.1"],
    crates: ["## glam (MIT OR Apache-2.0)"],
  }))
    for (const part of parts) expect(read(`licenses/${file}.txt`), file).toContain(part);
});

const canonicalPathOf = (address: string) =>
  (aliases as Readonly<Record<string, string>>)[address] ?? address;

test("header and sub-navigations mark the entry of the current page, and nothing else", () => {
  for (const [address, page] of pages) {
    for (const [name, entries] of [
      [header.landmark, [...header.menu.items, ...header.links]],
      ...Object.values(subNavigations).map(({ label, entries }) => [label, entries] as const),
    ] as const) {
      const navigation = page.querySelector(`nav[aria-label="${name}"]`);
      const marked = [...(navigation?.querySelectorAll("[aria-current=page]") ?? [])];
      const expected = entries.filter(
        ({ href }) => navigation && canonicalPathOf(href) === canonicalPathOf(address),
      );
      expect(
        marked.map(({ textContent }) => textContent),
        `${name} of ${address}`,
      ).toEqual(expected.map(({ label }) => expect.stringMatching(`^${label}`)));
    }
  }
});

test("the scripts and styles of every page, the fonts and the engine keep to their limits of bytes", () => {
  // By gzip, 3 to 5 % above the largest page: alarms for unintended growth.
  const limits = { scripts: 163_000, styles: 17_100, fonts: 55_000, engine: 55_000 };
  const sizeOf = (file: string) => {
    const path = join(siteDirectory, file);
    return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
  };
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);
  for (const path of canonicalPaths) {
    const page = pageAt(path);
    // The preloads of the engine's scripts have a media query.
    const scripts = [...page.querySelectorAll("script[src], link[rel=modulepreload]:not([media])")];
    const files = scripts.map((tag) => tag.getAttribute("src") ?? tag.getAttribute("href") ?? "?");
    expect.soft(files.length, `scripts of ${path}`).toBeGreaterThan(1);
    expect.soft(sum(files), `scripts of ${path}`).toBeLessThanOrEqual(limits.scripts);
    const style = page.querySelector("style")?.textContent ?? "";
    expect.soft(gzipSync(style, { level: 9 }).length, `styles of ${path}`).toBeLessThanOrEqual(limits.styles);
  }
  const assets = readdirSync(join(siteDirectory, "assets")).map((file) => `assets/${file}`);
  // Only names with letters such as ś load the other fonts.
  const fonts = assets.filter((file) => /-latin-(?!ext).*\.woff2$/.test(file));
  expect(fonts).toHaveLength(2);
  expect(sum(fonts)).toBeLessThanOrEqual(limits.fonts);
  const engine = assets.filter((file) => /particles_wasm.*\.(js|wasm)$/.test(file));
  expect(engine, "the module and its glue").toHaveLength(2);
  expect(sum(engine)).toBeLessThanOrEqual(limits.engine);
});

test.describe("files for Netlify and Cloudflare Pages", () => {
  test("_headers has the headers of this host for every address, and caches hashed files for ten minutes", async ({
    request,
  }) => {
    const blocks = Object.fromEntries(
      read("_headers")
        .trim()
        .split(/\n+(?=\S)/)
        .map((block) => {
          const headers = Array.from(block.matchAll(/^\s+([\w-]+): (.*)$/gm), ([, name = "", value]) => [
            name.toLowerCase(),
            value,
          ]);
          return [block.split("\n")[0], Object.fromEntries(headers)];
        }),
    );
    // hosting.spec.ts checks these headers.
    expect(Object.keys(blocks["/*"])).toHaveLength(7);
    expect((await request.get("/")).headers()).toMatchObject(blocks["/*"]);
    // Not a year, because Cloudflare also sends this header with a 404.
    expect(blocks).toEqual({ "/*": blocks["/*"], "/assets/*": { "cache-control": "public, max-age=600" } });
  });

  test("_redirects leads every address of the route table to its page by its first rule", () => {
    const rules = read("_redirects")
      .trim()
      .split("\n")
      .map((line) => line.split(/\s+/) as [from: string, to: string, status: string]);
    /** Returns the page by the first rule for an address, which Cloudflare Pages applies even if there is a file. */
    const answer = (address: string) => {
      const [, to, status] =
        rules.find(([from]) =>
          from.endsWith("/*") ? address.startsWith(from.slice(0, -1)) : from === address,
        ) ?? [];
      expect(status ?? "200", `${address} is answered without a redirect`).toBe("200");
      return to === undefined ? undefined : htmlOf(to);
    };
    for (const path of [...canonicalPaths, ...Object.keys(aliases)].filter((each) => each !== "/"))
      for (const end of ["", "/", "/index.html"])
        expect(answer(path + end), `${path}${end} is ${path}`).toBe(htmlOf(path));
    for (const [pattern, path] of Object.entries(wildcards)) {
      for (const rest of ["no-such-page", "no/such/page"])
        expect(answer(pattern.replace("*", rest)), `${pattern} is ${path}`).toBe(htmlOf(path));
    }
    for (const address of ["/no/such-page", "/platformx"]) expect(answer(address)).toBeUndefined();
  });
});
