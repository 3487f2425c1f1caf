/**
 * How a host answers: every address, every published file, every header. Runs against the preview server
 * and once more against nginx with the generated configuration.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type APIResponse, expect, test } from "@playwright/test";
import { page as notFound } from "../../app/src/content/pages/not-found";
import { aliases, canonicalPaths, linkedWildcardPaths, wildcards } from "../../app/src/routes/paths";
import { collectReports, nothing } from "./reports";

const site = resolve(__dirname, "../../app", process.env["SITE_DIR"] ?? "dist");

/** Every published file, as an address. */
const files = readdirSync(site, { recursive: true, encoding: "utf8" })
  .map((file) => `/${file}`)
  .filter((file) => statSync(join(site, file)).isFile() && !/\.(br|gz)$|^\/_/.test(file));

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  xml: "text/xml; charset=utf-8",
};

/** What every answer carries, whatever its status. */
const securityHeaders: Readonly<Record<string, string | RegExp>> = {
  "content-security-policy": /^default-src 'none'; /,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": /camera=\(\), geolocation=\(\), microphone=\(\)/,
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": /^max-age=(?:[3-9]\d{7,}); includeSubDomains$/,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

function expectSecured(answer: APIResponse, address: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer.headers()[name] ?? "", `${name} of ${address}`).toMatch(value);
  }
}

test.describe("address", () => {
  const pages: readonly (readonly [address: string, page: string])[] = [
    ...canonicalPaths.map((path) => [path, path] as const),
    ...Object.entries(aliases),
    ...Object.entries(wildcards).flatMap(([pattern, path]) =>
      ["investors", "impact/community-voice", "a.b", "ä"].map(
        (rest) => [pattern.replace("*", rest), path] as const,
      ),
    ),
    ["/?utm_source=x", "/"],
    ["/contact?topic=demo", "/contact"],
  ];

  test("of a page, an alias or a wildcard answers 200 with its page", async ({ request }) => {
    const title = (html: string) => /<title[^>]*>([^<]*)</.exec(html)?.[1];
    for (const [address, path] of pages) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()["content-type"], address).toBe(types["html"]);
      expect(answer.headers()["cache-control"], address).toBe("no-cache");
      expectSecured(answer, address);
      expect(title(await answer.text()), address).toBe(title(await (await request.get(path)).text()));
    }
  });

  test("of nothing answers 404 with the 404 page", async ({ request }) => {
    for (const address of [
      "/no/such-page",
      "/platformx",
      "/Team",
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
      expect(await answer.text(), address).toContain(notFound.hero.subtitle);
      expect(answer.headers()["cache-control"], `${address} is not kept`).toBe("no-cache");
      expectSecured(answer, address);
    }
  });

  test("with slashes at its end leads to the one without", async ({ request }) => {
    for (const [address, location] of [
      ["/team/", "/team"],
      ["/platform//", "/platform"],
      ["/platform/miu/?a=b", "/platform/miu?a=b"],
      ["/no/such-page/", "/no/such-page"],
    ] as const) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(301);
      expect(answer.headers()["location"], address).toBe(location);
      expectSecured(answer, address);
    }
  });

  test("answers to HEAD and refuses what would change something", async ({ request }) => {
    const head = await request.head("/team");
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect((await request.fetch("/team", { method })).status(), method).toBe(405);
    }
  });
});

