import type { ReactNode } from "react";
import { Link } from "../../components/controls/link";
import { box, polyline, range } from "../../components/drawings/geometry";
import { Decision, lattice, Signs } from "../../components/drawings/signs";
import { type Ground, Section } from "../../components/sections/section";
import { apartment, expectedIncome, rents } from "../../content/examples/apartment";
import { partnerWithMavi } from "../../content/pages/about-mavi-ecosystem";

/** Four circles. A whole circle is one link. */
export function Circles() {
  return (
    <Section {...partnerWithMavi} ground="sunken" space="tight">
      <div className="@container">
        <ul className="mt-8 grid gap-x-4 gap-y-8 @xs:grid-cols-2 @md:grid-cols-4 @lg:gap-x-8">
          {partnerWithMavi.items.map(({ picture, tone, title, text, actions }) => (
            <li key={title} data-tone={tone} className="group relative flex flex-col">
              <Circle {...pictures[picture]} />
              <h3 className="mt-4 heading text-h3">{title}</h3>
              <p className="mt-2 text-balance text-ink-2">{text}</p>
              {actions.map(({ label, href }) => (
                <Link
                  key={label}
                  href={href}
                  className="mt-auto self-start pt-3 font-semibold text-(--accent) underlined after:absolute after:inset-0"
                >
                  {label}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface Picture {
  readonly ground: Ground;
  readonly drawing: ReactNode;
}

/** Clips a drawing of 100 by 100 units to a circle. */
function Circle({ ground, drawing }: Picture) {
  return (
    <div
      data-ground={ground}
      aria-hidden="true"
      className="aspect-square @max-xs:w-1/2 overflow-clip rounded-pill outline-3 outline-offset-4 outline-transparent transition-colors drawing-colors group-focus-within:outline-(--accent) group-hover:outline-(--accent) forced-colors:border"
    >
      <svg viewBox="0 0 100 100" fill="none" className="even-strokes">
        {drawing}
      </svg>
    </div>
  );
}

/** Nine rows of nine points, of which the outer ones are at the circle's edge. */
const points = lattice(81, { columns: 9, pitch: 11.5, left: -1.75, top: -1.75 });

/** The windows of a building. Every seventh is vacant. */
const windows = points.map(({ x, y }, index) => ({
  path: box(x - 2.6, y - 3.9, 5.2, 7.8),
  vacant: index % 7 === 5,
}));

/** The houses of a street: left edge, windows per floor, and floors. */
const houses = [
  [2, 2, 4],
  [24, 3, 3],
  [55, 2, 6],
  [77, 2, 4],
] as const;
const floor = 12;
const street = 90;
const homes = houses.flatMap(([left, wide, floors]) =>
  lattice(wide * floors, { columns: wide, pitch: 9, left: left + 1, top: 0 }).map(({ x, y }) =>
    box(x - 2.4, street - ((y + 4.5) / 9) * floor + 2.5, 4.8, 7),
  ),
);

/** Expected income at each rent within the owner's limits. */
const income = rents.map(expectedIncome);
const [lowest, highest] = [Math.min(...income), Math.max(...income)];
const at = (rent: number) => ({
  x: ((rent - apartment.floor) / (apartment.ceiling - apartment.floor)) * 100,
  y: 80 - ((expectedIncome(rent) - lowest) / (highest - lowest)) * 52,
});
const best = at(apartment.recommendedRent);

/** Index of the inquiry that is still to come. */
const middle = 40;

const pictures: Readonly<Record<(typeof partnerWithMavi.items)[number]["picture"], Picture>> = {
  windows: {
    ground: "teal",
    drawing: (
      <>
        <path
          d={windows.flatMap(({ vacant, path }) => (vacant ? [] : path)).join("")}
          className="fill-teal-line"
        />
        <path
          d={windows.flatMap(({ vacant, path }) => (vacant ? path : [])).join("")}
          className="stroke-teal-line"
        />
      </>
    ),
  },
  homes: {
    ground: "night",
    drawing: (
      <>
        <path
          d={houses
            .map(([left, wide, floors]) =>
              box(left, street - floors * floor - 3, wide * 9 + 2, floors * floor + 3),
            )
            .join("")}
          className="fill-surface stroke-control"
        />
        <path d={homes.filter((_, home) => home % 5 < 3).join("")} className="fill-violet-text" />
        <path d={homes.filter((_, home) => home % 5 >= 3).join("")} className="stroke-control" />
        <path d={`M0 ${street}H100`} className="stroke-control" />
      </>
    ),
  },
  curve: {
    ground: "pale-teal",
    drawing: (
      <>
        <path
          d={`${polyline(range(apartment.floor, apartment.ceiling, 5).map(at))}V100H0Z`}
          className="fill-teal-line"
        />
        <Decision {...best} r={7} />
      </>
    ),
  },
  dots: {
    ground: "pale-violet",
    drawing: (
      <>
        <Signs kind="dot" color="violet" size={5} scaled points={points.toSpliced(middle, 1)} />
        <Signs kind="ring" color="violet" size={8} scaled points={points.slice(middle, middle + 1)} />
      </>
    ),
  },
};
