import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { type Point, range } from "../../components/drawings/geometry";
import { Note } from "../../components/drawings/plot";
import { Grid, lattice, latticeBox, Signs } from "../../components/drawings/signs";
import { Section } from "../../components/sections/section";
import { streetAnswers } from "../../content/examples/street-answers";
import { problem } from "../../content/pages/consortium-about-us";

const { averageShare, given, holders, rentShares, total } = streetAnswers;
const { words } = problem;

/** Number of dots across and down each picture, and the size of a dot in distances between dots. */
const across = 12;
const size = 0.74;

/** Converts a distance in dots to percent. */
const at = (position: number) => (100 * position) / across;

/** The answers of each party: a block of `columns` columns. `nameAt` is the name's vertical position, in dots. */
const groups = [
  { holder: "landlords", columns: 3, left: 0, top: 0, nameAt: 3.6 },
  { holder: "agencies", columns: 3, left: 9, top: 0, nameAt: 3.6 },
  { holder: "shops", columns: 5, left: 0, top: 10, nameAt: 9.4 },
  { holder: "households", columns: 4, left: 8, top: 10, nameAt: 9.4 },
] as const;
const scattered = groups.flatMap(({ holder, ...group }) => lattice(holders[holder], { pitch: 1, ...group }));

const spread = lattice(total, { columns: 6, pitch: 2.2, left: -0.6, top: -0.6 });
const isGiven = (_: Point, index: number) => given.includes(index);

/** Returns the vertical position of a share of income, in dots. A row has four percent of income. */
const row = (share: number) => (rentShares[0][0] - share) / 4 + 0.5;
const byShare = rentShares.flatMap(([share, count]) =>
  range(0.5, count - 0.5).map((x) => ({ x, y: row(share) })),
);
const average = `${at(row(averageShare))}%`;

interface Picture {
  readonly dots: readonly Point[];
  readonly rings?: readonly Point[];
  readonly labels?: ReactNode;
}

const pictures: Readonly<Record<(typeof problem.items)[number]["picture"], Picture>> = {
  scattered: {
    dots: scattered,
    labels: groups.map(({ holder, left, nameAt }) => (
      <text
        key={holder}
        x={left === 0 ? 0 : "100%"}
        y={`${at(nameAt)}%`}
        dy="0.35em"
        textAnchor={left === 0 ? "start" : "end"}
        className="fill-ink-2"
      >
        <tspan className="fill-ink font-semibold">{words[holder]}</tspan> {holders[holder]}
      </text>
    )),
  },
  withheld: {
    dots: spread.filter(isGiven),
    rings: spread.filter((point, index) => !isGiven(point, index)),
  },
  averaged: {
    dots: byShare,
    labels: (
      <>
        <line x2="100%" y1={average} y2={average} strokeWidth={1.5} className="stroke-violet-line" />
        {[60, 40, 20].map((share) => (
          <Note key={share} x={100} y={at(row(share))} side="beside end" text={`${share}%`} />
        ))}
        <Note x={100} y={at(row(averageShare))} side="above end" tone="strong" text={words.average} />
        <Note x={at(2.9)} y={at(row(54))} side="beside start" tone="strong" text={words.far} />
      </>
    ),
  },
};

/** Three pictures of answers: scattered, held back, averaged. */
export function Reasons() {
  return (
    <Section {...problem} ground="violet" spaceAbove="tight" titleSize="h3">
      <ul className="mt-8 grid gap-x-16 max-lg:gap-y-16 lg:grid-cols-3">
        {problem.items.map(({ picture, title, text, description, legend }) => (
          <li key={title} className="max-lg:max-w-110 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <div className="@container">
              <h3 className="heading text-h2">
                <span className="block fit-10">{title}</span>
              </h3>
            </div>
            <div className="mt-6">
              <Drawing description={description}>
                <Answers {...pictures[picture]} />
              </Drawing>
            </div>
            <ul className="mt-6 flex flex-wrap gap-x-6 text-body text-ink">
              {legend.map(({ sign, text }) => (
                <li key={text} className="flex items-center gap-2">
                  {sign === undefined ? null : (
                    <span className="w-3">
                      <Grid {...signs[sign]} count={1} columns={1} size={size} />
                    </span>
                  )}
                  {text}
                </li>
              ))}
            </ul>
            <p className="measure-34 mt-3 text-lead text-pretty text-ink">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const signs = { dot: { kind: "dot", color: "ink" }, ring: { kind: "ring", color: "violet" } } as const;

function Answers({ dots, rings = [], labels }: Picture) {
  return (
    <svg aria-hidden="true" className="aspect-square w-full">
      <svg viewBox={latticeBox(across, across, size)}>
        <Signs {...signs.dot} size={size} points={dots} scaled />
        <Signs {...signs.ring} size={size} points={rings} scaled />
      </svg>
      {labels}
    </svg>
  );
}