test.describe("published file", () => {
  test("exists for every linked address of a wildcard, for hosts without wildcards", () => {
    for (const path of linkedWildcardPaths) expect(files).toContain(`${path}/index.html`);
  });

  test("has its type, its caching and the headers of all", async ({ request }) => {
    for (const file of files) {
      // The pages are answered at their addresses.
      if (file.endsWith(".html")) continue;
      const answer = await request.get(file);
      const extension = file.slice(file.lastIndexOf(".") + 1);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()["content-type"], file).toBe(types[extension]);
      expect(answer.headers()["cache-control"], file).toBe(
        file.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
      expectSecured(answer, file);
    }
  });

  test("comes compressed by the better of what host and visitor know", async ({ request }) => {
    const totals = new Map<string, [files: number, plain: number, sent: number]>();
    const encodings = new Set<string>();
    for (const file of files) {
      const address = file === "/404.html" ? undefined : file.replace(/\/index\.html$/, "") || "/";
      if (address === undefined || !statSync(join(site, `${file}.gz`), { throwIfNoEntry: false })) continue;
      const answer = await request.get(address, { headers: { "accept-encoding": "gzip, br" } });
      const encoding = answer.headers()["content-encoding"] ?? "";
      encodings.add(encoding);
      expect(encoding, file).toMatch(/^(br|gzip)$/);
      expect(answer.headers()["vary"], file).toBe("Accept-Encoding");
      const plain = readFileSync(join(site, file));
      expect((await answer.body()).equals(plain), `${file} is the same once unpacked`).toBe(true);
      const extension = file.slice(file.lastIndexOf(".") + 1);
      const [count, before, after] = totals.get(extension) ?? [0, 0, 0];
      const sent = Number(answer.headers()["content-length"]);
      totals.set(extension, [count + 1, before + plain.length, after + sent]);
    }
    const report = [...totals].map(
      ([extension, [count, before, after]]) => `${count} ${extension}: ${before} bytes, ${after} sent`,
    );
    test.info().annotations.push({ type: [...encodings].join(), description: report.join("; ") });
    process.stdout.write(`${test.info().project.name} (${[...encodings].join()}): ${report.join("; ")}\n`);
  });

  test("comes as it is to a visitor that knows no compression", async ({ request }) => {
    const answer = await request.get("/team", { headers: { "accept-encoding": "identity" } });
    expect(answer.headers()["content-encoding"]).toBeUndefined();
    expect((await answer.body()).length).toBe(statSync(join(site, "team/index.html")).size);
  });

  test("is not sent again to who has it", async ({ request }) => {
    test.skip(test.info().project.name !== "nginx", "the preview server sends everything anew");
    for (const file of ["/team", "/robots.txt"]) {
      const { etag = "" } = (await request.get(file)).headers();
      const again = await request.get(file, { headers: { "if-none-match": etag } });
      expect([again.status(), (await again.body()).length], file).toEqual([304, 0]);
      expectSecured(again, file);
    }
  });
});

test.describe("policy", () => {
  test("allows no script or style from inside the page, and nothing from elsewhere", async ({ request }) => {
    const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources] as const;
      }),
    );
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(directives.get("style-src")).toEqual(["'self'"]);
    for (const name of ["base-uri", "frame-ancestors"])
      expect(directives.get(name), name).toEqual(["'none'"]);
    for (const [name, sources] of directives) {
      for (const source of sources) expect(source, name).toMatch(/^'(self|none|wasm-unsafe-eval|script)'$/);
    }
  });

  // The other specs count violations and find none; this shows that they would be counted.
  test("stops what a hole in the site would let in", async ({ page }) => {
    const reports = await collectReports(page);
    await page.goto("/team");
    await page.evaluate(() => {
      const script = document.createElement("script");
      document.head.append(script);
      const image = new Image();
      image.src = "https://elsewhere.example/pixel.png";
      document.body.append(image);
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(style);
      try {
        script.textContent = "document.body.remove()";
        document.body.innerHTML = "<p onclick='alert()'>gone</p>";
      } catch {
        // Where the browser knows trusted types, it throws.
      }
    });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => reports.violations.join()).toContain("img-src https://elsewhere.example");
    expect(reports.violations.join()).toContain("style-src");
    expect(reports.violations.join()).toContain("require-trusted-types-for");
  });

  test("is kept by every message, menu and notice that comes later", async ({ page }) => {
    const reports = await collectReports(page);
    await page.goto("/contact");
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Message").fill("Hello");
    await page.getByRole("main").getByRole("button").last().click();
    await expect(page.getByText("Message sent!")).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Solutions" }).hover();
    await expect(page.getByRole("banner").getByRole("link", { name: "Dynamic Pricing" })).toBeVisible();
    expect(reports).toEqual(nothing);
  });
});
