import { difference, fairness } from "../../content/shared/fairness-example";
import { texts } from "../../content/shared/drawings/fairness-test";
import { range } from "./range";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { box } from "./path";
import { Dot, Focus, Label, Line } from "./primitives";

const { labels } = texts;

/** Offers for like apartments to two groups of applicants, by two rules: one passes the test, one does not. */
export function FairnessTest() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 388, medium: 468 }} composition={Panels} />;
}

/** Monthly rents in dollars. */
const axis = { from: 1360, to: 1440 };

/** How far an offer is from its group's average, in dollars. */
const spread = [-17, -13, -9, -6, -4, -1, 1, 3, 5, 8, 13, 20] as const;

const { averages: byRule, limit } = fairness;
const rules = [
  { name: "apartment", averages: byRule.apartment },
  { name: "zipCode", averages: byRule.zipCode },
] as const;

function Panels({ size, width }: CompositionProps) {
  const row = size === "narrow" ? 50 : 80;
  /** Half the height of the mark at an average. */
  const mark = row * 0.3;
  const first = mark + 36;
  const height = first + row + 30;
  const x = (rent: number) => ((rent - axis.from) / (axis.to - axis.from)) * width;
  return (
    <>
      {rules.map(({ name, averages }, panel) => {
        const [left, right] = averages;
        const top = 16 + panel * (height + 56);
        const apart = difference(averages);
        const passes = apart <= limit;
        const base = top + height;
        return (
          <g key={name}>
            <Label x={0} y={top} lines={labels.rules[name]} color="ink" weight="strong" />
            <Label
              x={width}
              y={top}
              anchor="end"
              lines={labels.outcomes[passes ? "released" : "stopped"](Math.round(apart * 1000) / 10)}
              color={passes ? "teal" : "violet"}
              weight="strong"
            />
            <path
              d={box(x(left), top + 16, x(left * (1 + limit)) - x(left), base - top - 16)}
              className="fill-teal-tint"
            />
            <Line kind="grid" d={`M0 ${top + 16}H${width}`} />
            {averages.map((average, group) => {
              const y = top + first + group * row;
              const color = group === 0 ? "ink" : "quiet";
              return (
                <g key={average}>
                  <Line kind="grid" d={`M0 ${y}H${width}`} />
                  {spread.map((offset) => (
                    <Dot key={offset} x={x(average + offset)} y={y} color={color} r={4.5} />
                  ))}
                  <Label x={0} y={y - 14} lines={labels.groups[group] ?? ""} color="faint" />
                  <path d={`M${x(average)} ${y - mark}v${2 * mark}`} className="stroke-ink" />
                  <Label
                    x={x(average) - 8}
                    y={y - 14}
                    anchor="end"
                    lines={labels.dollars(average)}
                    color="ink"
                    weight="strong"
                  />
                </g>
              );
            })}
            <Line
              kind="axis"
              d={`M0 ${base}H${width}${range(axis.from, axis.to, 10)
                .map((rent) => `M${x(rent)} ${base - 4}v9`)
                .join("")}`}
            />
            <Line
              kind={passes ? "teal" : "violet"}
              d={`M${x(left)} ${top + first + mark + 3}V${top + first + row - 32}H${x(right)}V${top + first + row - mark}`}
            />
            {passes ? <Focus x={x(right)} y={base} /> : <Dot x={x(right)} y={base} color="violet" r={6} />}
            <Label x={0} y={base + 22} lines={labels.dollars(axis.from)} color="faint" />
            <Label
              x={x(left * (1 + limit))}
              y={base + 22}
              anchor="middle"
              lines={labels.limit}
              color="teal"
            />
            <Label x={width} y={base + 22} anchor="end" lines={labels.dollars(axis.to)} color="faint" />
          </g>
        );
      })}
      <Label x={width} y={16 + 2 * height + 56 + 44} anchor="end" lines={labels.illustration} color="faint" />
    </>
  );
}
