import { useId } from "react";
import { texts } from "../../content/shared/figures/off-the-sheet";
import { Hatch, HatchedArea } from "./hatch";
import { type Point, area, steps } from "./path";
import { Composition, Picture } from "./picture";
import { ArrowHead, Dot, Focus, Label } from "./primitives";

const { labels } = texts;

/** The ruled sheet with its range and its price line, which runs over the edge and down beside it. */
export function OffTheSheet() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={328}>
        <Sheet plan={{ width: 320, edge: 224, bottom: 280, left: 8, end: 304, pitch: 24 }} />
      </Composition>
      <Composition span="medium-and-up" height={440}>
        <Sheet plan={{ width: 600, edge: 440, bottom: 392, left: 8, end: 456, pitch: 32 }} />
      </Composition>
    </Picture>
  );
}

interface Plan {
  readonly width: number;
  /** Where the sheet ends. */
  readonly edge: number;
  readonly left: number;
  readonly bottom: number;
  /** Where the line comes to rest. */
  readonly end: number;
  /** Distance of the sheet's rules. */
  readonly pitch: number;
}

const top = 40;

/** The price line on the sheet: shares of its width and height. */
const prices = [
  [0, 0.6],
  [0.14, 0.5],
  [0.3, 0.56],
  [0.46, 0.38],
  [0.62, 0.44],
  [0.8, 0.28],
] as const;

function Sheet({ plan }: { readonly plan: Plan }) {
  const hatch = useId();
  const { width, edge, left, bottom, pitch } = plan;
  const at = ([across, down]: readonly [number, number]): Point => ({
    x: left + (edge - left) * across,
    y: top + (bottom - top) * down,
  });
  const line = prices.map(at);
  const last = line.at(-1)?.y ?? top;
  const fall = edge + (width - edge) * 0.45;
  const half = (bottom - top) * 0.16;
  const middle = [...line, { x: edge, y: last - 8 }];
  const shifted = (by: number) => middle.map(({ x, y }, index) => ({ x, y: y + by + (index % 2) * 6 - 3 }));
  const columns = Math.floor((edge - left) / pitch);
  const rows = Math.floor((bottom - top) / pitch);
  return (
    <>
      <Hatch id={hatch} pitch={6} />
      <path
        d={
          Array.from({ length: rows }, (_, row) => `M${left} ${bottom - (row + 1) * pitch}H${edge}`).join(
            "",
          ) +
          Array.from(
            { length: columns },
            (_, column) => `M${left + (column + 1) * pitch} ${top}V${bottom}`,
          ).join("")
        }
        strokeWidth={1}
        className="stroke-hairline"
      />
      <HatchedArea d={area(shifted(-half), shifted(half))} hatch={hatch} className="stroke-violet" />
      <path d={`M${left} ${bottom}H${edge}M${edge} ${top - 12}V${bottom + 12}`} className="stroke-control" />
      <path
        d={Array.from(
          { length: columns + 1 },
          (_, column) => `M${left + column * pitch} ${bottom - 4}v8`,
        ).join("")}
        strokeWidth={1}
        className="stroke-control"
      />
      <path d={`${steps(line)}H${fall}V${bottom - 20}`} strokeWidth={3} className="stroke-teal" />
      {line.slice(1).map(({ x, y }) => (
        <Dot key={x} x={x} y={y} r={3} />
      ))}
      <Focus x={fall} y={bottom - 20} />
      <ArrowHead x={fall} y={(last + bottom) / 2} towards="down" colour="teal" />
      <Label x={left} y={top - 16} lines={labels.sheet} colour="faint" />
      <Label x={edge + 10} y={top - 4} lines={labels.edge} colour="faint" />
      <Label x={fall} y={bottom + 16} anchor="middle" lines={labels.here} colour="teal" weight="strong" />
    </>
  );
}
