import { texts } from "../../content/shared/figures/hold-out-check";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes, Dot, Label } from "./primitives";

const { labels } = texts;

/** The check of the rental example: how long each of twenty apartments stood empty, in two groups. */
export function HoldOutCheck() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={416}>
        <Groups width={320} row={12} first={40} />
      </Composition>
      <Composition span="medium-and-up" height={528}>
        <Groups width={600} row={16} first={64} />
      </Composition>
    </Picture>
  );
}

/** Days empty; the averages are 21 and 54. */
const groups = {
  recommended: [4, 9, 12, 14, 17, 20, 23, 27, 34, 50],
  heldOut: [18, 31, 40, 46, 52, 57, 61, 68, 77, 90],
} as const;

const average = (days: readonly number[]) => days.reduce((sum, day) => sum + day, 0) / days.length;

function Groups({
  width,
  row,
  first,
}: {
  readonly width: number;
  readonly row: number;
  /** Where the first apartment stands. */
  readonly first: number;
}) {
  const x = (days: number) => (days / 95) * width;
  const second = first + 9 * row + 96;
  const end = second + 9 * row + 24;
  const [ours, theirs] = [average(groups.recommended), average(groups.heldOut)];
  const between = (first + 9 * row + second) / 2 - 12;
  return (
    <>
      <Label x={width} y={16} anchor="end" lines={labels.illustration} color="faint" />
      <Label x={0} y={first - 22} lines={labels.recommended} color="teal" weight="strong" />
      <Label x={0} y={second - 22} lines={labels.heldOut} color="violet" weight="strong" />
      {groups.recommended.map((days, index) => (
        <g key={days}>
          <path d={`M0 ${first + index * row}H${x(days)}`} strokeWidth={3} className="stroke-teal" />
          <Dot x={x(days)} y={first + index * row} />
        </g>
      ))}
      {groups.heldOut.map((days, index) => (
        <g key={days}>
          <path
            d={`M0 ${second + index * row}H${x(days)}`}
            strokeDasharray={dashes}
            className="stroke-violet"
          />
          <Dot x={x(days)} y={second + index * row} color="violet" />
        </g>
      ))}
      <path d={`M${x(ours)} ${first - 12}V${between + 8}`} className="stroke-teal" />
      <path d={`M${x(theirs)} ${between - 12}V${end}`} strokeDasharray={dashes} className="stroke-violet" />
      <path d={`M${x(ours)} ${between}H${x(theirs)}`} className="stroke-ink" />
      <ArrowHead x={x(ours)} y={between} towards="left" color="ink" />
      <Label
        x={x(theirs) + 12}
        y={between}
        at="middle"
        lines={labels.difference(theirs - ours)}
        color="ink"
        weight="large"
      />
      <path
        d={`M0 ${end}H${width}${[0, 30, 60, 90].map((day) => `M${x(day)} ${end - 4}v9`).join("")}`}
        strokeWidth={1}
        className="stroke-control"
      />
      {[30, 60, 90].map((day) => (
        <Label key={day} x={x(day)} y={end + 44} anchor="middle" lines={labels.day(day)} color="faint" />
      ))}
      <Label x={0} y={end + 44} lines={labels.axis} color="faint" />
      <Label
        x={x(ours) - 10}
        y={between}
        at="middle"
        anchor="end"
        lines={labels.average(ours)}
        color="teal"
        weight="strong"
      />
      <Label
        x={x(theirs)}
        y={end + 22}
        anchor="middle"
        lines={labels.average(theirs)}
        color="violet"
        weight="strong"
      />
    </>
  );
}
