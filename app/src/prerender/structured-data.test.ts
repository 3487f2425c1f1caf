import { expect, test } from "vitest";
import { importWith } from "../content/import-with";

test("structured data has no placeholder among the corporation's profiles", async () => {
  const externalLinks = { linkedIn: "https://linkedin.test/mavi", x: "https://example.com/x" };
  const { structuredData } = await importWith({ externalLinks }, () => import("./structured-data"));
  expect(JSON.parse(structuredData())).toMatchObject({
    "@graph": [{ "@type": "Corporation", sameAs: ["https://linkedin.test/mavi"] }, {}, {}],
  });
});
