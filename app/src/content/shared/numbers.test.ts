import { expect, test } from "vitest";
import { dollars } from "./numbers";

test("an amount of any size is written as Intl writes it", () => {
  const { format } = new Intl.NumberFormat("en-US");
  for (const count of [0, 7, 999, 1000, 16_113, 100_000, 1_234_567, -1, -999, -1000, -123_456]) {
    expect(dollars(count)).toBe(`$${format(count)}`);
  }
});
