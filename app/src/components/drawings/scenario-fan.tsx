import { texts } from "../../content/shared/drawings/scenario-fan";
import { garage, income, type Scenario, visits } from "../../content/shared/garage-example";
import { range } from "./range";
import { HatchedArea } from "./hatch";
import { area, polyline, steps } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { Dot, Focus, Label, Line } from "./primitives";

const { labels } = texts;

/** Three futures of one parking price, and what each does in the four dimensions. */
export function ScenarioFan() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 528, medium: 488 }} composition={Scenarios} />;
}

function Scenarios({ size }: CompositionProps) {
  return (
    <>
      <Fan roomy={size !== "narrow"} />
      <Effects roomy={size !== "narrow"} />
    </>
  );
}

const { scenarios: values, today } = garage;

/** Prices at the lower and the upper edge of the picture. */
const scale = { from: 1.7, to: 3.2 };

/** Each scenario with its prices from a month on. */
const scenarios = [
  { ...values.hold, name: "hold", prices: [[0, today]] },
  {
    ...values.inSteps,
    name: "inSteps",
    prices: [
      [2, 2.15],
      [5, 2.25],
      [8, 2.4],
      [11, values.inSteps.price],
    ],
  },
  { ...values.atOnce, name: "atOnce", prices: [[0.5, values.atOnce.price]] },
] as const;

const measures = [
  { name: "environmental", value: ({ found }: Scenario) => found, format: labels.percent },
  { name: "social", value: visits, format: labels.count },
  { name: "ethical", value: ({ lowIncome }: Scenario) => lowIncome, format: labels.percent },
  { name: "economic", value: income, format: labels.dollars },
] as const;

interface PartProps {
  /** Whether the names of the rows of effects stand beside the columns; otherwise above them. */
  readonly roomy: boolean;
}

function Fan({ roomy }: PartProps) {
  /** Where today is, and where the paths end. */
  const [now, end] = roomy ? [48, 472] : [40, 224];
  const top = 40;
  const height = roomy ? 184 : 168;
  const x = (month: number) => now + (month / 12) * (end - now);
  const y = (price: number) => top + ((scale.to - price) / (scale.to - scale.from)) * height;
  const edge = (to: number) =>
    range(0, 12, 0.5).map((month) => ({ x: x(month), y: y(today + (to - today) * (month / 12) ** 0.6) }));
  const bottom = top + height;
  return (
    <>
      <HatchedArea d={area(edge(3.2), edge(1.8))} pitch={8} />
      <Line kind="violet" d={polyline(edge(3.2)) + polyline(edge(1.8))} />
      <Line
        kind="axis"
        d={`M0 ${bottom}H${end}${range(0, 12, 3)
          .map((month) => `M${x(month)} ${bottom - 4}v9`)
          .join("")}`}
      />
      <Label x={now} y={bottom + 22} anchor="middle" lines={labels.today} color="faint" />
      <Label x={end} y={bottom + 22} anchor="end" lines={labels.months} color="faint" />
      <Line kind="leader" d={`M${now} ${top - 8}V${bottom}`} />
      <Line kind="teal" d={`M0 ${y(today)}H${now}`} />
      {scenarios.map((scenario) => {
        const chosen = scenario.name === "inSteps";
        const last = y(scenario.price);
        return (
          <g key={scenario.name}>
            <path
              d={`${steps([
                { x: now, y: y(today) },
                ...scenario.prices.map(([month, price]) => ({ x: x(month), y: y(price) })),
              ])}H${end}`}
              strokeWidth={chosen ? 3 : 1.5}
              className={chosen ? "stroke-teal" : "stroke-ink-2"}
            />
            {chosen ? <Dot x={end} y={last} r={6} /> : <Dot x={end} y={last} color="quiet" />}
            <Label
              x={end + 14}
              y={last - 8}
              at="middle"
              lines={[labels.futures[scenario.name], labels.price(scenario.price)]}
              color={chosen ? "teal" : "ink"}
              weight={chosen ? "strong" : "medium"}
              subdued
            />
          </g>
        );
      })}
      <Focus x={now} y={y(today)} />
    </>
  );
}

function Effects({ roomy }: PartProps) {
  /** The first row, and the distance of the rows. */
  const [top, pitch] = roomy ? [280, 48] : [256, 64];
  /** Where the columns of the scenarios begin, and the length of the longest bar. */
  const columns = roomy ? [216, 352, 488] : [0, 112, 224];
  const bar = roomy ? 104 : 88;
  return (
    <>
      {scenarios.map(({ name }, index) => (
        <Label
          key={name}
          x={columns[index] ?? 0}
          y={top}
          lines={labels.futures[name]}
          color={name === "inSteps" ? "teal" : "ink"}
          weight={name === "inSteps" ? "strong" : "medium"}
        />
      ))}
      {measures.map(({ name, value, format }, row) => {
        const y = top + 14 + row * pitch;
        const most = Math.max(...scenarios.map(value));
        const { name: title, measure } = labels.dimensions[name];
        const base = y + (roomy ? 32 : 46);
        return (
          <g key={name}>
            <Line kind="grid" d={`M0 ${y}H${roomy ? 600 : 320}`} />
            {roomy ? (
              <Label x={0} y={y + 20} lines={[title, measure]} color="ink" subdued />
            ) : (
              <>
                <Label x={0} y={y + 18} lines={title} color="ink" weight="strong" />
                <Label x={320} y={y + 18} anchor="end" lines={measure} />
              </>
            )}
            {scenarios.map((scenario, index) => {
              const chosen = scenario.name === "inSteps";
              const x = columns[index] ?? 0;
              return (
                <g key={scenario.name}>
                  <Label
                    x={x}
                    y={base - 9}
                    lines={format(value(scenario))}
                    color={chosen ? "teal" : "ink"}
                    weight={chosen ? "strong" : "medium"}
                  />
                  <path
                    d={`M${x} ${base}h${(value(scenario) / most) * bar}`}
                    strokeWidth={4}
                    className={chosen ? "stroke-teal" : "stroke-control"}
                  />
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}
