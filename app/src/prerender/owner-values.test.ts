import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { siteConfig } from "../../site.config";
import { faultOfPhoto, faults, faultsOf } from "./owner-values";

const config = {
  origin: "https://mavi.test",
  brand: { name: "MAVI", description: "Prices." },
  corporation: { legalName: "Ada Pricing, Inc.", address: "1 Main Street, Austin" },
  consortium: {
    legalName: "Ada Stewards",
    address: "2 Main Street, Austin",
    is501c3: true,
    ein: "12-3456789",
  },
  spid: "Synthetic personal identifier",
  mailboxes: {
    businessSolutions: "a@mavi.test",
    dataStewardship: "b@mavi.test",
    security: "s@mail.mavi.test",
  },
  externalLinks: {
    investorRelations: undefined,
    linkedIn: "https://l.test/a",
    youTube: undefined,
    x: undefined,
  },
  jurisdiction: "Texas",
  lastUpdated: { privacy: "May 2025", terms: "November 2026" },
  legalTextsReviewed: "2026-11-28",
  form: "https://forms.mavi.test/message",
  allowedHosts: { "connect-src": ["https://my-example.com", "https://*.api.test"] },
  hsts: { includeSubDomains: false },
  visits: undefined,
};
const offices = { corporation: "Founder", consortium: "Chairman" };
const founder = { name: "Ada Lovelace", offices, profile: undefined, image: "/icon-512.png" };
const advisor = { name: "Charles Babbage", title: "Advisor" };
const advisors = [advisor, advisor];
const people = { founder, advisors };

const faultsOfConfig = (changes: object) => faultsOf({ config: { ...config, ...changes }, people });
const faultsOfPeople = (changes: object) => faultsOf({ config, people: { ...people, ...changes } });

it("accepts a complete configuration, and one without links that the owner does not have", () => {
  expect(faultsOf({ config, people })).toEqual([]);
  const visits = { host: "https://count.mavi.test", count: () => undefined };
  expect(faultsOfConfig({ form: "simulated", visits })).toEqual([]);
});

it("has a rule for every value of this site", () => {
  expect(faultsOf({ config: siteConfig, people }).filter((fault) => /no such value/.test(fault))).toEqual([]);
});

it("names file, key and rule of each fault", () => {
  expect(faultsOfConfig({ origin: "https://mavi.test/" })).toEqual([
    "app/site.config.ts: origin: must be https:// and a host, without a path or a slash at the end (now “https://mavi.test/”)",
  ]);
  expect(faultsOfPeople({ founder: { ...founder, photo: "/ada.webp" } })).toEqual([
    "app/src/content/people.ts: founder.photo: there is no such value",
  ]);
});

it.each(["", "https://example.com/x", "a@b.example.org", "https://mavi.example", "[x]", "TBD", "<name>"])(
  "refuses the placeholder %j",
  (jurisdiction) => {
    expect(faultsOfConfig({ jurisdiction })).toEqual([
      `app/site.config.ts: jurisdiction: is still to be supplied (now “${jurisdiction}”)`,
    ]);
  },
);

it.each(["https://www.example-homes.com", "Todo, Inc."])(
  "accepts %j, which looks like a placeholder",
  (jurisdiction) => {
    expect(faultsOfConfig({ jurisdiction })).toEqual([]);
  },
);

it.each<[key: string, changes: object]>([
  ["origin", { origin: "https://mavi.test/site" }],
  ["origin", { origin: "https://user:p@mavi.test" }],
  ["mailboxes.security", { mailboxes: { ...config.mailboxes, security: "a@localhost" } }],
  ["externalLinks.x", { externalLinks: { ...config.externalLinks, x: "http://mavi.test" } }],
  ["form", { form: "https://forms.example.com/message" }],
  ["form", { form: "https://:password@forms.mavi.test/message" }],
  ['allowedHosts["script-src"][0]', { allowedHosts: { "script-src": ["https://mavi.test; script-src *"] } }],
  ['allowedHosts["script-src"][0]', { allowedHosts: { "script-src": ["https://*"] } }],
  ["consortium.ein", { consortium: { ...config.consortium, ein: "123456789" } }],
  ["lastUpdated.terms", { lastUpdated: { privacy: "May 2025", terms: "Foo 2026" } }],
  ["legalTextsReviewed", { legalTextsReviewed: "2026-02-30" }],
  ["visits.host", { visits: { host: "count.mavi.test", count: () => undefined } }],
  ["jurisdiction", { jurisdiction: undefined }],
])("refuses an invalid %s", (key, changes) => {
  expect(faultsOfConfig(changes)).toEqual([expect.stringMatching(/^app\/site.config.ts: /)]);
  expect(faultsOfConfig(changes)[0]).toContain(`: ${key}: `);
});

it.each([
  ["name", "[Name]"],
  ["bio", "[Short biography]"],
  ["image", "[Photo]"],
  ["profile", "[Profile link]"],
])("refuses a %s that is still in brackets", (part, value) => {
  const fault = `${part}: is still to be supplied (now “${value}”)`;
  expect(faultsOfPeople({ founder: { ...founder, [part]: value } })).toEqual([
    `app/src/content/people.ts: founder.${fault}`,
  ]);
  expect(faultsOfPeople({ advisors: advisors.with(1, { ...advisor, [part]: value }) })).toEqual([
    `app/src/content/people.ts: advisors[1].${fault}`,
  ]);
});

/** Returns the header of a PNG file of this size, followed by as many bytes. */
function png(width: number, height: number, bytes = 0): Uint8Array {
  const header = Buffer.alloc(33 + bytes);
  header.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

it.each([
  ["accepts a square photo", png(768, 768, 150_000), /^$/],
  ["refuses a photo that is not square", png(800, 600), /square.*800 × 600/],
  ["refuses a photo that is too small", png(383, 383), /384 × 384/],
  ["refuses a photo that is too heavy", png(768, 768, 200_000), /200 kB.*201/],
  ["refuses a file that is no picture", Buffer.from("<svg>"), /JPEG, PNG/],
] as const)("%s", (_what, photo, fault) => {
  expect(faultOfPhoto(photo) ?? "").toMatch(fault);
});

it.each(["/people/nobody.webp", "icon-512.png", "https://mavi.test/ada.webp"])(
  "refuses the photo %j, which is no path of a file in app/public",
  (image) => {
    expect(faultsOfPeople({ founder: { ...founder, image } })).toEqual([
      expect.stringContaining("founder.image: must "),
    ]);
  },
);

it("scripts/check-values.mjs prints each fault of this repository, and fails if there is one", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/check-values.mjs"], { encoding: "utf8" });
  expect(stderr.trim()).toBe(faults().join("\n"));
  expect(status).toBe(faults().length > 0 ? 1 : 0);
});
