import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config";
import { blockedScripts, faultOfPhoto, openValues, review } from "./values";

const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);
const toCorrect = (exported: object) => namesOf(review({ file: exported }).toCorrect);

it.each([
  "",
  " ",
  "https://example.com/x",
  "a@mail.example.org",
  "https://mavi.example",
  "[x]",
  "TBD",
  "TBC",
  "To be (tbd)",
  "<name>",
  "___",
])("asks for a value in place of %j", (value) => {
  expect(review({ file: { mailboxes: { security: value }, people: [{ name: value }] } })).toEqual({
    toSupply: [
      { file: "file", name: "mailboxes.security", value },
      { file: "file", name: "people[0].name", value },
    ],
    toCorrect: [],
  });
});

it("lets an answer be empty, but not missing", () => {
  const questions = { charges: { answer: "" }, law: { answer: "[to be answered]" } };
  expect(namesOf(review({ file: questions }).toSupply)).toEqual(["law.answer"]);
});

it("finds no fault with a whole configuration, nor with profiles that the owner does not have", () => {
  const config = {
    origin: "https://mavi.test",
    mailboxes: { security: "security@mavi.test" },
    externalLinks: { linkedIn: "https://linkedin.test/mavi", x: undefined },
    form: "https://forms.mavi.test/message",
    allowedHosts: { "connect-src": ["https://my-example.com", "https://*.api.test"] },
    legalTexts: { terms: { lastUpdated: "November 2026" } },
    consortium: { ein: "12-3456789" },
    charges: { answer: "A pilot costs nothing. The platform costs 1% of rents." },
    founder: { name: "Ada Lovelace", profile: undefined, image: "/icon-512.png" },
  };
  expect(review({ file: config })).toEqual({ toSupply: [], toCorrect: [] });
});

it("says which value is to be corrected, and how", () => {
  expect(review({ "app/site.config.ts": { origin: "https://mavi.test/" } }).toCorrect).toEqual([
    {
      file: "app/site.config.ts",
      name: "origin",
      value: "https://mavi.test/",
      rule: "https:// and a host, without a path or a slash at the end",
    },
  ]);
});

it.each([
  "https://mavi.test/",
  "https://mavi.test/site",
  "https://user:password@mavi.test",
  "http://mavi.test",
  "mavi.test",
])("finds the origin %j", (origin) => {
  expect(toCorrect({ origin })).toEqual(["origin"]);
});

it.each(["mavi.test", "two words@mavi.test", "@mavi.test", "a@b@mavi.test", "a@localhost"])(
  "finds the mailbox %j",
  (mailbox) => {
    expect(toCorrect({ mailboxes: { security: mailbox } })).toEqual(["mailboxes.security"]);
  },
);

it.each([
  "http://127.0.0.1:8000/a",
  "https://user@mavi.test/a",
  "https://:password@mavi.test/a",
  "mavi.test",
])("finds the address %j", (address) => {
  const config = {
    form: address,
    externalLinks: { x: address },
    founder: { profile: address },
  };
  expect(toCorrect(config)).toEqual(["form", "externalLinks.x", "founder.profile"]);
});

it.each([
  "api.mavi.test",
  "https://user:password@api.mavi.test",
  "https://api.mavi.test; script-src *",
  "'unsafe-inline'",
  "*",
  "https://*",
])("finds the allowed host %j", (host) => {
  expect(toCorrect({ allowedHosts: { "script-src": [host] } })).toEqual(["allowedHosts.script-src[0]"]);
});

it.each(["12345", "123456789", "12-345678"])("finds the EIN %j", (ein) => {
  expect(toCorrect({ consortium: { ein } })).toEqual(["consortium.ein"]);
});

it.each(["no", "Yes, both", "not yet decided", "No. They stay separate."])(
  "finds the answer %j, which says nothing without its question",
  (answer) => {
    expect(toCorrect({ charges: { answer } })).toEqual(["charges.answer"]);
  },
);

it("finds a date that is no month", () => {
  expect(toCorrect({ legalTexts: { terms: { lastUpdated: "soon" } } })).toHaveLength(1);
});

it("lists a form that sends nothing, until the owner has agreed to it", () => {
  expect(namesOf(openValues().toCorrect).includes("form")).toBe(siteConfig.form === undefined);
});

it("finds scripts in index.html that the policy would block", () => {
  const html = ["https://a.test/s.js", "https://b.test/s.js", "https://x.c.test/s.js", "/src/main.tsx"]
    .map((src) => `<script defer src="${src}"></script>`)
    .join("\n");
  expect(blockedScripts(html, ["https://a.test", "https://*.c.test"])).toEqual(["https://b.test/s.js"]);
});

describe("a photo", () => {
  /** The header of a PNG file, and how many bytes follow. */
  function png(width: number, height: number, bytes = 0): Uint8Array {
    const header = Buffer.alloc(33 + bytes);
    header.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
    header.writeUInt32BE(width, 16);
    header.writeUInt32BE(height, 20);
    return header;
  }

  it.each([
    ["that does", png(768, 768, 150_000), undefined],
    ["that is not square", png(800, 600), /square.*800 × 600/],
    ["that is too small", png(383, 383), /384 × 384.*383 × 383/],
    ["that is too heavy", png(768, 768, 200_000), /200 kB.*201/],
    ["that is no picture", Buffer.from("<svg>"), /JPEG, PNG/],
    ["of another kind", Buffer.from("GIF89a\x00\x03\x00\x03", "latin1"), /JPEG, PNG/],
  ] as const)("%s", (_what, photo, fault) => {
    if (fault === undefined) expect(faultOfPhoto(photo)).toBeUndefined();
    else expect(faultOfPhoto(photo)).toMatch(fault);
  });

  it.each(["/people/nobody.webp", "icon-512.png", "https://mavi.test/ada.webp"])(
    "%j that is not in app/public",
    (image) => {
      expect(toCorrect({ advisors: [{ image }] })).toEqual(["advisors[0].image"]);
    },
  );
});
