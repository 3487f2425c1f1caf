import { Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { Axis, Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { ItemLinks } from "../../components/sections/actions";
import { Section } from "../../components/sections/section";
import { fairness as values } from "../../content/examples/fairness";
import { fairness } from "../../content/pages/solutions-dynamic-pricing";

const { labels, methods } = fairness;

/** The axis, in dollars a month. */
const axis = { from: 1360, to: 1440 };
const x = scale(axis.from, axis.to);
const baseline = 82;

/** Vertical positions of the two groups, in percent. */
const rows = [24, 57] as const;

/**
 * Rents that two pricing methods would ask of two groups for similar apartments. One method is released, the other goes
 * back.
 */
export function Fairness() {
  return (
    <Section {...fairness} space="tight">
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {methods.map((method) => (
          <Drawing key={method.title}>
            <h3 className="border-t border-control pt-4 heading text-h3">{method.title}</h3>
            <p className="mt-3 mb-2 flex flex-wrap items-baseline gap-x-4 text-lead font-semibold text-ink">
              <span className={`heading text-numeral ${method.passes ? "text-teal-text" : ""}`}>
                {method.apart}
              </span>
              {method.outcome}
            </p>
            <Rents {...method} />
          </Drawing>
        ))}
      </div>
      <div className="ends items-baseline pt-4">
        <ItemLinks actions={fairness.actions} />
        <p className="flex items-center gap-2 text-label text-ink-2 drawing-colors">
          <svg viewBox="0 0 1 1" aria-hidden="true" className="size-2">
            <Signs kind="dot" size={1} points={[{ x: 0.5, y: 0.5 }]} scaled />
          </svg>
          {fairness.legend}
        </p>
      </div>
    </Section>
  );
}

function Rents({ averages, passes }: (typeof methods)[number]) {
  const [first, second] = averages;
  const limit = x(first * (1 + values.limit));
  const dots = averages.flatMap((average, group) =>
    values.offsets.map((offset) => ({ x: x(average + offset), y: rows[group] ?? 0 })),
  );
  return (
    <div className="fit-5">
      <Plot height="11.25rem">
        <Paths>
          <path d={box(x(first), 0, limit - x(first), baseline)} className="fill-teal-tint" />
          <path d={`M${limit} 0V${baseline}`} strokeWidth={2} className="stroke-teal-line" />
          <Signs kind="dot" size={8} points={dots} />
          <path
            d={`M${x(first)} 16V40.5H${x(second)}V65`}
            strokeWidth={2.5}
            className={passes ? "stroke-teal-line" : "stroke-ink"}
          />
        </Paths>
        <Axis y={baseline} at={x} ticks={range(axis.from, axis.to, 20)} />
        {labels.groups.map((group, index) => (
          <Note key={group} x={0} y={(rows[index] ?? 0) - 8} side="above start" text={group} />
        ))}
        <Note x={x(first)} y={20} side="above middle" tone="ink" text={labels.amount(first)} />
        <Note x={x(second)} y={62} side="below middle" tone="ink" text={labels.amount(second)} />
        <Note x={0} y={baseline} side="below start" text={labels.amount(axis.from)} />
        <Note x={limit} y={baseline} side="below middle" tone="teal" text={labels.limit} />
        <Note x={100} y={baseline} side="below end" text={labels.amount(axis.to)} />
      </Plot>
    </div>
  );
}
