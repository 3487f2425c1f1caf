import { expect, test } from "vitest";
import { importWith } from "../content/import-with";

test("profiles that are still to be supplied are not said to be the corporation's", async () => {
  const externalLinks = { linkedIn: "https://linkedin.test/mavi", x: "https://example.com/x" };
  const { structuredData } = await importWith({ externalLinks }, () => import("./structured-data"));
  expect(JSON.parse(structuredData())).toMatchObject({
    "@graph": [{ "@type": "Corporation", sameAs: ["https://linkedin.test/mavi"] }, {}, {}],
  });
});
