import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Paths, Plot } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { checks } from "../../content/examples/checks";
import { explainability } from "../../content/pages/consortium-data-stewardship";

const { findings, prices, records } = checks.insight;
const each = records + prices;

/** Percent of the box: the sources from top to bottom, with a gap after those of a finding. */
const sources = range(0, findings * each - 1).map((index) => {
  const finding = Math.floor(index / each);
  return {
    x: 1,
    y: (100 * (index + 0.5 + finding)) / (findings * (each + 1) - 1),
    finding,
    isPrice: index % each >= records,
  };
});
const middles = range(0, findings - 1).map((finding) => ({
  x: 38,
  y: (100 * (finding * (each + 1) + each / 2)) / (findings * (each + 1) - 1),
}));
const insight = { x: 66, y: 50 };

/** What one insight rests on, and an auditor’s view, from outside. */
export function InsightSources() {
  const [sourcesLabel, findingsLabel, insightLabel] = explainability.labels;
  return (
    <Drawing>
      <div className="mt-8 mb-8 lg:mt-10">
        <p className="grid grid-cols-[36fr_28fr_36fr] items-end gap-x-[min(0.75rem,3cqw)] text-[min(1em,4.6cqw)]">
          <span className="pr-2 text-pretty">{sourcesLabel} </span>
          <span>{findingsLabel} </span>
          <span>{insightLabel}</span>
        </p>
        <Plot height="15rem" className="mt-5">
          <Paths>
            <path
              d={sources
                .map(
                  ({ x, y, finding }) =>
                    `M${x} ${y}C20 ${y} 20 ${middles[finding]?.y ?? 0} 38 ${middles[finding]?.y ?? 0}`,
                )
                .join("")}
              className="stroke-control"
            />
            <path
              d={middles.map(({ x, y }) => `M${x} ${y}C54 ${y} 50 50 ${insight.x} 50`).join("")}
              strokeWidth={2}
              className="stroke-ink"
            />
            <path d="M200 50H76" strokeWidth={4} className="stroke-violet-line" />
            <Signs kind="square" points={sources.filter(({ isPrice }) => !isPrice)} size={11} />
            <Signs kind="dot" points={sources.filter(({ isPrice }) => isPrice)} size={12} />
            <Signs kind="dot" points={middles} size={26} />
            <Signs kind="dot" points={[insight]} size={44} />
          </Paths>
          <svg x="76%" y="50%" className="overflow-visible">
            <path d="M14-10L0 0L14 10" strokeWidth={4} className="stroke-violet-line" />
          </svg>
        </Plot>
      </div>
    </Drawing>
  );
}
