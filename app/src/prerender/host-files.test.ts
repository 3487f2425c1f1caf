// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { siteConfig } from "../../site.config";
import { importWith } from "../content/import-with";
import { answer, headersFile, nginxConfiguration } from "./host-files";

test("the policy names the hash of the styles that sonner adds to the page", async () => {
  await import("sonner");
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  expect(styles).toHaveLength(1);
  const hash = createHash("sha256").update(styles.join("")).digest("base64");
  expect(headersFile("")).toContain(`'sha256-${hash}'`);
});

test.each(["/404.html", "/_headers", "/_redirects"])("the address %s answers 404", (path) => {
  expect(answer(path, (file) => file === path)).toMatchObject({ status: 404 });
  expect(nginxConfiguration("")).toContain(`location = ${path} {\n        internal;`);
});

test.each(["//elsewhere.test/", "/\\elsewhere.test/", "/%5Celsewhere.test/"])(
  "the address %s does not redirect to another host",
  (path) => {
    expect(answer(path, () => false).status).toBe(404);
  },
);

test("subdomains are bound to HTTPS if that is configured, and not otherwise", () => {
  for (const configuration of [headersFile(""), nginxConfiguration("")]) {
    expect(configuration).toContain("max-age=63072000");
    expect(configuration.includes("includeSubDomains")).toBe(siteConfig.hsts.includeSubDomains);
  }
});

const visits = { host: "https://count.test", count: () => undefined };

test.each([
  [{ form: "https://forms.mavi.test/messages" }, "connect-src 'self' https://forms.mavi.test"],
  [{ form: "simulated" }, "connect-src 'self'"],
  [{ visits }, "connect-src 'self' https://count.test"],
])("with %j the policy allows its host and no other", async (values, directive) => {
  const others = { allowedHosts: {}, form: undefined, visits: undefined };
  const hostFiles = await importWith({ ...others, ...values }, () => import("./host-files"));
  expect(hostFiles.headersFile("")).toContain(`${directive};`);
});
