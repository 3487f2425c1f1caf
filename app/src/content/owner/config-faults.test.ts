import { expect, it } from "vitest";
import { faultsOf } from "./config-faults";

const now = new Date("2026-11-22T00:00:00Z");

function faultsWith(origin: string, securityTxtExpires: string) {
  return faultsOf({ origin, repository: { securityTxtExpires } }, now).map(({ value }) => value);
}

it("finds no fault with a plain origin and a date to come", () => {
  expect(faultsWith("https://mavi.test", "2027-11-01T00:00:00Z")).toEqual([]);
});

it.each(["https://mavi.test/", "https://mavi.test/site", "mavi.test", ""])(
  "finds the origin %j",
  (origin) => {
    expect(faultsWith(origin, "2027-11-01T00:00:00Z")).toEqual([origin]);
  },
);

it.each(["2026-11-21T00:00:00Z", "next year", ""])("finds the date %j of security.txt", (expires) => {
  expect(faultsWith("https://mavi.test", expires)).toEqual([expires]);
});
