/**
 * The prerendered files, read without a browser: metadata for search engines, social networks and hosts, targets of
 * links, marks of the current page.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { imageSize } from "image-size";
import { siteDirectory } from "./build";
import { documentAt, parseHtml } from "./html";
import { aliases, brand, canonicalPaths, header, origin, subNavigations, wildcards } from "./site-source";

// In one process, so that every document is read once.
test.describe.configure({ mode: "default" });

/** Returns the content of a meta tag, by its name or property. */
function metaOf(page: Document, name: string): string {
  return page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
}

/** Returns the path of a public address of the site. */
function localPath(address: string): string {
  expect(address.startsWith(`${origin}/`), `${address} is absolute, at ${origin}`).toBe(true);
  return address.slice(origin.length);
}

test("every page has a title and a description of its own, and names itself by its canonical address", async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of canonicalPaths) {
    const page = await documentAt(request, path);
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

test("the first 8 kB of every page have all tags that a link preview reads, and no email address is where a host obfuscates it", async ({
  request,
}) => {
  for (const path of [...canonicalPaths, "/no/such-page"]) {
    const html = await (await request.get(path)).text();
    const beginning = parseHtml(Buffer.from(html).subarray(0, 8000).toString());
    const page = await documentAt(request, path);
    expect(beginning.title, path).toBe(page.title);
    const tags = "meta[name=description], meta[property^='og:'], meta[name^='twitter:'], link[rel=canonical]";
    expect(beginning.querySelectorAll(tags).length, path).toBe(page.querySelectorAll(tags).length);
    // Cloudflare does not change anything between these comments.
    const [before, body = "", after] = html.split(/<!--\/?email_off-->/);
    expect(body, path).toMatch(/^<div id="root".*<\/div>$/s);
    expect(`${before}${after}`, path).not.toMatch(/[\w.]@[\w-]+\.|mailto:/);
  }
});

test("every link inside the site leads to a page, and to the one element there that its anchor names", async ({
  request,
}) => {
  for (const path of [...canonicalPaths, "/no/such-page"]) {
    const page = await documentAt(request, path);
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids, `ids of ${path}`).toEqual([...new Set(ids)]);
    for (const link of page.querySelectorAll("a[href^='/'], a[href^='#']")) {
      const { pathname, hash } = new URL(link.getAttribute("href") ?? "", `${origin}${path}`);
      const target = await documentAt(request, pathname);
      if (pathname !== path) expect(metaOf(target, "robots"), `${pathname}, linked on ${path}`).toBe("");
      if (hash === "") continue;
      expect(target.getElementById(hash.slice(1)), `${pathname}${hash}, linked on ${path}`).not.toBeNull();
    }
  }
});

test("an alias has the canonical address of its page, and search engines do not index the 404 page", async ({
  request,
}) => {
  for (const [alias, path] of Object.entries(aliases)) {
    const canonical = (await documentAt(request, alias)).querySelector("link[rel=canonical]");
    expect(canonical?.getAttribute("href"), alias).toBe(`${origin}${path}`);
  }
  const notFound = await documentAt(request, "/no/such-page");
  expect(metaOf(notFound, "robots")).toBe("noindex");
  expect(notFound.querySelector("link[rel=canonical]")).toBeNull();
});

test("every page has a share image of its own, of 1200 × 630 pixels, at an absolute address", async ({
  request,
}) => {
  const images = new Set<string>();
  for (const path of canonicalPaths) {
    const page = await documentAt(request, path);
    const address = metaOf(page, "og:image");
    images.add(address);
    expect(metaOf(page, "twitter:image"), path).toBe(address);
    expect([metaOf(page, "og:image:width"), metaOf(page, "og:image:height")], path).toEqual(["1200", "630"]);
    expect(metaOf(page, "og:image:alt"), path).not.toBe("");
    const image = await request.get(localPath(address));
    expect(image.status(), address).toBe(200);
    expect(image.headers()["content-type"], address).toBe("image/png");
    expect(imageSize(await image.body()), address).toMatchObject({ width: 1200, height: 630 });
  }
  expect(images.size).toBe(canonicalPaths.length);
});

test("the sitemap lists every canonical address once and nothing else, and robots.txt names it", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address ?? "");
  expect(listed.toSorted()).toEqual(canonicalPaths.map((path) => `${origin}${path}`).toSorted());
  for (const address of listed) expect((await request.get(localPath(address))).status()).toBe(200);

  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the icons of the pages and of the web manifest exist", async ({ request }) => {
  const home = await documentAt(request, "/");
  const links = [...home.querySelectorAll("link[rel$=icon], link[rel=manifest]")];
  const { icons } = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
  };
  for (const file of [
    ...links.map((link) => link.getAttribute("href") ?? ""),
    ...icons.map(({ src }) => src),
  ])
    expect((await request.get(file)).status(), file).toBe(200);
});

test("the site publishes the licenses of its packages and crates", async ({ request }) => {
  for (const [file, parts] of Object.entries({
    packages: ["## react-router", "## @fontsource/bricolage-grotesque", "SIL OPEN FONT LICENSE Version 1.1"],
    crates: ["## glam (MIT OR Apache-2.0)"],
  })) {
    const text = await (await request.get(`/licenses/${file}.txt`)).text();
    for (const part of parts) expect(text, file).toContain(part);
  }
});

const pageOf = (address: string) => (aliases as Readonly<Record<string, string>>)[address] ?? address;

test("header and sub-navigations mark the entry of the current page, and nothing else", async ({
  request,
}) => {
  for (const address of [...canonicalPaths, ...Object.keys(aliases)]) {
    const page = await documentAt(request, address);
    for (const [name, entries] of [
      [header.landmark, [...header.menu.items, ...header.links]],
      ...Object.values(subNavigations).map(({ label, entries }) => [label, entries] as const),
    ] as const) {
      const navigation = page.querySelector(`nav[aria-label="${name}"]`);
      const marked = [...(navigation?.querySelectorAll("[aria-current=page]") ?? [])];
      const expected = entries.filter(({ href }) => navigation && pageOf(href) === pageOf(address));
      expect(
        marked.map(({ textContent }) => textContent),
        `${name} of ${address}`,
      ).toEqual(expected.map(({ label }) => expect.stringMatching(`^${label}`)));
    }
  }
});

test.describe("files for Netlify and Cloudflare Pages", () => {
  const read = (name: string) => readFileSync(join(siteDirectory, name), "utf8");

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
    const pageAt = (path: string) => {
      const file = join(siteDirectory, path, "index.html");
      return existsSync(file) ? readFileSync(file, "utf8") : undefined;
    };
    /** Returns the page by the first rule for an address, which Cloudflare Pages applies even if there is a file. */
    const answer = (address: string) => {
      const [, to = address, status = "200"] =
        rules.find(([from]) =>
          from.endsWith("/*") ? address.startsWith(from.slice(0, -1)) : from === address,
        ) ?? [];
      expect(status, `${address} is answered without a redirect`).toBe("200");
      return pageAt(to);
    };
    for (const path of [...canonicalPaths, ...Object.keys(aliases)]) {
      for (const end of path === "/" ? [""] : ["", "/", "/index.html"])
        expect(answer(path + end) ?? "", `${path}${end} is ${path}`).toBe(pageAt(path));
    }
    for (const [pattern, path] of Object.entries(wildcards)) {
      for (const rest of ["no-such-page", "no/such/page"])
        expect(answer(pattern.replace("*", rest)), `${pattern} is ${path}`).toBe(pageAt(path));
    }
    for (const address of ["/no/such-page", "/platformx"]) expect(answer(address)).toBeUndefined();
  });
});
