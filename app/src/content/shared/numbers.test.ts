import { expect, test } from "vitest";
import { dollars } from "./numbers";

test("amounts of any size have the format of Intl", () => {
  const { format } = new Intl.NumberFormat("en-US");
  for (const count of [0, 7, 999, 1000, 16_113, 100_000, 1_234_567, -1, -999, -1000, -123_456]) {
    expect(dollars(count)).toBe(`$${format(count)}`);
  }
});

test("amounts with cents have two digits", () => {
  expect([dollars(5.5), dollars(1234.5)]).toEqual(["$5.50", "$1,234.50"]);
});
