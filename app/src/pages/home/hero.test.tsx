import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { dots as engineDots, trades as engineTrades } from "../../animation/generated/corridor";
import { apartment } from "../../content/examples/apartment";
import { dots, hotel, parking, store } from "../../content/examples/trades";
import { FilmHero } from "./hero";

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
  expect(engineTrades, "crates/particles/src/animations/corridor.rs, or the example's values").toMatchObject({
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

test("every sentence of home's title is shown, each on a line", () => {
  render(<FilmHero title="One. Two. Three." />, { wrapper: MemoryRouter });
  expect(screen.getByRole("heading").textContent).toBe("One.\nTwo.\nThree.");
});
