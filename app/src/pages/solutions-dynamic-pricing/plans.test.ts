import { expect, test } from "vitest";
import { apartment } from "../../content/examples/apartment";
import { sum } from "../../content/shared/numbers";
import { narrow, wide } from "./plans";

test.each([wide, narrow])(
  "the building has as many windows, and as many empty ones, as the text says",
  (plan) => {
    const { apartments, empty } = apartment.building;
    expect(sum(plan.parts.map(([columns, floors]) => columns * floors))).toBe(apartments);
    expect(new Set([plan.chosen, ...plan.empty].map(String)).size).toBe(empty);
    const floorsOf = plan.parts.flatMap(([columns, floors]) => Array.from({ length: columns }, () => floors));
    for (const [column, floor] of [plan.chosen, ...plan.empty])
      expect(floor).toBeLessThan(floorsOf[column] ?? 0);
  },
);
