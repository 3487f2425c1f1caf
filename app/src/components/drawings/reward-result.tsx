import { texts } from "../../content/shared/drawings/reward-result";
import { breakEven, rewards, savings } from "../../content/examples/renewal";
import { Drawing, large } from "./drawing";
import { HatchedPlotArea } from "./hatch";
import { range } from "./geometry";
import { at, Note, Paths, Plot, scale } from "./plot";
import { Focus, Line } from "./primitives";

const { labels } = texts;

/** The largest number of additional renewals; each number has a bar. */
const most = 12;
const counts = range(0, most);
const resultOf = (additional: number) => savings(additional) - rewards(additional);
/** Below the words above the highest bar, and above those below the lowest. */
const y = scale(resultOf(most), resultOf(0), 8, 93);
const zero = y(0);

const middle = (count: number) => ((count + 0.5) / (most + 1)) * 100;
const half = 36 / (most + 1);

function bars(shown: (count: number) => boolean): string {
  const bar = (count: number) =>
    `M${middle(count) - half} ${zero}V${y(resultOf(count))}H${middle(count) + half}V${zero}`;
  return counts.filter(shown).map(bar).join("");
}

/** What the offer of a reward brings or costs, by how many of 100 tenants renew because of it. */
export function RewardResult() {
  const costs = bars((count) => resultOf(count) < 0);
  const first = { x: middle(breakEven), y: y(resultOf(breakEven)) };
  return (
    <Drawing description={texts.description}>
      <p className="mb-4 font-semibold text-ink">{labels.head}</p>
      <Plot className="h-84">
        <HatchedPlotArea d={costs} weight="heavy" outline="dashed" />
        <Paths>
          <path d={bars((count) => resultOf(count) >= 0)} className="fill-teal-tint stroke-teal" />
          <path d={bars((count) => count === breakEven)} className="fill-teal" />
          <Line kind="ink" d={`M0 ${zero}H100`} />
          <Line kind="leader" d={`M${first.x} ${first.y}v-18`} />
        </Paths>
        <Note x={0} y={y(resultOf(0))} side="below start" tone="violet" text={labels.result(resultOf(0))} />
        <Note
          x={100}
          y={y(resultOf(most))}
          side="above end"
          tone="teal"
          text={labels.result(resultOf(most))}
        />
        <Focus {...at(first)} />
        <Note
          x={first.x}
          y={first.y - 4}
          side="above left"
          tone="teal"
          className={large}
          text={labels.result(resultOf(breakEven))}
        />
        {counts.map((count) => (
          <Note
            key={count}
            x={middle(count)}
            y={zero}
            side={resultOf(count) < 0 ? "above middle" : "below middle"}
            tone="quiet"
            className={count % 2 === 0 ? "" : "@max-[36rem]:hidden"}
            text={`${count}`}
          />
        ))}
      </Plot>
    </Drawing>
  );
}
