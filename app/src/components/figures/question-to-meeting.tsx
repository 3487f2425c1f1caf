import { texts } from "../../content/shared/figures/question-to-meeting";
import { range } from "./range";
import type { Point } from "./path";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes, Label } from "./primitives";
import { RoundTable, seatsAround } from "./round-table";

const { labels } = texts;
const { groups } = labels;

/** The way of a community's question: put in writing, counted lease by lease, answered at a meeting. */
export function QuestionToMeeting() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={512}>
        <Question x={0} y={32} />
        <path d="M88 104V136" strokeWidth={3} className="stroke-violet" />
        <ArrowHead x={88} y={138} towards="down" color="violet" />
        <Leases x={0} y={160} pitch={17} />
        <path d="M88 336V360H152" strokeWidth={3} className="stroke-violet" />
        <ArrowHead x={154} y={360} color="violet" />
        <Meeting x={240} y={416} table={48} />
        <path d="M300 340V68H204" strokeDasharray={dashes} className="stroke-ink-3" />
        <ArrowHead x={202} y={68} towards="left" />
        <Label x={292} y={124} anchor="end" lines={labels.next} color="faint" />
        <Label x={320} y={12} anchor="end" lines={labels.example} color="faint" />
      </Composition>
      <Composition span="medium-and-up" height={792}>
        <Question x={0} y={32} />
        <path d="M88 104V144" strokeWidth={3} className="stroke-violet" />
        <ArrowHead x={88} y={146} towards="down" color="violet" />
        <Leases x={0} y={176} pitch={36} />
        <path d="M88 488V632H220" strokeWidth={3} className="stroke-violet" />
        <ArrowHead x={222} y={632} color="violet" />
        <Meeting x={392} y={632} table={108} />
        <path d="M576 632V68H212" strokeDasharray={dashes} className="stroke-ink-3" />
        <ArrowHead x={210} y={68} towards="left" />
        <Label x={392} y={56} anchor="middle" lines={labels.next} color="faint" />
        <Label x={600} y={12} anchor="end" lines={labels.example} color="faint" />
      </Composition>
    </Picture>
  );
}

/** The sheet with the question. */
function Question({ x, y }: Point) {
  return (
    <>
      <path
        d={`M${x} ${y}h176l16 16v56h-192ZM${x + 176} ${y}v16h16`}
        className="fill-surface stroke-violet"
      />
      <Label x={x + 16} y={y + 40} at="middle" lines={labels.question} color="ink" weight="strong" />
    </>
  );
}

const counted = [
  { group: groups.many, leases: 20, left: 14, rowsAbove: 0 },
  { group: groups.few, leases: 30, left: 11, rowsAbove: 2 },
] as const;

/** A dot for each lease, ten to a row; filled where the tenant left. `pitch` is the distance of two dots. */
function Leases({ x, y, pitch }: Point & { readonly pitch: number }) {
  return counted.map(({ group, leases, left, rowsAbove }, index) => {
    const top = y + rowsAbove * pitch + index * (36 + pitch);
    const first = top + 9 + pitch / 2;
    return (
      <g key={group.name}>
        <Label x={x} y={top} lines={group.name} />
        {range(0, leases - 1, 1).map((lease) => (
          <circle
            key={lease}
            cx={x + pitch / 3 + (lease % 10) * pitch}
            cy={first + Math.floor(lease / 10) * pitch}
            r={pitch / 3}
            className={lease < left ? "fill-violet stroke-violet" : "fill-surface stroke-violet"}
          />
        ))}
        <Label
          x={x + 10 * pitch + 14}
          y={first + ((leases / 10 - 1) * pitch) / 2}
          at="middle"
          lines={group.count}
          color="violet"
          weight="strong"
        />
      </g>
    );
  });
}

/** The table at which the answer is heard, all its seats taken. */
function Meeting({ x, y, table }: Point & { readonly table: number }) {
  return (
    <>
      <RoundTable x={x} y={y} radius={table} named />
      {seatsAround({ x, y }, table).map((seat) => (
        <circle
          key={`${seat.x} ${seat.y}`}
          cx={seat.x}
          cy={seat.y}
          r={table / 6}
          className="fill-surface stroke-violet"
        />
      ))}
      <Label
        x={x}
        y={y + table * 0.5}
        anchor="middle"
        lines={labels.meeting}
        color="violet"
        weight="strong"
      />
    </>
  );
}
