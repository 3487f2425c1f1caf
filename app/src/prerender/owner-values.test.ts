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
    security: "security@mail.mavi.test",
  },
  externalLinks: {
    investorRelations: undefined,
    linkedIn: "https://linkedin.test/mavi",
    youTube: undefined,
    x: undefined,
  },
  jurisdiction: "Texas",
  lastUpdated: { privacy: "May 2025", terms: "November 2026" },
  form: "https://forms.mavi.test/message",
  allowedHosts: { "connect-src": ["https://my-example.com", "https://*.api.test"] },
  hsts: { includeSubDomains: false },
  onVisit: undefined,
};
const founder = { name: "Ada Lovelace", title: "Founder", profile: undefined, image: "/icon-512.png" };
const advisor = { name: "Charles Babbage", title: "Advisor" };
const advisors = Array.from({ length: 10 }, () => advisor);
const people = { founder, advisors };

/** What is found if some values differ, without the files. */
const faultsWith = (changes: object) =>
  faultsOf({ config: { ...config, ...changes }, people }).map((fault) => fault.replace(/^.*?: /, ""));
const keysWith = (changes: object) => faultsWith(changes).map((fault) => fault.split(":")[0]);

it("finds no fault with a whole configuration, nor with links that the owner does not have", () => {
  expect(faultsOf({ config, people })).toEqual([]);
  expect(faultsOf({ config: { ...config, form: "simulated", onVisit: () => undefined }, people })).toEqual(
    [],
  );
});

it("knows every value of this site", () => {
  expect(faultsOf({ config: siteConfig, people }).filter((fault) => /no such value/.test(fault))).toEqual([]);
});

it("names file, key and rule", () => {
  expect(faultsOf({ config: { ...config, origin: "https://mavi.test/" }, people })).toEqual([
    "app/site.config.ts: origin: must be https:// and a host, without a path or a slash at the end (now “https://mavi.test/”)",
  ]);
  const unnamed = { ...advisor, name: "[Advisor]" };
  expect(faultsOf({ config, people: { founder, advisors: advisors.with(3, unnamed) } })).toEqual([
    "app/src/content/people.ts: advisors[3].name: is still to be supplied (now “[Advisor]”)",
  ]);
});

it.each([
  "",
  " ",
  "https://example.com/x",
  "a@mail.example.org",
  "https://mavi.example",
  "[x]",
  "TBD",
  "TBC",
  "To be (TBD)",
  "<name>",
  "___",
])("asks for a value in place of %j", (value) => {
  expect(faultsWith({ jurisdiction: value })).toEqual([
    `jurisdiction: is still to be supplied (now “${value}”)`,
  ]);
});

it.each(["https://www.example-homes.com", "Todo, Inc."])("takes %j for a value of the owner", (value) => {
  expect(faultsWith({ jurisdiction: value })).toEqual([]);
});

it("refuses a key that there is not, and a value that is missing", () => {
  expect(faultsWith({ brand: { ...config.brand, colour: "teal" } })).toEqual([
    "brand.colour: there is no such value",
  ]);
  const person = { name: "Ada Lovelace", title: "Founder", photo: "/ada.webp" };
  expect(faultsOf({ config, people: { founder: person, advisors } })).toEqual([
    "app/src/content/people.ts: founder.photo: there is no such value",
  ]);
  expect(keysWith({ jurisdiction: undefined })).toEqual(["jurisdiction"]);
});

it.each([
  "https://mavi.test/",
  "https://mavi.test/site",
  "https://user:password@mavi.test",
  "http://mavi.test",
  "mavi.test",
])("refuses the origin %j", (origin) => {
  expect(keysWith({ origin })).toEqual(["origin"]);
});

it.each(["mavi.test", "two words@mavi.test", "@mavi.test", "a@b@mavi.test", "a@localhost"])(
  "refuses the mailbox %j",
  (security) => {
    expect(keysWith({ mailboxes: { ...config.mailboxes, security } })).toEqual(["mailboxes.security"]);
  },
);

it.each([
  "http://127.0.0.1:8000/a",
  "https://user@mavi.test/a",
  "https://:password@mavi.test/a",
  "mavi.test",
])("refuses the address %j", (address) => {
  const externalLinks = { ...config.externalLinks, x: address };
  expect(keysWith({ form: address, externalLinks })).toEqual(["externalLinks.x", "form"]);
});

it.each([undefined, "none", "https://forms.example.com/message"])("refuses the form %j", (form) => {
  expect(keysWith({ form })).toEqual(["form"]);
});

it.each([
  "api.mavi.test",
  "https://user:password@api.mavi.test",
  "https://api.mavi.test; script-src *",
  "'unsafe-inline'",
  "*",
  "https://*",
])("refuses the allowed host %j", (host) => {
  expect(keysWith({ allowedHosts: { "script-src": [host] } })).toEqual(['allowedHosts["script-src"][0]']);
});

it.each(["12345", "123456789", "12-345678"])("refuses the EIN %j", (ein) => {
  expect(keysWith({ consortium: { ...config.consortium, ein } })).toEqual(["consortium.ein"]);
});

it.each(["soon", "2026", "Foo 2026"])("refuses the date %j of a legal text", (date) => {
  expect(keysWith({ lastUpdated: { privacy: "May 2025", terms: date } })).toEqual(["lastUpdated.terms"]);
});

it("refuses a biography of more than 18 words, and more or fewer than ten advisors", () => {
  const bio = (words: number) => Array.from({ length: words }, () => "word").join(" ");
  const faultsOfPeople = (changes: object) => faultsOf({ config, people: { ...people, ...changes } });
  expect(faultsOfPeople({ founder: { ...founder, bio: bio(18) } })).toEqual([]);
  expect(faultsOfPeople({ founder: { ...founder, bio: bio(19) } })).toEqual([
    expect.stringContaining("founder.bio: must have at most 18 words"),
  ]);
  for (const others of [advisors.slice(1), [...advisors, advisor]])
    expect(faultsOfPeople({ advisors: others })).toEqual([
      "app/src/content/people.ts: advisors: must be ten people",
    ]);
});

/** The header of a PNG file, and how many bytes follow. */
function png(width: number, height: number, bytes = 0): Uint8Array {
  const header = Buffer.alloc(33 + bytes);
  header.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

it("accepts a square photo of 768 pixels", () => {
  expect(faultOfPhoto(png(768, 768, 150_000))).toBeUndefined();
});

it.each([
  ["that is not square", png(800, 600), /square.*800 × 600/],
  ["that is too small", png(383, 383), /384 × 384.*383 × 383/],
  ["that is too heavy", png(768, 768, 200_000), /200 kB.*201/],
  ["that is no picture", Buffer.from("<svg>"), /JPEG, PNG/],
  ["of another kind", Buffer.from("GIF89a\x00\x03\x00\x03", "latin1"), /JPEG, PNG/],
] as const)("refuses a photo %s", (_what, photo, fault) => {
  expect(faultOfPhoto(photo)).toMatch(fault);
});

it.each(["/people/nobody.webp", "icon-512.png", "https://mavi.test/ada.webp"])(
  "refuses the photo %j, which is no path of a file in app/public",
  (image) => {
    const [fault, ...others] = faultsOf({ config, people: { founder: { ...founder, image }, advisors } });
    expect(fault).toContain("founder.image: must ");
    expect(others).toEqual([]);
  },
);

it("scripts/check-values.mjs prints each fault of this repository, and fails if there is one", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/check-values.mjs"], { encoding: "utf8" });
  expect(stderr.trim()).toBe(faults().join("\n"));
  expect(status).toBe(faults().length > 0 ? 1 : 0);
});
