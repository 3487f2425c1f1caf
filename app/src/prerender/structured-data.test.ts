import { expect, test } from "vitest";
import { isPlaceholder } from "../content/placeholder";
import { socialProfiles } from "../content/shared/site";
import { structuredData } from "./structured-data";

test("profiles that are still to be supplied are not said to be the corporation's", () => {
  const data = structuredData();
  for (const { href } of socialProfiles) expect(data.includes(href)).toBe(!isPlaceholder(href));
});
