import { texts } from "../../content/shared/drawings/scenario-fan";
import { garage, income, priceRise, type Path } from "../../content/examples/garage";
import { Drawing } from "./drawing";
import { HatchedPlotArea } from "./hatch";
import { area, polyline, range, steps } from "./geometry";
import { at, Axis, Note, Paths, Plot, scale } from "./plot";
import { Dot, Focus, Line } from "./primitives";

const { labels } = texts;
const { paths: values, today } = garage;

/** Three futures of one parking price, and what each does in the four dimensions. */
export function ScenarioFan() {
  return (
    <Drawing description={texts.description}>
      <Fan />
      <Effects />
    </Drawing>
  );
}

/** Each scenario with its prices from a month on. */
const scenarios = [
  { ...values.hold, name: "hold", prices: [] },
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

/** Months before and after today, and dollars an hour. */
const first = -1.5;
const x = scale(first, 12);
const y = scale(3.2, 1.7);

/** How far the price might be from today's by then: the edge of a range that widens to `to`. */
const edge = (to: number) =>
  range(0, 12, 0.5).map((month) => ({ x: x(month), y: y(today + (to - today) * (month / 12) ** 0.6) }));

function Fan() {
  return (
    <Plot className="mt-4 mb-10 h-44 pr-[6.2em] @min-[36rem]:h-52">
      <HatchedPlotArea d={area(edge(3.2), edge(1.8))} />
      <Paths>
        <Line kind="violet" d={polyline(edge(3.2)) + polyline(edge(1.8))} />
        <Line kind="leader" d={`M${x(0)} 0V100`} />
        <Line kind="teal" d={`M0 ${y(today)}H${x(0)}`} />
        {scenarios.map(({ name, prices }) => (
          <path
            key={name}
            d={`${steps([[0, today] as const, ...prices].map(([month, price]) => ({ x: x(month), y: y(price) })))}H100`}
            strokeWidth={name === "inSteps" ? 3 : 1.5}
            className={name === "inSteps" ? "stroke-teal" : "stroke-ink-2"}
          />
        ))}
      </Paths>
      <Axis ticks={range(0, 12, 3).map(x)} />
      {scenarios.map(({ name, price }) => {
        const chosen = name === "inSteps";
        const end = { x: 100, y: y(price) };
        return (
          <g key={name}>
            <Dot {...at(end)} r={chosen ? 6 : 4} color={chosen ? "teal" : "quiet"} />
            <Note
              x={102}
              y={y(price + 0.05)}
              side="beside right"
              tone={chosen ? "teal" : "ink"}
              strong={chosen}
              text={[labels.futures[name], labels.price(price)]}
            />
          </g>
        );
      })}
      <Focus {...at({ x: x(0), y: y(today) })} />
      <Note
        x={x(0)}
        y={100}
        side="below middle"
        tone="quiet"
        className="@max-sm:hidden"
        text={labels.today}
      />
      <Note x={100} y={100} side="below end" tone="quiet" text={labels.months} />
    </Plot>
  );
}

const measures = [
  { name: "environmental", value: ({ found }: Path) => found, format: labels.percent },
  { name: "social", value: ({ lowIncome }: Path) => lowIncome, format: labels.percent },
  { name: "ethical", value: priceRise, format: labels.percent },
  { name: "economic", value: income, format: labels.dollars },
] as const;

/** The effects of each scenario: a column each, and a bar for each value. */
function Effects() {
  const color = (name: string) => (name === "inSteps" ? "font-semibold text-teal-text" : "text-ink");
  return (
    <table className="w-full table-fixed text-left">
      <thead>
        <tr>
          {scenarios.map(({ name }) => (
            <th key={name} scope="col" className={`pb-2 font-medium ${color(name)}`}>
              {labels.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      {measures.map(({ name, value, format }) => {
        const most = Math.max(...scenarios.map(value));
        return (
          <tbody key={name} className="border-t border-hairline">
            <tr>
              <th colSpan={3} scope="rowgroup" className="pt-2 pb-1 font-medium text-ink-2">
                <span className="flex flex-wrap gap-x-2">
                  <span className="font-semibold text-ink">{labels.dimensions[name].name}</span>
                  {labels.dimensions[name].measure}
                </span>
              </th>
            </tr>
            <tr>
              {scenarios.map((scenario) => (
                <td key={scenario.name} className={`pr-[4%] pb-4 ${color(scenario.name)}`}>
                  {format(value(scenario))}
                  <svg aria-hidden="true" className="mt-1 h-1 w-full">
                    <rect
                      width={`${(value(scenario) / most) * 100}%`}
                      height={4}
                      className={scenario.name === "inSteps" ? "fill-teal" : "fill-control"}
                    />
                  </svg>
                </td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
