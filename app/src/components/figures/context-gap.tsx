import { useId } from "react";
import { texts } from "../../content/shared/figures/context-gap";
import { Hatch, hatchFill } from "./hatch";
import { type Point, steps } from "./path";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Label } from "./primitives";

const { labels } = texts;

/** Four recordings of the same months: what was paid is known throughout, what it did hardly at all. */
export function ContextGap() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={232}>
        <Recordings left={104} right={320} pitch={56} />
      </Composition>
      <Composition span="medium-and-up" height={256}>
        <Recordings left={144} right={600} pitch={64} />
      </Composition>
    </Picture>
  );
}

/** The days with a note, as shares of the width. */
const silentRows = [
  { name: "customer", notes: [0.14, 0.2, 0.71] },
  { name: "community", notes: [0.46] },
  { name: "environment", notes: [0.31, 0.88] },
] as const;

const pricePaid = [14, 10, 16, 22, 18, 26, 20, 12, 16, 8, 14, 22, 28, 24, 18, 22] as const;

function Recordings({
  left,
  right,
  pitch,
}: {
  readonly left: number;
  readonly right: number;
  readonly pitch: number;
}) {
  const hatch = useId();
  const span = right - left;
  const line: Point[] = pricePaid.map((value, index) => ({
    x: left + (span * index) / pricePaid.length,
    y: 8 + 36 - value,
  }));
  const last = line.at(-1);
  return (
    <>
      <Hatch id={hatch} />
      <Label x={0} y={28} at="middle" lines={labels.price} colour="teal" weight="strong" />
      <path d={`${steps(line)}H${right}`} strokeWidth={3} className="stroke-teal" />
      {last === undefined ? null : <Dot x={right - 6} y={last.y} r={6} />}
      <path d={`M0 56H${right}`} strokeWidth={1} className="stroke-hairline" />
      {silentRows.map(({ name, notes }, row) => {
        const top = 56 + row * pitch;
        const middle = top + pitch / 2;
        const stops = [0, ...notes, 1];
        return (
          <g key={name}>
            <Label x={0} y={middle} at="middle" lines={labels[name]} />
            {stops.slice(1).map((to, index) => {
              const from = stops[index] ?? 0;
              const start = left + from * span + (index === 0 ? 0 : 12);
              const end = left + to * span - (index === notes.length ? 0 : 12);
              // Two notes on neighbouring days leave nothing to hatch between them.
              if (end - start < 16) return null;
              return (
                <g key={to}>
                  <rect
                    x={start}
                    y={top + 12}
                    width={end - start}
                    height={pitch - 24}
                    fill={hatchFill(hatch)}
                  />
                  <path
                    d={`M${start} ${top + 12}H${end}M${start} ${top + pitch - 12}H${end}`}
                    strokeDasharray={dashes}
                    className="stroke-violet"
                  />
                </g>
              );
            })}
            {notes.map((note) => (
              <Dot key={note} x={left + note * span} y={middle} r={4} colour="quiet" />
            ))}
            <path d={`M0 ${top + pitch}H${right}`} strokeWidth={1} className="stroke-hairline" />
          </g>
        );
      })}
      <Months left={left} span={span} y={56 + 3 * pitch} />
    </>
  );
}

function Months({ left, span, y }: { readonly left: number; readonly span: number; readonly y: number }) {
  return (
    <path
      d={Array.from({ length: 9 }, (_, index) => `M${left + (span * index) / 8} ${y - 4}v9`).join("")}
      strokeWidth={1}
      className="stroke-control"
    />
  );
}
