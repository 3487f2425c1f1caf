import { Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { Axis, Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { columns } from "../../components/layout/frame";
import { ItemLinks } from "../../components/sections/actions";
import { ExampleLabel, Section } from "../../components/sections/section";
import { fairness as values } from "../../content/examples/fairness";
import { fairness } from "../../content/pages/solutions-dynamic-pricing";

const { labels, methods } = fairness;

/** Monthly rents in dollars. */
const axis = { from: 1360, to: 1440 };
const x = scale(axis.from, axis.to);
const ground = 82;

/** Where the two groups are, and half the height of the mark at an average, in percent. */
const rows = [24, 57] as const;
const mark = 8;

/** What two pricing methods would ask of two groups for similar apartments: one is released, the other goes back. */
export function Fairness() {
  return (
    <Section id={fairness.id} space="tight">
      <div className={`${columns} gap-y-6`}>
        <div className="lg:col-span-7">
          <h2 className="measure-18 font-heading text-h2 font-semibold text-balance text-ink">
            {fairness.title}
          </h2>
          <div className="mt-4">
            <ExampleLabel text={fairness.example} />
          </div>
        </div>
        <div className="lg:col-span-5">
          <p className="measure-65 text-body text-pretty text-ink-2">{fairness.text}</p>
        </div>
      </div>
      <div className="mt-9 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {methods.map((method) => (
          <Drawing key={method.title}>
            <h3 className="border-t border-control pt-4 font-heading text-h3 font-semibold text-ink">
              {method.title}
            </h3>
            <p className="mt-3 mb-2 flex flex-wrap items-baseline gap-x-4 text-lead font-semibold text-ink">
              <span
                className={`font-heading text-numeral tracking-[-0.045em] ${method.passes ? "text-teal-text" : ""}`}
              >
                {method.apart}
              </span>
              {method.outcome}
            </p>
            <Rents {...method} />
          </Drawing>
        ))}
      </div>
      <ItemLinks actions={fairness.actions} />
    </Section>
  );
}

function Rents({ averages, passes }: (typeof methods)[number]) {
  const [first, second] = averages;
  const limit = x(first * (1 + values.limit));
  const [above, below] = rows;
  const dots = averages.flatMap((average, group) =>
    values.offsets.map((offset) => ({ x: x(average + offset), y: rows[group] ?? 0 })),
  );
  return (
    <Plot className="h-45">
      <Paths>
        <path d={box(x(first), 0, limit - x(first), ground)} className="fill-teal-tint" />
        <path d={`M${limit} 0V${ground}`} strokeWidth={2} className="stroke-teal-line" />
        <g className="@min-[32rem]:hidden">
          <Signs kind="dot" size={7} points={dots} />
        </g>
        <g className="@max-[32rem]:hidden">
          <Signs kind="dot" size={11} points={dots} />
        </g>
      </Paths>
      <Paths>
        <path
          d={`M${x(first)} ${above - mark}V${(above + below) / 2}H${x(second)}V${below + mark}`}
          strokeWidth={2.5}
          className={passes ? "stroke-teal-line" : "stroke-ink"}
        />
      </Paths>
      <Axis y={ground} ticks={range(axis.from, axis.to, 20).map(x)} />
      {labels.groups.map((group, index) => (
        <Note key={group} x={0} y={(rows[index] ?? 0) - 8} side="above start" text={group} />
      ))}
      <Note
        x={x(first)}
        y={above - mark + 4}
        side="above middle"
        tone="ink"
        strong
        text={labels.amount(first)}
      />
      <Note
        x={x(second)}
        y={below + mark - 3}
        side="below middle"
        tone="ink"
        strong
        text={labels.amount(second)}
      />
      <Note x={0} y={ground} side="below start" text={labels.amount(axis.from)} />
      <Note x={limit} y={ground} side="below middle" tone="teal" strong text={labels.limit} />
      <Note x={100} y={ground} side="below end" text={labels.amount(axis.to)} />
    </Plot>
  );
}
