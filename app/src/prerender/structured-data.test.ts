import { expect, test } from "vitest";
import { socialProfiles } from "../content/owner/external-links";
import { isOpen } from "../content/owner/open-value";
import { structuredData } from "./structured-data";

test("profiles that are still to be supplied are not said to be the corporation's", () => {
  const data = structuredData();
  for (const { href } of socialProfiles) expect(data.includes(href)).toBe(!isOpen(href));
});
