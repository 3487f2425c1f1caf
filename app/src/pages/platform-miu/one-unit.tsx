import { Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { lattice, Signs } from "../../components/drawings/signs";
import { ExampleLabel, Section } from "../../components/sections/section";
import { breakEven, offer, rewards, saved, savings } from "../../content/examples/renewal";
import { most, oneUnit } from "../../content/pages/platform-miu";

const { bars } = oneUnit;

/** Savings beside rewards, for each number of additional renewals. */
export function OneUnit() {
  return (
    <Section id={oneUnit.id} ground="ink" space="tight">
      <h2 className="heading text-h1">{oneUnit.title}</h2>
      <Drawing>
        <Sums />
        <div className="relative">
          <ol className="grid grid-cols-4 @md:grid-cols-12">
            {range(1, most).map((number) => (
              <li
                key={number}
                className={`text-center leading-10 ${onPhones.includes(number) ? "" : "@max-md:hidden"} ${number < breakEven ? "*:first:opacity-60" : "font-semibold text-ink"}`}
              >
                <Bars number={number} />
                <p className="border-t border-control">{number}</p>
              </li>
            ))}
          </ol>
          <p className="heading absolute right-1/2 bottom-0 h-[72%] border-r-[1.5px] border-ink pr-3 text-right text-[min(1.75rem,5.4cqw)] leading-none">
            {bars.equal}
          </p>
        </div>
        <p className="mt-2">{bars.axis}</p>
      </Drawing>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
        <p className="measure-88 text-body text-pretty text-ink-2">{oneUnit.text}</p>
        <ExampleLabel text />
      </div>
    </Section>
  );
}

/** As everywhere, half of them are before the line. */
const onPhones: readonly number[] = [1, breakEven - 1, breakEven, most];

/** Of savings and rewards. */
const signs = { block: "text-teal-text", dot: "text-violet-text [&_th]:before:rounded-pill" } as const;

/** What the signs mean, and what they come to just beyond the line and in the end. */
function Sums() {
  return (
    <table className="mt-6 mb-9 border-separate border-spacing-y-1.5 text-[min(1.1em,5cqw)]">
      <thead>
        <tr>
          <td />
          {bars.heads.map((head) => (
            <th key={head} scope="col" className="pl-[1em] text-right font-medium whitespace-nowrap">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.rows.map(({ sign, name, amounts }) => (
          <tr key={sign} className={`align-baseline ${signs[sign]}`}>
            <th
              scope="row"
              className="text-left font-medium before:mr-[0.8em] before:inline-block before:border-[0.4em] before:border-current"
            >
              {name}
            </th>
            {amounts.map((amount) => (
              <td
                key={amount}
                className="pl-[0.8em] text-right font-heading text-[1.2em] font-semibold whitespace-nowrap"
              >
                {amount}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Dots in a row of rewards; the savings are as wide, and both are on one scale of dollars. A unit is a dot's distance. */
const row = 2;
const heightOf = (amount: number) => amount / (row * offer.units);
const gap = 0.4;
const width = 2 * row + gap;
const height = heightOf(savings(most));

function Bars({ number }: { readonly number: number }) {
  const blocks = range(1, number).map((count) => {
    const block = heightOf(saved);
    return box(row + gap, count * block - block + 0.12, row, block - 0.24);
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="inline w-[55%] overflow-visible">
      <g transform={`matrix(1 0 0 -1 0 ${height})`}>
        <Signs
          kind="dot"
          color="violet"
          size={0.8}
          points={lattice(rewards(number) / offer.units, { columns: row, pitch: 1 })}
          scaled
        />
        <path d={blocks.join("")} className="fill-teal-line" />
      </g>
    </svg>
  );
}
