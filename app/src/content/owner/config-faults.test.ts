import { expect, it } from "vitest";
import { faultsOf } from "./config-faults";

type Config = Parameters<typeof faultsOf>[0];

const faultless: Config = {
  origin: "https://mavi.test",
  mailboxes: { businessSolutions: "solutions@mavi.test", dataStewardship: "stewardship@mavi.test" },
  externalLinks: {
    investorRelations: "https://investors.test",
    linkedIn: "https://linkedin.test/mavi",
    youTube: "https://youtube.test/mavi",
    x: "https://x.test/mavi",
  },
  form: { endpoint: "https://forms.mavi.test/message", maySendNothing: false },
  allowedHosts: { "connect-src": ["https://count.mavi.test", "https://*.api.test"] },
  repository: { securityContact: "security@mavi.test", securityTxtExpires: "2027-11-01T00:00:00Z" },
};

function faultsWith(change: Partial<Config>) {
  return faultsOf({ ...faultless, ...change }, new Date("2026-11-22T00:00:00Z"));
}

it("finds no fault with a whole configuration, nor with one whose form sends nothing", () => {
  expect(faultsWith({})).toEqual([]);
  expect(faultsWith({ form: { endpoint: "none", maySendNothing: true }, allowedHosts: {} })).toEqual([]);
});

it("lists a form that sends nothing, until the owner has agreed to it", () => {
  expect(faultsWith({ form: { endpoint: "none", maySendNothing: false } })).toMatchObject([
    { what: expect.stringContaining("sends nothing"), value: "none" },
  ]);
});

it("says which value of the configuration is to be corrected, and how", () => {
  expect(faultsWith({ origin: "https://mavi.test/" })).toEqual([
    {
      file: "site.config.ts",
      what: "Correct `origin`: https:// and a host, without a path or a slash at the end",
      value: "https://mavi.test/",
    },
  ]);
});

it.each([
  "https://mavi.test/",
  "https://mavi.test/site",
  "https://user:password@mavi.test",
  "http://mavi.test",
  "mavi.test",
  "",
])("finds the origin %j", (origin) => {
  expect(faultsWith({ origin })).toMatchObject([{ value: origin }]);
});

it.each(["mavi.test", "two words@mavi.test", "@mavi.test", "a@b@mavi.test", ""])(
  "finds the mailbox %j",
  (mailbox) => {
    const mailboxes = { ...faultless.mailboxes, dataStewardship: mailbox };
    expect(faultsWith({ mailboxes })).toMatchObject([{ value: mailbox }]);
    const repository = { ...faultless.repository, securityContact: mailbox };
    expect(faultsWith({ repository })).toMatchObject([{ value: mailbox }]);
  },
);

// What the types refuse too, but a build does not check them.
it.each([
  "http://mavi.test/a",
  "http://127.0.0.1:8000/a",
  "https://user@mavi.test/a",
  "https://:password@mavi.test/a",
  "mavi.test",
  "",
])("finds the address %j", (address) => {
  const endpoint = address as `https://${string}`;
  expect(faultsWith({ form: { endpoint, maySendNothing: true } })).toMatchObject([{ value: address }]);
  expect(faultsWith({ externalLinks: { ...faultless.externalLinks, x: endpoint } })).toMatchObject([
    { value: address },
  ]);
});

it("finds a form that is neither given an address nor told to send nothing", () => {
  const form = { endpoint: undefined } as unknown as Config["form"];
  expect(faultsWith({ form })).toMatchObject([{ what: expect.stringContaining("`form.endpoint`") }]);
});

it.each([
  "api.mavi.test",
  "https://user:password@api.mavi.test",
  "https://api.mavi.test; script-src *",
  "'unsafe-inline'",
  "*",
  "https://*",
])("finds the allowed host %j", (host) => {
  expect(faultsWith({ allowedHosts: { "script-src": [host] } })).toMatchObject([{ value: host }]);
});

it.each(["2026-11-21T00:00:00Z", "2027-11-22T00:00:01Z", "next year", ""])(
  "finds the date %j of security.txt",
  (securityTxtExpires) => {
    const repository = { ...faultless.repository, securityTxtExpires };
    expect(faultsWith({ repository })).toMatchObject([{ value: securityTxtExpires }]);
  },
);
