import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteConfig } from "../../../site.config";

const { repository } = siteConfig;

const root = join(import.meta.dirname, "../../../..");

test("SECURITY.md names the contact for vulnerabilities", () => {
  expect(readFileSync(join(root, "SECURITY.md"), "utf8")).toContain(repository.securityContact);
});

test("Cargo.toml names the address of the repository", () => {
  expect(readFileSync(join(root, "Cargo.toml"), "utf8")).toContain(`repository = "${repository.address}"`);
});
