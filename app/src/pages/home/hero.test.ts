import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compositions, dots as engineDots, trades as engineTrades } from "../../animation/generated/corridor";
import { apartment } from "../../content/examples/apartment";
import { dots, hotel, parking, store } from "../../content/examples/trades";

const sold = ({ guessed, recommended, floor, ceiling }: typeof hotel | typeof parking) => ({
  price: recommended.price,
  guess: guessed.price,
  floor,
  ceiling,
});

test("home's picture shows the examples' values", () => {
  expect(engineDots).toEqual(dots);
  const percent = (price: number) => expect.closeTo((100 * price) / store.fullPrice, 3) as number;
  const { recommendedRent, askingRent, floor, ceiling } = apartment;
  expect(engineTrades, "corridor.rs or the example is changed, or run `cargo xtask build`").toMatchObject({
    apartments: { price: recommendedRent, guess: askingRent, floor, ceiling },
    hotel: sold(hotel),
    parking: sold(parking),
    store: {
      price: percent(store.recommended.price),
      guess: percent(store.guessed.price),
      floor: 100 * store.floor,
      ceiling: 100 * store.ceiling,
    },
  });
});

test("the words stand at the line to the opened dot in both compositions", () => {
  const source = readFileSync(join(import.meta.dirname, "hero.tsx"), "utf8");
  for (const { opened, width } of Object.values(compositions)) {
    const classes = Array.from(source.matchAll(/\[([\d.]+)cqw(?:_1fr)?\]/g), ([, percent]) =>
      Number(percent),
    );
    expect(classes).toContainEqual(expect.closeTo((100 * opened.x) / width, 1));
  }
});

test("the opened prices can be read off the axes", () => {
  for (const { trades } of Object.values(compositions))
    for (const [name, { prices, opened }] of Object.entries(trades)) {
      const [first, last] = [prices[0], prices.at(-1) ?? prices[0]];
      const yAt = (value: number) =>
        first.y + ((value - first.value) * (last.y - first.y)) / (last.value - first.value);
      for (const { value, y } of prices) expect(Math.abs(yAt(value) - y), name).toBeLessThan(0.2);
      const { price } = engineTrades[name as keyof typeof trades];
      expect(Math.abs(yAt(price) - opened.price), name).toBeLessThan(0.2);
    }
});
