import { difference, fairness } from "../../content/examples/fairness";
import { texts } from "../../content/shared/drawings/fairness-test";
import { Drawing } from "./drawing";
import { box, range } from "./geometry";
import { at, Axis, Note, Paths, Plot, scale } from "./plot";
import { Dot, Focus, Line } from "./primitives";

const { labels } = texts;
const { averages, limit, offsets } = fairness;

/** Monthly rents in dollars. */
const axis = { from: 1360, to: 1440 };
const x = scale(axis.from, axis.to);
const ticks = range(axis.from, axis.to, 10).map(x);

/** Where the dots of the two groups are, and half the height of the mark at an average. */
const rows = [27, 74] as const;
const mark = 11;

/** Offers for like apartments to two groups of applicants, by two methods: one passes the test, one does not. */
export function FairnessTest() {
  return (
    <Drawing description={texts.description}>
      <Panel name="apartment" />
      <Panel name="zipCode" />
      <p className="text-right text-ink-3">{labels.illustration}</p>
    </Drawing>
  );
}

function Panel({ name }: { readonly name: keyof typeof averages }) {
  const { name: title, groups, limit: limited } = labels.methods[name];
  const [left, right] = averages[name];
  const apart = difference(averages[name]);
  const passes = apart <= limit;
  const most = x(left * (1 + limit));
  const result = at({ x: x(right), y: 100 });
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-hairline pb-2 font-semibold">
        <span className="text-ink">{title}</span>
        <span className={passes ? "text-teal-text" : "text-violet-text"}>
          {labels.outcomes[passes ? "released" : "stopped"](Math.round(apart * 1000) / 10)}
        </span>
      </p>
      <Plot className="mb-12 h-38 @min-[32rem]:h-46">
        <Paths>
          <path d={box(x(left), 0, most - x(left), 100)} className="fill-teal-tint" />
          <Line kind="grid" d={rows.map((row) => `M0 ${row}H100`).join("")} />
        </Paths>
        <Axis ticks={ticks} />
        {averages[name].map((average, group) => {
          const y = rows[group] ?? 0;
          return (
            <g key={average}>
              {offsets.map((offset) => (
                <Dot
                  key={offset}
                  {...at({ x: x(average + offset), y: y })}
                  color={group === 0 ? "ink" : "quiet"}
                  r={4.5}
                />
              ))}
              <Note x={0} y={y - 4} side="above start" tone="quiet" text={groups[group] ?? ""} />
              <Note
                x={x(average)}
                y={y - 4}
                side="above right"
                tone="ink"
                strong
                text={labels.dollars(average)}
              />
            </g>
          );
        })}
        <Paths>
          <path
            d={`M${x(left)} ${rows[0] - mark}v${2 * mark}M${x(right)} ${rows[1] - mark}V100`}
            className="stroke-ink"
          />
          <Line
            kind={passes ? "teal" : "violet"}
            d={`M${x(left)} ${rows[0] + mark}V50H${x(right)}V${rows[1] - mark}`}
          />
        </Paths>
        {passes ? <Focus {...result} /> : <Dot {...result} color="violet" r={6} />}
        <Note x={0} y={100} side="below start" tone="quiet" text={labels.dollars(axis.from)} />
        <Note x={most} y={100} side="below middle" tone="teal" text={limited} />
        <Note x={100} y={100} side="below end" tone="quiet" text={labels.dollars(axis.to)} />
      </Plot>
    </>
  );
}
