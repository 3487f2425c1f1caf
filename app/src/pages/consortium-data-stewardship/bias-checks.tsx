import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Paths, Plot } from "../../components/drawings/plot";
import { ArrowHead } from "../../components/drawings/arrow-head";
import { Boundary, Signs } from "../../components/drawings/signs";
import { RichText } from "../../components/text/rich-text";
import { checks } from "../../content/examples/checks";
import { biasMitigation } from "../../content/pages/consortium-data-stewardship";

const { groups, results, source } = checks;
const { items, oversight } = biasMitigation;
const pictures = [<Source key={0} />, <Groups key={1} />, <Results key={2} />];

/** Checks along the path of the data, from left to right, and below all of them the oversight. On a phone it runs down. */
export function BiasChecks() {
  return (
    <Drawing>
      <div className="relative mt-10 max-lg:pl-8">
        <ol className="grid lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)]">
          {items.map(({ title, label, text }, index) => (
            <li key={title} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
              <p className="lg:pr-8">{label}</p>
              {pictures[index]}
              <h3 className="mt-3 font-heading text-h3 font-semibold text-ink">{title}</h3>
              <p className="mt-2 measure-44 pb-10 text-body font-regular text-pretty lg:pr-12">{text}</p>
            </li>
          ))}
        </ol>
        <div
          aria-hidden="true"
          className="border-violet-line max-lg:absolute max-lg:inset-y-0 max-lg:left-0 max-lg:w-3.5 max-lg:border-y-4 max-lg:border-l-4 lg:h-5 lg:border-x-4 lg:border-b-4"
        />
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 max-lg:pb-5 lg:mt-5">
          <h3 className="font-heading text-h3 font-semibold text-violet-text">{oversight.title}</h3>
          <p className="text-body font-regular text-pretty">
            <RichText text={oversight.text} />
          </p>
        </div>
      </div>
    </Drawing>
  );
}

/** Percent of the box, with the path of the data in its middle. */
function Picture({ children, arrow = false }: { readonly children: ReactNode; readonly arrow?: boolean }) {
  return (
    <Plot height="10rem" className="my-2">
      <Paths>{children}</Paths>
      {arrow ? <ArrowHead x="99%" y="50%" /> : null}
    </Plot>
  );
}

/** Contributed records, those that wait in front of the gate, on their way to the boundary. */
function Source() {
  const goOn = range(0, source.complete - 1).map((index) => ({
    x: 42 + 11 * Math.floor(index / 2),
    y: index % 2 === 0 ? 42 : 58,
  }));
  const wait = range(0, source.waiting - 1).map((index) => ({ x: 22 - 9 * index, y: 50 }));
  return (
    <Picture>
      <path d="M-100 50H92" className="stroke-ink" />
      <path d="M31 22V78" strokeWidth={4} className="stroke-violet-line" />
      <Signs kind="ring" points={wait} size={20} color="violet" edge={2} />
      <Signs kind="dot" points={goOn} size={20} color="violet" />
      <Boundary x1={98.5} x2={98.5} y1={8} y2={92} width={3} />
    </Picture>
  );
}

/** Pairs of similar cases: a case of each group, as far apart as their prices. */
function Groups() {
  const pairs = groups.gaps.map((gap, index) => ({
    x: 13 + 17 * index,
    from: 41 - gap / 2,
    to: 59 + gap / 2,
    gap,
  }));
  const lines = (some: typeof pairs) => some.map(({ x, from, to }) => `M${x} ${from}V${to}`).join("");
  return (
    <Picture>
      <path d="M2 50H100" className="stroke-ink" />
      <path
        d={lines(pairs.filter(({ gap }) => gap <= groups.limit))}
        strokeWidth={2}
        className="stroke-ink"
      />
      <path d={lines(pairs.filter(({ gap }) => gap > groups.limit))} strokeWidth={4} className="stroke-ink" />
      <Signs kind="square" points={pairs.map(({ x, from }) => ({ x, y: from }))} size={18} />
      <Signs kind="hollow-square" points={pairs.map(({ x, to }) => ({ x, y: to }))} size={18} edge={2.5} />
    </Picture>
  );
}

/** Results, above and below the line of what was expected. */
function Results() {
  const points = results.differences.map((difference, index) => ({
    x: 12 + 14.5 * index,
    y: 50 - 1.1 * difference,
    difference,
  }));
  const off = points.filter(({ difference }) => Math.abs(difference) > results.limit);
  return (
    <Picture arrow>
      <path d="M0 50H99" className="stroke-ink" />
      <path d={off.map(({ x, y }) => `M${x} 50V${y}`).join("")} strokeWidth={4} className="stroke-ink" />
      <Signs kind="dot" points={points} size={20} />
    </Picture>
  );
}
