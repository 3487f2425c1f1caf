import { Fragment } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { lattice, Signs } from "../../components/drawings/signs";
import { ExampleLabel, Section } from "../../components/sections/section";
import { breakEven, offer, rewards, saved, savings } from "../../content/examples/renewal";
import { most, oneUnit } from "../../content/pages/platform-miu";

const { bars } = oneUnit;

/** Savings and rewards for each number of additional renewals, as columns or, on a phone, as rows. */
export function OneUnit() {
  return (
    <Section id={oneUnit.id} ground="ink" space="tight">
      <div className="twelve-columns">
        <div className="lg:col-span-7">
          <div className="flex items-baseline-last justify-between gap-x-6">
            <h2 className="heading text-poster">{oneUnit.title}</h2>
            <div className="shrink-0">
              <ExampleLabel text={oneUnit.example} />
            </div>
          </div>
          <Sums />
        </div>
      </div>
      <Drawing>
        <div className="relative flex flex-col gap-y-3 xl:-mt-36">
          <p className="md:order-1">{bars.axis}</p>
          <ol className="grid md:grid-cols-12 md:items-end">
            {range(1, most).map((number) => (
              <Fragment key={number}>
                {number === breakEven ? (
                  <li className="mt-3 mb-1 heading border-b text-lead md:hidden">{bars.equal}</li>
                ) : null}
                <li
                  className={`flex items-center py-1 md:flex-col md:py-0 ${number < breakEven ? "" : "font-semibold text-ink"}`}
                >
                  <Bars number={number} />
                  <p className="w-8 border-control py-2 max-md:order-first md:w-full md:border-t md:text-center">
                    {number}
                  </p>
                </li>
              </Fragment>
            ))}
          </ol>
          <p className="absolute right-1/2 bottom-8 h-[70%] border-r-[1.5px] border-ink pr-3 text-right heading text-h3 max-md:hidden">
            {bars.equal}
          </p>
        </div>
      </Drawing>
      <p className="measure-88 mt-8 text-body text-pretty text-ink-2">{oneUnit.text}</p>
    </Section>
  );
}

/** The colors of savings and rewards. */
const colors = { block: "text-teal-text", dot: "text-violet-text" } as const;

/** Explains the signs, with the amounts at the break-even and at the highest number of renewals. */
function Sums() {
  return (
    <dl className="my-8 space-y-4">
      {bars.rows.map(({ sign, name, amounts }) => (
        <div key={sign} className="ends items-baseline">
          <dt className={`relative max-w-[22em] pl-6 text-label font-medium text-pretty ${colors[sign]}`}>
            <span
              aria-hidden="true"
              className={`absolute top-1 left-0 border-6 border-current ${sign === "dot" ? "rounded-pill" : ""}`}
            />
            {name}
          </dt>
          <dd className="flex flex-wrap gap-x-6 gap-y-2 max-lg:pl-6">
            {amounts.map(({ amount, at }) => (
              <p key={at} className="w-[8.5em] text-label text-ink-2">
                <strong className={`block heading text-lead ${colors[sign]}`}>{amount}</strong> {at}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Dots in a row of rewards. Savings are equally wide, so that areas compare. Lengths are in distances between dots. */
const row = 2;
const heightOf = (amount: number) => amount / (row * offer.units);
const gap = 0.4;
const width = 2 * row + gap;
const height = heightOf(savings(most));

/** Grows upward from the column's foot or, on a phone, from left to right. */
function Bars({ number }: { readonly number: number }) {
  const blocks = range(1, number).map((count) => {
    const block = heightOf(saved);
    return box(row + gap, count * block - block + 0.12, row, block - 0.24);
  });
  const bars = (
    <>
      <Signs
        kind="dot"
        color="violet"
        size={0.8}
        points={lattice(rewards(number) / offer.units, { columns: row, pitch: 1 })}
        scaled
      />
      <path d={blocks.join("")} className="fill-teal-line" />
    </>
  );
  const faded = number < breakEven ? "opacity-60" : "";
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={`w-[48%] max-md:hidden ${faded}`}>
        <g transform={`matrix(1 0 0 -1 0 ${height})`}>{bars}</g>
      </svg>
      <svg
        viewBox={`0 0 ${height} ${width}`}
        aria-hidden="true"
        className={`min-w-0 grow md:hidden ${faded}`}
      >
        <g transform="matrix(0 1 1 0 0 0)">{bars}</g>
      </svg>
    </>
  );
}
