import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Paths, Plot } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { ItemWords } from "../../components/sections/items";
import { checks } from "../../content/examples/checks";
import { explainability } from "../../content/pages/consortium-data-stewardship";

const { findings, prices, records } = checks.insight;
const each = records + prices;

/** Positions in percent of the box: the findings, and each finding's sources from top to bottom. */
const middles = range(0, findings - 1).map((finding) => ({ x: 38, y: (100 * (finding + 0.5)) / findings }));
const sources = middles.flatMap((middle) =>
  range(0, each - 1).map((index) => ({
    x: 1,
    y: middle.y + (100 * (index - (each - 1) / 2)) / findings / (each + 1),
    middle,
    isRecord: index < records,
  })),
);

/** The sources of one insight, and an auditor's view from outside. Each has its text below. */
export function InsightSources() {
  const [graph, audits] = explainability.items;
  return (
    <>
      <Drawing>
        <div className="mt-8 space-y-6">
          <p className="grid grid-cols-[36fr_28fr_36fr] items-end gap-x-2 fit-4.5">
            {explainability.labels.map((label) => (
              <span key={label}>{`${label} `}</span>
            ))}
          </p>
          <Plot height="15rem">
            <Paths>
              <path
                d={sources
                  .map(({ x, y, middle }) => `M${x} ${y}C20 ${y} 20 ${middle.y} 38 ${middle.y}`)
                  .join("")}
                className="stroke-control"
              />
              <path
                d={middles.map(({ x, y }) => `M${x} ${y}C54 ${y} 50 50 66 50`).join("")}
                strokeWidth={2}
                className="stroke-ink"
              />
              <Signs kind="square" points={sources.filter(({ isRecord }) => isRecord)} size={11} />
              <Signs kind="dot" points={sources.filter(({ isRecord }) => !isRecord)} size={12} />
              <Signs kind="dot" points={middles} size={26} />
              <Signs kind="dot" points={[{ x: 66, y: 50 }]} size={44} />
            </Paths>
            {/* The auditor's arrow begins beyond the window's edge, and its head touches the insight. Positions are in
              px. */}
            <svg x="66%" y="50%">
              <path d="M25 0H2000M40-11L25 0L40 11" strokeWidth={4} className="stroke-violet-line" />
            </svg>
          </Plot>
        </div>
      </Drawing>
      <div className="mt-16 grid gap-8 md:grid-cols-3 lg:gap-x-12">
        <div className="md:col-span-2">
          <ItemWords {...graph} />
        </div>
        <div>
          <ItemWords {...audits} />
        </div>
      </div>
    </>
  );
}
