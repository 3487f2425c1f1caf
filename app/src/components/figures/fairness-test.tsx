import { texts } from "../../content/shared/figures/fairness-test";
import { every } from "./every";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Focus, Label } from "./primitives";

const { labels } = texts;

/** Offers for like apartments to two groups of applicants, by two rules: one passes the test, one does not. */
export function FairnessTest() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={472}>
        <Panels width={320} />
      </Composition>
      <Composition span="medium-and-up" height={472}>
        <Panels width={600} />
      </Composition>
    </Picture>
  );
}

/** Monthly rents in dollars. */
const axis = { from: 1360, to: 1440 };

/** How far an offer is from its group's average, in dollars. */
const spread = [-17, -13, -9, -6, -4, -1, 1, 3, 5, 8, 13, 20] as const;

/** Averages of the two groups by each rule, in dollars. */
const rules = [
  { name: "apartment", averages: [1390, 1393] },
  { name: "postalCode", averages: [1386, 1417] },
] as const;

/** How far apart the averages may be, as a share. */
const limit = 0.01;

function Panels({ width }: { readonly width: number }) {
  const x = (rent: number) => ((rent - axis.from) / (axis.to - axis.from)) * width;
  return (
    <>
      {rules.map(({ name, averages }, panel) => {
        const [first, second] = averages;
        const top = 16 + panel * 224;
        const difference = Math.abs(second - first) / first;
        const passes = difference <= limit;
        const base = top + 160;
        return (
          <g key={name}>
            <Label x={0} y={top} lines={labels.rules[name]} color="ink" weight="strong" />
            <Label
              x={width}
              y={top}
              anchor="end"
              lines={labels.outcomes[passes ? "released" : "stopped"](Math.round(difference * 1000) / 10)}
              color={passes ? "teal" : "violet"}
              weight="strong"
            />
            <rect
              x={x(first)}
              y={top + 16}
              width={x(first * (1 + limit)) - x(first)}
              height={base - top - 16}
              className="fill-teal-tint"
            />
            <path d={`M0 ${top + 16}H${width}`} strokeWidth={1} className="stroke-hairline" />
            {averages.map((average, group) => {
              const y = top + 60 + group * 68;
              const color = group === 0 ? "ink" : "quiet";
              return (
                <g key={average}>
                  <path d={`M0 ${y}H${width}`} strokeWidth={1} className="stroke-hairline" />
                  {spread.map((offset) => (
                    <Dot key={offset} x={x(average + offset)} y={y} color={color} r={4.5} />
                  ))}
                  <Label x={0} y={y - 14} lines={labels.groups[group] ?? ""} color="faint" />
                  <path d={`M${x(average)} ${y - 20}v40`} className="stroke-ink" />
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
            <path
              d={`M0 ${base}H${width}${every(axis.from, axis.to, 10)
                .map((rent) => `M${x(rent)} ${base - 4}v9`)
                .join("")}`}
              strokeWidth={1}
              className="stroke-control"
            />
            <path
              d={`M${x(first)} ${top + 84}v10H${x(second)}v14`}
              strokeDasharray={passes ? undefined : dashes}
              strokeWidth={passes ? 3 : 1.5}
              className={passes ? "stroke-teal" : "stroke-violet"}
            />
            {passes ? <Focus x={x(second)} y={base} /> : <Dot x={x(second)} y={base} color="violet" r={6} />}
            <Label x={0} y={base + 22} lines={labels.dollars(axis.from)} color="faint" />
            <Label
              x={x(first * (1 + limit))}
              y={base + 22}
              anchor="middle"
              lines={labels.limit}
              color="teal"
            />
            <Label x={width} y={base + 22} anchor="end" lines={labels.dollars(axis.to)} color="faint" />
          </g>
        );
      })}
      <Label x={width} y={460} anchor="end" lines={labels.illustration} color="faint" />
    </>
  );
}
