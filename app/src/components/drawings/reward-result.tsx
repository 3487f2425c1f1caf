import { texts } from "../../content/shared/drawings/reward-result";
import { offer, resultOf } from "../../content/shared/renewal-offer";
import { Drawing } from "./drawing";
import { at, HatchedPlotArea, Note, Paths, Plot, scale } from "./plot";
import { dashes, Focus, Line } from "./primitives";
import { range } from "./range";

const { labels } = texts;

/** The largest number of additional renewals; each number has a bar. */
const most = 16;
const counts = range(0, most, 1);
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
  const example = { x: middle(offer.additional), y: y(resultOf(offer.additional)) };
  return (
    <Drawing description={texts.description}>
      <p aria-hidden="true" className="mb-4 font-semibold text-ink">
        {labels.head}
      </p>
      <Plot className="h-84">
        <HatchedPlotArea d={costs} weight="heavy" tint />
        <Paths>
          <path d={costs} strokeDasharray={dashes} className="stroke-violet" />
          <path d={bars((count) => resultOf(count) >= 0)} className="fill-teal-tint stroke-teal" />
          <path d={bars((count) => count === offer.additional)} className="fill-teal" />
          <Line kind="ink" d={`M0 ${zero}H100`} />
          <Line kind="leader" d={`M${example.x} ${example.y}v-18`} />
        </Paths>
        <Note x={0} y={y(resultOf(0))} dy={1.5} lines={labels.result(resultOf(0))} color="violet" />
        <Note
          x={100}
          y={y(resultOf(most))}
          dy={-0.7}
          anchor="end"
          lines={labels.result(resultOf(most))}
          color="teal"
        />
        <Focus {...at(example)} />
        <Note {...example} dx={-0.8} dy={-4.4} anchor="end" lines={labels.example} />
        <Note
          {...example}
          dx={-0.5}
          dy={-1.7}
          anchor="end"
          lines={labels.result(resultOf(offer.additional))}
          color="teal"
          weight="large"
        />
        {counts.map((count) => (
          <Note
            key={count}
            x={middle(count)}
            y={zero}
            dy={resultOf(count) < 0 ? -0.6 : 1.4}
            anchor="middle"
            lines={labels.count(count)}
            color="faint"
            className={count % 2 === 0 ? "" : "@max-[36rem]:hidden"}
          />
        ))}
      </Plot>
    </Drawing>
  );
}
