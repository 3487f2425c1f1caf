import { useId } from "react";
import { texts } from "../../content/shared/figures/reading-a-form";
import { Hatch, hatchFill } from "./hatch";
import type { Point } from "./path";
import { Composition, Picture } from "./picture";
import { Label, onOneLine } from "./primitives";

const { labels } = texts;

/** A form whose questions a group has sorted: what is needed, what may stay blank, what to ask about. */
export function ReadingAForm() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={432}>
        <Form plan={{ width: 184, end: 320 }} />
      </Composition>
      <Composition span="medium" height={432}>
        <Form plan={{ width: 360, end: 600 }} />
      </Composition>
      <Composition span="wide" height={272}>
        <Spread />
      </Composition>
    </Picture>
  );
}

/** The kinds of questions in the order of the form, how many there are, and the lengths of their words. */
const kinds = [
  { name: "needed", words: [0.5, 0.7, 0.4, 0.62, 0.55, 0.75, 0.48] },
  { name: "optional", words: [0.6, 0.45, 0.68] },
  { name: "questioned", words: [0.72, 0.52] },
] as const;

type Kind = (typeof kinds)[number]["name"];

const top = 72;
const pitch = 28;

function Form({ plan: { width, end } }: { readonly plan: { readonly width: number; readonly end: number } }) {
  const hatch = useId();
  const bottom = top + 12 * pitch + 16;
  return (
    <>
      <Hatch id={hatch} weight="heavy" />
      <Label x={end} y={12} anchor="end" lines={labels.example} color="faint" />
      <path
        d={`M0 24h${width - 16}l16 16V${bottom}H0ZM${width - 16} 24v16h16`}
        className="fill-surface stroke-control"
      />
      <Label x={16} y={52} lines={labels.form} color="ink" weight="strong" />
      {kinds.map(({ name, words }, kind) => {
        const first = kinds.slice(0, kind).reduce((count, { words: { length } }) => count + length, 0);
        const from = top + first * pitch;
        const to = from + words.length * pitch;
        const middle = (from + to) / 2;
        return (
          <g key={name}>
            {words.map((share, index) => (
              <Question
                key={share}
                x={14}
                y={from + (index + 0.5) * pitch}
                width={width - 30}
                share={share}
                kind={name}
                hatch={hatch}
              />
            ))}
            <path
              d={`M${width + 8} ${from + 6}h8V${to - 6}h-8M${width + 16} ${middle}h10`}
              className={name === "needed" ? "stroke-ink-2" : "stroke-violet"}
            />
            <Label
              x={width + 34}
              y={middle}
              at="middle"
              lines={labels.kinds[name]}
              color={name === "needed" ? "ink" : "violet"}
              weight="strong"
              subdued
            />
          </g>
        );
      })}
    </>
  );
}

/** Where each kind stands in the spread: its left edge, its width, and its columns of questions. */
const parts = [
  { x: 24, width: 480, rows: 4 },
  { x: 560, width: 304, rows: 4 },
  { x: 920, width: 304, rows: 4 },
] as const;

/** The same form with its kinds side by side. */
function Spread() {
  const hatch = useId();
  return (
    <>
      <Hatch id={hatch} weight="heavy" />
      <path d="M0 24h1256l24 24V272H0ZM1256 24v24h24" className="fill-surface stroke-control" />
      <Label x={1280} y={12} anchor="end" lines={labels.example} color="faint" />
      <Label x={24} y={56} lines={labels.form} color="ink" weight="strong" />
      {kinds.map(({ name, words }, kind) => {
        const { x, width, rows } = parts[kind] ?? parts[0];
        const columns = Math.ceil(words.length / rows);
        const column = width / columns;
        return (
          <g key={name}>
            <path
              d={`M${x} 116H${x + width}M${x} 112v9`}
              className={name === "needed" ? "stroke-ink-2" : "stroke-violet"}
            />
            <Label
              x={x}
              y={100}
              lines={onOneLine(labels.kinds[name])}
              color={name === "needed" ? "ink" : "violet"}
              weight="strong"
            />
            {words.map((share, index) => (
              <Question
                key={share}
                x={x + Math.floor(index / rows) * column}
                y={140 + (index % rows) * 32}
                width={column - 40}
                share={share}
                kind={name}
                hatch={hatch}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

/** A question of the form: its mark, its words, and the line for the answer. */
function Question({
  x,
  y,
  width,
  share,
  kind,
  hatch,
}: Point & {
  readonly width: number;
  readonly share: number;
  readonly kind: Kind;
  readonly hatch: string;
}) {
  return (
    <>
      <path d={`M${x} ${y + 14}h${width}`} strokeWidth={1} className="stroke-hairline" />
      <path d={`M${x + 28} ${y}h${(width - 28) * share}`} strokeWidth={3} className="stroke-ink-3" />
      {kind === "questioned" ? (
        <circle cx={x + 8} cy={y} r={9} className="fill-surface stroke-violet" />
      ) : null}
      <rect
        x={x + 3}
        y={y - 5}
        width={10}
        height={10}
        fill={kind === "optional" ? hatchFill(hatch) : undefined}
        className={kind === "needed" ? "fill-ink stroke-ink" : "stroke-violet"}
      />
    </>
  );
}
