import { texts } from "../../content/shared/drawings/rental-building";
import { rentalExample } from "../../content/shared/rental-example";
import { range } from "./range";
import { HatchedArea } from "./hatch";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { box } from "./path";
import { Focus, Label, Line } from "./primitives";

const { labels } = texts;

/**
 * The building of the rental example, one window an apartment, and the one that is priced. The market stands
 * beside it as the outlines of neighboring buildings and runs off the edge.
 */
export function RentalBuilding() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 424, medium: 528 }} composition={Scene} />;
}

const columns = 20;
const floors = rentalExample.apartments / columns;

/** The apartment of the example, by column and floor from the top. */
const [chosenColumn, chosenFloor] = [5, 1];

/** The apartments that are empty, spread over the building; the one of the example is among them. */
const pitchOfEmpty = 17;
const first = chosenFloor * columns + chosenColumn;
const isEmpty = (apartment: number) =>
  (apartment - first) % pitchOfEmpty === 0 &&
  Math.abs(apartment - first) / pitchOfEmpty < rentalExample.empty;

const apartments = range(0, rentalExample.apartments - 1, 1);

function stateOf(apartment: number): keyof typeof windows {
  return apartment === first ? "chosen" : isEmpty(apartment) ? "empty" : "leased";
}

const windows = {
  leased: "fill-ink-3",
  chosen: "fill-teal",
  empty: "fill-surface stroke-ink-3",
} as const;

function Scene({ size }: CompositionProps) {
  const roomy = size !== "narrow";
  /** Where the street is, and how far to the right it runs. */
  const [ground, edge] = roomy ? [472, 1200] : [368, 440];
  /** Distances of windows, and their size. */
  const pitch = roomy ? { x: 22, y: 36 } : { x: 11, y: 26 };
  const window = roomy ? { width: 13, height: 22 } : { width: 7, height: 15 };
  const flag = roomy ? { width: 248, height: 72 } : { width: 216, height: 64 };
  const neighbors = roomy
    ? [
        { x: 480, width: 136, height: 248 },
        { x: 640, width: 160, height: 336 },
        { x: 824, width: 240, height: 280 },
      ]
    : [
        { x: 244, width: 68, height: 144 },
        { x: 328, width: 80, height: 200 },
      ];
  const side = columns * pitch.x + (pitch.x - window.width);
  const roof = ground - (floors + 0.5) * pitch.y;
  const x = (column: number) => pitch.x - window.width + column * pitch.x;
  const y = (floor: number) => roof + pitch.y - window.height + floor * pitch.y;
  const focus = { x: x(chosenColumn) + window.width / 2, y: y(chosenFloor) + window.height / 2 };
  const entries = [
    { state: "leased", label: labels.leased, left: 0 },
    { state: "empty", label: labels.empty, left: roomy ? 112 : 104 },
  ] as const;
  return (
    <>
      <HatchedArea
        d={neighbors.map(({ x, width, height }) => `M${x} ${ground}v${-height}h${width}V${ground}`).join("")}
        pitch={8}
        outline="dashed"
      />
      <Label
        x={roomy ? 480 : 244}
        y={212}
        at="last"
        lines={labels.comparable}
        color="violet"
        weight="strong"
      />

      <path d={`M0 ${ground}V${roof}H${side}V${ground}`} className="fill-surface stroke-ink-2" />
      <Line kind="ink" d={`M0 ${ground}H${edge}`} />
      {(["leased", "empty", "chosen"] as const).map((state) => (
        <path
          key={state}
          d={apartments
            .filter((apartment) => stateOf(apartment) === state)
            .map((apartment) =>
              box(x(apartment % columns), y(Math.floor(apartment / columns)), window.width, window.height),
            )
            .join("")}
          strokeWidth={1}
          className={windows[state]}
        />
      ))}

      <Line kind="leader" d={`M${focus.x} ${flag.height}V${focus.y}`} />
      <path
        d={box(focus.x, 0.5, flag.width, flag.height)}
        strokeWidth={1}
        className="fill-surface stroke-ink-2"
      />
      <Label x={focus.x + 12} y={24} lines={labels.daysEmpty} />
      <Label x={focus.x + 12} y={flag.height - 14} lines={labels.rent} color="teal" weight="large" />
      <Label x={0} y={24} lines={labels.example} color="faint" />
      <Focus {...focus} />

      {entries.map(({ state, label, left }) => (
        <g key={state}>
          <path
            d={box(left, ground + 24, window.width, window.height)}
            strokeWidth={1}
            className={windows[state]}
          />
          <Label x={left + window.width + 8} y={ground + 24 + window.height / 2} at="middle" lines={label} />
        </g>
      ))}
    </>
  );
}
