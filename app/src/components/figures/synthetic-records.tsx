import { useId } from "react";
import { texts } from "../../content/shared/figures/synthetic-records";
import { Hatch, HatchedArea } from "./hatch";
import { range } from "./range";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Label } from "./primitives";

const { labels } = texts;

/** Real answers and the synthetic records made from them, back to back: alike as a whole, not one by one. */
export function SyntheticRecords() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={424}>
        <Charts plan={{ width: 320, middle: 160, gap: 22, row: 32, top: 72 }} />
      </Composition>
      <Composition span="medium" height={432}>
        <Charts plan={{ width: 600, middle: 300, gap: 28, row: 34, top: 72 }} />
      </Composition>
      <Composition span="wide" height={400}>
        <Charts plan={{ width: 1280, middle: 640, gap: 36, row: 30, top: 72 }} />
      </Composition>
    </Picture>
  );
}

/** Households by the share of income that they spend on rent, in classes of 5 from 15% on. */
const answers = [12, 40, 86, 124, 118, 82, 52, 30, 18] as const;
const records = [14, 36, 90, 119, 123, 80, 56, 28, 16] as const;
const classWidth = 5;
const firstShare = 15;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The average share, in percent, with each household in the middle of its class. */
const average = (counts: readonly number[]) =>
  sum(counts.map((count, index) => count * (firstShare + (index + 0.5) * classWidth))) / sum(counts);

interface Plan {
  readonly width: number;
  /** The boundary, and how far from it the bars begin. */
  readonly middle: number;
  readonly gap: number;
  readonly row: number;
  readonly top: number;
}

function Charts({ plan }: { readonly plan: Plan }) {
  const hatch = useId();
  const { width, middle, gap, row, top } = plan;
  /** Length of a household's part of a bar. */
  const scale = (middle - gap - 8) / Math.max(...answers);
  const y = (share: number) => top + ((share - firstShare) / classWidth) * row;
  const end = top + answers.length * row;
  const [left, right] = [middle - gap, middle + gap];
  return (
    <>
      <Hatch id={hatch} weight="heavy" pitch={6} />
      <Label x={0} y={16} lines={labels.answers(sum(answers))} color="violet" weight="strong" />
      <Label x={0} y={34} lines={labels.consortium} />
      <Label x={width} y={16} anchor="end" lines={labels.records(sum(records))} color="ink" weight="strong" />
      <Label x={width} y={34} anchor="end" lines={labels.corporation} />
      <path
        d={`M${middle} 0V${top - 12}M${middle} ${end + 8}V${end + 40}`}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
      {answers.map((count, index) => {
        const from = top + index * row + 3;
        return (
          <g key={index}>
            <HatchedArea d={`M${left} ${from}h${-count * scale}v${row - 6}H${left}Z`} hatch={hatch} />
            <path
              d={`M${left} ${from}h${-count * scale}v${row - 6}H${left}`}
              strokeDasharray={dashes}
              className="stroke-violet"
            />
          </g>
        );
      })}
      {records.map((count, index) => {
        const from = top + index * row + 3;
        const to = right + count * scale;
        return (
          <g key={index}>
            <path d={`M${right} ${from}H${to}v${row - 6}H${right}`} className="fill-surface stroke-ink-2" />
            <path
              d={range(right + 12, to - 4, 12)
                .map((x) => `M${x} ${from + row / 2 - 6}v6`)
                .join("")}
              strokeWidth={1}
              className="stroke-ink-3"
            />
          </g>
        );
      })}
      {range(firstShare, firstShare + answers.length * classWidth, classWidth)
        .filter((_, index) => index % 3 === 0)
        .map((share) => (
          <Label
            key={share}
            x={middle}
            y={y(share)}
            at="middle"
            anchor="middle"
            lines={labels.share(share)}
            color="faint"
          />
        ))}
      <path
        d={`M0 ${y(average(answers))}H${left}`}
        strokeDasharray={dashes}
        strokeWidth={2}
        className="stroke-violet"
      />
      <path d={`M${right} ${y(average(records))}H${width}`} strokeWidth={3} className="stroke-teal" />
      <Dot x={left} y={y(average(answers))} color="violet" r={5} />
      <Dot x={right} y={y(average(records))} r={6} />
      <Label x={0} y={end + 28} lines={labels.average(average(answers))} color="violet" weight="strong" />
      <Label
        x={width}
        y={end + 28}
        anchor="end"
        lines={labels.average(average(records))}
        color="teal"
        weight="strong"
      />
      <Label x={0} y={end + 48} lines={labels.example} color="faint" />
    </>
  );
}
