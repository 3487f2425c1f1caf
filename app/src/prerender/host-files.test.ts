import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sonnerStyleHash } from "./host-files";

test("the policy names the hash of the styles that sonner adds to the page", async () => {
  await import("sonner");
  const hashes = [...document.querySelectorAll("style")].map(
    ({ textContent }) => `sha256-${createHash("sha256").update(textContent).digest("base64")}`,
  );
  expect(hashes).toEqual([sonnerStyleHash]);
});
