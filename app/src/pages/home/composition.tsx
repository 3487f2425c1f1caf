import { compositions } from "../../animation/generated/corridor";
import narrow from "../../animation/generated/corridor/narrow.svg?url";
import wide from "../../animation/generated/corridor/wide.svg?url";
import { corridor as words, opening, type TradeName, trades } from "../../content/pages/home";

/** One file has all trades at rest, a group per trade. Each trade's first frame is a file of its own. */
const stills = { wide, narrow } as const;
const starts = import.meta.glob<string>("../../animation/generated/corridor/*-start.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const startOf = (composition: CompositionName, trade: TradeName) =>
  starts[`../../animation/generated/corridor/${composition}-${trade}-start.svg`];

/**
 * Vertical position, in the composition's units, at which the opened dot's words end and its line begins. It is above
 * all dots at rest.
 */
export const answerFoot = { wide: 346, narrow: 15 } as const;

type CompositionName = keyof typeof compositions;

/** One of the two compositions: the dots, limits, axes and labels of each trade. */
export function Composition({ name }: { readonly name: CompositionName }) {
  return (
    <svg
      aria-hidden="true"
      className={`fill-ink-2 ${name === "wide" ? "fit-1.5 @max-lg:hidden" : "fit-4 @lg:hidden"}`}
    >
      {(Object.keys(trades) as TradeName[]).map((trade) => (
        <TradePicture key={trade} name={name} trade={trade} />
      ))}
    </svg>
  );
}

function TradePicture({ name, trade }: { readonly name: CompositionName; readonly trade: TradeName }) {
  const { width, height, right, foot, half, opened, namesRight, ...composition } = compositions[name];
  const values = composition.trades[trade];
  const { axes, amount, place } = trades[trade];
  const x = (units: number) => `${(100 * units) / width}%`;
  const y = (units: number) => `${(100 * units) / height}%`;
  const layer = { viewBox: `0 0 ${width} ${height}`, fill: "none" };
  const [gap, tick] = name === "wide" ? [4, 8] : [2, 4];
  const ticks = [
    ...values.prices.map((price) => `M${right + gap} ${price.y}h${tick}`),
    ...values.places.map((at) => `M${at.x} ${foot}v${tick}`),
  ];
  const isOpening = trade === opening;
  // The first frame is needed only for the trade that the page shows first.
  const [atEnd, label] = isOpening ? ["corridor-end", "corridor-end corridor-label"] : ["", "corridor-label"];
  return (
    <g data-trade={trade} className={isOpening ? "" : "corridor-other"}>
      {isOpening ? (
        <svg {...layer} className="corridor-start">
          <use href={`${startOf(name, trade)}#${trade}`} />
        </svg>
      ) : null}
      <svg {...layer} className={atEnd}>
        <use href={`${stills[name]}#${trade}`} />
      </svg>
      <svg {...layer} className="corridor-label even-strokes">
        {[-half, half].map((side) => (
          <path
            key={side}
            d={values.line}
            transform={`translate(0 ${side})`}
            strokeWidth={1.5}
            className="stroke-teal-text"
          />
        ))}
        <path d={ticks.join("")} className="stroke-control" />
      </svg>
      <svg {...layer} strokeWidth={1.5} className={`stroke-teal-line ${label} even-strokes`}>
        <path d={`M${opened.x} ${answerFoot[name]}V${values.opened.price - opened.halo}`} />
        <circle cx={opened.x} cy={values.opened.price} r={opened.halo - 0.75} />
      </svg>
      <g className="corridor-label">
        {values.prices.map((price) => (
          <text key={price.value} x={x(right + gap + tick + 4)} y={y(price.y)} dy="0.35em">
            {amount(price.value)}
          </text>
        ))}
        {values.places.map((at, index) => (
          <text key={at.x} x={x(at.x)} y={y(foot)} dy="1.6em" textAnchor="middle">
            {place(at.value, index === 0)}
          </text>
        ))}
        {(["prices", "places"] as const).map((axis) =>
          axes[axis].map((line, index, all) => (
            <text
              key={line}
              x={x(axis === "prices" ? right + gap + tick + 4 : namesRight)}
              y={y(values.names[axis])}
              dy={`${1.2 * (index + 1 - all.length)}em`}
              textAnchor={axis === "prices" ? "start" : "end"}
            >
              {line}
            </text>
          )),
        )}
      </g>
      <g className={label}>
        <text x={x(values.labels.ceiling.x)} y={y(values.labels.ceiling.y)} dy="-0.3em">
          {words.ceiling}
        </text>
        <text x={x(values.labels.floor.x)} y={y(values.labels.floor.y)} dy="0.95em">
          {words.floor}
        </text>
      </g>
    </g>
  );
}
